import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mirrorPoint, otherName } from '../../src/content/bodies/side.js';
import { mirrorAngles } from '../../src/content/bodies/skeleton.js';
import { standing } from '../../src/content/bodies/quadruped/poses/standing.js';
import type { Quadruped } from '../../src/content/bodies/quadruped/index.js';
import { Stream } from '../../src/core/stream.js';
import { root } from '../cli/command.js';

const folder = join(root, 'tmp/species-guide');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the species of docs/extending/species.md is built, and its mirror image is its mirror image', async () => {
  const page = readFileSync(join(root, 'docs/extending/species.md'), 'utf8');
  const code = /```ts\n(.*?)```/s.exec(page)![1];
  mkdirSync(folder, { recursive: true });
  // The page's imports are those of a file in the folder of species.
  const species = join(root, 'src/content/bodies/quadruped');
  writeFileSync(join(folder, 'jackal.ts'), code.replaceAll("from '../", `from '${species}/`));
  const { jackal } = (await import(/* @vite-ignore */ join(folder, 'jackal.ts'))) as { jackal: Quadruped };

  const stream = new Stream(['species guide', 1]);
  const look = jackal.look(stream.child('look'));
  const pose = standing(stream.child('pose'), jackal, look);
  const body = jackal.build(look, pose);
  const twin = jackal.build(jackal.mirrorLook(look), { ...pose, angles: mirrorAngles(pose.angles) });
  const names = new Set(body.parts.map(({ name }) => name));
  for (const name of ['left front leg', 'right rear leg', 'left eye']) expect(names).toContain(name);
  const height = Math.max(
    ...body.parts.flatMap(({ mesh }) => [...mesh.positions].filter((_, i) => i % 3 === 1)),
  );
  expect(height).toBeGreaterThan(0.4);
  expect(height).toBeLessThan(1);
  for (const [name, point] of Object.entries(body.points))
    mirrorPoint(point).forEach((value, k) =>
      expect(twin.points[otherName(name)][k], name).toBeCloseTo(value, 6),
    );
});

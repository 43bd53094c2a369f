import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { zod } from '../../../src/core/zod.js';
import { rendering } from '../../../src/families/param-schemas.js';
import { openRenderer } from '../../../src/world/open-renderer.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { sceneOf } from '../gl/scenes.js';

/** Puts a program named blender, and nothing else, on the path. */
function withBlender(script?: string): void {
  const { PATH } = process.env;
  onTestFinished(() => void (process.env.PATH = PATH));
  const folder = temporaryFolder();
  process.env.PATH = folder;
  if (script === undefined) return;
  const program = join(folder, 'blender');
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
}

describe.runIf(process.platform === 'linux')('what stands on the path as blender', () => {
  test('is missing', async () => {
    withBlender();
    await expect(openRenderer('blender')).rejects.toMatchObject({
      code: 'missing-package',
      message:
        "The renderer 'blender' cannot be used: the program blender does not start. It needs Blender 3.4 or newer as `blender` on the path; on Debian, `apt-get install blender`",
    });
  });

  test.each([
    ['echo Blender 2.79', 'is version 2.79.'],
    ['echo Blender 3.3.9', 'is version 3.3.9.'],
    ['echo hello', 'does not say its version.'],
  ])('is of no use: %s', async (script, message) => {
    withBlender(script);
    await expect(openRenderer('blender')).rejects.toThrow(message);
  });

  test.each([
    ['echo "RuntimeError: no Cycles" >&2; exit 1', 'it failed on a scene (RuntimeError: no Cycles)'],
    ['exit 3', 'it failed on a scene (status 3)'],
    ['kill -9 $$', 'it failed on a scene (SIGKILL)'],
    ['exit 0', 'it wrote no picture'],
  ])('fails, says why and leaves nothing: %s', async (script, message) => {
    withBlender(`[ "$1" = --version ] && { echo Blender 3.4.1; exit; }; ${script}`);
    const blender = await openRenderer('blender:2');
    expect(blender).toMatchObject({
      name: 'blender',
      vendor: 'Blender 3.4.1, Cycles on the CPU',
      samples: 2,
    });
    const left = (): string[] =>
      readdirSync(tmpdir()).filter((name) => name.startsWith('topsyturvy-traced-'));
    const before = left();
    const settings = { width: 16, height: 16, samples: 1, shadows: true } as const;
    expect(() => blender.render(sceneOf([], { azimuth: 0, elevation: 20 }), settings)).toThrow(message);
    expect(left()).toEqual(before);
  });
});

test.each(['blender:0', 'blender:10000', 'blender:many', 'blender:', 'cycles'])(
  'there is no renderer %s',
  async (name) => {
    await expect(openRenderer(name as 'blender')).rejects.toMatchObject({ code: 'bad-parameter' });
  },
);

test('the param takes these and refuses others', () => {
  const { renderer } = rendering(zod(), 'objects');
  expect(
    ['soft', 'gl', 'blender', 'blender:9999'].filter((name) => !renderer.safeParse(name).success),
  ).toEqual([]);
  for (const name of ['cycles', 'blender:', 'blender:1.5', 'blender:0', 'blender:10000'])
    expect(renderer.safeParse(name).error?.message).toContain('Expected soft, gl, blender or blender:N');
});

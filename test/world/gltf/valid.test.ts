import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Stream } from '../../../src/core/stream.js';
import { dressed } from '../../../src/content/models/dressed.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { occluders } from '../../../src/content/occluders/index.js';
import { surfaceMaterial, surfaces } from '../../../src/content/surfaces/index.js';
import { writeModel } from '../../../src/world/gltf/write/model.js';
import type { Model } from '../../../src/world/model.js';
import { root } from '../../cli/command.js';
import { validate } from './validator.js';

const folder = join(root, 'assets/models');
const files = readdirSync(folder).filter((name) => name.endsWith('.glb'));

test.each(files)('%s is a valid glTF', async (file) => {
  expect(await validate(readFileSync(join(folder, file)))).toEqual({ problems: [] });
});

async function expectValid(model: Model): Promise<void> {
  expect(await validate(writeModel(model))).toEqual({ problems: [] });
}

// All of them: valid.full.test.ts.
const some = catalog.filter(({ category }, i) => i % 12 === 0 || category === 'cereal box');

test.each(some.map((entry) => [entry.category, entry] as const))('%s is written validly', (_, entry) =>
  expectValid(buildModel(entry, ['valid', 1], true)),
);

test.each(occluders.map((entry) => [entry.category, entry] as const))('%s, which hides', (_, entry) =>
  expectValid(buildModel(entry, ['valid', 1])),
);

test('textures of colors, normals and roughness', async () => {
  const chair = catalog.find(({ category }) => category === 'chair')!;
  const model = dressed(buildModel(chair, ['valid', 1]), (name) =>
    surfaceMaterial(
      surfaces.find((surface) => surface.name === name)!,
      new Stream(['valid', name]),
      64,
    ),
  );
  expect(model.parts.some(({ material }) => material.normalTexture)).toBe(true);
  await expectValid(model);
});

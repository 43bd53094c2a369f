import { expect, test } from 'vitest';
import { memoize } from '../../../src/core/memoize.js';
import { Stream } from '../../../src/core/stream.js';
import { dressed } from '../../../src/content/models/dressed.js';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { surfaceMaterial, surfaces } from '../../../src/content/surfaces/index.js';
import { writeModel } from '../../../src/world/gltf/write/model.js';
import { validate } from './validator.js';

const surfaceOf = memoize((name: string) =>
  surfaceMaterial(
    surfaces.find((surface) => surface.name === name)!,
    new Stream(['valid', name]),
    64,
  ),
);

test.each(catalog.map((entry) => [entry.category, entry] as const))('%s', async (_, entry) => {
  const plain = buildModel(entry, ['valid', 2]);
  const labelled = entry.label ? [buildModel(entry, ['valid', 3], true)] : [];
  for (const model of [plain, ...labelled, dressed(plain, surfaceOf)])
    expect(await validate(writeModel(model))).toEqual({ problems: [] });
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildModel, catalog } from '../../../src/content/models/index.js';
import { writeModel } from '../../../src/world/gltf/write.js';
import { root } from '../../cli/command.js';
import { validate } from './validator.js';

const folder = join(root, 'assets/models');
const files = readdirSync(folder).filter((name) => name.endsWith('.glb'));

test.each(files)('%s is a valid glTF', async (file) => {
  expect(await validate(readFileSync(join(folder, file)))).toEqual({ problems: [], remarks: [] });
});

test.each(catalog.map((entry) => [entry.category, entry] as const))(
  '%s is written validly',
  async (_, entry) => {
    expect(await validate(writeModel(buildModel(entry, ['valid', 1])))).toEqual({
      problems: [],
      remarks: [],
    });
  },
);

#!/usr/bin/env node
/**
 * Writes assets/models/: a few models of the catalog as GLB, each with its side file, for examples and tests. Run
 * `npm run build` first. The same bytes each time; a test compares them.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { buildModel, catalog } from '../dist/content.js';
import { writeModel } from '../dist/world.js';

const folder = new URL('../assets/models/', import.meta.url);
const seedPath = ['assets', 1];
const chosen = [
  { category: 'box', hides: true },
  { category: 'chair' },
  { category: 'mailbox', hasText: true },
  { category: 'stop sign', hasText: true },
];

mkdirSync(folder, { recursive: true });
const models = [];
for (const { category, ...more } of chosen) {
  const model = buildModel(
    catalog.find((entry) => entry.category === category),
    seedPath,
  );
  const { broadClass, hasFront, hasUp } = model;
  const glb = writeModel(model);
  const name = category.replaceAll(' ', '-');
  const side = { category, broadClass, front: '+z', up: '+y', scale: 1, hasFront, hasUp, ...more };
  writeFileSync(new URL(`${name}.glb`, folder), glb);
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(side, null, 2)}\n`);
  models.push({ file: `${name}.glb`, category, sha256: createHash('sha256').update(glb).digest('hex') });
}
const listed = {
  license:
    'MIT, as the package: made from src/content/models by scripts/export-models.mjs, nothing is from elsewhere',
  seedPath,
  models,
};
writeFileSync(new URL('catalog.json', folder), `${JSON.stringify(listed, null, 2)}\n`);

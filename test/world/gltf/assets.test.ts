import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/core/hash.js';
import { loadModel } from '../../../src/world/gltf/load.js';
import { modelSheet } from '../../../src/world/gltf/sheet.js';
import { triangleCount } from '../../../src/world/mesh.js';
import { root } from '../../cli/command.js';

const folder = join(root, 'assets/models');
const { license, models } = JSON.parse(readFileSync(join(folder, 'catalog.json'), 'utf8')) as {
  license: string;
  models: { file: string; category: string; sha256: string }[];
};

describe('assets/models', () => {
  test.each(models)('$file is as its catalog says', async ({ file, category, sha256: hash }) => {
    const bytes = readFileSync(join(folder, file));
    expect(sha256(bytes)).toBe(hash);
    expect(bytes.length).toBeLessThan(150_000);
    const { model, declared, left } = await loadModel(join(folder, file));
    expect(model.category).toBe(category);
    expect(declared).toEqual(expect.arrayContaining(['broadClass', 'category', 'hasFront', 'hasUp']));
    expect(left).toEqual([]);
    expect(model.parts.reduce((sum, { mesh }) => sum + triangleCount(mesh), 0)).toBeGreaterThan(500);
  });

  test('have a license', () => expect(license).toMatch(/MIT/));
});

test('a contact sheet shows the front where it is declared', async () => {
  const { model } = await loadModel(join(folder, 'stop-sign.glb'));
  const sheet = modelSheet(model);
  /** How much of one of the eight pictures is the red of the sign; the arrow's is small. */
  const redOf = (side: number): number => {
    let red = 0;
    for (let y = 0; y < 256; y++)
      for (let x = 0; x < 256; x++) {
        const [left, top] = [8 + (side % 4) * 264, 8 + Math.floor(side / 4) * 290];
        const at = 3 * ((top + y) * sheet.width + left + x);
        const [r, g, b] = [sheet.data[at], sheet.data[at + 1], sheet.data[at + 2]];
        if (r > 90 && g < r / 2 && b < r / 2) red++;
      }
    return red;
  };
  const [front, rear, side] = [redOf(0), redOf(4), redOf(2)];
  expect(front).toBeGreaterThan(3 * rear);
  expect(front).toBeGreaterThan(3 * side);
});

import { expect, it } from 'vitest';
import { painted } from '../../../src/content/places/parts/looks.js';
import { tree } from '../../../src/content/places/parts/tree.js';
import { treeKindNames } from '../../../src/content/places/parts/tree-kinds.js';
import { Stream } from '../../../src/core/stream.js';
import { bounds } from '../../../src/world/modeling/index.js';

const bark = painted('bark', '#6a5a48');
const grown = (kind: (typeof treeKindNames)[number], seed: number) =>
  tree(new Stream(['tree', seed]), bark, { kind, height: 10 });

it.each(treeKindNames)('a %s is about as high as it was asked to be, and stands on the ground', (kind) => {
  for (const seed of [1, 2, 3]) {
    const { min, max } = bounds(...grown(kind, seed).parts.map(({ mesh }) => mesh));
    expect(max[1]).toBeGreaterThan(8.5);
    expect(max[1]).toBeLessThan(12.5);
    expect(min[1]).toBeLessThan(0);
    expect(min[1]).toBeGreaterThan(-1.5);
  }
});

it('grows kinds that differ in outline or in leaves, by pairs', () => {
  // Width and the height at which half of the leaves lie, meters; the color of the leaves; the share of a twig that leaves cover.
  const measures = treeKindNames.map((kind) => {
    const { mesh, material } = grown(kind, 1).parts.find(({ name }) => name === 'leaves')!;
    const { min, max } = bounds(mesh);
    const heights = [...mesh.positions].filter((_, i) => i % 3 === 1).sort((a, b) => a - b);
    const { data } = material.baseColorTexture!.image;
    const covered = [...data].filter((value, i) => i % 4 === 3 && value > 0).length / (data.length / 4);
    return [max[0] - min[0], heights[heights.length >> 1], 5 * material.baseColor[0], 5 * covered];
  });
  for (const [i, a] of measures.entries())
    for (const b of measures.slice(i + 1))
      expect(Math.hypot(...a.map((value, k) => value - b[k]))).toBeGreaterThan(0.7);
});

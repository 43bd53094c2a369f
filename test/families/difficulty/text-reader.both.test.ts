import { expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { TextState } from '../../../src/families/text/state.js';
import { paperMap } from '../../../src/glyphs/paper-map.js';
import { readString } from '../../glyphs/reader.js';
import { someOf } from '../../few.js';

const strings = 5;

/** Views of text/rotated at a level of one axis. */
async function* viewsAt(axis: string, level: number) {
  const params = { length: 3, difficulty: { [axis]: level }, textOnly: false };
  const maker = await prepare(plan('text/rotated', { seed: 'reader', count: strings, params }));
  for (let i = 0; i < strings; i++) {
    const { views, state } = maker.make(i);
    yield {
      raster: views[0].raster,
      text: views[0].label as string,
      font: (state as unknown as TextState).font,
    };
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(someOf(['blur', 'tilt', 'noise', 'contrast'], 1))(
  'the overlap of characters with those of the font falls with each level of %s, and all are read',
  async (axis) => {
    const overlaps: number[] = [];
    for (const level of [5, 7, 10]) {
      const scores: number[] = [];
      for await (const { raster, text, font } of viewsAt(axis, level)) {
        const read = readString(raster, font, paperMap.alphabet);
        expect(read.text).toBe(text);
        scores.push(...read.scores);
      }
      overlaps.push(mean(scores));
    }
    expect(overlaps).toEqual([...overlaps].sort((a, b) => b - a));
    expect(overlaps[2]).toBeLessThan(overlaps[0] - 0.03);
  },
);

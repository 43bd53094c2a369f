import { expect, test } from 'vitest';
import { changedShare } from '../../src/draw/raster.js';
import { centralSquare } from '../draw/central-square.js';
import { secondItem } from './second-item.js';

const quick = { look: 'clean', samples: 1, shadows: false };
const side = 64;

test.each(['mirror/body', 'mirror/reflection'])(
  'the central square of %s shows what the square picture shows',
  async (family) => {
    const square = await secondItem(family, { ...quick, size: side });
    for (const size of ['160x64', '64x160']) {
      const item = await secondItem(family, { ...quick, size });
      expect([item.state, item.certificate]).toEqual([square.state, square.certificate]);
      for (const { name, raster } of square.views) {
        // The background shades from top to bottom: over a square, and over more rows, by up to 12 levels less there.
        const middle = centralSquare(item.view(name).raster, side);
        expect(changedShare(middle, raster, 16)).toBeLessThan(0.004);
      }
    }
  },
);

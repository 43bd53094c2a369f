import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { blend, per255 } from '../../src/draw/blend.js';
import { createRaster } from '../../src/draw/raster.js';

describe('opaque gray on gray', () => {
  test('is the documented formula at every pixel, wherever the window lies', () => {
    const stream = new Stream(['blend']);
    const level = () => stream.choice([0, 0, 255, 255, stream.below(256)]);
    for (let round = 0; round < 300; round++) {
      const [width, height] = [stream.integer(1, 40), stream.integer(1, 12)];
      const raster = createRaster(width, height, 1, stream.choice([255, 255, 0, 77]));
      if (round % 3 === 0) raster.data.forEach((_, i) => (raster.data[i] = level()));
      const shape = {
        x: stream.integer(-9, 9),
        y: stream.integer(-4, 4),
        width: stream.integer(1, 33),
        height: 7,
      };
      const data = Uint8Array.from({ length: shape.width * shape.height }, level);
      const [dx, dy] = [stream.integer(-6, 20), stream.integer(-3, 6)];
      const gray = stream.choice([0, 0, 255, 128]);
      const expected = raster.data.map((below, at) => {
        const x = (at % width) - shape.x - dx;
        const y = Math.floor(at / width) - shape.y - dy;
        if (x < 0 || y < 0 || x >= shape.width || y >= shape.height) return below;
        const alpha = data[y * shape.width + x];
        return per255(gray * alpha + below * (255 - alpha));
      });
      blend(raster, { ...shape, data }, dx, dy, [gray, gray, gray, 255]);
      expect(raster.data).toEqual(expected);
    }
  });
});

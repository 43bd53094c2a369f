import { type Channels, createRaster, type Raster } from '../../src/draw/raster.js';
import { Stream } from '../../src/core/stream.js';

/** A picture whose channels are `value(x, y, channel)`, brought to 0 … 255. */
export function picture(
  width: number,
  height: number,
  channels: Channels,
  value: (x: number, y: number, channel: number) => number,
): Raster {
  const raster = createRaster(width, height, channels);
  for (let i = 0; i < raster.data.length; i++) {
    const pixel = Math.floor(i / channels);
    const v = value(pixel % width, Math.floor(pixel / width), i % channels);
    raster.data[i] = Math.max(0, Math.min(255, Math.floor(v)));
  }
  return raster;
}

/** Boxes with soft edges in few colors, as a drawing has them. */
export function drawing(width: number, height: number, channels: Channels, seed: string, boxes = 12): Raster {
  const stream = new Stream(['png', 'drawing', seed]);
  const raster = createRaster(width, height, channels, 255);
  for (let n = 0; n < boxes; n++) {
    const color = Array.from({ length: channels }, () => stream.below(256));
    const [x0, y0] = [stream.below(width), stream.below(height)];
    const [x1, y1] = [x0 + 1 + stream.below(width), y0 + 1 + stream.below(height)];
    const slant = stream.uniform(-0.5, 0.5);
    for (let y = y0; y < Math.min(y1, height); y++) {
      const left = x0 + slant * (y - y0);
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(x1, width); x++) {
        const cover = Math.max(0, Math.min(1, x + 1 - left));
        for (let c = 0; c < channels; c++) {
          const at = (y * width + x) * channels + c;
          raster.data[at] = Math.floor(raster.data[at] * (1 - cover) + color[c] * cover);
        }
      }
    }
  }
  return raster;
}

/** Independent bytes, `levels` different ones. */
export function noise(width: number, height: number, channels: Channels, seed: string, levels = 256): Raster {
  const stream = new Stream(['png', 'noise', seed]);
  return picture(width, height, channels, () =>
    Math.floor((stream.below(levels) * 255) / Math.max(1, levels - 1)),
  );
}

/** Smooth shading with grain, like a photograph. */
export function photograph(width: number, height: number, channels: Channels, seed: string): Raster {
  const stream = new Stream(['png', 'photograph', seed]);
  const [a, b] = [stream.uniform(1, 3), stream.uniform(1, 3)];
  return picture(width, height, channels, (x, y, c) => {
    const [u, v] = [x / width, y / height];
    const light = 40 + 170 * Math.abs(((a * u + b * v * v + c / 7) % 2) - 1);
    return light + stream.uniform(-5, 5);
  });
}

/** All kinds of pictures, small enough for every test. */
export const pictures: Readonly<Record<string, Raster>> = {
  ...Object.fromEntries(
    ([1, 3, 4] as const).flatMap((channels) => [
      [`1x1 of ${channels}`, noise(1, 1, channels, 'dot')],
      [`1x37 of ${channels}`, drawing(1, 37, channels, 'pole', 3)],
      [`37x1 of ${channels}`, noise(37, 1, channels, 'line')],
      [`2x300 of ${channels}`, drawing(2, 300, channels, 'strip', 4)],
      [`constant of ${channels}`, createRaster(80, 90, channels, 200)],
      [`black of ${channels}`, createRaster(53, 41, channels)],
      [`drawing of ${channels}`, drawing(128, 96, channels, 'a')],
      [`odd drawing of ${channels}`, drawing(101, 77, channels, 'b')],
      [`photograph of ${channels}`, photograph(120, 70, channels, 'c')],
      [`odd photograph of ${channels}`, photograph(61, 83, channels, 'd')],
      [`noise of ${channels}`, noise(67, 59, channels, 'e')],
      [`two levels of ${channels}`, noise(90, 60, channels, 'f', 2)],
      [`gradient of ${channels}`, picture(150, 140, channels, (x, y, c) => x * 0.9 + y * 0.7 - 20 * c)],
      [`rows alike of ${channels}`, picture(200, 50, channels, (x, _, c) => (x * (7 + c)) % 256)],
      [`columns alike of ${channels}`, picture(50, 200, channels, (_, y, c) => (y * (5 + c)) % 256)],
      [
        `checks of ${channels}`,
        picture(90, 90, channels, (x, y) => ((Math.floor(x / 7) + Math.floor(y / 7)) % 2) * 255),
      ],
    ]),
  ),
  'sixteen grays': noise(40, 30, 1, 'g', 16),
  'four grays': noise(41, 30, 1, 'h', 4),
  '256 colors': picture(64, 64, 3, (x, y, c) => (((x >> 2) * 16 + (y >> 2)) * (c + 1)) & 255),
  '257 colors': picture(257, 3, 3, (x, _, c) => (c === 0 ? x : c === 1 && x === 256 ? 255 : 0)),
  'three colors': picture(33, 33, 4, (x, y, c) => ((x * y) % 3) * (c + 30)),
};

import { expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { encodeGif } from '../../src/draw/gif.js';
import { createRaster, type Raster } from '../../src/draw/raster.js';

/** The second road: libvips' reader (giflib's kin), frame by frame. */
async function decoded(bytes: Uint8Array): Promise<{ frames: Buffer[]; delay: number[]; loop: number }> {
  const { default: sharp } = await import('sharp');
  const { pages = 1, delay = [], loop = -1 } = await sharp(bytes, { pages: -1 }).metadata();
  const frames = await Promise.all(
    Array.from({ length: pages }, (_, page) => sharp(bytes, { page }).removeAlpha().toColourspace('srgb').raw().toBuffer()), // prettier-ignore
  );
  return { frames, delay, loop };
}

const rgb = ({ channels, data }: Raster): Buffer =>
  Buffer.from(channels === 3 ? data : [...data].flatMap((level) => [level, level, level]));

for (const [name, channels, levels] of [
  ['two levels', 1, 2],
  ['noise of 256 grays, which fills the table of codes', 1, 256],
  ['noise of 200 colors', 3, 200],
] as const) {
  test(`another reader sees the same frames: ${name}`, async () => {
    const stream = new Stream(['gif', name]);
    const frames = Array.from({ length: 4 }, () => {
      const raster = createRaster(97, 61, channels);
      for (let i = 0; i < raster.data.length; i += channels) {
        const level = Math.floor((255 * stream.below(levels)) / (levels - 1));
        for (let c = 0; c < channels; c++) raster.data[i + c] = c === 1 ? 255 - level : level;
      }
      return raster;
    });
    const { frames: seen, delay, loop } = await decoded(encodeGif(frames, 60));
    expect(seen.map((frame) => frame.toString('base64'))).toEqual(
      frames.map((frame) => rgb(frame).toString('base64')),
    );
    expect(delay).toEqual([60, 60, 60, 60]);
    expect(loop).toBe(0);
  });
}

test('flat pictures, one pixel and one color', async () => {
  for (const [width, height] of [
    [1, 1],
    [300, 200],
  ] as const) {
    const frame = createRaster(width, height, 1, 77);
    const { frames } = await decoded(encodeGif([frame], 20));
    expect(frames[0].equals(rgb(frame))).toBe(true);
  }
});

test('what GIF cannot hold is refused', () => {
  const many = createRaster(30, 30, 3);
  many.data.forEach((_, i) => (many.data[i] = Math.floor(i / 3) >> (8 * (i % 3))));
  expect(() => encodeGif([many], 50)).toThrow('at most 256 colors');
  const [small, large] = [createRaster(2, 2, 1), createRaster(3, 2, 1)];
  expect(() => encodeGif([small, large], 50)).toThrow('2×2');
  expect(() => encodeGif([small], 55)).toThrow('multiple of 10');
  expect(() => encodeGif([], 50)).toThrow('at least 1');
});

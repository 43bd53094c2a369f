import { describe, expect, it } from 'vitest';
import { channelIntensities, channelOf } from '../../../src/core/color.js';
import type { Channels, Raster } from '../../../src/draw/raster.js';
import { type MipLevel, mipChain } from '../../../src/world/shading/mip-chain.js';
import { noise } from './textures.js';

/** The 8 bits of a channel of the i-th texel. */
const codeAt = ({ texels }: MipLevel, i: number, channel: number): number =>
  (texels[i] >>> (8 * channel)) & 255;

/** The mean of the part of a picture under a texel of a level, by area, in doubles. */
function mean(picture: Raster, level: MipLevel, x: number, y: number, channel: number, linear: boolean) {
  const { width, height, channels, data } = picture;
  const [w, h] = [width / level.width, height / level.height];
  let sum = 0;
  for (let row = Math.floor(y * h); row < Math.min(height, (y + 1) * h); row++) {
    for (let column = Math.floor(x * w); column < Math.min(width, (x + 1) * w); column++) {
      const across = Math.min(column + 1, (x + 1) * w) - Math.max(column, x * w);
      const down = Math.min(row + 1, (y + 1) * h) - Math.max(row, y * h);
      const code = data[(row * width + column) * channels + channel];
      sum += across * down * (linear ? channelIntensities()[code] : code);
    }
  }
  return linear ? channelOf(sum / w / h) : sum / w / h;
}

/** How far the first two halves are from the second road; from there on odd sides nest differently. */
function worst(picture: Raster, linear: boolean, depth: number): number {
  const levels = mipChain(picture, linear ? 'color' : 'data', 'it');
  let error = 0;
  for (const level of levels.slice(1, 1 + depth)) {
    for (let i = 0; i < level.texels.length; i++) {
      const [x, y] = [i % level.width, Math.floor(i / level.width)];
      for (let channel = 0; channel < picture.channels; channel++) {
        const expected = mean(picture, level, x, y, channel, linear && channel < 3);
        error = Math.max(error, Math.abs(codeAt(level, i, channel) - expected));
      }
    }
  }
  return error;
}

describe('mipChain', () => {
  it('halves down to one texel', () => {
    const sizes = mipChain(noise(20, 5, 3), 'color', 'it').map(({ width, height }) => `${width}x${height}`);
    expect(sizes).toEqual(['20x5', '10x2', '5x1', '2x1', '1x1']);
  });

  it.each([1, 3, 4] as Channels[])('is the mean of what lies under a texel, with %i channels', (channels) => {
    // Whole powers of two nest, so all levels are means of the picture itself; half a code is the last rounding.
    expect(worst(noise(64, 32, channels), false, 9)).toBeLessThanOrEqual(0.51);
    expect(worst(noise(64, 32, channels), true, 9)).toBeLessThanOrEqual(1);
    expect(worst(noise(37, 53, channels), false, 1)).toBeLessThanOrEqual(0.51);
    expect(worst(noise(37, 53, channels), true, 1)).toBeLessThanOrEqual(1);
  });

  it.each([
    [64, 64],
    [61, 47],
    [7, 1],
  ])('keeps the light of a picture of %i x %i', (width, height) => {
    const picture = noise(width, height, 1);
    const last = mipChain(picture, 'color', 'it').at(-1)!;
    const light = picture.data.reduce((sum, code) => sum + channelIntensities()[code], 0);
    expect(Math.abs(codeAt(last, 0, 0) - channelOf(light / width / height))).toBeLessThanOrEqual(1);
  });

  it('leaves even colors alone', () => {
    for (const code of [0, 1, 17, 128, 254, 255]) {
      const data = new Uint8Array(33 * 10 * 3).fill(code);
      for (const kind of ['color', 'data'] as const) {
        const levels = mipChain({ width: 33, height: 10, channels: 3, data }, kind, 'it');
        const texel = (0xff << 24) | (code * 0x010101);
        expect(levels.every(({ texels }) => texels.every((value) => value === texel >>> 0))).toBe(true);
      }
    }
  });

  it('is made once per picture and kind', () => {
    const picture = noise(8, 8, 3);
    expect(mipChain(picture, 'color', 'it')).toBe(mipChain(picture, 'color', 'it'));
    expect(mipChain(picture, 'data', 'it')).not.toBe(mipChain(picture, 'color', 'it'));
  });

  it('refuses pictures that are too large or not whole', () => {
    const wide: Raster = { width: 8193, height: 1, channels: 1, data: new Uint8Array(8193) };
    expect(() => mipChain(wide, 'color', 'baseColorTexture')).toThrow(
      'Expected sides of 1 to 8192 texels for baseColorTexture but received "8193x1 texels"',
    );
    const short: Raster = { width: 4, height: 4, channels: 3, data: new Uint8Array(47) };
    expect(() => mipChain(short, 'data', 'normalTexture')).toThrow(
      'Expected 48 bytes of texels for normalTexture but received 47',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { channelIntensities } from '../../../src/core/color.js';
import type { Raster } from '../../../src/draw/raster.js';
import type { Wrap } from '../../../src/world/material.js';
import { SurfacePoint } from '../../reference/shading/point.js';
import { alphaMaskOf } from '../../../src/world/render/shade/textures.js';
import { mipChain } from '../../../src/world/shading/mip-chain.js';
import { Sampler } from '../../../src/world/shading/metallic-roughness.js';
import { levelAt, readTexture, sampleTexture, texel } from '../../reference/shading/texture.js';
import { noise, plain, texture } from './textures.js';

const sampled = (sampler: Sampler, u: number, v: number, level = 0): number[] => {
  sampleTexture(sampler, u, v, level);
  return [texel.red, texel.green, texel.blue, texel.alpha];
};

/** Where a wrap mode takes a texel's index: the definition, texel by texel. */
function folded(index: number, size: number, mode: Wrap): number {
  if (mode === 'clamp') return Math.min(size - 1, Math.max(0, index));
  if (mode === 'repeat') return ((index % size) + size) % size;
  const place = ((index % (2 * size)) + 2 * size) % (2 * size);
  return place < size ? place : 2 * size - 1 - place;
}

/** Bilinear by the book: four texels, each wrapped by itself. */
function byTheBook({ width, height, channels, data }: Raster, mode: Wrap, u: number, v: number): number {
  const [x, y] = [u * width - 0.5, v * height - 0.5];
  let sum = 0;
  for (const row of [Math.floor(y), Math.floor(y) + 1])
    for (const column of [Math.floor(x), Math.floor(x) + 1]) {
      const at = folded(row, height, mode) * width + folded(column, width, mode);
      sum += (1 - Math.abs(x - column)) * (1 - Math.abs(y - row)) * (data[at * channels] / 255);
    }
  return sum;
}

describe('Sampler', () => {
  it('gives each texel of the picture at its center', () => {
    for (const [width, height] of [
      [16, 8],
      [7, 5],
    ] as const) {
      const picture = noise(width, height, 4);
      const sampler = new Sampler(texture(picture), 'color', 'it');
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 4;
          const [red, green, blue, alpha] = sampled(sampler, (x + 0.5) / width, (y + 0.5) / height);
          expect(red).toBeCloseTo(channelIntensities()[picture.data[at]], 12);
          expect(green).toBeCloseTo(channelIntensities()[picture.data[at + 1]], 12);
          expect(blue).toBeCloseTo(channelIntensities()[picture.data[at + 2]], 12);
          expect(alpha).toBeCloseTo(picture.data[at + 3] / 255, 12);
        }
    }
  });

  it.each(['repeat', 'clamp', 'mirror'] as const)('wraps by %s as texel after texel would', (mode) => {
    const picture = noise(6, 4, 3);
    const sampler = new Sampler(texture(picture, mode), 'data', 'it');
    for (let u = -2.6; u < 3; u += 0.0371)
      for (const v of [-1.13, -0.01, 0.02, 0.5, 0.99, 1.01, 2.4]) {
        expect(sampled(sampler, u, v)[0]).toBeCloseTo(byTheBook(picture, mode, u, v), 10);
      }
  });

  it('goes evenly from level to level', () => {
    const picture = noise(32, 32, 3);
    const sampler = new Sampler(texture(picture), 'data', 'it');
    const [fine, coarse] = [sampled(sampler, 0.3, 0.7, 2), sampled(sampler, 0.3, 0.7, 3)];
    const between = sampled(sampler, 0.3, 0.7, 2.25);
    between.forEach((value, i) => expect(value).toBeCloseTo(0.75 * fine[i] + 0.25 * coarse[i], 12));
    const last = mipChain(picture, 'data', 'it').at(-1)!;
    expect(sampled(sampler, 0.9, 0.1, 5)[1]).toBeCloseTo(((last.texels[0] >>> 8) & 255) / 255, 12);
  });

  it('finds the level by the longer way in texels', () => {
    const sampler = new Sampler(texture(noise(64, 32, 3)), 'data', 'it');
    expect(levelAt(sampler, 0, 0, 0, 0)).toBe(0);
    expect(levelAt(sampler, 1 / 64, 0, 0, 1 / 32)).toBe(0);
    expect(levelAt(sampler, 2 / 64, 0, 0, 1 / 32)).toBe(1);
    expect(levelAt(sampler, 0, 1 / 32, 0, 8 / 32)).toBe(3);
    expect(levelAt(sampler, 1e300, 0, 0, 0)).toBe(6);
    for (let texels = 1; texels < 64; texels += 0.37)
      expect(Math.abs(levelAt(sampler, texels / 64, 0, 0, 0) - Math.log2(texels))).toBeLessThan(0.0861);
  });

  it('reads long pieces nearer to their mean when it may read more than once', () => {
    const picture = noise(64, 64, 1);
    const own = texture(picture);
    const point = new SurfacePoint();
    const off = [1, 4].map((mostTaps) => {
      const sampler = new Sampler(own, 'data', 'texture', mostTaps);
      let square = 0;
      for (let i = 0; i < 40; i++) {
        const angle = (i * Math.PI) / 20;
        const [along, across] = [8 / 64, 1.4 / 64];
        point.u = 0.37 * i;
        point.v = 0.21 * i;
        [point.dudx, point.dvdx] = [along * Math.cos(angle), along * Math.sin(angle)];
        [point.dudy, point.dvdy] = [-across * Math.sin(angle), across * Math.cos(angle)];
        let mean = 0;
        for (let a = 0; a < 20; a++)
          for (let b = 0; b < 20; b++) {
            const [x, y] = [(a + 0.5) / 20 - 0.5, (b + 0.5) / 20 - 0.5];
            const u = point.u + x * point.dudx + y * point.dudy;
            mean += byTheBook(picture, 'repeat', u, point.v + x * point.dvdx + y * point.dvdy) / 400;
          }
        readTexture(sampler, point);
        square += (texel.red - mean) ** 2;
      }
      return Math.sqrt(square / 40);
    });
    expect(off[1]).toBeLessThan(0.8 * off[0]);
  });

  it('reads gray as three equal channels, and no alpha as 1', () => {
    const gray = new Sampler(texture(noise(8, 8, 1)), 'color', 'it');
    const [red, green, blue, alpha] = sampled(gray, 0.4, 0.6);
    expect([green, blue, alpha]).toEqual([red, red, 1]);
  });
});

describe('alphaMaskOf', () => {
  const material = { baseColor: [1, 1, 1], metallic: 0, roughness: 1 } as const;

  it('is there only with a cutoff and a texture that has alpha', () => {
    const [clear, opaque] = [texture(plain([9, 9, 9, 100])), texture(plain([9, 9, 9]))];
    expect(alphaMaskOf(material)).toBeUndefined();
    expect(alphaMaskOf({ ...material, baseColorTexture: clear })).toBeUndefined();
    expect(alphaMaskOf({ ...material, baseColorTexture: opaque, alphaCutoff: 0.5 })).toBeUndefined();
    const mask = alphaMaskOf({ ...material, baseColorTexture: clear, alphaCutoff: 0.4 })!;
    expect([mask.cutoff, mask.texture.levels.length]).toEqual([0.4, 1 + Math.log2(clear.image.width)]);
  });
});

import type { KernelMemory } from '../../../../src/core/wasm/kernel.js';
import { beyond, CoverField, TextureField } from '../../../../src/world/render/raster/records.js';
import type { MipLevel } from '../../../../src/world/shading/mip-chain.js';
import type { Sampler } from '../../../../src/world/shading/metallic-roughness.js';
import type { Wrap } from '../../../../src/world/material.js';
import { SurfacePoint } from '../../shading/point.js';
import { readTexture, texel } from '../../shading/texture.js';

const point = new SurfacePoint();

/** Whether the material of a record of {@link CoverField} is there at a point of the picture, pixels. */
export function coversOf({ ints, doubles, words }: KernelMemory, cover: number) {
  const at = cover / 8;
  const numbers = (field: CoverField, count: number): number[] => [
    ...doubles.subarray(at + field, at + field + count),
  ];
  const [isPlan, texture] = [CoverField.isPlan, CoverField.texture].map((field) => ints[2 * (at + field)]);
  const sampler = samplerOf(ints, doubles, words, texture);
  const [cutoff] = numbers(CoverField.cutoff, 1);
  const [startX, startY] = numbers(CoverField.start, 2);
  const [base, byX, byY] = [CoverField.base, CoverField.byX, CoverField.byY].map((field) =>
    numbers(field, 3),
  );
  const [totalX, totalY] = numbers(CoverField.totalX, 2);
  const [us, vs] = [numbers(CoverField.u, 3), numbers(CoverField.v, 3)];
  const growth = numbers(CoverField.growth, 4);

  const isThere = (u: number, v: number, ...by: readonly number[]): boolean => {
    [point.u, point.v] = [u, v];
    [point.dudx, point.dvdx, point.dudy, point.dvdy] = by;
    readTexture(sampler, point);
    return texel.alpha >= cutoff;
  };
  if (isPlan !== 0)
    return (x: number, y: number): boolean => {
      const [px, py] = [x * 256 - startX, y * 256 - startY];
      const b = (px * byY[1] - py * byX[1]) * base[0];
      const c = (py * byX[0] - px * byY[0]) * base[0];
      return isThere(us[0] + b * us[1] + c * us[2], vs[0] + b * vs[1] + c * vs[2], ...growth);
    };
  return (x: number, y: number): boolean => {
    const [dx, dy] = [x - startX, y - startY];
    const [a, b, c] = base.map((start, k) => {
      const weight = start + dx * byX[k] + dy * byY[k];
      return weight > 0 ? weight : 0;
    });
    const per = 1 / (a + b + c);
    const u = (a * us[0] + b * us[1] + c * us[2]) * per;
    const v = (a * vs[0] + b * vs[1] + c * vs[2]) * per;
    const by = growth.map((of, k) => (of - (k % 2 === 0 ? u : v) * (k < 2 ? totalX : totalY)) * per);
    return isThere(u, v, ...by);
  };
}

/** The texture of a record of {@link TextureField}. */
function samplerOf(ints: Int32Array, doubles: Float64Array, words: Uint32Array, place: number): Sampler {
  const at = place / 8;
  const [last, wrapS, wrapT] = ints.subarray(2 * (at + TextureField.last));
  const levels = Array.from({ length: last + 1 }, (_, i): MipLevel => {
    const [texels, width, height] = ints.subarray(2 * (at + TextureField.levels) + 3 * i);
    return { width, height, texels: words.subarray(texels / 4, texels / 4 + width * height) };
  });
  const wrapOf = (number: number): Wrap => (Object.keys(beyond) as Wrap[])[number];
  return {
    ...{ kind: 'data', levels, translucent: true, mostTaps: 1, second: false },
    ...{ width: doubles[at], height: doubles[at + 1], wrapS: wrapOf(wrapS), wrapT: wrapOf(wrapT) },
  } as unknown as Sampler;
}

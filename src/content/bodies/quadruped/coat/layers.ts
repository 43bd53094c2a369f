import { linear, type Linear, type Vec3 } from '../../../../world/modeling/index.js';
import type { Belonging } from './belonging.js';
import { scattered, spaceNoise } from './noise.js';
import { soft as step } from './soft.js';

/** The share of a color on a place of the body at rest, 0 to 1. */
export type Share = (p: Vec3, belonging: Belonging) => number;

/** A color over what is below it. */
export interface Layer {
  readonly tint: string;
  readonly share: Share;
}

export const layer = (tint: string, ...shares: readonly Share[]): Layer => ({
  tint,
  share: (p, belonging) =>
    shares.reduce((product, share) => (product === 0 ? 0 : product * share(p, belonging)), 1),
});

const mottleSeed = 71;
/** Light and dark over a whole coat: how much, and the size of the patches in the units of its places. */
const mottle = { strength: 0.2, size: 0.11 } as const;

/** The color of a place, under all its layers; no coat is of one tone all over. */
export function coatOf(main: string, layers: readonly Layer[]): (p: Vec3, belonging: Belonging) => Linear {
  const base = linear(main);
  const list = layers.map(({ tint, share }) => ({ tint: linear(tint), share }));
  return (p, belonging) => {
    let color = base;
    for (const { tint, share } of list) {
      const s = share(p, belonging);
      if (s > 0)
        color = [
          color[0] + (tint[0] - color[0]) * s,
          color[1] + (tint[1] - color[1]) * s,
          color[2] + (tint[2] - color[2]) * s,
        ];
    }
    const { strength, size } = mottle;
    const tone = 1 + strength * (spaceNoise([p[0] / size, p[1] / size, p[2] / size], mottleSeed) - 0.5);
    return [Math.min(1, color[0] * tone), Math.min(1, color[1] * tone), Math.min(1, color[2] * tone)];
  };
}

export const on =
  (...parts: readonly string[]): Share =>
  (_, belonging) =>
    belonging(parts);

export const not =
  (share: Share): Share =>
  (p, belonging) =>
    1 - share(p, belonging);

export const below =
  (y: number, soft = 0.03): Share =>
  (p) =>
    step(y - p[1], soft);

export const behind =
  (z: number, soft = 0.03): Share =>
  (p) =>
    step(z - p[2], soft);

/** The share within an ellipsoid, and within its mirror image. */
export const near =
  (at: Vec3, radii: Vec3, soft = 0.2): Share =>
  ([x, y, z]) => {
    const [u, v, w] = [(Math.abs(x) - at[0]) / radii[0], (y - at[1]) / radii[1], (z - at[2]) / radii[2]];
    return step(1 - Math.sqrt(u * u + v * v + w * w), soft);
  };

/** The share within `half` of the middle plane. */
export const middle =
  (half: number, soft = 0.01): Share =>
  ([x]) =>
    step(half - Math.abs(x), soft);

/**
 * Bands across a direction of the side plane, which run around the body.
 * @param tilt degrees are avoided: (y, z) of the direction in which bands follow each other
 * @param share of the band in its period
 * @param waver how far they waver, in periods
 */
export const bands =
  (
    direction: readonly [y: number, z: number],
    period: number,
    { share = 0.5, waver = 0.3, taper = 0, seed = 0 } = {},
  ): Share =>
  (p) => {
    const n = spaceNoise([p[0] / (1.6 * period), p[1] / (1.6 * period), p[2] / (1.6 * period)], seed) - 0.5;
    const u = (p[1] * direction[0] + p[2] * direction[1]) / period + 2 * waver * n;
    const off = Math.abs(u - Math.floor(u) - 0.5) * 2; // 0 in the middle of a band
    const wide =
      share - taper * spaceNoise([Math.floor(u), p[1] / period, 0.5 + (p[0] > 0 ? 9 : 0)], seed + 7);
    return step(wide - off, 0.12);
  };

/** Round spots, one to a cell or fewer. */
export const spots =
  (cell: number, radius: number, seed: number, share = 1): Share =>
  (p) => {
    const { first, own } = scattered([p[0] / cell, p[1] / cell, p[2] / cell], seed);
    return own < share ? step(radius - first, 0.08) : 0;
  };

/** Broken rings. */
export const rosettes =
  (cell: number, seed: number): Share =>
  (p) => {
    const { first } = scattered([p[0] / cell, p[1] / cell, p[2] / cell], seed);
    const ring = step(0.14 - Math.abs(first - 0.33), 0.06);
    const gaps = spaceNoise([(p[0] * 3) / cell, (p[1] * 3) / cell, (p[2] * 3) / cell], seed + 5);
    return ring * step(gaps - 0.34, 0.08);
  };

/** Fields with lines between them: 1 in the fields. @param line half the width of lines, in cells */
export const fields =
  (cell: number, line: number, seed: number): Share =>
  (p) => {
    const { first, second } = scattered([p[0] / cell, p[1] / cell, p[2] / cell], seed);
    return step(second - first - 2 * line, 0.04);
  };

/** Large irregular patches. @param share of the surface, about */
export const patches =
  (cell: number, share: number, seed: number): Share =>
  (p) => {
    const at = (s: number): Vec3 => [p[0] / (cell * s), p[1] / (cell * s), p[2] / (cell * s)];
    const n = 0.75 * spaceNoise(at(1), seed) + 0.25 * spaceNoise(at(0.45), seed + 11);
    return step(n - (0.5 + 0.42 * (0.5 - share)), 0.025);
  };

import { cosDegrees, sinDegrees, type Stream } from '../../../core/index.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import type { Layout } from './layout.js';
import { painted, type Look } from './looks.js';
import { isStand, type Traces } from './stains.js';

/** Fallen leaves that lie flat. */
export function litter(layout: Layout, variation: Stream, { half, z, count, radius, y = 0 }: Traces): void {
  const looks = ['#8a6a35', '#a3803f', '#6f5a30', '#7d4a2a'].map((tint) => leaf(tint));
  const drafts = looks.map(() => new Draft());
  for (let i = 0; i < count; i++) {
    const own = variation.child('leaf', i);
    const [x, at] = [own.uniform(-half, half), own.uniform(...z)];
    if (isStand([x, at], radius + 0.1)) continue;
    const long = own.uniform(0.025, 0.055);
    const turn = own.uniform(0, 360);
    const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
    const draft = drafts[i % drafts.length];
    const corner = (u: number, v: number, high: number) =>
      draft.vertex(
        [x + long * (c * u - s * v), y + 0.003 + high, at + long * (s * u + c * v)],
        undefined,
        [0, 1, 0],
      );
    const lift = own.uniform(0.001, 0.008);
    const a = corner(-1, 0, 0);
    const b = corner(0, 0.45, 0.4 * lift);
    const d = corner(1, 0, lift);
    const e = corner(0, -0.45, 0.4 * lift);
    draft.quad(a, b, d, e);
  }
  for (const [i, look] of looks.entries()) layout.shell(look, drafts[i].mesh());
}

const leaf = (tint: string): Look => {
  const look = painted('fallen leaf', tint, 0.9);
  return { ...look, material: { ...look.material, doubleSided: true } };
};

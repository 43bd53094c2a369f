import { materials, part } from '../../../world/modeling/index.js';
import { merged } from '../../../world/modeling/mesh/index.js';
import { add, length, normalize, scale, subtract, type Vec3 } from '../../../world/vector.js';
import { bent } from '../bent.js';
import type { Extra } from './form.js';
import { hairPart, hangingHair, type Hair } from './hair.js';

/** A mane that stands. */
const brush: Hair = {
  weave: 'short',
  length: 0.06,
  width: 0.022,
  apart: 0.011,
  rise: 0.6,
  flow: () => [0, 1, -0.35],
};

type Lock = readonly (readonly [up: number, out: number, radius: number])[];

/**
 * Hair along the crest of the neck. A mane that falls does so to the left, or to the right of a mirrored individual.
 * @param crest how far above the neck's middle line it grows, from withers to poll
 * @param falls one lock: how far it goes up and out, and its radius; absent: a brush that stands
 */
export const crestMane =
  (crest: readonly [base: number, poll: number], radius: number, falls?: Lock): Extra =>
  (rig, look) => {
    const [base, poll] = [rig.rest('neck'), rig.rest('head')];
    const along = normalize(subtract(poll, base));
    const up: Vec3 = [0, along[2], -along[1]];
    const at = (t: number, raise = 0, out = 0): Vec3 => {
      const on = add(base, scale(subtract(poll, base), t));
      const rise = crest[0] + (crest[1] - crest[0]) * Math.max(0, Math.min(1, t)) + raise;
      const place = add(on, scale(up, rise));
      return rig.carry(t < 0 ? 'chest' : 'neck', [look.mirrored ? -out : out, place[1], place[2]]);
    };
    const rope = (places: readonly Vec3[], radii: readonly number[]) =>
      bent(
        places.map(([x, y, z], i) => [x, y, z, radii[i]] as const),
        12,
      );
    const shares = [-0.18, 0.1, 0.35, 0.6, 0.85, 1.04];
    const comb = rope(
      shares.map((t) => at(t)),
      shares.map((_, i) => (i === 0 ? 0.4 : 1) * radius),
    );
    const locks = falls
      ? [0.06, 0.22, 0.38, 0.54, 0.7, 0.86, 1].map((t) =>
          rope(
            falls.map(([raise, out]) => at(t, raise, out)),
            falls.map(([, , r]) => r),
          ),
        )
      : [];
    const tint = look.colors['mane'] ?? '#1d1613';
    const core = merged(comb, ...locks);
    const way = look.mirrored ? -1 : 1;
    const hair: Hair = falls
      ? {
          ...hangingHair,
          length: 0.12,
          width: 0.035,
          apart: 0.014,
          share: ([, y, z]) => Math.min(1, 9 * length(subtract([0, y, z], poll)) - 0.6),
          flow: () => [0.25 * way, -1, -0.1],
        }
      : brush;
    return [part('mane', materials.hair(tint), core), hairPart('mane', core, hair, { tint })];
  };

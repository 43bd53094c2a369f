import { points } from '../../../core/points.js';
import { ball, limb, type NamedShape } from '../../../world/modeling/organic/index.js';
import { normalize, subtract, type Vec3 } from '../../../world/vector.js';
import type { Side } from '../side.js';
import type { Rig } from './rig.js';
import { egg } from '../../../world/modeling/organic/shapes.js';
import { named, trimmed } from './shapes.js';

/** How much of a limb is covered, and how much thicker it is there. */
export interface Cover {
  /** The added thickness, meters. */
  readonly grow: number;
  /** Where it ends, from the root: 1 at the middle joint, 2 at the end. Default: it covers all */
  readonly until?: number;
  /** Where it emerges from what covers its root. Default: at the root */
  readonly from?: number;
  /** The added width of the hem over the cloth at the root, meters. Default 0 */
  readonly flare?: number;
}

/** A limb: its shapes, and the ring at the end of what covers it. */
export interface Covered {
  readonly shapes: NamedShape[];
  /** Absent where it continues to the hand or foot. */
  readonly hem?: { readonly part: string; readonly at: Vec3; readonly out: Vec3; readonly radius: number };
}

/** Places along a limb, as in `Cover.until`, and the radius there, meters of the adult. */
type Taper = readonly (readonly [at: number, radius: number])[];

const armTaper: Taper = points('0,0.048 1,0.0385 1.3,0.042 2,0.027');
const legTaper: Taper = points('0,0.086 1,0.055 2,0.036');

/** An arm from the shoulder to the wrist. */
export function armShapes(rig: Rig, side: Side, cover: Cover = { grow: 0 }): Covered {
  const { scale: s, arm } = rig.measures;
  const joints = [`${side} shoulder`, `${side} elbow`, `${side} wrist`] as const;
  const parts = [`${side} upper arm`, `${side} forearm`] as const;
  const along = limbAlong(rig, joints, parts, cover, s * arm, armTaper, 0.014 * s);
  const deltoid = ball(rig.at(joints[0], [0, -0.011, 0]), 0.051 * s * arm + cover.grow, { blend: 0.05 * s });
  const [from, to] = [along.place(0.35), rig.between(joints[0], joints[1], 0.7, [0, 0, 0.008])];
  const biceps = limb(from, to, 0.043 * s * arm, 0.037 * s * arm, { blend: 0.014 * s });
  const muscles = cover.grow > 0 ? [] : [named(parts[0], biceps)];
  return along.ending([named(parts[0], deltoid), ...along.shapes, ...muscles]);
}

/** A leg from the hip to the ankle. */
export function legShapes(rig: Rig, side: Side, cover: Cover = { grow: 0 }): Covered {
  const { scale: s, leg } = rig.measures;
  const joints = [`${side} hip`, `${side} knee`, `${side} ankle`] as const;
  const parts = [`${side} thigh`, `${side} shin`] as const;
  const along = limbAlong(rig, joints, parts, cover, s * leg, legTaper, 0.022 * s);
  const top = ball(rig.at(joints[0], [0, 0, 0]), 0.088 * s * leg + cover.grow, { blend: 0.05 * s });
  const middle = rig.between(joints[1], joints[2], 0.27, [0, 0, -0.014]);
  const radii: Vec3 = [0.046 * s * leg, 0.13 * s, 0.045 * s * leg];
  const calf = egg(middle, rig.frame(joints[1]).rotation, radii, { blend: 0.03 * s });
  const muscles = cover.grow > 0 ? [] : [named(parts[1], calf)];
  return along.ending([named(parts[0], top), ...along.shapes, ...muscles]);
}

/** The tapering length of a limb of two bones, and what cuts it off where its cover begins and ends. */
function limbAlong(
  rig: Rig,
  [root, middle, end]: readonly [string, string, string],
  parts: readonly [string, string],
  { grow, from = 0, until = 2, flare = 0 }: Cover,
  thickness: number,
  taper: Taper,
  blend: number,
) {
  const place = (t: number): Vec3 =>
    t <= 1 ? rig.between(root, middle, t) : rig.between(middle, end, t - 1);
  const radii = taper.map(([at, radius]) => radius * thickness + grow + flare * Math.min(1, at / until));
  const shapes = taper.slice(1).map(([to], i) => {
    const start = taper[i][0];
    return named(parts[start < 1 ? 0 : 1], limb(place(start), place(to), radii[i], radii[i + 1], { blend }));
  });
  const kept = parts.filter((_, i) => from < i + 1 && until > i);
  const last = kept[kept.length - 1];
  const direction = (at: number, back: number): Vec3 => normalize(subtract(place(at), place(back)));
  const radiusAt = (t: number): number => {
    const i = taper.findIndex(([at]) => at >= t);
    const [[low], [high]] = [taper[i - 1], taper[i]];
    return radii[i - 1] + ((radii[i] - radii[i - 1]) * (t - low)) / (high - low);
  };
  const ending = (all: readonly NamedShape[]): Covered => ({
    shapes: all
      .filter(({ part }) => kept.includes(part))
      .map((one) =>
        until < 2 && one.part === last
          ? trimmed(one, place(until), direction(until, until - 0.05), 0.006)
          : one,
      )
      .map((one) =>
        from > 0 && one.part === kept[0]
          ? trimmed(one, place(from), direction(from, from + 0.05), 0.006)
          : one,
      ),
    ...(until < 2
      ? {
          hem: { part: last, at: place(until), out: direction(until, until - 0.05), radius: radiusAt(until) },
        }
      : {}),
  });
  return { place, shapes, ending };
}

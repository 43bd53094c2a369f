import { ball, limb, type NamedShape } from '../../build/index.js';
import { normalize, subtract, type Vec3 } from '../../vector.js';
import type { Side } from '../side.js';
import type { Rig } from './rig.js';
import { egg, named, trimmed } from './shapes.js';

/** How much of a limb is covered and by how much it is thicker there. */
export interface Cover {
  /** Metres. */
  readonly grow: number;
  /** From the root on: 1 as far as the middle joint, 2 as far as the end. Default: all of it */
  readonly until?: number;
  /** Where it comes out of what covers its root. Default: at the root */
  readonly from?: number;
  /** How much wider the hem is than the cloth at the root, metres. Default 0 */
  readonly flare?: number;
}

/** An arm from the shoulder to the wrist. */
export function armShapes(rig: Rig, side: Side, cover: Cover = { grow: 0 }): NamedShape[] {
  const { scale: s, arm } = rig.measures;
  const [shoulder, elbow, wrist] = [`${side} shoulder`, `${side} elbow`, `${side} wrist`];
  const { grow, from = 0, until = 2.03, flare = 0 } = cover;
  const r = (adult: number, at = 0): number => adult * s * arm + grow + flare * Math.min(1, at / until);
  const upper = `${side} upper arm`;
  const fore = `${side} forearm`;
  const place = (t: number): Vec3 =>
    t <= 1 ? rig.between(shoulder, elbow, t) : rig.between(elbow, wrist, t - 1);
  const tight = { blend: 0.014 * s };
  const all = [
    named(upper, ball(rig.at(shoulder, [0, -0.004, 0]), r(0.055), { blend: 0.05 * s })),
    named(upper, limb(place(0), place(1), r(0.051), r(0.04, 1), tight)),
    named(upper, limb(rig.between(shoulder, elbow, 0.35, [0, 0, 0.006]), rig.between(shoulder, elbow, 0.68, [0, 0, 0.008]), r(0.043, 0.35), r(0.04, 0.7), tight)),
    named(fore, limb(place(1), place(1.3), r(0.04, 1), r(0.043, 1.3), tight)),
    named(fore, limb(place(1.3), place(2), r(0.043, 1.3), r(0.0275, 2), tight)),
  ]; // prettier-ignore
  return hemmed(all, place, from, until, [upper, fore]);
}

/** A leg from the hip to the ankle. */
export function legShapes(rig: Rig, side: Side, cover: Cover = { grow: 0 }): NamedShape[] {
  const { scale: s, leg } = rig.measures;
  const [hip, knee, ankle] = [`${side} hip`, `${side} knee`, `${side} ankle`];
  const { grow, from = 0, until = 2.03, flare = 0 } = cover;
  const r = (adult: number, at = 0): number => adult * s * leg + grow + flare * Math.min(1, at / until);
  const thigh = `${side} thigh`;
  const shin = `${side} shin`;
  const place = (t: number): Vec3 => (t <= 1 ? rig.between(hip, knee, t) : rig.between(knee, ankle, t - 1));
  const tight = { blend: 0.022 * s };
  const calf = rig.between(knee, ankle, 0.27, [0, 0, -0.016]);
  const all = [
    named(thigh, ball(rig.at(hip, [0, 0, 0]), r(0.088), { blend: 0.05 * s })),
    named(thigh, limb(place(0), place(1), r(0.086), r(0.055, 1), tight)),
    named(thigh, limb(rig.between(hip, knee, 0.25, [0, 0, 0.012]), rig.between(hip, knee, 0.75, [0, 0, 0.008]), r(0.072, 0.25), r(0.056, 0.75), tight)),
    named(shin, limb(place(1), place(2), r(0.054, 1), r(0.036, 2), tight)),
    named(shin, egg(calf, rig.frame(knee).rotation, [r(0.047, 1.3), 0.13 * s, r(0.045, 1.3)], { blend: 0.03 * s })),
  ]; // prettier-ignore
  return hemmed(all, place, from, until, [thigh, shin]);
}

/** What of the two parts lies between both ends, which are flat. */
function hemmed(
  all: readonly NamedShape[],
  place: (t: number) => Vec3,
  from: number,
  until: number,
  parts: readonly [string, string],
): NamedShape[] {
  const kept = parts.filter((_, i) => from < i + 1 && until > i);
  const cut = (one: NamedShape, at: number, back: number): NamedShape =>
    trimmed(one, place(at), normalize(subtract(place(at), place(back))), 0.006);
  return all
    .filter(({ part }) => kept.includes(part))
    .map((one) => (one.part === kept[kept.length - 1] ? cut(one, until, until - 0.05) : one))
    .map((one) => (from > 0 && one.part === kept[0] ? cut(one, from, from + 0.05) : one));
}

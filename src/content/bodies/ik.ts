import { asin, atan2, tau } from '../../core/math/index.js';
import { compose, transpose, type Mat3 } from '../../world/pose.js';
import { add, cross, dot, length, normalize, scale, subtract, type Vec3 } from '../../world/vector.js';
import { solve, type Angles, type Joint } from './skeleton.js';

/** Two bones that end where something is wanted: an arm by shoulder, elbow and wrist, a leg by hip, knee and ankle. */
export interface Chain {
  readonly root: string;
  readonly middle: string;
  readonly end: string;
  /** The direction of the middle joint when the chain bends at rest: back for elbows, forward for knees. */
  readonly pole: Vec3;
}

/** The angles of a rotation, about x, then y, then z; `turnOf` gives it back. */
export function anglesOf(m: Mat3): Vec3 {
  const degrees = 360 / tau;
  const sine = Math.max(-1, Math.min(1, -m[6]));
  return [atan2(m[7], m[8]) * degrees, asin(sine) * degrees, atan2(m[3], m[0]) * degrees];
}

/** The matrix whose columns are three directions. */
export const fromAxes = (x: Vec3, y: Vec3, z: Vec3): Mat3 => [
  x[0],
  y[0],
  z[0],
  x[1],
  y[1],
  z[1],
  x[2],
  y[2],
  z[2],
];

/** The part of a direction that is across another, of unit length; where there is none, any direction across. */
export function across(direction: Vec3, along: Vec3): Vec3 {
  for (const guide of [direction, [0, 0, 1], [0, 1, 0]] satisfies Vec3[]) {
    const rest = subtract(guide, scale(along, dot(guide, along)));
    if (length(rest) > 1e-6) return normalize(rest);
  }
  return [1, 0, 0];
}

/**
 * The pose with one chain turned so that its end comes to a target, as near as the bones allow, and its middle joint points as near
 * as can be to `pole`; target and pole are in the body's axes, with the root of the skeleton at its place of rest.
 */
export function reach(
  skeleton: readonly Joint[],
  angles: Angles,
  chain: Chain,
  target: Vec3,
  pole: Vec3,
): Angles {
  const joint = (name: string): Joint => skeleton.find((one) => one.name === name)!;
  const [root, middle, end] = [joint(chain.root), joint(chain.middle), joint(chain.end)];
  const frames = solve(skeleton, angles);
  const start = frames.get(root.name)!.position;
  const [upper, lower] = [subtract(middle.at, root.at), subtract(end.at, middle.at)];
  const [a, b] = [length(upper), length(lower)];
  const wanted = subtract(target, start);
  const d = Math.max(Math.abs(a - b) + 1e-4, Math.min(a + b - 1e-6, length(wanted)));
  const along = length(wanted) > 1e-9 ? normalize(wanted) : normalize(upper);
  const out = across(pole, along);
  const hinge = cross(along, out);
  const cosine = (a * a + d * d - b * b) / (2 * a * d);
  const sine = Math.sqrt(Math.max(0, 1 - cosine * cosine));
  const first = add(scale(along, cosine), scale(out, sine));
  const second = normalize(subtract(scale(along, d), scale(first, a)));

  /** The rotation of a bone that lay along `rest` and shall lie along `now`, hinged across the plane of the chain. */
  const rotationOf = (rest: Vec3, now: Vec3): Mat3 => {
    const from = normalize(rest);
    const back = across(chain.pole, from);
    const to = cross(hinge, now);
    return compose(transpose(fromAxes(from, back, cross(from, back))), fromAxes(now, to, hinge));
  };
  const parent = frames.get(root.parent!)!.rotation;
  const [upperTurn, lowerTurn] = [rotationOf(upper, first), rotationOf(lower, second)];
  return {
    ...angles,
    [root.name]: anglesOf(compose(upperTurn, transpose(parent))),
    [middle.name]: anglesOf(compose(lowerTurn, transpose(upperTurn))),
  };
}

/** The pose with one joint turned so that what hangs on it is turned by `rotation` from rest, in the body's axes. */
export function aim(skeleton: readonly Joint[], angles: Angles, name: string, rotation: Mat3): Angles {
  const { parent } = skeleton.find((one) => one.name === name)!;
  const inherited = solve(skeleton, angles).get(parent!)!.rotation;
  return { ...angles, [name]: anglesOf(compose(rotation, transpose(inherited))) };
}

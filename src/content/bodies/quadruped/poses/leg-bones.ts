import { acos, atan2, cosDegrees, sinDegrees, tau } from '../../../../core/math/index.js';
import type { Vec3 } from '../../../../world/vector.js';
import type { Angles, Joint } from '../../skeleton.js';
import { endOf, jointsOf, type Limb } from '../limbs.js';

/** A place in the side plane. */
export type Place = readonly [y: number, z: number];

const degrees = (radians: number): number => (radians * 360) / tau;

/** The angle of a direction: from straight down, forward positive, degrees. */
const angleOf = ([y, z]: Place): number => degrees(atan2(z, -y));
const vector = (length: number, angle: number): Place => [
  -length * cosDegrees(angle),
  length * sinDegrees(angle),
];
const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1]];
const size = ([y, z]: Place): number => Math.sqrt(y * y + z * z);

/** A bone at rest: from straight down, forward positive, degrees. */
export interface Bone {
  readonly length: number;
  readonly angle: number;
}

/** The three bones of a leg: upper, middle, lower. The foot hangs on the last one's end. */
export function legBones(skeleton: readonly Joint[], limb: Limb): readonly [Bone, Bone, Bone] {
  const places = jointsOf(limb).map((name): Place => {
    const [, y, z] = skeleton.find((joint) => joint.name === name)!.at;
    return [y, z];
  });
  return [0, 1, 2].map((i) => {
    const along = minus(places[i + 1], places[i]);
    return { length: size(along), angle: angleOf(along) };
  }) as [Bone, Bone, Bone];
}

/** The angles of each bone of a leg, and of its foot (0: flat on level ground; positive: toes up). */
export type Hang = readonly [upper: number, middle: number, lower: number, foot: number];

/** The angles of a leg's joints. @param carrier how far what carries the leg is turned about x, degrees */
export function hung(skeleton: readonly Joint[], limb: Limb, carrier: number, hang: Hang): Angles {
  const rest = [...legBones(skeleton, limb).map(({ angle }) => angle), 0];
  const turns = rest.map((angle, i) => angle - hang[i]);
  return Object.fromEntries(
    jointsOf(limb).map((name, i): [string, Vec3] => [
      name,
      [turns[i] - (i > 0 ? turns[i - 1] : carrier), 0, 0],
    ]),
  );
}

/**
 * The hang of a leg whose last joint is at `target`: two-bone inverse kinematics, the middle and lower bone as one. The first joint
 * bends as it does at rest: elbows back, knees forward. What is out of reach is reached for.
 * @param bend how far the wrist or hock is bent beyond rest, degrees; positive: the lower bone swings forward
 */
export function reaching(
  bones: readonly [Bone, Bone, Bone],
  limb: Limb,
  root: Place,
  target: Place,
  foot = 0,
  bend = 0,
): { readonly hang: Hang; readonly within: boolean } {
  const [upper, middle, lower] = bones;
  const kink = lower.angle - middle.angle + bend;
  const whole = plus(vector(middle.length, 0), vector(lower.length, kink));
  const [a, b] = [upper.length, size(whole)];
  const way = minus(target, root);
  const distance = size(way);
  const d = Math.max(Math.abs(a - b) + 1e-6, Math.min(a + b - 1e-6, distance));
  const inner = degrees(acos(Math.max(-1, Math.min(1, (a * a + d * d - b * b) / (2 * a * d)))));
  const base = angleOf(way);
  const first = base + (endOf(limb) === 'rear' ? inner : -inner);
  const bent = plus(root, vector(a, first));
  const reached = plus(root, vector(d, base));
  const second = angleOf(minus(reached, bent)) - angleOf(whole);
  return { hang: [first, second, second + kink, foot], within: distance <= 0.998 * (a + b) };
}

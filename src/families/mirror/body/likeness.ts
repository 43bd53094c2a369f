import { acos, cosDegrees, sinDegrees, tau } from '../../../core/math/index.js';
import { mirrorPoint, otherName } from '../../../content/bodies/side.js';
import { dot, length, subtract, type Vec3 } from '../../../world/vector.js';
import type { Likeness, Looks } from '../../likeness.js';
import { guardAngle } from './scene/split-cells.js';
import { seenOf, type BodySeen, type Joints } from './seen.js';
import { readShort, steps, writeShort } from './short-looks.js';
import type { BodyState } from './state.js';

/** What counts as much as the camera's guard angle: joints apart on average, in heights of the body, and colors, in ranges of a channel. */
const unit = { joints: 0.02, coat: 0.1 } as const;

/** How a body looks: from where it is seen, how its joints lie, of which colors it is. */
export class BodyLooks implements Looks {
  readonly group: string;
  /** Toward the camera from the front of body or face, and the same of the mirror image. */
  private readonly seenFrom: readonly [own: Vec3, mirrored: Vec3];
  private readonly joints: readonly [own: Joints, mirrored: Joints];
  private readonly colors: BodySeen['colors'];

  constructor({ group, azimuth, elevation, joints, colors }: BodySeen) {
    this.group = group;
    this.seenFrom = [direction(azimuth, elevation), direction(-azimuth, elevation)];
    const mirrored = [...joints].map(
      ([name, { at, weight }]) => [otherName(name), { at: mirrorPoint(at), weight }] as const,
    );
    this.joints = [joints, new Map(mirrored)];
    this.colors = colors;
  }

  /** Between cameras, joints and colors, each in units of its own, taken together as lengths; the nearer of the other and its mirror image counts. */
  distanceTo(other: BodyLooks): number {
    const coat = this.coatTo(other) / unit.coat;
    const [same, mirrored] = [0, 1].map((image) => {
      const camera = angle(this.seenFrom[0], other.seenFrom[image]!) / guardAngle;
      const joints = between(this.joints[0], other.joints[image]!) / unit.joints;
      return camera * camera + joints * joints;
    });
    return Math.sqrt(Math.min(same!, mirrored!) + coat * coat);
  }

  private coatTo({ colors }: BodyLooks): number {
    let [sum, count] = [0, 0];
    for (const [name, color] of this.colors) {
      const there = colors.get(name);
      if (!there) continue;
      sum += color.reduce((most, value, k) => Math.max(most, Math.abs(value - there[k]!)), 0) / 255;
      count++;
    }
    return count === 0 ? 0 : sum / count;
  }
}

/** Of two rounded numbers each may be off by half a step, to opposite sides: by a step of each coordinate, together. */
const error = length([
  (steps.degrees * Math.SQRT2) / guardAngle,
  (steps.place * Math.sqrt(3)) / unit.joints,
  steps.channel / 255 / unit.coat,
]);

export const bodyLikeness: Likeness<BodyState, BodyLooks> = {
  measure: `1 is a camera ${guardAngle}° aside, or joints apart by 2 % of the height, or colors by 10 %; mirror images count as the same`,
  // Angles are of numbers with six decimals.
  guard: 0.999,
  looks: (x) => new BodyLooks(seenOf(x)),
  short: {
    write: (x) => writeShort(seenOf(x)),
    read: (short) => new BodyLooks(readShort(short)),
    error,
  },
};

function direction(azimuth: number, elevation: number): Vec3 {
  const level = cosDegrees(elevation);
  return [sinDegrees(azimuth) * level, sinDegrees(elevation), cosDegrees(azimuth) * level];
}

const angle = (a: Vec3, b: Vec3): number => (acos(Math.max(-1, Math.min(1, dot(a, b)))) * 360) / tau;

/** The mean distance of the joints that both have. */
function between(a: Joints, b: Joints): number {
  let [sum, count] = [0, 0];
  for (const [name, { at, weight }] of a) {
    const other = b.get(name);
    if (!other) continue;
    sum += weight * length(subtract(at, other.at));
    count += weight;
  }
  return count === 0 ? 0 : sum / count;
}

import { parseColor } from '../../../core/color.js';
import { acos, cosDegrees, sinDegrees, tau } from '../../../core/math/index.js';
import { mirrorPoint, otherName } from '../../../content/bodies/side.js';
import { dot, length, scale, subtract, type Vec3 } from '../../../world/vector.js';
import type { Likeness, Looks } from '../../likeness.js';
import { alikeGroup } from './alike.js';
import { kindOf } from './questions/kinds.js';
import { guardAngle } from './scene/split-cells.js';
import { lookedAt } from './scene/viewpoint.js';
import type { BodyState } from './state.js';

type Seen = Pick<BodyState, 'body' | 'camera' | 'kind' | 'look' | 'points' | 'stance'>;

/** What counts as much as the camera's guard angle: joints apart on average, in heights of the body, and colors, in ranges of a channel. */
const unit = { joints: 0.02, coat: 0.1 } as const;

/** Joints by name, in heights of the body from its middle. */
type Joints = ReadonlyMap<string, Vec3>;

/** How a body looks: from where it is seen, how its joints lie, of which colors it is. */
export class BodyLooks implements Looks {
  readonly group: string;
  /** Toward the camera from the front of body or face, and the same of the mirror image. */
  private readonly seenFrom: readonly [own: Vec3, mirrored: Vec3];
  /** Of a face, whose body is not seen, none. */
  private readonly joints: readonly [own: Joints, mirrored: Joints];
  private readonly colors: ReadonlyMap<string, readonly number[]>;

  constructor(x: Seen) {
    this.group = alikeGroup(x);
    const [azimuth, elevation] = lookedAt(x);
    this.seenFrom = [direction(azimuth, elevation), direction(-azimuth, elevation)];
    const own = kindOf(x.kind).frame === 'head' ? new Map<string, Vec3>() : jointsOf(x.points);
    const mirrored = [...own].map(([name, p]) => [otherName(name), mirrorPoint(p)] as const);
    this.joints = [own, new Map(mirrored)];
    this.colors = new Map(colorsOf(x.look));
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

export const bodyLikeness: Likeness<BodyState, BodyLooks> = {
  measure: `1 is a camera ${guardAngle}° aside, or joints apart by 2 % of the height, or colors by 10 %; mirror images count as the same`,
  // Angles are of numbers with six decimals.
  guard: 0.999,
  looks: (x) => new BodyLooks(x),
};

function direction(azimuth: number, elevation: number): Vec3 {
  const level = cosDegrees(elevation);
  return [sinDegrees(azimuth) * level, sinDegrees(elevation), cosDegrees(azimuth) * level];
}

const angle = (a: Vec3, b: Vec3): number => (acos(Math.max(-1, Math.min(1, dot(a, b)))) * 360) / tau;

function jointsOf(points: BodyState['points']): Joints {
  const places = Object.values(points);
  const heights = places.map(([, y]) => y);
  const size = 1 / Math.max(1e-9, Math.max(...heights) - Math.min(0, ...heights));
  return new Map(Object.entries(points).map(([name, p]) => [name, scale(p, size)]));
}

/** The mean distance of the joints that both have. */
function between(a: Joints, b: Joints): number {
  let [sum, count] = [0, 0];
  for (const [name, p] of a) {
    const q = b.get(name);
    if (!q) continue;
    sum += length(subtract(p, q));
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** Every color of a look, by where it stands. */
function colorsOf(look: unknown, at = ''): [string, readonly number[]][] {
  if (typeof look === 'string') return /^#[0-9a-f]{6}$/i.test(look) ? [[at, parseColor(look)]] : [];
  if (typeof look !== 'object' || look === null) return [];
  return Object.entries(look).flatMap(([name, value]) => colorsOf(value, `${at}.${name}`));
}

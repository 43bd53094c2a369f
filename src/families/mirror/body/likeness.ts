import { acos, addTo, cosDegrees, type Json, parseColor, sinDegrees, tau } from '../../../core/index.js';
import { mirrorPoint, otherName } from '../../../content/bodies/side.js';
import { dot, length, subtract, type Vec3, scale } from '../../../world/vector.js';
import type { Likeness, Looks } from '../../likeness.js';
import { guardAngle } from './scene/split-cells.js';
import type { BodyState } from './state.js';
import { alikeGroup } from './alike.js';
import { kindOf } from './questions/kinds.js';
import { lookedAt } from './scene/viewpoint.js';

/** Places of a body by name, in heights of the body from its middle, and how many joints each stands for. */
type Joints = ReadonlyMap<string, { readonly at: Vec3; readonly weight: number }>;

/** The part of a body's state that decides its likeness to others. */
interface BodySeen {
  readonly group: string;
  /** The direction from which it is seen: degrees from the front of body or face, and above level. */
  readonly azimuth: number;
  readonly elevation: number;
  /** The joints; none for a face, whose body is not seen. */
  readonly joints: Joints;
  /** Colors by their place in the look: red, green and blue, 0 to 255. */
  readonly colors: ReadonlyMap<string, readonly number[]>;
}

function seenOf(x: Pick<BodyState, 'body' | 'camera' | 'kind' | 'look' | 'points' | 'stance'>): BodySeen {
  const [azimuth, elevation] = lookedAt(x);
  return {
    group: alikeGroup(x),
    azimuth,
    elevation,
    joints: kindOf(x.kind).frame === 'head' ? new Map() : jointsOf(x.points),
    colors: new Map(colorsOf(x.look)),
  };
}

function jointsOf(points: BodyState['points']): Joints {
  const places = Object.values(points);
  const heights = places.map(([, y]) => y);
  const size = 1 / Math.max(1e-9, Math.max(...heights) - Math.min(0, ...heights));
  return new Map(Object.entries(points).map(([name, p]) => [name, { at: scale(p, size), weight: 1 }]));
}

/** Every color of a look, by where it stands. */
function colorsOf(look: unknown, at = ''): [string, readonly number[]][] {
  if (typeof look === 'string') return /^#[0-9a-f]{6}$/i.test(look) ? [[at, parseColor(look)]] : [];
  if (typeof look !== 'object' || look === null) return [];
  return Object.entries(look).flatMap(([name, value]) => colorsOf(value, `${at}.${name}`));
}

/** The steps of the numbers: degrees, heights of the body, and of 255 of a color's channel. */
const steps = { degrees: 0.1, place: 1 / 512, channel: 4 } as const;

/** A digit each: of a channel one, of a coordinate two, the smaller one last. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The number that stands for coordinate 0. */
const middle = 2048;

/** Joints that move together, by the last word of their names. */
const together: Readonly<Record<string, readonly string[]>> = {
  head: ['head', 'top', 'nose', 'neck', 'ear', 'eye'],
  trunk: ['trunk', 'chest', 'spine', 'pelvis', 'hip', 'shoulder'],
  hand: ['hand', 'wrist', 'fingertips'],
  foot: ['foot', 'ankle', 'heel', 'toes', 'hock'],
};

/**
 * What is seen of a body as a few strings and numbers. Of joints that move together only the mean place is written: means are never
 * farther apart than their joints are on average.
 */
function writeShort({ group, azimuth, elevation, joints, colors }: BodySeen): Json {
  const places = inOrder(gathered(joints));
  const shades = inOrder(colors);
  const names = [
    places.map(([name, { weight }]) => `${name}*${weight}`).join(','),
    shades.map(([name]) => name).join(','),
  ];
  return [
    [group, ...names].join('|'),
    ...[azimuth, elevation].map((angle) => Math.round(angle / steps.degrees)),
    places.flatMap(([, { at }]) => at.map(placeText)).join(''),
    shades.flatMap(([, color]) => color.map((value) => digits[Math.floor(value / steps.channel)])).join(''),
  ];
}

/** @throws TypeError for what {@link writeShort} does not write */
function readShort(short: Json): BodySeen {
  const [head, azimuth, elevation, places, shades] = short as [string, number, number, string, string];
  const [group, jointNames, colorNames] = head.split('|').map((text) => text.split(','));
  return {
    group: group.join(),
    azimuth: azimuth * steps.degrees,
    elevation: elevation * steps.degrees,
    joints: new Map(
      named(jointNames, places, 6).map(([name, text]) => {
        const [joint, weight] = name.split('*');
        return [joint, { at: readPlace(text), weight: Number(weight) }];
      }),
    ),
    colors: new Map(
      named(colorNames, shades, 3).map(([name, text]) => [
        name,
        [...text].map((digit) => (valueOf(digit) + 0.5) * steps.channel - 0.5),
      ]),
    ),
  };
}

function gathered(joints: Joints): Joints {
  const groups = new Map<string, (readonly [at: Vec3, weight: number])[]>();
  for (const [name, { at, weight }] of joints) addTo(groups, groupOf(name), [at, weight]);
  return new Map(
    [...groups].map(([name, members]) => {
      const weight = members.reduce((sum, [, own]) => sum + own, 0);
      const mean = (axis: 0 | 1 | 2): number =>
        members.reduce((sum, [at, own]) => sum + at[axis] * own, 0) / weight;
      return [name, { at: [mean(0), mean(1), mean(2)], weight }];
    }),
  );
}

/** Hands and feet are gathered for each limb, head and trunk as a whole. */
function groupOf(name: string): string {
  const words = name.split(' ');
  const last = words.pop()!;
  const group = Object.keys(together).find((one) => together[one].includes(last));
  if (group === undefined) return name;
  return group === 'hand' || group === 'foot' ? [...words, group].join(' ') : group;
}

const inOrder = <T>(named: ReadonlyMap<string, T>): [string, T][] =>
  [...named].sort(([a], [b]) => (a < b ? -1 : 1));

function placeText(value: number): string {
  const number = Math.max(0, Math.min(4095, Math.round(value / steps.place) + middle));
  return digits[number >> 6] + digits[number & 63];
}

function readPlace(text: string): Vec3 {
  const [x, y, z] = [0, 2, 4].map(
    (at) => (valueOf(text[at]) * 64 + valueOf(text[at + 1]) - middle) * steps.place,
  );
  return [x, y, z];
}

function valueOf(digit: string): number {
  const value = digits.indexOf(digit);
  if (value < 0) throw new TypeError(`'${digit}' is no digit`);
  return value;
}

/** Each name with its share of a text, which has `each` digits for every name. */
function named(names: readonly string[], text: string, each: number): [string, string][] {
  const all = names.filter((name) => name !== '');
  if (text.length !== each * all.length) throw new TypeError('too many or too few digits');
  return all.map((name, at) => [name, text.slice(each * at, each * (at + 1))]);
}

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

  /** The distance of cameras, joints and colors, each in units of its own, combined as lengths; the nearer of the other and its mirror image counts. */
  distanceTo(other: BodyLooks): number {
    const coat = this.coatTo(other) / unit.coat;
    const [same, mirrored] = [0, 1].map((image) => {
      const camera = angle(this.seenFrom[0], other.seenFrom[image]) / guardAngle;
      const joints = between(this.joints[0], other.joints[image]) / unit.joints;
      return camera * camera + joints * joints;
    });
    return Math.sqrt(Math.min(same, mirrored) + coat * coat);
  }

  private coatTo({ colors }: BodyLooks): number {
    let [sum, count] = [0, 0];
    for (const [name, color] of this.colors) {
      const there = colors.get(name);
      if (!there) continue;
      sum += color.reduce((most, value, k) => Math.max(most, Math.abs(value - there[k])), 0) / 255;
      count++;
    }
    return count === 0 ? 0 : sum / count;
  }
}

/** The most that rounding adds to a distance: two rounded numbers may be off by half a step in opposite directions. */
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
  short: { write: (x) => writeShort(seenOf(x)), read: (short) => new BodyLooks(readShort(short)), error },
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

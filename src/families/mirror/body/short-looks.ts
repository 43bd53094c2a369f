import { addTo } from '../../../core/group.js';
import type { Json } from '../../../core/json.js';
import type { Vec3 } from '../../../world/vector.js';
import type { BodySeen, Joints } from './seen.js';

/** The steps of the numbers: degrees, heights of the body, and of 255 of a color's channel. */
export const steps = { degrees: 0.1, place: 1 / 512, channel: 4 } as const;

/** A digit each: of a channel one, of a coordinate two, the smaller one last. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** What coordinate 0 is written as. */
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
export function writeShort({ group, azimuth, elevation, joints, colors }: BodySeen): Json {
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
    shades.flatMap(([, color]) => color.map((value) => digits[Math.floor(value / steps.channel)]!)).join(''),
  ];
}

/** @throws TypeError for what {@link writeShort} does not write */
export function readShort(short: Json): BodySeen {
  const [head, azimuth, elevation, places, shades] = short as [string, number, number, string, string];
  const [group, jointNames, colorNames] = head.split('|').map((text) => text.split(','));
  return {
    group: group!.join(),
    azimuth: azimuth * steps.degrees,
    elevation: elevation * steps.degrees,
    joints: new Map(
      named(jointNames!, places, 6).map(([name, text]) => {
        const [joint, weight] = name.split('*');
        return [joint!, { at: readPlace(text), weight: Number(weight) }];
      }),
    ),
    colors: new Map(
      named(colorNames!, shades, 3).map(([name, text]) => [
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
  const group = Object.keys(together).find((one) => together[one]!.includes(last));
  if (group === undefined) return name;
  return group === 'hand' || group === 'foot' ? [...words, group].join(' ') : group;
}

const inOrder = <T>(named: ReadonlyMap<string, T>): [string, T][] =>
  [...named].sort(([a], [b]) => (a < b ? -1 : 1));

function placeText(value: number): string {
  const number = Math.max(0, Math.min(4095, Math.round(value / steps.place) + middle));
  return digits[number >> 6]! + digits[number & 63]!;
}

function readPlace(text: string): Vec3 {
  const [x, y, z] = [0, 2, 4].map(
    (at) => (valueOf(text[at]!) * 64 + valueOf(text[at + 1]!) - middle) * steps.place,
  );
  return [x!, y!, z!];
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

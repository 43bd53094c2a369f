import { expect, test } from 'vitest';
import { composeTurns, turns, type Turn } from '../../../src/draw/turn.js';
import type { Mat3 } from '../../../src/world/pose.js';
import { dot, type Vec3 } from '../../../src/world/vector.js';

/*
 * The strict prompts give examples of their conventions. Here the conventions are matrices and the examples are computed:
 * the camera looks along -Z with +X to its right, so an object at rest faces it.
 */

const rotate = (m: Mat3, v: Vec3): Vec3 => [
  dot([m[0], m[1], m[2]], v),
  dot([m[3], m[4], m[5]], v),
  dot([m[6], m[7], m[8]], v),
];

/** By 90 degrees: the top (+Y) comes toward the camera (+Z). */
const horizontal: Mat3 = [1, 0, 0, 0, 0, -1, 0, 1, 0];
/** By 90 degrees, clockwise from above: what points to the camera (+Z) moves to the left (-X). */
const vertical: Mat3 = [0, 0, -1, 0, 1, 0, 1, 0, 0];
/** Where a vector goes by the horizontal turn, then the vertical one, about axes that stay where they are. */
const turned = (h: number, v: number, vector: Vec3): number[] => {
  let at = vector;
  for (let i = 0; i < h; i += 90) at = rotate(horizontal, at);
  for (let i = 0; i < v; i += 90) at = rotate(vertical, at);
  return plain(at);
};
const plain = (v: Vec3) => v.map((x) => x + 0);

const front: Vec3 = [0, 0, 1];
const top: Vec3 = [0, 1, 0];
const toCamera = [0, 0, 1];
const left = [-1, 0, 0];
const right = [1, 0, 0];
const down = [0, -1, 0];

test('clockwise from above: hands of a clock that lies on the ground', () => {
  // From above with the camera at six o'clock: noon is away (-Z), three o'clock is right (+X).
  const away: Vec3 = [0, 0, -1];
  expect(plain(rotate(vertical, away))).toEqual(right);
  expect(plain(rotate(vertical, [1, 0, 0]))).toEqual(toCamera); // figure 19: "front is facing to your right"
  expect(plain(rotate(vertical, front))).toEqual(left);
});

test('the examples of 4C and 4G', () => {
  expect([turned(90, 0, front), turned(90, 0, top)]).toEqual([down, toCamera]);
  expect([turned(90, 90, front), turned(90, 90, top)]).toEqual([down, left]);
  expect([turned(180, 0, top), turned(180, 0, [1, 0, 0])]).toEqual([down, right]);
  expect(turned(0, 90, front)).toEqual(left);
});

test('the sixteen pairs of quarter turns are sixteen orientations: the answer of 4G is unique', () => {
  const quarters = [0, 90, 180, 270];
  const poses = quarters.flatMap((h) =>
    quarters.map((v) => [...turned(h, v, front), ...turned(h, v, top)].join()),
  );
  expect(new Set(poses).size).toBe(16);
});

test('the eight turns and flips of a picture have one answer each in 7G', () => {
  const one: Record<string, Turn[]> = {
    'No change needed': ['none'],
    Rotation: ['quarter-cw', 'half', 'quarter-ccw'],
    Flipping: ['mirror', 'flip'],
    'Rotation then flipping': [composeTurns('quarter-cw', 'mirror')],
    'Flipping then rotation': [composeTurns('mirror', 'quarter-cw')],
  };
  expect(Object.values(one).flat().sort()).toEqual([...turns].sort());
});

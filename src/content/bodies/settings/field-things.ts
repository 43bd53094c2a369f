import { points } from '../../../core/points.js';
import { materials, merged, moved, part, smoothCurve, turned } from '../../../world/modeling/index.js';
import { beveledBox, cylinder, extrude, lathe, sphere, tube } from '../../../world/modeling/solids/index.js';
import { normalize, scale, subtract, add, type Vec3 } from '../../../world/vector.js';
import {
  basketballParts,
  basketballRadius,
  footballParts,
  footballRadius,
  volleyballParts,
  volleyballRadius,
} from '../props/balls.js';
import { golfClub } from '../props/bats-and-clubs.js';
import { sides, signOf } from '../side.js';
import { defineSetting, type Scenery } from './define.js';
import { beachFloor, hallFloor, lawnFloor, trackFloor } from './floors.js';
import { placed, toolToGround } from './parts.js';

/** A football that the left foot has just kicked. */
const kickedBall: Scenery = ({ at, size }) => {
  const along = normalize(subtract(at['left toes'], at['left heel']));
  const place = add(at['left toes'], scale(along, footballRadius + 0.07 * size));
  return placed(footballParts(), [place[0], Math.max(footballRadius, place[1] + 0.03), place[2]]);
};

/** A basketball between the left hand and the floor. */
const bouncingBall: Scenery = ({ at }) => {
  const [x, y, z] = at['left fingertips'];
  return placed(basketballParts(), [x, Math.max(basketballRadius, 0.72 * (y - 0.02) - 0.1), z + 0.02]);
};

/** A volleyball at the left hand, which hits it. */
const hitBall: Scenery = ({ at, size }) => {
  const [hand, tips] = [at['left hand'], at['left fingertips']];
  const along = normalize(subtract(tips, hand));
  const center: Vec3 = add(add(hand, scale(along, 0.07 * size)), [
    0,
    0.35 * volleyballRadius,
    volleyballRadius + 0.02,
  ]);
  return placed(volleyballParts(), center);
};

export const footballPitch = defineSetting('a football pitch', lawnFloor, kickedBall);
export const basketballCourt = defineSetting('a basketball court', hallFloor, bouncingBall);
export const volleyballCourt = defineSetting('a beach volleyball court', beachFloor, hitBall);

/** A hurdle under the jumping person; its feet point to where the runner comes from. */
const hurdleUnder: Scenery = ({ at, size }) => {
  const joints = ['knee', 'ankle', 'heel', 'toes'].flatMap((joint) =>
    sides.map((side) => `${side} ${joint}`),
  );
  const low = Math.min(...[...joints, 'pelvis'].map((joint) => at[joint][1]));
  const [x, , z] = at['pelvis'];
  const top = low - 0.06 * size;
  const [wide, back] = [0.62 * size, 0.5 * size];
  const bar = moved(beveledBox(2 * wide, 0.08, 0.022, 0.006, 1), 0, top - 0.04, 0);
  const band = (at: number) =>
    moved(beveledBox(0.2 * size, 0.082, 0.024, 0.006, 1), at * size, top - 0.04, 0);
  const frame = sides.map((side) => {
    const foot = wide * signOf(side) * 0.92;
    return tube(points([foot, top - 0.05, 0], [foot, 0.02, 0], [foot, 0.02, -back]), 0.016, 10);
  });
  return placed(
    [
      part('bar', materials.mattePaint('#f5f3ec'), bar),
      part('band', materials.mattePaint('#c8302b'), [band(-0.35), band(0), band(0.35)]),
      part('frame', materials.aluminum(), frame),
    ],
    [x, 0, z + 0.12 * size],
  );
};

export const hurdle = defineSetting('a hurdle', trackFloor, hurdleUnder);

/** A golf ball where the club of who addresses it meets the ground, toward where it will fly. */
const golfBall: Scenery = (stand) => {
  const { size } = stand;
  const [x, , z] = toolToGround(stand, 'right', golfClub.tilt);
  const ball = part('golf ball', materials.plastic('#f7f6f2'), sphere(0.0214, 24));
  return placed([ball], [x - 0.045 * size, 0.0214, z + 0.04 * size]);
};

const flagstick: Scenery = ({ size }) => {
  const cloth = moved(turned(extrude(points('0,0.1 0,-0.1 0.3,0'), 0.006), 'y', 180), 0, 1.3, 0);
  const stick = moved(cylinder(0.008, 1.45, 12), 0, 0.725, 0);
  return placed(
    [part('flagstick', materials.paint('#f3f1ea'), stick), part('flag', materials.fabric('#d2322d'), cloth)],
    [-0.62 * size, 0, -0.3 * size],
    size,
  );
};

export const golfGreen = defineSetting('a golf course', lawnFloor, golfBall);
export const golfHole = defineSetting('a golf green', lawnFloor, flagstick);

/** Three stumps and two bails behind the batter, whose left side is away from the bowler. */
const wicketBehind: Scenery = ({ at, size }) => {
  const x = Math.max(at['left toes'][0], at['left heel'][0]) + 0.42 * size;
  const stumps = [-0.1, 0, 0.1].map((z) => moved(cylinder(0.018, 0.71, 16, 0.004), 0, 0.355, z));
  const bails = [-0.05, 0.05].map((z) => moved(turned(cylinder(0.009, 0.1, 12, 0.003), 'x', 90), 0, 0.72, z));
  const wood = materials.wood('#e0bd84');
  return placed([part('wicket', wood, [...stumps, ...bails])], [x, 0, at['left ankle'][2]], size);
};

export const wicket = defineSetting('a wicket', lawnFloor, wicketBehind);

const pinProfile = smoothCurve(
  4,
  points('0.026,0 0.034,0.03 0.06,0.115 0.05,0.18 0.024,0.255 0.023,0.28 0.032,0.33 0.022,0.37 0,0.381'),
);
/** Ten pins, much nearer than on a real lane. */
const pins: Scenery = ({ at, size }) => {
  const pin = lathe(pinProfile, { segments: 20 });
  const stripe = moved(cylinder(0.0262, 0.014, 24), 0, 0.268, 0);
  const places = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, i): readonly [number, number] => [(i - row / 2) * 0.2, row * 0.17]),
  );
  const all = (mesh: typeof pin) => merged(...places.map(([x, z]) => moved(mesh, x, 0, z)));
  const z = Math.max(at['right toes'][2], at['left toes'][2]) + 0.75 * size;
  return placed(
    [
      part('pin', materials.plastic('#f4f1e8'), all(pin)),
      part('stripe', materials.plastic('#c62f2a'), all(stripe)),
    ],
    [at['left grip'][0], 0, z],
    size,
  );
};

export const bowlingLane = defineSetting('a bowling lane', hallFloor, pins);

import { cosDegrees, memoize, points, sinDegrees } from '../../../core/index.js';
import { colored, materials, part, type Part } from '../../../world/modeling/index.js';
import { mapParts, moved, turned } from '../../../world/modeling/mesh/index.js';
import { cylinder, lathe, sphere, torus, tube } from '../../../world/modeling/solids/index.js';
import { dot, normalize, scale, type Vec3 } from '../../../world/vector.js';
import { defineProp } from './define.js';
import { strongTint } from './parts/pieces.js';

/** A ball, made about the origin, where a hand holds it: on the palm. */
const ballInHand = (ball: readonly Part[], radius: number): Part[] =>
  mapParts(ball, (mesh) => moved(mesh, radius - 0.012, 0, 0.012));

/** The line on tennis balls and baseballs, on a ball about the origin. */
const seam = (radius: number): Vec3[] =>
  Array.from({ length: 64 }, (_, i) => {
    const t = (360 * i) / 64;
    const [c, s] = [cosDegrees(t), sinDegrees(t)];
    return scale(
      normalize([c + 0.38 * cosDegrees(3 * t), 1.1 * sinDegrees(2 * t), s - 0.38 * sinDegrees(3 * t)]),
      radius,
    );
  });

const tennisBallParts = (): Part[] => [
  part('ball', materials.fabric('#cfe04a'), sphere(0.0335, 32)),
  part('seam', materials.fabric('#f4f4ee'), tube(seam(0.0335), 0.0014, 6, { closed: true })),
];

export const tennisBall = defineProp({
  name: 'a tennis ball',
  build: () => ballInHand(tennisBallParts(), 0.0335),
});

const baseballParts = (): Part[] => [
  part('ball', materials.leather('#f3efe6'), sphere(0.0368, 32)),
  part('seam', materials.fabric('#c22a2a'), tube(seam(0.0368), 0.0018, 6, { closed: true })),
];

export const baseball = defineProp({ name: 'a baseball', build: () => ballInHand(baseballParts(), 0.0368) });

/** The radius in meters. */
export const basketballRadius = 0.121;

/** A ball about the origin, with its black ribs. */
export const basketballParts = memoize((): Part[] => {
  const r = basketballRadius;
  const oval = (sign: 1 | -1): Vec3[] =>
    Array.from({ length: 40 }, (_, i) =>
      scale(normalize([sign, 0.85 * sinDegrees(9 * i), 0.85 * cosDegrees(9 * i)]), r),
    );
  const ring = torus(r, 0.0022, 64, 6);
  const ribs = [
    ring,
    turned(ring, 'x', 90),
    ...([1, -1] as const).map((sign) => tube(oval(sign), 0.0022, 6, { closed: true })),
  ];
  return [
    part('ball', materials.satin('#d06a2a'), sphere(r, 48)),
    part('ribs', materials.rubber('#1d1a18'), ribs),
  ];
});

export const basketball = defineProp({
  name: 'a basketball',
  hand: 'open',
  build: () => ballInHand(basketballParts(), basketballRadius),
});

const bowlingBallRadius = 0.108;

export const bowlingBall = defineProp({
  name: 'a bowling ball',
  hand: 'open',
  build(variation) {
    const hole = (degrees: number) =>
      turned(moved(cylinder(0.012, 0.004, 20), 0, bowlingBallRadius, 0), 'z', degrees);
    const ball = [
      part('ball', materials.glossy(strongTint(variation)), sphere(bowlingBallRadius, 48)),
      part('holes', materials.rubber('#111114'), [hole(-12), hole(12), turned(hole(0), 'x', 24)]),
    ];
    return ballInHand(ball, bowlingBallRadius);
  },
});

/** The radius in meters. */
export const footballRadius = 0.11;

const golden = (1 + Math.sqrt(5)) / 2;
/** The corners of an icosahedron: the middles of the black patches. */
const patches = [1, -1].flatMap((a) =>
  [golden, -golden].flatMap((b): Vec3[] => [
    normalize([0, a, b]),
    normalize([a, b, 0]),
    normalize([b, 0, a]),
  ]),
);

/** A ball about the origin: white, with the black patches of the classic ball. */
export const footballParts = memoize((): Part[] => {
  const tint = (x: number, y: number, z: number): string =>
    patches.some((patch) => dot(patch, normalize([x, y, z])) > 0.935) ? '#1c1c20' : '#f4f2ec';
  return [part('ball', materials.satin(), colored(sphere(footballRadius, 72), tint))];
});

export const football = defineProp({
  name: 'a football',
  hand: 'open',
  build: () => ballInHand(footballParts(), footballRadius),
});

/** The radius in meters. */
export const volleyballRadius = 0.105;

/** A ball about the origin: each of six sides has three strips of one of three colors. */
export const volleyballParts = memoize((): Part[] => {
  const tint = (x: number, y: number, z: number): string => {
    const [a, b, c] = [Math.abs(x), Math.abs(y), Math.abs(z)];
    const [across, along] = a >= b && a >= c ? [y, a] : b >= c ? [z, b] : [x, c];
    return Math.abs(across / along) < 0.36 ? '#f3efe2' : across > 0 ? '#2f5fae' : '#e8c33c';
  };
  return [part('ball', materials.satin(), colored(sphere(volleyballRadius, 72), tint))];
});

export const volleyball = defineProp({
  name: 'a volleyball',
  hand: 'open',
  build: () => ballInHand(volleyballParts(), volleyballRadius),
});

/** A shuttlecock with its cork below. */
const shuttlecockParts = (): Part[] => [
  part('cork', materials.leather('#efe7d4'), moved(sphere(0.014, 20), 0, -0.02, 0)),
  part(
    'feathers',
    { ...materials.paper('#f7f5ee'), doubleSided: true },
    lathe(points('0.012,-0.018 0.033,0.05 0.0315,0.05 0.01,-0.016'), {
      segments: 16,
      crease: 10,
      closed: true,
    }),
  ),
];

export const shuttlecock = defineProp({
  name: 'a shuttlecock',
  build: () => ballInHand(shuttlecockParts(), 0.03),
});

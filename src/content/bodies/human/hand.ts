import { cosDegrees, memoize, points3, sinDegrees } from '../../../core/index.js';
import { ellipsoid, merged, mirroredX, smoothCurve, tube, type Mesh } from '../../../world/modeling/index.js';
import { blob, limb, organic } from '../../../world/modeling/organic/index.js';
import { add, cross, dot, normalize, scale, subtract, type Mat3, type Vec3 } from '../../../world/index.js';
import { carriedMesh, signOf, type HandShape, type Side } from '../making.js';

/** Degrees by which the three joints of a finger are bent toward the palm, and the bend of the thumb's two. */
interface Bends {
  readonly fingers: readonly (readonly [number, number, number])[];
  readonly thumb: readonly Vec3[];
}

const all = <T>(one: T): T[] => [one, one, one, one];
const straight = [6, 8, 5] as const;
const closed = [78, 98, 62] as const;

/** Ends of the thumb's bones for the left hand that hangs with its thumb in front and its palm to the right (−x). */
const thumbs = {
  open: points3('-0.012,-0.03,0.03 -0.018,-0.062,0.055 -0.02,-0.09,0.066 -0.021,-0.112,0.07'),
  across: points3('-0.012,-0.03,0.03 -0.034,-0.062,0.04 -0.05,-0.088,0.024 -0.05,-0.098,0.002'),
  around: points3('-0.012,-0.028,0.03 -0.034,-0.05,0.046 -0.052,-0.074,0.038 -0.056,-0.097,0.028'),
} as const satisfies Record<string, readonly Vec3[]>;

const bends: Readonly<Record<HandShape, Bends>> = {
  open: { fingers: all(straight), thumb: thumbs.open },
  grip: { fingers: all([62, 72, 52] as const), thumb: thumbs.around },
  fist: { fingers: all(closed), thumb: thumbs.across },
  point: { fingers: [[2, 3, 2], closed, closed, closed], thumb: thumbs.across },
};

/** Index to little finger: the knuckle's place, the length, and how far the open finger leans to the thumb, degrees. */
const fingers = [
  { knuckle: [0.001, -0.09, 0.031], length: 0.072, lean: 5 },
  { knuckle: [0.003, -0.094, 0.0105], length: 0.081, lean: 1 },
  { knuckle: [0.002, -0.091, -0.0105], length: 0.075, lean: -3 },
  { knuckle: [-0.001, -0.083, -0.03], length: 0.058, lean: -9 },
] as const;

/** The middle of the palm and the tip of the open middle finger, from the wrist of the left hand. */
export const palm: Vec3 = [-0.013, -0.055, 0.002];
export const fingertip: Vec3 = [-0.022, -0.172, 0.012];
/** The middle of what is gripped. */
export const gripped: Vec3 = [-0.036, -0.092, 0.002];

/** A hand about its wrist, meters of the adult; at rest it hangs with the thumb in front and the palm to the body. @param forearm toward the elbow */
export function handMesh(side: Side, shape: HandShape, forearm: Vec3, coarseness = 1): Mesh {
  const { thumb } = bends[shape];
  const up: Vec3 = [forearm[0] * signOf(side), forearm[1], forearm[2]];
  const body = organic(
    [
      // up into the forearm, which is thicker there: so no seam is seen
      limb([0, 0, 0], scale(up, 0.05), 0.0245, 0.018),
      limb([0, 0.004, 0], [0, -0.02, 0.001], 0.026, 0.0265),
      blob([0.001, -0.052, 0.001], [0.0165, 0.05, 0.041], { blend: 0.02 }),
      limb([-0.006, -0.02, 0.018], thumb[0], 0.018, 0.017, { blend: 0.015 }),
      limb(thumb[0], thumb[1], 0.0165, 0.0125, { blend: 0.012 }),
    ],
    { cell: 0.0115 * coarseness, blend: 0.015 },
  );
  const left = merged(body, ...digits(shape));
  return side === 'left' ? left : mirroredX(left);
}

/** Four fingers and the thumb of the left hand. */
const digits = memoize((shape: HandShape): readonly Mesh[] => {
  const { fingers: bent, thumb } = bends[shape];
  const long = fingers.map(({ knuckle, length, lean }, i) => {
    const spread = shape === 'open' || (shape === 'point' && i === 0) ? lean : lean * 0.2;
    return digit(fingerPath(knuckle, length, bent[i], spread), i === 3 ? 0.0082 : 0.0094);
  });
  return [...long, digit(thumb, 0.0118)];
});

function fingerPath(knuckle: Vec3, length: number, bent: readonly number[], lean: number): Vec3[] {
  const path: Vec3[] = [add(knuckle, [0, 0.02, 0]), knuckle];
  let turn = 0;
  for (const [i, share] of [0.44, 0.31, 0.25].entries()) {
    turn += bent[i];
    const reach = length * share;
    const from = path[path.length - 1];
    path.push(
      add(from, [
        -reach * sinDegrees(turn),
        -reach * cosDegrees(turn) * cosDegrees(lean),
        reach * cosDegrees(turn) * sinDegrees(lean),
      ]),
    );
  }
  return path;
}

/** A smooth path with a round end that is thicker at its joints and thinner toward its tip. */
function digit(path: readonly Vec3[], radius: number): Mesh {
  const smooth = smoothCurve(3, path);
  const radii = smooth.map((_, i) => {
    const t = i / (smooth.length - 1);
    // joints are every third place, the knuckle and the tip apart
    const joint = i % 3 === 0 && t > 0.2 && t < 0.95 ? 1.06 : 1;
    return radius * (1 - 0.2 * t) * joint;
  });
  return tube(smooth, radii, 8, { caps: 'round' });
}

/** The nails of the fingers and of the thumb: the tip, the way it points, the way its back faces, its radius. */
function nailPlaces(shape: HandShape): { tip: Vec3; along: Vec3; back: Vec3; radius: number }[] {
  const { fingers: bent, thumb } = bends[shape];
  const paths = fingers.map(({ knuckle, length, lean }, i) => {
    const spread = shape === 'open' || (shape === 'point' && i === 0) ? lean : lean * 0.2;
    return fingerPath(knuckle, length, bent[i], spread);
  });
  return [...paths, [...thumb]].map((path, i) => {
    const [tip, before] = [path[path.length - 1], path[path.length - 2]];
    const along = normalize(subtract(tip, before));
    // the backs of fingers face away from the palm; the thumb's to the front and away from it
    const away: Vec3 = i === 4 ? [0.55, 0, 0.85] : [1, 0, 0];
    const bend: Vec3 = i === 4 || Math.abs(along[1]) > 0.5 ? away : [0, along[0] < 0 ? 1 : -1, 0];
    const back = normalize(subtract(bend, scale(along, dot(bend, along))));
    return { tip, along, back, radius: (i === 3 ? 0.0082 : i === 4 ? 0.0118 : 0.0094) * 0.8 };
  });
}

const nails = memoize((side: Side, shape: HandShape): Mesh => {
  if (side === 'right') return mirroredX(nails('left', shape));
  const one = ellipsoid(0.72, 0.3, 1.05, 8);
  return merged(
    ...nailPlaces(shape).map(({ tip, along, back, radius }) => {
      const x = cross(back, along);
      const at = add(tip, add(scale(back, 0.72 * radius), scale(along, -0.15 * radius)));
      const turn: Mat3 = [x[0], back[0], along[0], x[1], back[1], along[1], x[2], back[2], along[2]];
      return carriedMesh(one, turn, at, radius);
    }),
  );
});

/** The nails of a hand, where {@link handMesh} has its fingertips. */
export const nailMesh = (side: Side, shape: HandShape): Mesh => nails(side, shape);

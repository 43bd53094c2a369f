import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { perAxis, type Material, type Mesh, type Part, type Vec3 } from '../../../world/index.js';
import { blob, block, limb, materials, organic, roundedRectangle } from '../../../world/modeling/index.js';
import { merged, moved, part, scaled, turned } from '../../../world/modeling/mesh/index.js';
import {
  beveledBox,
  chamferedBox,
  cylinder,
  ellipsoid,
  sweep,
  torus,
  tube,
} from '../../../world/modeling/solids/index.js';
import { trunkFront, type Oval, type TeddyFrame } from './body.js';

/** The clothes of a stuffed bear, or what is sewn onto it. */
export type TeddyWear = 'bow tie' | 'ribbon' | 'scarf' | 'sweater' | 'belly' | 'patch' | 'heart';

/** A band around the neck. @param thick meters @param high factor of its thickness */
const collar = ({ chest, neck, head }: TeddyFrame, thick: number, high: number): Mesh =>
  moved(scaled(torus(0.05, thick, 36, 8), [1, high, 0.9]), 0, neck + 0.001, (chest.at[2] + head.at[2]) / 2);

/** Two loops and a knot about the origin, facing +Z. @param long of a loop, meters */
function bow(long: number): Mesh {
  const loops = [-1, 1].map((side) =>
    limb([0.2 * side * long, 0, 0], [0.68 * side * long, 0, 0], 0.14 * long, 0.34 * long),
  );
  const dents = [-1, 1].map((side) =>
    limb([0.3 * side * long, 0, 0.42 * long], [0.8 * side * long, 0, 0.42 * long], 0.1 * long, 0.22 * long, {
      mode: 'carve',
      blend: 0.12 * long,
    }),
  );
  const loop = scaled(organic([...loops, ...dents], { cell: long / 8, blend: 0.1 * long }), [1, 1, 0.62]);
  return merged(loop, ellipsoid(0.17 * long, 0.2 * long, 0.2 * long, 14));
}

interface StripShape {
  /** The distances from the neck to the end, and from the neck to where it begins, meters. */
  readonly long: number;
  readonly start?: number;
  readonly width: number;
  readonly thick?: number;
  /** The distance between the trunk and its middle. */
  readonly off: number;
}

/** A strip that hangs down the trunk's front from the neck, aslant. @param to x of its end, meters */
function strip(
  frame: TeddyFrame,
  to: number,
  { long, start = 0, width, thick = 0.005, off }: StripShape,
): Mesh {
  const path = Array.from({ length: 7 }, (_, i): Vec3 => {
    const down = start + ((long - start) * i) / 6;
    const [x, y] = [(to * (down + 0.02)) / (long + 0.02), frame.neck - 0.004 - down];
    return [x, y, trunkFront(frame, x, Math.min(y, frame.chest.at[1] + 0.035)) + off];
  });
  return sweep(path, roundedRectangle(width, thick, 0.45 * thick, 2), 1, { up: [0, 0, 1] });
}

/** The two ends of a scarf with a stripe across each. */
function scarf(frame: TeddyFrame, cloth: Material, stripe: Material, knot: Mesh): Part[] {
  const ends = [
    { to: -0.024, long: 0.115, off: 0.011 },
    { to: 0.012, long: 0.092, off: 0.006 },
  ];
  const tails = ends.map(({ to, long, off }) => strip(frame, to, { long, width: 0.034, off }));
  const stripes = ends.flatMap(({ to, long, off }) =>
    [0.012, 0.03].map((up) => {
      const x = (to * (long - up + 0.02)) / (long + 0.02);
      return strip(frame, x, {
        start: long - up - 0.009,
        long: long - up,
        width: 0.0356,
        thick: 0.0066,
        off,
      });
    }),
  );
  return [
    part('scarf', cloth, [collar(frame, 0.0135, 1.1), knot, ...tails]),
    part('scarf stripe', stripe, stripes),
  ];
}

/** A flat piece that lies on the belly: an oval of cloth, a little in front of it. */
function bellyPiece({ belly }: TeddyFrame): Mesh {
  const [rx, ry, rz] = belly.radii;
  return moved(
    ellipsoid(0.68 * rx, 0.74 * ry, 0.5 * rz, 28),
    0,
    belly.at[1] + 0.004,
    belly.at[2] + 0.535 * rz,
  );
}

/** A square patch with stitches around, aside on the belly. */
function patch(frame: TeddyFrame, cloth: Material, thread: Material): Part[] {
  const [x, y] = [-0.034, frame.belly.at[1] + 0.022];
  const set = (mesh: Mesh): Mesh => {
    const z = trunkFront(frame, x, y);
    return moved(turned(turned(mesh, 'z', 9), 'y', -27), x, y, z);
  };
  const half = 0.021;
  const stitches = [0, 90, 180, 270].flatMap((turn) =>
    [-0.66, 0, 0.66].map((along) =>
      turned(moved(chamferedBox(0.0022, 0.0095, 0.0024, 0.0007), along * half, half, 0.0046), 'z', turn),
    ),
  );
  return [
    part('patch', cloth, set(beveledBox(2 * half, 2 * half, 0.0085, 0.0035, 2))),
    part('stitch', thread, set(merged(...stitches))),
  ];
}

/** A stuffed heart before the chest. */
function heart(frame: TeddyFrame): Mesh {
  const y = frame.belly.at[1] + 0.025;
  const lobes = [-1, 1].map((side) => limb([0.0135 * side, 0.012, 0], [0, -0.02, 0], 0.0185, 0.006));
  const mesh = scaled(organic(lobes, { cell: 0.0048, blend: 0.003 }), [1.2, 1.2, 0.75]);
  return moved(turned(mesh, 'x', -4), 0, y, trunkFront(frame, 0, y) + 0.006);
}

/** An oval made larger all around. */
const grown = ({ at, radii }: Oval, by: number) =>
  blob(
    at,
    perAxis((k) => radii[k] + by),
  );

/** A ring around the trunk at a height, on an oval that is `by` meters larger than the belly. */
function hem({ belly }: TeddyFrame, y: number, by: number, radius: number): Mesh {
  const [rx, ry, rz] = belly.radii.map((r) => r + by);
  const v = (y - belly.at[1]) / ry;
  const share = Math.sqrt(1 - v * v);
  const ring = Array.from({ length: 40 }, (_, i): Vec3 => [
    rx * share * sinDegrees(9 * i),
    y,
    rz * share * cosDegrees(9 * i),
  ]);
  return tube(ring, radius, 8, { closed: true });
}

/** A sweater without sleeves, with ribs at hem and neck, and buttons down its front. */
function sweater(frame: TeddyFrame, cloth: Material, trim: Material): Part[] {
  const { belly, chest } = frame;
  const low = belly.at[1] - 0.022;
  const shapes = [
    grown(belly, 0.006),
    grown(chest, 0.006),
    block([0, low - 0.15, 0], [0.2, 0.15, 0.2], 0.002, { mode: 'carve', blend: 0.002 }),
  ];
  const buttons = [0.066, 0.036, 0.006].map((up) => {
    const y = belly.at[1] + up;
    const z = trunkFront(
      { ...frame, belly: { ...belly, radii: larger(belly) }, chest: { ...chest, radii: larger(chest) } },
      0,
      y,
    );
    return moved(turned(cylinder(0.0072, 0.006, 12, 0.002), 'x', 90), 0, y, z + 0.001);
  });
  return [
    part('sweater', cloth, organic(shapes, { cell: 0.0125, blend: 0.03 })),
    part('hem', trim, hem(frame, low + 0.003, 0.005, 0.007)),
    part('collar', trim, collar(frame, 0.0105, 1)),
    part('button', materials.plastic('#f3ead6'), buttons),
  ];
}

const larger = ({ radii }: Oval): Vec3 => perAxis((k) => radii[k] + 0.006);

/** One piece of what it wears. @param cloth its color @param other that of trimmings and stitches */
export function teddyWear(wear: TeddyWear, frame: TeddyFrame, cloth: Material, other: Material): Part[] {
  const front = 0.046 + (frame.chest.at[2] + frame.head.at[2]) / 2;
  const atNeck = (mesh: Mesh, down: number): Mesh => moved(mesh, 0, frame.neck - down, front + 0.018);
  switch (wear) {
    case 'bow tie':
      return [part('bow tie', cloth, [collar(frame, 0.006, 1), atNeck(bow(0.05), 0.012)])];
    case 'ribbon':
      return [
        part('ribbon', cloth, [
          collar(frame, 0.006, 1.5),
          atNeck(bow(0.04), 0.01),
          ...[-1, 1].map((side) => strip(frame, 0.03 * side, { long: 0.075, width: 0.015, off: 0.006 })),
        ]),
      ];
    case 'scarf':
      return scarf(frame, cloth, other, atNeck(ellipsoid(0.02, 0.019, 0.014, 18), 0.008));
    case 'sweater':
      return sweater(frame, cloth, other);
    case 'belly':
      return [part('belly', cloth, bellyPiece(frame))];
    case 'patch':
      return patch(frame, cloth, other);
    case 'heart':
      return [part('heart', cloth, heart(frame))];
  }
}

import { cosDegrees, pow, sinDegrees } from '../../../core/math/index.js';
import { materials, part, type Material, type Mesh, type Part } from '../../../world/modeling/index.js';
import { bothSides, moved, turned } from '../../../world/modeling/mesh/index.js';
import { cylinder, loft, smoothSections, type Ring } from '../../../world/modeling/solids/index.js';

/** A level section of a bowl: its height, width, and how far it reaches toward +Z and toward -Z, meters. */
export type BowlSection = readonly [y: number, width: number, front: number, back: number];

/** Rounder in front, squarer behind. */
export function bowlRing([y, width, front, back]: BowlSection): Ring {
  return Array.from({ length: 48 }, (_, i) => {
    const [s, c] = [sinDegrees(7.5 * i), cosDegrees(7.5 * i)];
    const isFront = c > 0;
    const power = isFront ? 2.15 : 3.6;
    const size = pow(pow(Math.abs(s), power) + pow(Math.abs(c), power), 1 / power);
    return [(0.5 * width * s) / size, y, ((isFront ? front : back) * c) / size] as const;
  });
}

/** The sections from the rim down to the drain, inside. */
const inside = (rim: number, front: number): readonly BowlSection[] => [
  [rim, 0.27, front - 0.05, 0.15],
  [rim - 0.016, 0.258, front - 0.056, 0.145],
  [rim - 0.07, 0.24, front - 0.07, 0.13],
  [rim - 0.14, 0.18, front - 0.12, 0.11],
  [rim - 0.19, 0.11, 0.09, 0.09],
  [rim - 0.23, 0.08, 0.06, 0.07],
];

export interface Bowl {
  /** Its outer sections from the lowest up, the last at the rim's edge. */
  readonly outside: readonly BowlSection[];
  readonly ceramic: Material;
  readonly seat: Material;
  readonly isOpen: boolean;
  /** The backward lean of its open lid, degrees. */
  readonly lean: number;
}

/** Bowl, water, seat and lid; the middle of the seat is over the origin. */
export function toiletBowl({ outside, ceramic, seat, isOpen, lean }: Bowl): Part[] {
  const [rim, width, front, back] = outside[outside.length - 1];
  const skin = loft(
    [
      ...smoothSections(outside.map(bowlRing), 3),
      bowlRing([rim + 0.006, width - 0.014, front - 0.007, back - 0.007]),
      ...smoothSections(inside(rim + 0.004, front).map(bowlRing), 2),
    ],
    { crease: 55 },
  );
  const water = loft([
    bowlRing([rim - 0.2, 0.1, 0.09, 0.09]),
    bowlRing([rim - 0.155, 0.166, front - 0.125, 0.112]),
  ]);
  const hinge = -0.19;
  const seatY = rim + 0.012;
  const lidAt = (mesh: Mesh): Mesh =>
    isOpen
      ? moved(turned(moved(mesh, 0, 0, -hinge), 'x', -90 - lean), 0, seatY + 0.02, hinge - 0.01)
      : moved(mesh, 0, seatY + 0.019, 0);
  const pin = moved(turned(cylinder(0.011, 0.05, 20, 0.003), 'z', 90), 0.075, seatY + 0.014, hinge - 0.012);
  return [
    part('bowl', ceramic, skin),
    part('water', materials.glossy('#9db9c4'), water),
    part('seat', seat, moved(seatRing(width, front), 0, seatY, 0)),
    part('lid', seat, lidAt(lid(width, front))),
    part('hinge', materials.chrome(), bothSides(pin)),
  ];
}

/** A ring to sit on, its lower side at y = 0. */
function seatRing(width: number, front: number): Mesh {
  const ring = (y: number, grow: number): Ring =>
    bowlRing([y, width + grow, front + grow / 2, 0.2 + grow / 2]);
  return loft(
    [
      ring(0, -0.004),
      ring(0.009, 0.004),
      ring(0.018, -0.012),
      ring(0.019, -0.06),
      ring(0.013, -0.125),
      ring(0, -0.13),
    ],
    { closed: true, crease: 60 },
  );
}

/** A slightly domed lid, its lower side at y = 0. */
function lid(width: number, front: number): Mesh {
  const ring = (y: number, grow: number): Ring =>
    bowlRing([y, width + grow, front + grow / 2, 0.2 + grow / 2]);
  return loft(
    [
      ring(0.001, -0.016),
      ring(0.002, 0),
      ring(0.011, 0.004),
      ring(0.018, -0.014),
      ring(0.022, -0.07),
      ring(0.024, -0.16),
    ],
    { crease: 60 },
  );
}

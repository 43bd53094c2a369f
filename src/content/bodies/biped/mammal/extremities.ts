import { materials, moved, part, scaled, type Mesh, type Part } from '../../../../world/modeling/index.js';
import { blob, limb, organic, type Shape } from '../../../../world/modeling/organic/index.js';
import { normalize, rotate, scale, subtract, transpose } from '../../../../world/index.js';
import { bent, carriedMesh, ofSide, type BodyPose, type Side } from '../../making.js';
import { handMesh } from '../../human/hand.js';
import type { Rig } from '../../quadruped/rig.js';
import type { BipedSpecies } from './form.js';
import type { BipedLook } from './look.js';

/** Length of the hand of the adult human that `handMesh` makes, meters. */
const humanHand = 0.172;

/** The factor from lengths of a human hand to those of this species. */
export const handScale = ({ hand }: BipedSpecies): number => hand / humanHand;

export function handPart(
  species: BipedSpecies,
  { colors }: BipedLook,
  side: Side,
  rig: Rig,
  hands: BodyPose['hands'],
): Part {
  const wrist = `${side} wrist`;
  const toElbow = normalize(subtract(rig.joint(`${side} elbow`), rig.joint(wrist)));
  const mesh = handMesh(side, hands?.[side] ?? 'open', rotate(transpose(rig.turn(wrist)), toElbow));
  return part(
    `${side} hand`,
    materials.skin(colors['hand'] ?? colors.main),
    carriedMesh(scaled(mesh, handScale(species)), rig.turn(wrist), rig.joint(wrist)),
  );
}

export function footPart({ feet, leg }: BipedSpecies, { colors }: BipedLook, side: Side, rig: Rig): Part {
  const ankle = `${side} ankle`;
  const [, high, , radius] = leg[2];
  return part(
    `${side} foot`,
    materials.skin(colors['foot'] ?? colors['hand'] ?? colors.main),
    carriedMesh(ofSide(side, leftFoot(feet, high, radius)), rig.turn(ankle), rig.joint(ankle)),
  );
}

/** The distance of the middle of the sole in front of its ankle. */
export const soleReach = ({ feet: { heel, length } }: BipedSpecies): number => length / 2 - heel;

function leftFoot({ heel, length, toes, width }: BipedSpecies['feet'], high: number, radius: number): Mesh {
  const half = width / 2;
  const front = length - heel;
  const flat = half * 0.62;
  const at = (x: number, up: number, z: number) => [x, up - high, z] as const;
  const shapes: Shape[] = [
    limb([0, 0, 0], at(0, flat, -heel + half * 0.7), radius, half * 0.66, { blend: 0.02 }),
    limb(
      at(0, flat, -heel + half * 0.7),
      at(0.1 * half, flat * 0.85, front * 0.62),
      half * 0.66,
      half * 0.72,
      { blend: 0.02 },
    ),
    limb([0, -0.1 * high, 0], at(0, flat, front * 0.5), radius, half * 0.6, { blend: 0.03 }),
    ...(toes === 'five' ? fiveToes(half, front, flat) : longToes(half, front, flat)).map(([x, z, r, long]) =>
      blob(at(x, r * 0.95, z), [r, r * 0.95, long], { blend: 0.008 }),
    ),
  ];
  return organic(shapes, { cell: Math.max(0.009, width / 7), blend: 0.02 });
}

type Toe = readonly [x: number, z: number, radius: number, long: number];

/** Toes of apes: four in a row, the big one apart on the inner side. */
const fiveToes = (half: number, front: number, flat: number): Toe[] => [
  [-half * 0.95, front * 0.48, flat * 0.62, front * 0.24],
  ...[-0.5, 0, 0.45, 0.85].map((x, i): Toe => [x * half, front * (0.86 - 0.05 * i), flat * 0.5, front * 0.2]),
];

/** Toes of kangaroos: a long one in the middle between two short ones. */
const longToes = (half: number, front: number, flat: number): Toe[] => [
  [-half * 0.55, front * 0.68, flat * 0.55, front * 0.2],
  [0.05 * half, front * 0.82, flat * 0.7, front * 0.26],
  [half * 0.62, front * 0.68, flat * 0.55, front * 0.2],
];

export function tailParts({ tail }: BipedSpecies, { colors }: BipedLook, rig: Rig): Part[] {
  if (!tail) return [];
  const mesh = moved(bent(tail, 14), ...scale(rig.rest('tail'), -1));
  const tailMesh = carriedMesh(mesh, rig.turn('tail'), rig.joint('tail'));
  return [part('tail', materials.fur(colors['tail'] ?? colors.main), tailMesh)];
}

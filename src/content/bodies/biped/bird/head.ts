import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { ellipse, materials, organic, part, type Mesh, type Part } from '../../../../world/modeling/index.js';
import { scaled, turnMatrix } from '../../../../world/modeling/mesh/index.js';
import { loft, smoothSections, type Ring } from '../../../../world/modeling/solids/index.js';
import { add, compose, rotate, scale, type Vec3 } from '../../../../world/index.js';
import { carriedMesh, ofSide, sides, signOf, type BySide, type Eye, type Side } from '../../making.js';
import { wholly } from '../../quadruped/coat/belonging.js';
import { coatOf } from '../../quadruped/coat/layers.js';
import { colorRefined } from '../../quadruped/coat/refine.js';
import { leftEye } from '../../quadruped/heads/eye.js';
import type { Rig } from '../../quadruped/rig.js';
import { surfaceOf } from '../../quadruped/surface-point.js';
import type { BeakPiece, BirdHead, BirdSpecies } from './form.js';
import type { BirdLook } from './look.js';

const cell = 0.16;

/** The head with beak, eyes and all that grows on it, on the posed neck. */
export function headParts({ head }: BirdSpecies, look: BirdLook, eyes: BySide<Eye>, rig: Rig): Part[] {
  const turn = compose(turnMatrix('x', head.pitch ?? 0), rig.turn('head'));
  return inHeadAxes(head, look, eyes).map(({ mesh, ...part }) => ({
    ...part,
    mesh: carriedMesh(scaled(mesh, head.size * look.head), turn, rig.joint('head')),
  }));
}

function inHeadAxes(head: BirdHead, { colors, mirrored, pattern }: BirdLook, eyes: BySide<Eye>): Part[] {
  const { shapes, eye, beak, trim, paint } = head;
  const coat = coatOf(colors['head'] ?? colors.main, paint?.(colors, pattern) ?? []);
  const colorAt = (p: Vec3) => coat(mirrored ? [-p[0], p[1], p[2]] : p, wholly('head'));
  const surface = surfaceOf(shapes, 2 * cell);
  const skin = colorRefined(organic(shapes, { cell }), colorAt);
  return [
    part('head', materials.fur([1, 1, 1]), skin),
    ...sides.flatMap((side) =>
      leftEye(eye, eyes[side], colorAt, surface).map(({ mesh, material }) =>
        part(`${side} eye`, material, ofSide(side, mesh)),
      ),
    ),
    ...beak.map((piece) =>
      part('beak', materials.satin(colors[piece.color] ?? piece.color), beakMesh(piece)),
    ),
    ...(trim?.(colors) ?? []).map(({ name, mesh, color, shiny }) =>
      part(name, shiny ? materials.satin(color) : materials.fur(color), mesh),
    ),
  ];
}

/** Ellipses across the middle line of a mandible. */
function beakMesh({ path }: BeakPiece): Mesh {
  const rings = path.map(([y, z, half, high], i): Ring => {
    const [before, after] = [path[Math.max(0, i - 1)], path[Math.min(path.length - 1, i + 1)]];
    const [dy, dz] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.sqrt(dy * dy + dz * dz);
    return ellipse(2 * half, 2 * high, 16).map(([x, up]): Vec3 => [
      x,
      y + (up * dz) / size,
      z - (up * dy) / size,
    ]);
  });
  return loft(smoothSections(rings, 3), { crease: 70 });
}

/** Landmarks of the head: the beak's tip, the eyes, and the ears under the feathers. */
export function headPoints({ head }: BirdSpecies, look: BirdLook, rig: Rig): Record<string, Vec3> {
  const turn = turnMatrix('x', head.pitch ?? 0);
  const at = (place: Vec3): Vec3 => {
    return rig.carry('head', add(rig.rest('head'), scale(rotate(turn, place), head.size * look.head)));
  };
  const tip = head.beak.flatMap(({ path }) => path).reduce((a, b) => (b[1] > a[1] ? b : a));
  const ofSide = (side: Side, x: number, y: number, z: number): Vec3 => at([x * signOf(side), y, z]);
  const points: Record<string, Vec3> = { nose: at([0, tip[0], tip[1]]) };
  const [x, y, z] = eyePlace(head);
  for (const side of sides) {
    points[`${side} eye`] = ofSide(side, x, y, z);
    points[`${side} ear`] = ofSide(side, 0.9, 0, 0);
  }
  return points;
}

/** The place of the left eye on the skull. */
function eyePlace({ eye: { at, out, up = 0 }, shapes }: BirdHead): Vec3 {
  const level = cosDegrees(up);
  const look: Vec3 = [sinDegrees(out) * level, sinDegrees(up), cosDegrees(out) * level];
  return surfaceOf(shapes, 2 * cell)(add([0, at[0], at[1]], scale(look, 2)), scale(look, -1)).place;
}

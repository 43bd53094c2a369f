import {
  ellipsoid,
  materials,
  merged,
  moved,
  organic,
  tube,
  turnMatrix,
  bothSides,
  scaled,
} from '../../../../world/modeling/index.js';
import { bent } from '../../bent.js';
import type { Mesh } from '../../../../world/mesh.js';
import type { Part } from '../../../../world/model.js';
import { compose, type Mat3 } from '../../../../world/pose.js';
import type { Vec3 } from '../../../../world/vector.js';
import type { BodyPose } from '../../body.js';
import { memoize } from '../../../../core/memoize.js';
import { sides, type BySide } from '../../side.js';
import { carriedMesh, facing, ofSide } from '../../carry.js';
import { wholly } from '../coat/belonging.js';
import { coatOf } from '../coat/layers.js';
import { colorRefined } from '../coat/refine.js';
import type { Species } from '../form.js';
import type { Palette } from '../palette.js';
import type { QuadrupedLook } from '../look.js';
import type { Rig } from '../rig.js';
import { surfaceOf } from '../surface-point.js';
import { earTurn, leftEar } from './ear.js';
import { eyePlace, leftEye } from './eye.js';
import type { HeadForm, HornForm, HornPoint } from './form.js';

const defaultCell = 0.05;

/** What of a look is seen in a head. */
export type HeadLook = Pick<QuadrupedLook, 'colors' | 'ears' | 'head' | 'mirrored'>;

/** The head with all that it carries, on the posed neck. */
export function headParts(
  species: Pick<Species, 'head'>,
  look: HeadLook,
  eyes: NonNullable<BodyPose['eyes']>,
  rig: Rig,
): Part[] {
  const form = species.head;
  const size = form.size * look.head;
  const turn = compose(turnMatrix('x', form.pitch), rig.turn('head'));
  const put = (mesh: Mesh): Mesh => carriedMesh(scaled(mesh, size), turn, rig.joint('head'));
  return [
    ...inHeadAxes(form, look, eyes).map((part) => ({ ...part, mesh: put(part.mesh) })),
    ...ears(form, look, size, rig),
  ];
}

const headSurface = memoize(({ shapes, cell = defaultCell }: HeadForm) => surfaceOf(shapes, 2 * cell));

/** Without its coat: that is an individual's. */
const skull = memoize(({ shapes, cell = defaultCell }: HeadForm) => organic(shapes, { cell }));

/** Where the left eye is, in the head's axes. */
export const eyeInHead = memoize((form: HeadForm): Vec3 => eyePlace(form.eye, headSurface(form)).place);

function inHeadAxes(
  form: HeadForm,
  look: HeadLook,
  eyes: BySide<NonNullable<BodyPose['eyes']>['left']>,
): Part[] {
  const { nose, horns, tusks, noseHorns = [], mouth } = form;
  const palette = look.colors;
  const coat = coatOf(palette.main, form.paint?.(palette) ?? []);
  const colorAt = (p: Vec3) => coat(look.mirrored ? [-p[0], p[1], p[2]] : p, wholly('head'));
  const surface = headSurface(form);
  const skin = colorRefined(skull(form), colorAt);
  return [
    { name: 'head', mesh: skin, material: materials.fur([1, 1, 1]) },
    ...sides.flatMap((side) =>
      leftEye(form.eye, eyes[side], colorAt, surface).map(({ mesh, material }) => ({
        name: `${side} eye`,
        mesh: ofSide(side, mesh),
        material,
      })),
    ),
    ...noseParts(nose, palette, surface),
    ...(mouth ? [mouthLine(mouth, surface)] : []),
    ...(horns ? pairOf('horn', horns, palette) : []),
    ...(tusks ? pairOf('tusk', tusks, palette) : []),
    ...noseHorns.map((path) => ({
      name: 'horn',
      mesh: bent(path),
      material: materials.satin(palette['horn'] ?? '#8d867c'),
    })),
    ...(form.whiskers ? [whiskers(surface)] : []),
  ];
}

function ears({ ear }: HeadForm, look: HeadLook, size: number, rig: Rig): Part[] {
  const { main, ear: own = main, innerEar = '#c99a8c' } = look.colors;
  const leaves = leftEar(ear, size * look.ears, own, innerEar);
  return sides.flatMap((side) => {
    const turn = earFrameTurn(ear, side, rig);
    return leaves.map(({ mesh, material }) => ({
      name: `${side} ear`,
      mesh: carriedMesh(ofSide(side, mesh), turn, rig.joint(`${side} ear`)),
      material,
    }));
  });
}

/** How an ear is turned in the pose, in the body's axes: its length along y, its left edge along x. */
export const earFrameTurn = (ear: HeadForm['ear'], side: (typeof sides)[number], rig: Rig): Mat3 =>
  compose(earTurn(ear, side), rig.turn(`${side} ear`));

type Surface = ReturnType<typeof surfaceOf>;

function noseParts(nose: HeadForm['nose'], { nose: tint = '#2a1f1c' }: Palette, surface: Surface): Part[] {
  if (nose.kind === 'none') return [];
  const material = materials.glossy(tint);
  if (nose.kind === 'leather') {
    const { place } = surface([0, nose.y, 3], [0, 0, -1]);
    return [
      { name: 'head', mesh: moved(ellipsoid(...nose.size, 20), ...place), material: materials.satin(tint) },
    ];
  }
  const { place, normal } = surface([nose.x, nose.y, 3], [0, 0, -1]);
  const hole = carriedMesh(
    ellipsoid(nose.size[0], nose.size[1], nose.size[0] * 0.35, 14),
    facing(normal),
    place,
  );
  return [{ name: 'head', mesh: bothSides(hole), material }];
}

/** From the middle of the front along both sides. */
function mouthLine(points: NonNullable<HeadForm['mouth']>, surface: Surface): Part {
  const front = surface([0, points[0][0], 3], [0, 0, -1]).place;
  const path = [front, ...points.slice(1).map(([y, z]) => surface([2, y, z], [-1, 0, 0]).place)];
  return {
    name: 'head',
    mesh: bothSides(tube(path, 0.009, 6, { caps: 'round' })),
    material: materials.satin('#2a1c18'),
  };
}

function pairOf(name: 'horn' | 'tusk', { paths, color }: HornForm, palette: Palette): Part[] {
  const left = merged(...paths.map((path: readonly HornPoint[]) => bent(path, 12)));
  const material = materials.satin(palette[color] ?? color);
  return sides.map((side) => ({ name: `${side} ${name}`, mesh: ofSide(side, left), material }));
}

function whiskers(surface: Surface): Part {
  const hairs = [0.06, 0.02, -0.02].map((rise, i) => {
    const { place } = surface([2, -0.02 - 0.035 * i, 0.86], [-1, 0, 0]);
    const tip: Vec3 = [place[0] + 0.42, place[1] + 1.6 * rise, place[2] - 0.12];
    const half: Vec3 = [place[0] + 0.2, place[1] + rise, place[2] + 0.01];
    return tube([place, half, tip], [0.006, 0.005, 0.002], 5);
  });
  return { name: 'head', mesh: bothSides(merged(...hairs)), material: materials.plastic('#f4f2ee') };
}

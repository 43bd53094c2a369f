import { memoize, points } from '../../../../core/index.js';
import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import type { Mat3, Mesh, Part, Vec3 } from '../../../../world/index.js';
import { compose, rotate } from '../../../../world/index.js';
import { add, scale } from '../../../../world/vector.js';
import { ellipse, materials, mixed, organic } from '../../../../world/modeling/index.js';
import { bothSides, merged, moved, part, scaled, turnMatrix } from '../../../../world/modeling/mesh/index.js';
import { ellipsoid, loft, smoothSections, tube, type Ring } from '../../../../world/modeling/solids/index.js';
import { bent, carriedMesh, facing, ofSide, type BodyPose } from '../../making.js';
import { sides, type BySide, type Side } from '../../side.js';
import { wholly } from '../coat/belonging.js';
import { coatOf } from '../coat/layers.js';
import { colorRefined } from '../coat/refine.js';
import type { Species } from '../form.js';
import { besideEyes, grownOn, hairPart, type Eyes } from '../hair.js';
import type { QuadrupedLook } from '../look.js';
import type { Palette } from '../palette.js';
import type { Rig } from '../rig.js';
import { inHead } from '../skeleton.js';
import { surfaceOf } from '../surface-point.js';
import { eyePlace, leftEye } from './eye.js';
import type { EarForm, HeadForm, HornForm, HornPoint } from './form.js';

/** The outline of an ear: the share of its length and of its width. */
const earOutlines: Record<EarForm['shape'], readonly (readonly [along: number, width: number])[]> = {
  pointed: points('-0.06,0.7 0.2,1 0.45,0.86 0.72,0.52 0.92,0.2 1,0.05'),
  round: points('-0.06,0.6 0.2,0.92 0.45,1 0.7,0.9 0.88,0.62 0.97,0.3 1,0.08'),
  leaf: points('-0.06,0.34 0.18,0.78 0.42,1 0.68,0.82 0.9,0.4 1,0.07'),
  long: points('-0.04,0.5 0.15,0.72 0.45,1 0.74,0.92 0.92,0.52 1,0.12'),
  fan: points('-0.03,0.5 0.12,0.82 0.38,1 0.68,0.88 0.9,0.52 1,0.14'),
};

/** The left ear along +y from its root, its opening to +z, its outer edge to +x. */
function leftEar(
  { shape, length, width }: EarForm,
  size: number,
  coat: string,
  inner: string,
): Omit<Part, 'name'>[] {
  const thin = shape === 'fan' ? 0.07 : 0.2;
  const leaf = (share: number, before: number): Mesh => {
    const rings = earOutlines[shape].map(([along, wide]): Ring =>
      ellipse(2, 2, 12).map(([c, s]): Vec3 => {
        const half = 0.5 * width * wide * share * size;
        const cup = 0.5 * half * c * c; // its edges stand forward
        return [
          half * c,
          along * length * size * (0.06 + 0.94 * share),
          half * thin * s + cup + before * width * size,
        ];
      }),
    );
    return loft(smoothSections(rings, 2), { crease: 80 });
  };
  return [
    { mesh: leaf(1, 0), material: materials.fur(coat) },
    { mesh: leaf(0.74, thin * 0.42), material: materials.fur(mixed(inner, coat, 0.15)) },
  ];
}

/** The turn of an ear at rest, in the body's axes. */
function earTurn({ lean: [out, back], turn = 25 }: EarForm, side: Side): Mat3 {
  const left = compose(compose(turnMatrix('y', turn), turnMatrix('x', -back)), turnMatrix('z', -out));
  return side === 'left' ? left : mirroredTurn(left);
}

/** A turn seen in a mirror. */
const mirroredTurn = (m: Mat3): Mat3 => [m[0], -m[1], -m[2], -m[3], m[4], m[5], -m[6], m[7], m[8]];

const defaultCell = 0.05;

/** The part of a look that is seen in a head. */
export type HeadLook = Pick<QuadrupedLook, 'colors' | 'ears' | 'head' | 'mirrored'>;

/** The head with all that it carries, on the posed neck. */
export function headParts(
  species: Pick<Species, 'head' | 'hair'>,
  look: HeadLook,
  eyes: NonNullable<BodyPose['eyes']>,
  rig: Rig,
): Part[] {
  const form = species.head;
  const size = form.size * look.head;
  const turn = compose(turnMatrix('x', form.pitch), rig.turn('head'));
  const put = (mesh: Mesh): Mesh => carriedMesh(scaled(mesh, size), turn, rig.joint('head'));
  return [
    ...inHeadAxes(form, look, eyes, species.hair).map((part) => ({ ...part, mesh: put(part.mesh) })),
    ...ears(form, look, size, rig),
  ];
}

const headSurface = memoize(({ shapes, cell = defaultCell }: HeadForm) => surfaceOf(shapes, 2 * cell));

/** The skull without its coat, which belongs to an individual. */
const skull = memoize(({ shapes, cell = defaultCell }: HeadForm) => organic(shapes, { cell }));

/** The place of the left eye, in the head's axes. */
export const eyeInHead = memoize((form: HeadForm): Vec3 => eyePlace(form.eye, headSurface(form)).place);

function inHeadAxes(
  form: HeadForm,
  look: HeadLook,
  eyes: BySide<NonNullable<BodyPose['eyes']>['left']>,
  hair: Species['hair'],
): Part[] {
  const { nose, horns, tusks, noseHorns = [], mouth } = form;
  const palette = look.colors;
  const coat = coatOf(palette.main, form.paint?.(palette) ?? []);
  const colorAt = (p: Vec3) => coat(look.mirrored ? [-p[0], p[1], p[2]] : p, wholly('head'));
  const surface = headSurface(form);
  const skin = colorRefined(skull(form), colorAt);
  return [
    part('head', materials.fur([1, 1, 1]), skin),
    ...headHair(form, hair, skin),
    ...sides.flatMap((side) =>
      leftEye(form.eye, eyes[side], colorAt, surface).map(({ mesh, material }) =>
        part(`${side} eye`, material, ofSide(side, mesh)),
      ),
    ),
    ...noseParts(nose, palette, surface),
    ...(mouth ? [mouthLine(mouth, surface)] : []),
    ...(horns ? pairOf('horn', horns, palette) : []),
    ...(tusks ? pairOf('tusk', tusks, palette) : []),
    ...noseHorns.map((path) => part('horn', materials.satin(palette['horn'] ?? '#8d867c'), bent(path))),
    ...(form.whiskers ? [whiskers(surface)] : []),
  ];
}

/** The eyes of a posed body. */
export function eyesOf(
  species: Pick<Species, 'head'>,
  look: Pick<QuadrupedLook, 'head'>,
  rig: Pick<Rig, 'joint' | 'turn'>,
): Eyes {
  const [x, y, z] = eyeInHead(species.head);
  const at = (place: Vec3): Vec3 =>
    add(rig.joint('head'), rotate(rig.turn('head'), inHead(species, look, place)));
  const radius = species.head.eye.radius * species.head.size * look.head;
  return { places: [at([x, y, z]), at([-x, y, z])], radius };
}

/** Hair on the back of the head, which shortens toward the muzzle and around the eyes. */
const headHair = (form: HeadForm, hair: Species['hair'], skin: Mesh): Part[] =>
  grownOn(hair, 'head').map((own) => {
    const [x, y, z] = eyeInHead(form);
    const eyes: Eyes = { places: [[x, y, z], [-x, y, z]], radius: form.eye.radius }; // prettier-ignore
    return hairPart('head', skin, {
      ...own,
      length: own.length / form.size,
      width: own.width / form.size,
      apart: own.apart / form.size,
      share: (p) => Math.min(2.4 * (0.5 - p[2]), besideEyes(eyes, p)),
      flow: ([px]) => [px, -0.15, -1],
    });
  });

function ears({ ear }: HeadForm, look: HeadLook, size: number, rig: Rig): Part[] {
  const { main, ear: own = main, innerEar = '#c99a8c' } = look.colors;
  const leaves = leftEar(ear, size * look.ears, own, innerEar);
  return sides.flatMap((side) => {
    const turn = earFrameTurn(ear, side, rig);
    return leaves.map(({ mesh, material }) =>
      part(`${side} ear`, material, carriedMesh(ofSide(side, mesh), turn, rig.joint(`${side} ear`))),
    );
  });
}

/** The turn of an ear in the pose, in the body's axes: its length along y, its left edge along x. */
export const earFrameTurn = (ear: HeadForm['ear'], side: (typeof sides)[number], rig: Rig): Mat3 =>
  compose(earTurn(ear, side), rig.turn(`${side} ear`));

type Surface = ReturnType<typeof surfaceOf>;

function noseParts(nose: HeadForm['nose'], { nose: tint = '#2a1f1c' }: Palette, surface: Surface): Part[] {
  if (nose.kind === 'none') return [];
  const material = materials.glossy(tint);
  if (nose.kind === 'leather') {
    const { place } = surface([0, nose.y, 3], [0, 0, -1]);
    return [part('head', materials.satin(tint), moved(ellipsoid(...nose.size, 20), ...place))];
  }
  const { place, normal } = surface([nose.x, nose.y, 3], [0, 0, -1]);
  const hole = carriedMesh(
    ellipsoid(nose.size[0], nose.size[1], nose.size[0] * 0.35, 14),
    facing(normal),
    place,
  );
  return [part('head', material, bothSides(hole))];
}

/** Half the width of the line of a mouth. */
const lips = 0.0075;

/** The line of the mouth from the middle of the front along both sides. */
function mouthLine(points: NonNullable<HeadForm['mouth']>, surface: Surface): Part {
  const [[front], ...beside] = points;
  const [y, z] = beside[0];
  const around = [0, 15, 30, 45, 60, 75].map((angle) => {
    const way: Vec3 = [sinDegrees(angle), 0, cosDegrees(angle)];
    const height = front + ((y - front) * angle) / 90;
    return surface(add([0, height, z], scale(way, 3)), scale(way, -1)).place;
  });
  const back = beside.map(([up, along]) => surface([2, up, along], [-1, 0, 0]).place);
  const places = [...around, ...back];
  const line = bent(
    places.map(([px, py, pz], i) => [px, py, pz, i < places.length - 1 ? lips : 0.3 * lips] as const),
    6,
  );
  return part('head', materials.satin('#2a1c18'), bothSides(line));
}

function pairOf(name: 'horn' | 'tusk', { paths, color }: HornForm, palette: Palette): Part[] {
  const left = merged(...paths.map((path: readonly HornPoint[]) => bent(path, 12)));
  const material = materials.satin(palette[color] ?? color);
  return sides.map((side) => part(`${side} ${name}`, material, ofSide(side, left)));
}

function whiskers(surface: Surface): Part {
  const hairs = [0.06, 0.02, -0.02].map((rise, i) => {
    const { place } = surface([2, -0.02 - 0.035 * i, 0.86], [-1, 0, 0]);
    const tip: Vec3 = [place[0] + 0.42, place[1] + 1.6 * rise, place[2] - 0.12];
    const half: Vec3 = [place[0] + 0.2, place[1] + rise, place[2] + 0.01];
    return tube([place, half, tip], [0.006, 0.005, 0.002], 5);
  });
  return part('head', materials.plastic('#f4f2ee'), bothSides(...hairs));
}

import {
  ellipsoid,
  materials,
  type Linear,
  type Mesh,
  type Part,
  type Tint,
} from '../../../world/modeling/index.js';
import { moved, part, scaled, turned } from '../../../world/modeling/mesh/index.js';
import { limb as bone, organicParts, type NamedShape } from '../../../world/modeling/organic/index.js';
import { add, compose, normalize, scale, subtract, type Mat3, type Vec3 } from '../../../world/index.js';
import { bent, carriedMesh, sides, signOf, type Frame } from '../making.js';
import { grounded, type BodyPose, type PosedBody } from '../body.js';
import { toRest } from './coat/at-rest.js';
import { belongings, wholly, type Belonging } from './coat/belonging.js';
import { coatOf } from './coat/layers.js';
import { colorRefined } from './coat/refine.js';
import { woolly } from './coat/wool.js';
import { footParts, soleReach } from './foot.js';
import type { Species } from './form.js';
import { grownOn, grownSkin, hairPart, hangingHair, type Hair } from './hair.js';
import { earFrameTurn, eyeInHead, eyesOf, headParts } from './heads/build.js';
import { endOf, jointsOf, limbs, type Limb } from './limbs.js';
import type { QuadrupedLook } from './look.js';
import { rigged, type Rig } from './rig.js';
import { egg, muscle } from './shapes.js';
import { inHead, quadrupedSkeleton } from './skeleton.js';

const between = (a: Vec3, b: Vec3, share: number): Vec3 => add(a, scale(subtract(b, a), share));

/** A leg from shoulder or hip down to the foot, which is made apart. */
function legShapes(species: Species, look: QuadrupedLook, rig: Rig, limb: Limb): NamedShape[] {
  const form = species[endOf(limb)];
  const names = jointsOf(limb);
  const [top, bend, low, ankle] = names.map((name) => rig.joint(name));
  const radii = form.joints.map((joint) => joint[2]);
  const [width, depth] = form.mass;
  const shank = between(low, ankle, 0.5);
  const slim = 0.93 * Math.min(radii[2], radii[3]);
  const shapes = [
    muscle(top, bend, [width * look.thick, depth], endOf(limb) === 'rear' ? 0.5 : 0.42, 0.06),
    bone(bend, low, radii[1], radii[2], { blend: 0.05 }),
    bone(low, shank, radii[2], slim, { blend: 0.02 }),
    bone(shank, ankle, slim, radii[3], { blend: 0.02 }),
    ...(endOf(limb) === 'rear' ? [hamstring(limb, rig, depth, radii[1])] : []),
    ...pastern(species, rig, names[3], radii[3]),
  ];
  return shapes.map((shape) => ({ ...shape, part: `${limb} leg` }));
}

/** The muscle from the buttock to the shank's upper end, which makes a haunch of a thigh. */
function hamstring(limb: Limb, rig: Rig, depth: number, thin: number) {
  const [hip, knee, hock] = jointsOf(limb);
  const at = rig.rest(hip);
  const from = rig.carry(hip, [at[0], at[1] - 0.12 * depth, at[2] - 0.42 * depth]);
  return bone(from, between(rig.joint(knee), rig.joint(hock), 0.4), 0.56 * depth, 0.9 * thin, {
    blend: 0.08,
  });
}

/** The pastern, from the fetlock forward into the hoof. */
function pastern({ feet }: Species, rig: Rig, name: string, radius: number) {
  if (feet.kind !== 'hoof') return [];
  const [x, y, z] = rig.rest(name);
  const crown = rig.carry(name, [x, feet.tall * 0.9, z + feet.reach * 0.75]);
  return y > feet.tall ? [bone(rig.joint(name), crown, radius, radius * 0.95, { blend: 0.015 })] : [];
}

/** The tail, made at rest and swung as a whole. */
function tailParts(
  species: Species,
  look: QuadrupedLook,
  rig: Rig,
  coat: (p: Vec3, belonging: Belonging) => Linear,
): Part[] {
  const { tail, tuft = [], paddle } = species;
  const rest = rig.rest('tail');
  const [rootY, rootZ] = tail[0];
  const along = (path: Species['tail']): Mesh => {
    const joints = path.map(([y, z, r]) => [0, rest[1] + y - rootY, rest[2] + z - rootZ, r] as const);
    return bent(joints, 14);
  };
  const put = (mesh: Mesh): Mesh =>
    carriedMesh(moved(mesh, ...scale(rest, -1)), rig.turn('tail'), rig.joint('tail'));
  const skin = colorRefined(along(tail), (p) => coat(p, wholly('tail')));
  const [endY, endZ] = tail[tail.length - 1];
  const end: Vec3 = [0, rest[1] + endY - rootY, rest[2] + endZ - rootZ];
  const way = subtract(rig.carry('tail', end), rig.joint('tail'));
  const { main, mane = main, tuft: hair = mane } = look.colors;
  return [
    ...grownSkin(
      'tail',
      put(skin),
      hairOn(species, 'tail').map((own) => ({ ...own, flow: () => way })),
    ),
    ...(paddle ? [paddlePart(paddle, put, end)] : []),
    ...(tuft.length > 0 ? tuftParts(put(along(tuft)), hair) : []),
  ];
}

/** The tuft of a tail, whose hairs hang. */
const tuftParts = (core: Mesh, tint: Tint): Part[] => [
  part('tail', materials.hair(tint), core),
  hairPart(
    'tail',
    core,
    { ...hangingHair, length: 0.11, width: 0.03, apart: 0.013, flow: () => [0, -1, 0] },
    { tint },
  ),
];

/** A flat oval that lies behind the tail's end and droops a little. */
function paddlePart(
  { length, width, tint }: NonNullable<Species['paddle']>,
  put: (mesh: Mesh) => Mesh,
  [x, y, z]: Vec3,
): Part {
  const oval = turned(ellipsoid(width / 2, 0.06 * length, length / 2, 24), 'x', -8);
  return part('tail', materials.leather(tint), put(moved(oval, x, y - 0.02, z - 0.36 * length)));
}

/** Trunk and neck in the pose. */
function trunkShapes(species: Species, look: QuadrupedLook, rig: Rig): NamedShape[] {
  const eggs = species.trunk.map(({ z, top, bottom, half, reach, blend = 0.1 }): NamedShape => {
    const joint = z < species.waist[1] ? 'trunk' : 'chest';
    const center = rig.carry(joint, [0, (top + bottom) / 2, z * look.long]);
    const radii: Vec3 = [half * look.thick, (top - bottom) / 2, reach * look.long];
    return { ...egg(rig.turn(joint), center, radii, blend), part: 'trunk' };
  });
  return [...eggs, ...neckShapes(species, rig)];
}

/** Two rounds side by side in the middle plane: a neck is deeper than wide. */
function neckShapes({ neck }: Species, rig: Rig): NamedShape[] {
  const [base, poll] = [rig.rest('neck'), rig.rest('head')];
  const along = normalize(subtract(poll, base));
  const crest: Vec3 = [0, along[2], -along[1]];
  const [thick, thin] = neck.radius;
  const deep = neck.deep ?? 0.3;
  const root = subtract(base, scale(along, thick * 0.7));
  return [1, -1].flatMap((way) => {
    const off = (r: number): Vec3 => scale(crest, way * deep * r * 0.5);
    const from = rig.carry('chest', add(root, off(thick)));
    const middle = rig.carry('neck', add(base, off(thick)));
    const to = rig.carry('neck', add(poll, off(thin)));
    return [
      { ...bone(from, middle, thick, thick, { blend: 0.1 }), part: 'trunk' },
      { ...bone(middle, to, thick, thin, { blend: 0.06 }), part: 'neck' },
    ];
  });
}

const cell = 0.034;

/** An individual in a pose: made in heights of its withers, then scaled to its size. */
export function buildQuadruped(
  species: Species,
  look: QuadrupedLook,
  pose: BodyPose,
  coarseness = 1,
): PosedBody {
  const rig = rigged(quadrupedSkeleton(species, look), pose.angles);
  const coat = coatOf(look.colors.main, species.coat?.(look.colors, look.pattern) ?? []);
  const colorAt = (p: Vec3, belonging: Belonging) => coat(look.mirrored ? [-p[0], p[1], p[2]] : p, belonging);
  const eye = (side: 'left' | 'right') => pose.eyes?.[side] ?? { open: true, iris: look.irises[side] };
  const parts = [
    ...skinParts(species, look, rig, colorAt, coarseness),
    ...limbs.flatMap((limb) => footParts(species, look, rig, limb)),
    ...headParts(species, look, { left: eye('left'), right: eye('right') }, rig),
    ...tailParts(species, look, rig, colorAt),
    ...(species.extras ?? []).flatMap((extra) => extra(rig, look)),
  ].map((part) => ({ ...part, mesh: scaled(part.mesh, look.size) }));
  const body = { parts, points: pointsOf(species, look, rig), frames: framesOf(species, look, rig) };
  return grounded(body, pose.lift);
}

/** What grows on a part of the skin. */
const hairOn = ({ hair, wool }: Species, name: string): readonly Hair[] =>
  hair ? grownOn(hair, name) : name === 'mane' && !wool ? [hangingHair] : [];

function skinParts(
  species: Species,
  look: QuadrupedLook,
  rig: Rig,
  colorAt: (p: Vec3, belonging: Belonging) => readonly [number, number, number],
  coarseness: number,
): Part[] {
  const shapes = [
    ...trunkShapes(species, look, rig),
    ...(species.flesh ?? []).flatMap((flesh) => flesh(rig, look)),
    ...limbs.flatMap((limb) => legShapes(species, look, rig, limb)),
  ];
  const rest = toRest(rig);
  const belongingAt = belongings(shapes);
  const eyes = eyesOf(species, look, rig);
  return organicParts(shapes, { cell: coarseness * (species.cell ?? cell) }).flatMap(({ name, mesh }) => {
    const skin = colorRefined(mesh, (p) => colorAt(rest(name, p), belongingAt(p)));
    const { wool } = species;
    const dressed = wool ? woolly(skin, wool, (p) => rest('trunk', p), look.mirrored) : skin;
    return grownSkin(name, dressed, hairOn(species, name), { eyes, coarseness });
  });
}

function pointsOf(species: Species, look: QuadrupedLook, rig: Rig): Record<string, Vec3> {
  const points: Record<string, Vec3> = {};
  for (const [name, { position }] of rig.frames) points[name] = position;
  for (const limb of limbs) {
    const name = jointsOf(limb)[3];
    const [x, , z] = rig.rest(name);
    points[name] = rig.carry(name, [x, 0, z + soleReach(species, endOf(limb))]);
  }
  const poll = rig.rest('head');
  const onHead = (place: Vec3): Vec3 => rig.carry('head', add(poll, inHead(species, look, place)));
  points['nose'] = onHead([0, 0, 1]);
  const [x, y, z] = eyeInHead(species.head);
  for (const side of sides) points[`${side} eye`] = onHead([signOf(side) * x, y, z]);
  return Object.fromEntries(Object.entries(points).map(([name, p]) => [name, scale(p, look.size)]));
}

function framesOf(species: Species, look: QuadrupedLook, rig: Rig): Record<string, Frame> {
  const frames: Record<string, Frame> = {};
  const add = (name: string, rotation: Mat3, position: Vec3): void => {
    frames[name] = { rotation, position: scale(position, look.size) };
  };
  for (const [name, { rotation, position }] of rig.frames) add(name, rotation, position);
  for (const side of sides) {
    const turn = earFrameTurn(species.head.ear, side, rig);
    // x outward on both sides: on the right, z then points to the back of the ear
    add(
      `${side} ear`,
      side === 'left' ? turn : compose([-1, 0, 0, 0, 1, 0, 0, 0, -1], turn),
      rig.joint(`${side} ear`),
    );
  }
  return frames;
}

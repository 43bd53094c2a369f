import { materials, organicParts, scaled } from '../../../world/modeling/index.js';
import type { Part } from '../../../world/model.js';
import { compose, type Mat3 } from '../../../world/pose.js';
import { add, scale, type Vec3 } from '../../../world/vector.js';
import { grounded, type BodyPose, type PosedBody } from '../body.js';
import { signOf, sides } from '../side.js';
import type { Frame } from '../skeleton.js';
import { toRest } from './coat/at-rest.js';
import { belongings, type Belonging } from './coat/belonging.js';
import { coatOf } from './coat/layers.js';
import { colorRefined } from './coat/refine.js';
import { woolly } from './coat/wool.js';
import { footParts, soleReach } from './foot.js';
import type { Species } from './form.js';
import { earFrameTurn, eyeInHead, headParts } from './heads/build.js';
import { legShapes } from './leg.js';
import { endOf, jointsOf, limbs } from './limbs.js';
import type { QuadrupedLook } from './look.js';
import { rigged, type Rig } from './rig.js';
import { inHead, quadrupedSkeleton } from './skeleton.js';
import { tailParts } from './tail.js';
import { trunkShapes } from './trunk.js';

const cell = 0.034;

/** An individual in a pose: made in heights of its withers, then brought to its size. */
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
  return organicParts(shapes, { cell: coarseness * (species.cell ?? cell) }).map(({ name, mesh }) => {
    const skin = colorRefined(mesh, (p) => colorAt(rest(name, p), belongingAt(p)));
    return {
      name,
      mesh: species.wool ? woolly(skin, species.wool, (p) => rest('trunk', p), look.mirrored) : skin,
      material: materials.fur([1, 1, 1]),
    };
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

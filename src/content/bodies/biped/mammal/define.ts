import { scaled } from '../../../../world/modeling/mesh/index.js';
import { add, compose, rotate, scale, type Mat3, type Vec3 } from '../../../../world/index.js';
import { grounded, type BodyKind, type BodyPose, type PosedBody } from '../../body.js';
import { kindOf, openEyes } from '../../species.js';
import { gripped, palm } from '../../human/hand.js';
import { earFrameTurn, headParts } from '../../quadruped/heads/build.js';
import { rigged, type Rig } from '../../quadruped/rig.js';
import { inHead } from '../../quadruped/skeleton.js';
import { sides, signOf, type Frame, type Joint, type Side } from '../../making.js';
import { footPart, handPart, handScale, soleReach, tailParts } from './extremities.js';
import type { BipedSpecies } from './form.js';
import { sampleBiped, type BipedLook } from './look.js';
import { skinParts } from './skin.js';

const armJoints = ['shoulder', 'elbow', 'wrist'] as const;
const legJoints = ['hip', 'knee', 'ankle'] as const;

/** The joints of an individual, in heights of its crown, standing at ease on y = 0. */
function bipedSkeleton(species: BipedSpecies, look: Pick<BipedLook, 'head'>): readonly Joint[] {
  const { arm, head, leg, neck, tail, waist } = species;
  const [hip] = leg;
  const poll: Vec3 = [0, neck[1][0], neck[1][1]];
  const chain = (names: readonly string[], knots: BipedSpecies['arm'], root: string): Joint[] =>
    sides.flatMap((side) =>
      names.map((name, i): Joint => ({
        name: `${side} ${name}`,
        parent: i === 0 ? root : `${side} ${names[i - 1]}`,
        at: [knots[i][0] * signOf(side), knots[i][1], knots[i][2]],
      })),
    );
  return [
    { name: 'pelvis', at: [0, hip[1], hip[2]] },
    { name: 'chest', parent: 'pelvis', at: [0, ...waist] },
    { name: 'neck', parent: 'chest', at: [0, neck[0][0], neck[0][1]] },
    { name: 'head', parent: 'neck', at: poll },
    // without a tail, where one would be
    {
      name: 'tail',
      parent: 'pelvis',
      at: tail ? [tail[0][0], tail[0][1], tail[0][2]] : [0, hip[1] + 0.02, hip[2] - 0.12],
    },
    ...sides.map((side): Joint => {
      const [x, y, z] = head.ear.at;
      return {
        name: `${side} ear`,
        parent: 'head',
        at: add(poll, inHead(species, look, [x * signOf(side), y, z])),
      };
    }),
    ...chain(armJoints, arm, 'chest'),
    ...chain(legJoints, leg, 'pelvis'),
  ];
}

/** An individual in a pose: made in heights of its crown, then scaled to its size. */
function buildBiped(species: BipedSpecies, look: BipedLook, pose: BodyPose, coarseness = 1): PosedBody {
  const rig = rigged(bipedSkeleton(species, look), pose.angles);
  const eyes = pose.eyes ?? openEyes(look.irises);
  const parts = [
    ...skinParts(species, look, rig, coarseness),
    ...headParts(species, look, eyes, rig),
    ...sides.flatMap((side) => [
      handPart(species, look, side, rig, pose.hands),
      footPart(species, look, side, rig),
    ]),
    ...tailParts(species, look, rig),
  ].map((part) => ({ ...part, mesh: scaled(part.mesh, look.size) }));
  return grounded({ parts, ...marks(species, look, rig) }, pose.lift);
}

/** Rows: x, y and z of the body, from fingers down (z) and the thumb in front (y). */
const handAxes: Mat3 = [1, 0, 0, 0, 0, -1, 0, 1, 0];

function marks(species: BipedSpecies, look: BipedLook, rig: Rig): Pick<PosedBody, 'points' | 'frames'> {
  const points: Record<string, Vec3> = {};
  const frames: Record<string, Frame> = {};
  for (const [name, { rotation, position }] of rig.frames) {
    points[name] = scale(position, look.size);
    frames[name] = { rotation, position: points[name] };
  }
  const on = (joint: string, offset: Vec3): Vec3 =>
    scale(add(rig.joint(joint), rotate(rig.turn(joint), offset)), look.size);
  const onHead = (place: Vec3): Vec3 => on('head', inHead(species, look, place));
  const sided = (side: Side, [x, y, z]: Vec3): Vec3 => [x * signOf(side), y, z];
  points['nose'] = onHead([0, 0, 1]);
  const { at, out } = species.head.eye;
  for (const side of sides) {
    const [wrist, ankle] = [`${side} wrist`, `${side} ankle`];
    points[`${side} eye`] = onHead(sided(side, [out > 45 ? 0.2 : 0.15, at[0], Math.max(0.4, at[1])]));
    points[`${side} hand`] = on(wrist, scale(sided(side, palm), handScale(species)));
    points[`${side} foot`] = on(ankle, [0, -species.leg[2][1], soleReach(species)]);
    frames[`${side} hand`] = {
      rotation: compose(handAxes, rig.turn(wrist)),
      position: on(wrist, scale(sided(side, gripped), handScale(species))),
    };
    frames[`${side} foot`] = { rotation: rig.turn(ankle), position: points[`${side} foot`] };
    const turn = earFrameTurn(species.head.ear, side, rig);
    // x outward on both sides: on the right, z then points to the back of the ear
    frames[`${side} ear`] = {
      rotation: side === 'left' ? turn : compose([-1, 0, 0, 0, 1, 0, 0, 0, -1], turn),
      position: points[`${side} ear`],
    };
  }
  return { points, frames };
}

/** A kind of mammals on two legs, whose joints poses can ask for. */
export interface Biped extends BodyKind {
  readonly rig: 'biped';
  readonly species: BipedSpecies;
  /** Its joints at rest, in heights of its crown. */
  readonly skeleton: readonly Joint[];
}

export const biped = (species: BipedSpecies): Biped => ({
  ...kindOf('biped', species, sampleBiped, buildBiped),
  // poses ask for limbs, which are the same in all
  skeleton: bipedSkeleton(species, { head: 1 }),
});

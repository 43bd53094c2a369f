import { add, type Vec3 } from '../../../../world/vector.js';
import { inHead } from '../../quadruped/skeleton.js';
import { signOf, sides } from '../../side.js';
import type { Joint } from '../../skeleton.js';
import type { BipedSpecies } from './form.js';
import type { BipedLook } from './look.js';

const armJoints = ['shoulder', 'elbow', 'wrist'] as const;
const legJoints = ['hip', 'knee', 'ankle'] as const;

/** The joints of an individual, in heights of its crown, standing at ease on y = 0. */
export function bipedSkeleton(species: BipedSpecies, look: Pick<BipedLook, 'head'>): readonly Joint[] {
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

import { signOf, sides } from '../../side.js';
import type { Joint } from '../../skeleton.js';
import type { BirdSpecies } from './form.js';

/**
 * The joints of a bird, in heights of its crown, standing at ease on y = 0. A wing whose joint is at rest is folded; one whose joint is turned is
 * spread, and turned from pointing straight out with its leading edge in front (a flipper: from hanging).
 */
export function birdSkeleton({ leg, neck, tail, wing }: BirdSpecies): readonly Joint[] {
  const poll = neck[neck.length - 1];
  return [
    { name: 'trunk', at: [0, leg.hip[1], leg.hip[2]] },
    { name: 'neck', parent: 'trunk', at: [0, neck[0][0], neck[0][1]] },
    { name: 'head', parent: 'neck', at: [0, poll[0], poll[1]] },
    { name: 'tail', parent: 'trunk', at: [0, ...tail.at] },
    ...sides.flatMap((side): Joint[] => {
      const at = (x: number, y: number, z: number) => [x * signOf(side), y, z] as const;
      return [
        {
          name: `${side} wing`,
          parent: 'trunk',
          at: at(wing.kind === 'flipper' ? 0.68 * wing.tipX : 0, ...wing.shoulder),
        },
        { name: `${side} hip`, parent: 'trunk', at: at(...leg.hip) },
        { name: `${side} hock`, parent: `${side} hip`, at: at(...leg.hock) },
        { name: `${side} foot`, parent: `${side} hock`, at: at(...leg.foot) },
      ];
    }),
  ];
}

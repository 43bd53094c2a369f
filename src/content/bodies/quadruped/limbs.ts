import { sides, type Side } from '../side.js';

/** The four legs, and the joints of each from the body down. */
const ends = ['front', 'rear'] as const;
export type End = (typeof ends)[number];

/** The name of a leg, e.g. 'left front'. */
export type Limb = `${Side} ${End}`;

export const limbs: readonly Limb[] = ends.flatMap((end) => sides.map((side): Limb => `${side} ${end}`));

export const endOf = (limb: Limb): End => (limb.endsWith('front') ? 'front' : 'rear');
export const sideOf = (limb: Limb): Side => (limb.startsWith('left') ? 'left' : 'right');

const names = {
  front: ['shoulder', 'elbow', 'wrist', 'foot'],
  rear: ['hip', 'knee', 'hock', 'foot'],
} as const;

/** The names of a leg's joints, e.g. 'left front shoulder' … 'left front foot'. */
export const jointsOf = (limb: Limb): readonly [string, string, string, string] => {
  const [a, b, c, d] = names[endOf(limb)];
  return [`${limb} ${a}`, `${limb} ${b}`, `${limb} ${c}`, `${limb} ${d}`];
};

import type { Vec3 } from '../../../world/vector.js';
import type { Joint } from '../skeleton.js';
import type { HumanLook } from './look.js';
import { humanSkeleton } from './skeleton.js';

/** Factors to the adult of 1.75 m on whom all is measured. */
export interface Measures {
  /** Factor of all lengths but those of head and legs. */
  readonly scale: number;
  /** Children have larger heads and shorter legs for their height. */
  readonly head: number;
  readonly legs: number;
  readonly shoulders: number;
  readonly hips: number;
  /** Factors of the thickness of the trunk, of its waist, and of the limbs. */
  readonly trunk: number;
  readonly waist: number;
  readonly belly: number;
  readonly arm: number;
  readonly leg: number;
  readonly neck: number;
  /** The distance that the bust stands out, meters of the adult. */
  readonly bust: number;
}

const thickness = {
  slim: { trunk: 0.94, waist: 0.92, belly: 0.92, limbs: 0.92 },
  average: { trunk: 1, waist: 1, belly: 1, limbs: 1 },
  broad: { trunk: 1.06, waist: 1.04, belly: 1.02, limbs: 1.1 },
  stout: { trunk: 1.12, waist: 1.26, belly: 1.42, limbs: 1.12 },
} as const;

/** The height at which an adult's legs begin, and the height of the skull's top above its joint. */
const ankle = 0.085;
const hip = 0.91;
const skull = 0.2;

/** The height of the adult's head, from the chin to the top, meters. */
const headHeight = 0.228;

/** The head's share of a child's height: about 1/5.6 at 5 years, 1/6.9 at 13. */
const headShare = (age: number): number => 0.179 - (0.034 * (Math.max(5, Math.min(13, age)) - 5)) / 8;

export function measuresOf({ age, noun, height, build, shoulders, hips }: HumanLook): Measures {
  const { trunk, waist, belly, limbs } = thickness[build];
  const child = noun === 'girl' || noun === 'boy';
  const legs = child ? 1 - 0.12 * Math.max(0, Math.min(1, (1.6 - height) / 0.55)) : 1;
  const head = child ? (headShare(age) * height) / headHeight : 0;
  // the height is that of feet, legs, trunk and head; an adult's head varies less than the rest: by 0.62 + 0.38 · scale
  const below = ankle + (hip - ankle) * legs + 1.55 - hip;
  const scale = child ? (height - head * skull) / below : (height - 0.62 * skull) / (below + 0.38 * skull);
  const fine = noun === 'woman' ? 0.9 : child ? 0.94 : 1.04;
  return {
    scale,
    head: child ? head : 0.62 + 0.38 * scale,
    legs,
    shoulders,
    hips,
    trunk: trunk * (noun === 'woman' ? 0.94 : child ? 0.95 : 1.03),
    waist: waist * (noun === 'woman' ? 0.93 : 1),
    belly,
    arm: limbs * fine,
    leg: limbs * (noun === 'woman' ? 0.99 : child ? 0.93 : 1.03),
    neck: (noun === 'man' ? 1.06 : 0.86) * (build === 'stout' ? 1.08 : 1),
    bust: noun === 'woman' ? (build === 'slim' ? 0.022 : 0.032) : 0,
  };
}

/** The joints of a person of these measures. */
export function skeletonOf({ scale: s, legs, shoulders, hips }: Measures): Joint[] {
  const level = (y: number): number =>
    s * (Math.min(y, ankle) + Math.max(0, Math.min(y, hip) - ankle) * legs + Math.max(0, y - hip));
  const rest = new Map(humanSkeleton.map(({ name, at }) => [name, at]));
  const arm = /(shoulder|elbow|wrist)$/;
  const leg = /(hip|knee|ankle|toes)$/;
  return humanSkeleton.map((joint) => {
    const [x, y, z] = joint.at;
    const wider = (root: string, factor: number): number => {
      const [rootX] = rest.get(`${joint.name.split(' ')[0]} ${root}`)!;
      return s * (rootX * factor + x - rootX);
    };
    const across = arm.test(joint.name)
      ? wider('shoulder', shoulders)
      : leg.test(joint.name)
        ? wider('hip', hips)
        : s * x;
    return { ...joint, at: [across, level(y), s * z] satisfies Vec3 };
  });
}

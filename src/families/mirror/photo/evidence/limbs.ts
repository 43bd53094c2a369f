import type { Side } from '../annotations/point-name.js';
import { pairOf, type View } from '../pictures/view.js';
import type { Placed } from '../state.js';

/** The part of a limb between two joints. */
export interface Bone {
  readonly side: Side;
  /** 'arm', 'leg'; 'front', 'rear'. */
  readonly limb: string;
  readonly from: Placed;
  readonly to: Placed;
  /** The radius of the limb around it, in units of the body. */
  readonly thick: number;
}

/** The joints of each limb from the trunk outward, by role, and the radius of the limb below each. */
const limbs: Readonly<
  Record<'human' | 'animal', Readonly<Record<string, readonly (readonly [string, number])[]>>>
> = {
  human: {
    arm: [
      ['shoulder', 0.16],
      ['elbow', 0.14],
      ['wrist', 0],
    ],
    leg: [
      ['hip', 0.24],
      ['knee', 0.18],
      ['ankle', 0],
    ],
  },
  animal: {
    front: [
      ['shoulder', 0.18],
      ['elbow', 0.15],
      ['front knee', 0.13],
      ['front paw', 0],
    ],
    rear: [
      ['hip', 0.23],
      ['rear elbow', 0.18],
      ['knee', 0.15],
      ['rear knee', 0.15],
      ['rear paw', 0],
    ],
  },
};

/** All bones of a subject's limbs. Joints that the skeleton lacks or that are not labeled are skipped. */
export function bonesOf(view: View): Bone[] {
  return Object.entries(limbs[view.subject.skeleton.subject]).flatMap(([limb, joints]) =>
    (['left', 'right'] as const).flatMap((side): Bone[] => {
      const chain = joints.flatMap(([role, thick]) => {
        const pair = pairOf(view, role);
        const at = pair && view.points.get(pair[side]);
        return at ? [{ at, thick }] : [];
      });
      return chain.slice(1).map(({ at: to }, i) => {
        const { at: from, thick } = chain[i];
        return { side, limb, from, to, thick };
      });
    }),
  );
}

/** The limb that a joint belongs to, and whether it is the limb's top, its end, or between them. */
export function placeOf(view: View, role: string | undefined) {
  for (const [limb, joints] of Object.entries(limbs[view.subject.skeleton.subject])) {
    const at = joints.findIndex(([name]) => name === role);
    if (at < 0) continue;
    const place = at === 0 ? 'top' : at === joints.length - 1 ? 'end' : 'between';
    return { limb, place } as const;
  }
  return undefined;
}

import type { Side } from '../annotations/point-name.js';
import type { PointPair } from '../annotations/skeleton.js';
import { bothOf, distance, type View } from '../pictures/view.js';
import type { Placed } from '../state.js';
import { fromLine, trunkOf, unitOf } from './body-size.js';
import { faceDoubt } from './face.js';
import { type Bone, bonesOf, placeOf } from './limbs.js';
import { hiddenByOthers } from './others.js';
import { facingOf, type SideView, sideView } from './side-view.js';
import { onTrunk } from './trunk.js';

/** Why a point that is flagged visible may be hidden or may lie on something else. */
export const doubtReasons = {
  'outside-mask': 'outside of the segmentation of their subject',
  'other-subject': 'on another subject',
  'one-place': 'left and right are nearly in one place',
  'far-side': "on the far side of an animal's trunk",
  face: 'on the side of a face that is turned away',
  limb: 'on another limb',
  trunk: 'on the trunk or the head',
} as const;

export type Doubt = keyof typeof doubtReasons;

/** What tells whether a body's points can be seen. */
interface Body {
  readonly view: View;
  readonly unit: number;
  readonly side: SideView | undefined;
  readonly far: Side | undefined;
  readonly bones: readonly Bone[];
}

/** The points that are flagged visible but, by other points, segmentations or other subjects, may not be. */
export function doubtsOf(view: View): ReadonlyMap<string, Doubt> {
  const side = sideView(view);
  const unit = unitOf(view);
  const body = { view, unit, side, far: facingOf(view, unit)?.far, bones: bonesOf(view) };
  const found = new Map<string, Doubt>();
  for (const pair of view.subject.skeleton.pairs)
    for (const own of ['left', 'right'] as const) {
      const at = view.points.get(pair[own]);
      if (at?.[2] !== 2) continue;
      const doubt = hiddenByOthers(view.subject, pair[own]) ?? doubtOf(body, pair, own, at);
      if (doubt) found.set(pair[own], doubt);
    }
  return found;
}

function doubtOf(body: Body, pair: PointPair, own: Side, at: Placed): Doubt | undefined {
  const { view, unit, side, far } = body;
  const { role } = pair;
  const place = placeOf(view, role);
  const animal = view.subject.skeleton.subject === 'animal';
  // In profile both hips or shoulders are in one place, and only the near one is seen.
  if (place?.place === 'top' && animal) return side?.near === own ? undefined : 'far-side';
  const other = view.points.get(pair[own === 'left' ? 'right' : 'left']);
  if (other && distance(at, other) < leastApart(view, role) * unit) return 'one-place';
  if (role === 'eye' || role === 'ear') return faceDoubt(view, role, own, unit);
  if (!place) return undefined;
  if (animal) {
    // In profile the near side hides the far one, and nothing hides the near one.
    if (side?.near === own) return undefined;
    if (place.place === 'between' && own === far) return 'far-side';
  } else if (place.place === 'top') return undefined;
  const others = body.bones.filter((bone) => bone.side !== own || bone.limb !== place.limb);
  if (others.some(({ from, to, thick }) => fromLine(at, from, to) < thick * unit)) return 'limb';
  return onTrunk(view, at, unit, side) || onHead(view, at, unit) ? 'trunk' : undefined;
}

/** The least distance between left and right, in units of the body. */
const apart = {
  human: new Map([
    ['shoulder', 0.45],
    ['hip', 0.27],
    ['eye', 0.02],
    ['ear', 0.05],
  ]),
  animal: new Map([
    ['eye', 0.02],
    ['ear', 0.02],
  ]),
} as const;
const usuallyApart = { human: 0.12, animal: 0.06 } as const;

function leastApart({ subject: { skeleton } }: View, role: string | undefined): number {
  const { subject } = skeleton;
  return apart[subject].get(role ?? '') ?? usuallyApart[subject];
}

/** The radius of a person's head around the middle of the face, and of an animal's around the line from neck to nose, in units. */
const headRadius = { human: 0.25, animal: 0.1 } as const;

function onHead(view: View, at: Placed, unit: number): boolean {
  const { middle, subject } = view.subject.skeleton;
  const nose = middle.nose === undefined ? undefined : view.points.get(middle.nose);
  const radius = headRadius[subject] * unit;
  if (subject === 'animal') {
    const front = trunkOf(view)?.[0];
    return nose !== undefined && front !== undefined && fromLine(at, nose, front) < radius;
  }
  const face = ['eye', 'ear'].flatMap((role) => Object.values<Placed>(bothOf(view, role) ?? {}));
  const all = nose ? [...face, nose] : face;
  if (all.length === 0) return false;
  const mean = [0, 1].map((axis) => all.reduce((sum, point) => sum + point[axis]!, 0) / all.length);
  return distance(at, mean) < radius;
}

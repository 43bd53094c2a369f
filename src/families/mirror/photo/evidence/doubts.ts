import type { Side } from '../annotations/point-name.js';
import type { PointPair } from '../annotations/skeleton.js';
import { bothOf, distance, type View } from '../pictures/view.js';
import type { Placed } from '../state.js';
import { fromLine, trunkOf, unitOf } from './body-size.js';
import { type Bone, bonesOf, placeOf } from './limbs.js';
import { facingOf, type SideView, sideView } from './side-view.js';
import type { Keypoint, Neighbor, Subject } from '../annotations/subjects.js';

/**
 * How far the nose may be from the middle of the eyes (or ears) toward one of them while that one is still visible, in distances
 * between the two: as a head turns, the nose moves toward the side that becomes hidden.
 */
const mostNoseAside = { human: { eye: 1, ear: 0.2 }, animal: { eye: 0.8, ear: 1 } } as const;
/** Ears without a nose that are farther apart than this, in units of the body, are both seen from behind. */
const earsBehind = 0.26;

/** Whether an eye or an ear may be on the far side of a turned head, judged by the place of the nose. */
function faceDoubt(view: View, role: 'eye' | 'ear', own: Side, unit: number): 'face' | undefined {
  const both = bothOf(view, role);
  if (!both) return undefined;
  const { middle, subject } = view.subject.skeleton;
  const nose = middle.nose === undefined ? undefined : view.points.get(middle.nose);
  if (!nose)
    return role === 'eye' || distance(both.left, both.right) < earsBehind * unit ? 'face' : undefined;
  const [dx, dy] = [both.left[0] - both.right[0], both.left[1] - both.right[1]];
  const along = (nose[0] - both.right[0]) * dx + (nose[1] - both.right[1]) * dy;
  const aside = along / (dx * dx + dy * dy || 1) - 0.5;
  return (own === 'left' ? aside : -aside) > mostNoseAside[subject][role] ? 'face' : undefined;
}

/** How far a point may be outside its own segmentation, whose outline is coarse, in longer sides of its box. */
const coarseOutline = 0.02;
/** How far a body without a segmentation extends around the lines between its points, in longer sides of its box. */
const reachOfLines = 0.08;

const directions = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [0.7, -0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
] as const;

/** Whether a point lies outside its subject's segmentation, or where another body may be. In pixels of the source. */
function hiddenByOthers(
  { box, mask, others, points }: Subject,
  name: string,
): 'outside-mask' | 'other-subject' | undefined {
  const at = points.get(name)!;
  const room = coarseOutline * Math.max(box.width, box.height);
  const own = mask?.holds(at.x, at.y) ?? false;
  if (mask && !own && !directions.some(([dx, dy]) => mask.holds(at.x + room * dx, at.y + room * dy)))
    return 'outside-mask';
  // A segmentation has visible pixels only: what lies in it is not behind another body.
  return !own && others.some((other) => covers(other, at)) ? 'other-subject' : undefined;
}

function covers({ box, mask, labeled }: Neighbor, at: Keypoint): boolean {
  if (mask) return mask.holds(at.x, at.y);
  if (!box || at.x < box.x || at.y < box.y || at.x > box.x + box.width || at.y > box.y + box.height)
    return false;
  const near = reachOfLines * Math.max(box.width, box.height);
  if (labeled.length < 3) return true;
  return labeled.some((a, i) =>
    labeled.slice(i + 1).some((b) => fromLine([at.x, at.y], [a.x, a.y], [b.x, b.y]) < near),
  );
}

/** How far a person's trunk extends around its midline, and around the lines between shoulders and hips, in units of the body. */
const personTrunk = { middle: 0.26, corners: 0.12 } as const;
/**
 * How far an animal's trunk extends, seen from its side: below the line from neck to tail and beyond its ends, in trunks; and from
 * elsewhere: around that line, in units of the body.
 */
const animalTrunk = { below: 0.42, around: 0.4, beyond: 0.15 } as const;

/** Whether a point may lie on the trunk. */
function onTrunk(view: View, at: Placed, unit: number, side: SideView | undefined): boolean {
  const ends = trunkOf(view);
  if (!ends) return false;
  if (view.subject.skeleton.subject === 'human') {
    const [shoulders, hips] = [bothOf(view, 'shoulder')!, bothOf(view, 'hip')!];
    const corners = [shoulders.left, hips.left, hips.right, shoulders.right];
    return (
      fromLine(at, ...ends) < personTrunk.middle * unit ||
      corners.some((corner, i) => fromLine(at, corner, corners[(i + 1) % 4]) < personTrunk.corners * unit)
    );
  }
  if (!side) return fromLine(at, ...ends) < animalTrunk.around * unit;
  const [[ax, ay], [bx, by]] = ends;
  const along = (at[0] - Math.min(ax, bx)) / side.trunk;
  const low = Math.max(ay, by) + animalTrunk.below * side.trunk;
  return along > -animalTrunk.beyond && along < 1 + animalTrunk.beyond && at[1] < low;
}

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

/** What decides whether a body's points can be seen. */
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
  const mean = [0, 1].map((axis) => all.reduce((sum, point) => sum + point[axis], 0) / all.length);
  return distance(at, mean) < radius;
}

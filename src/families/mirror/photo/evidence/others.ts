import type { Keypoint, Neighbor, Subject } from '../annotations/subjects.js';
import { fromLine } from './body-size.js';

/** How far a point may be outside its own segmentation, whose outline is coarse, in longer sides of its box. */
const coarse = 0.02;
/** How far a body without a segmentation extends around the lines between its points, in longer sides of its box. */
const reach = 0.08;

const directions = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [0.7, 0.7], [0.7, -0.7], [-0.7, 0.7], [-0.7, -0.7]] as const; // prettier-ignore

/** Whether a point lies outside its subject's segmentation, or where another body may be. In pixels of the source. */
export function hiddenByOthers(
  { box, mask, others, points }: Subject,
  name: string,
): 'outside-mask' | 'other-subject' | undefined {
  const at = points.get(name)!;
  const room = coarse * Math.max(box.width, box.height);
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
  const near = reach * Math.max(box.width, box.height);
  if (labeled.length < 3) return true;
  return labeled.some((a, i) =>
    labeled.slice(i + 1).some((b) => fromLine([at.x, at.y], [a.x, a.y], [b.x, b.y]) < near),
  );
}

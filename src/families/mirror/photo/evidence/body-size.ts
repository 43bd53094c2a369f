import { distance, middleOf, type View } from '../pictures/view.js';

/** The least length of a trunk, as a share of the longer side of the body's box. */
const leastTrunk = { human: 0.26, animal: 0.4 } as const;

/**
 * The unit of a body's lengths, pixels: its trunk as it is seen, or a share of its box, which is longer where the trunk points
 * toward the camera.
 */
export function unitOf(view: View): number {
  const { subject } = view.subject.skeleton;
  const ends = trunkOf(view);
  const least = leastTrunk[subject] * Math.max(view.box.width, view.box.height);
  return Math.max(ends ? distance(...ends) : 0, least);
}

/** The two ends of a trunk: of a person the middle of the shoulders and that of the hips, of an animal neck and tail. */
export const trunkOf = (view: View) => {
  const person = view.subject.skeleton.subject === 'human';
  const [first, last] = [
    middleOf(view, person ? undefined : 'neck', 'shoulder'),
    middleOf(view, person ? undefined : 'tail', 'hip'),
  ];
  return first && last && ([first, last] as const);
};

/** The distance of a point from the line segment between two others. */
export function fromLine(
  [x, y]: readonly number[],
  [ax, ay]: readonly number[],
  [bx, by]: readonly number[],
): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return distance([x, y], [ax + share * dx, ay + share * dy]);
}

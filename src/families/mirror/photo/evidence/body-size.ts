import { distance, middleOf, type View } from '../pictures/view.js';

/** The least a trunk is of the longer side of a body's box. */
const leastTrunk = { human: 0.26, animal: 0.4 } as const;

/**
 * What lengths of a body are measured in, pixels: its trunk as it is seen, and no less than its box allows, for a trunk that points
 * toward the camera.
 */
export function unitOf(view: View): number {
  const { subject } = view.subject.skeleton;
  const ends = trunkOf(view);
  const least = leastTrunk[subject] * Math.max(view.box.width, view.box.height);
  return Math.max(ends ? distance(...ends) : 0, least);
}

/** The upper or front end of a trunk and the other: of a person between shoulders and hips, of an animal from neck to tail. */
export const trunkOf = (view: View) => {
  const person = view.subject.skeleton.subject === 'human';
  const [first, last] = [
    middleOf(view, person ? undefined : 'neck', 'shoulder'),
    middleOf(view, person ? undefined : 'tail', 'hip'),
  ];
  return first && last && ([first, last] as const);
};

/** How far a place is from a line between two others. */
export function fromLine(
  [x, y]: readonly number[],
  [ax, ay]: readonly number[],
  [bx, by]: readonly number[],
): number {
  const [dx, dy] = [bx! - ax!, by! - ay!];
  const along = ((x! - ax!) * dx + (y! - ay!) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return distance([x!, y!], [ax! + share * dx, ay! + share * dy]);
}

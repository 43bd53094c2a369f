import type { Skeleton } from './skeleton.js';
import type { Body, Points } from './subject.js';

/** Least height of the triangle of eyes and nose over the distance of the eyes, to be one. */
const leastHeight = 0.25;

/**
 * Whether a face that is seen from the front has left and right where a body has them: with the nose below the eyes, the
 * body's left eye is on the right, and a turned head turns all three. Undefined if it is not seen so, or nearly
 * along the line of the eyes. This is how sides that are the viewer's, or swapped by a flip, come to light.
 */
export function faceSides(skeleton: Skeleton, points: Points): 'own' | 'swapped' | undefined {
  const eyes = skeleton.pairs.find(({ role }) => role === 'eye');
  if (!eyes || skeleton.middle.nose === undefined) return undefined;
  const [left, right, nose] = [eyes.left, eyes.right, skeleton.middle.nose].map((name) => points.get(name));
  if (left?.v !== 2 || right?.v !== 2 || nose?.v !== 2) return undefined;
  const [dx, dy] = [left.x - right.x, left.y - right.y];
  const turn = dx * (nose.y - right.y) - dy * (nose.x - right.x);
  if (turn === 0 || Math.abs(turn) < leastHeight * (dx * dx + dy * dy)) return undefined;
  return turn > 0 ? 'own' : 'swapped';
}

/** The categories in which at least half of the faces seen from the front, and two of them, have swapped sides. */
export function swappedCategories(bodies: readonly Body[]): ReadonlySet<string> {
  const counts = new Map<string, { own: number; swapped: number }>();
  for (const { category, skeleton, points } of bodies) {
    const sides = faceSides(skeleton, points);
    if (sides === undefined) continue;
    const count = counts.get(category) ?? { own: 0, swapped: 0 };
    count[sides]++;
    counts.set(category, count);
  }
  return new Set(
    [...counts].filter(([, { own, swapped }]) => swapped >= 2 && swapped >= own).map(([name]) => name),
  );
}

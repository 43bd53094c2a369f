import type { Side } from '../annotations/point-name.js';
import { bothOf, distance, type View } from '../pictures/view.js';

/**
 * How far the nose may be from the middle of the eyes (or ears) toward one of them while that one is still visible, in distances
 * between the two: as a head turns, the nose moves toward the side that becomes hidden.
 */
const mostAside = {
  human: { eye: 1, ear: 0.2 },
  animal: { eye: 0.8, ear: 1 },
} as const;
/** Ears without a nose that are farther apart than this, in units of the body, are both seen from behind. */
const fromBehind = 0.26;

/** Whether an eye or an ear may be on the far side of a turned head, judged by the place of the nose. */
export function faceDoubt(view: View, role: 'eye' | 'ear', own: Side, unit: number): 'face' | undefined {
  const both = bothOf(view, role);
  if (!both) return undefined;
  const { middle, subject } = view.subject.skeleton;
  const nose = middle.nose === undefined ? undefined : view.points.get(middle.nose);
  if (!nose)
    return role === 'eye' || distance(both.left, both.right) < fromBehind * unit ? 'face' : undefined;
  const [dx, dy] = [both.left[0] - both.right[0], both.left[1] - both.right[1]];
  const along = (nose[0] - both.right[0]) * dx + (nose[1] - both.right[1]) * dy;
  const aside = along / (dx * dx + dy * dy || 1) - 0.5;
  return (own === 'left' ? aside : -aside) > mostAside[subject][role] ? 'face' : undefined;
}

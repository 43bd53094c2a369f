import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Mat3 } from '../../../world/pose.js';

/** How far rows may be from unit length and from right angles. */
const tolerance = 1e-3;

/**
 * The rotation of an object that stands upright: its own left, up and front as columns, in the frame of a level camera (right,
 * up, toward the viewer).
 * @param heading degrees clockwise as seen from above, from facing the camera: at 90 its front is toward the picture's left
 */
export function rotationFromHeading(heading: number): Mat3 {
  const [cos, sin] = [cosDegrees(heading), sinDegrees(heading)];
  // JSON has no −0.
  return [cos, 0, 0 - sin, 0, 1, 0, sin + 0, 0, cos];
}

/** What keeps nine numbers, by rows, from being a rotation; undefined if they are one, within a thousandth. */
export function rotationProblem(m: readonly number[]): string | undefined {
  const bad = m.find((value) => !Number.isFinite(value));
  if (bad !== undefined) return `Expected 9 finite numbers, not ${bad}`;
  const column = (j: number): readonly [number, number, number] => [m[j], m[3 + j], m[6 + j]];
  const [a, b, c] = [column(0), column(1), column(2)];
  const dot = (p: readonly number[], q: readonly number[]): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  if ([a, b, c].some((axis) => !(Math.abs(Math.sqrt(dot(axis, axis)) - 1) <= tolerance)))
    return 'Expected a rotation: its columns are not of length 1';
  if ([dot(a, b), dot(b, c), dot(a, c)].some((cos) => !(Math.abs(cos) <= tolerance)))
    return 'Expected a rotation: its columns are not at right angles';
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return dot(cross, c) > 0 ? undefined : 'Expected a rotation: it mirrors (its determinant is -1)';
}

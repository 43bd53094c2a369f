import type { Stream } from '../../../core/stream.js';
import { headingBetween, headingOf } from '../state.js';
import { clockwise, eitherSide, type Seen, type Turning } from '../task.js';

/** An object that faces the camera, turned clockwise. */
export const fromFront =
  (degrees: (stream: Stream) => number) =>
  (stream: Stream): Turning => ({ starts: [0], steps: clockwise(degrees(stream)) });

/** An object that faces no special way, turned. */
export function fromAnywhere(degrees: (stream: Stream) => number) {
  return (stream: Stream): Turning => ({
    starts: [stream.choice([0, 90, 180, 270]) + eitherSide(stream, 15, 40)],
    steps: clockwise(degrees(stream)),
  });
}

/** What tasks with one picture of one marked object have in common. */
export const onePicture = {
  pair: false,
  mark: 'box',
  asked: 1,
  turned: 0,
  needs: 'front',
  floor: true,
} as const;

/** Degrees clockwise from facing the camera, −180 < h ≤ 180, of the first object. */
export const headingAfter = ({ after }: Seen): number => headingBetween(0, headingOf(after.facings[0]!));

/** The place of the angle nearest to a heading. */
export function nearest(heading: number, angles: readonly number[]): number {
  const apart = angles.map((angle) => Math.abs(headingBetween(angle, heading)));
  return apart.indexOf(Math.min(...apart));
}

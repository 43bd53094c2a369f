import type { Stream } from '../../../core/stream.js';
import { signedDegrees } from '../../../world/rotation/turn.js';
import { clockwise, eitherSide } from '../scene/angles.js';
import type { Seen, Turning } from './task.js';

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
  occludable: true,
  floor: true,
} as const;

/** What tasks with two pictures of one object have in common, before and after its turn. */
export const twoPictures = {
  pair: true,
  mark: 'none',
  asked: 1,
  turned: 0,
  needs: 'shape',
  occludable: false,
} as const;

/** Degrees clockwise from facing the camera, −180 < h ≤ 180, of the first object. */
export const headingAfter = ({ after }: Seen): number => signedDegrees(after.facings[0]!.front.heading);

/** The place of the angle nearest to a heading. */
export function nearest(heading: number, angles: readonly number[]): number {
  const apart = angles.map((angle) => Math.abs(signedDegrees(heading - angle)));
  return apart.indexOf(Math.min(...apart));
}

import { points, type Stream } from '../../../core/index.js';
import { signedDegrees } from '../../../world/rotation/steps.js';
import { clockwise, eitherSide } from '../../staging/scene/angles.js';
import { type OrientationTask, type Seen, type Turning, type Way, nearest } from './task.js';

/** Two objects that face the same way; the second is then turned, so that it must turn `needed` degrees back. */
const apart =
  (needed: (stream: Stream) => number) =>
  (stream: Stream): Turning => {
    const heading = stream.integer(0, 359);
    return { starts: [heading, heading], steps: clockwise(0 - needed(stream)) };
  };

/** The ways to 5G's options, from the three ranges that are turned through either way round. */
const byRanges = (ranges: string): Way[] => [
  apart(() => 0),
  ...[1, -1].flatMap((side) =>
    points(ranges).map(([low, high]) => apart((stream) => side * stream.integer(low, high))),
  ),
  apart(() => 180),
];

/** The clockwise turn that makes object B face as object A does: −180 < d ≤ 180. */
function needed({ after }: Seen): number {
  const [a, b] = after.facings.map(({ front }) => front.heading);
  return signedDegrees(a - b);
}

/** The middles of 5G's bins in the order of its options, clockwise first. */
const middles = [0, 23, 68, 113, -23, -68, -113, 180];

/** DORI task 5, with the difference of headings in place of "face Object A" (see docs/dori.md). */
export const interObjectDirection: OrientationTask = {
  name: 'orientation/inter-object-direction',
  codes: { coarse: '5C', granular: '5G' },
  pair: false,
  mark: 'dots',
  asked: 2,
  turned: 1,
  needs: 'front',
  occludable: false,
  floor: true,
  defaults: { elevation: [18, 34], distractors: [0, 1], fill: [0.8, 0.9] },
  ways: {
    coarse: [
      apart(() => 0),
      apart(() => 180),
      apart((stream) => stream.choice([-90, 90])),
      apart((stream) => eitherSide(stream, 30, 60)),
      apart((stream) => eitherSide(stream, 120, 150)),
    ],
    granular: byRanges('12,36 55,82 100,127'),
    // The parts of the ranges that are also clearly "partially the same" or "partially opposite".
    both: byRanges('30,36 55,60 120,127'),
  },
  typical: (level) =>
    (level === 'coarse' ? [0, 180, 90, -90, 45, -45, 135, -135] : middles).map((turn) => clockwise(0 - turn)),
  answer(level, seen) {
    const turn = needed(seen);
    if (level === 'granular') return nearest(turn, middles);
    return nearest(Math.abs(turn), [0, 180, 90, 45, 135]);
  },
};

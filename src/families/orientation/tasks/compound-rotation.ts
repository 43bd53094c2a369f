import type { Stream } from '../../../core/stream.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import { compoundPairs, quarterTurns } from '../prompts/index.js';
import { eitherSide } from '../../staging/scene/angles.js';
import { type OrientationTask, type Seen, type Turning, twoPictures } from './task.js';

const steps = (h: number, v: number): RotationStep[] => [
  { axis: 'horizontal', degrees: h },
  { axis: 'vertical', degrees: v },
];

const turning =
  (choose: (stream: Stream) => readonly [h: number, v: number]) =>
  (stream: Stream): Turning => {
    const [h, v] = choose(stream);
    return { starts: [eitherSide(stream, 20, 50)], steps: steps(h, v) };
  };

const granular = compoundPairs.map((pair) => turning(() => pair));

const some = (stream: Stream): number => stream.choice([90, 180, 270]);

/** The turns done about either axis, as the transform has them. */
function turned({ transform }: Seen): [h: number, v: number] {
  const about = (axis: string): number =>
    transform.steps.reduce((sum, step) => (step.axis === axis ? sum + step.degrees : sum), 0) % 360;
  return [about('horizontal'), about('vertical')];
}

/** DORI task 4: turns about the camera's left-right axis, then about the vertical, both fixed (extrinsic). */
export const compoundRotation: OrientationTask = {
  ...twoPictures,
  name: 'orientation/compound-rotation',
  codes: { coarse: '4C', granular: '4G' },
  floor: false,
  defaults: { elevation: [10, 25], distractors: [0, 0] },
  ways: {
    coarse: [
      turning((stream) => [0, some(stream)]),
      turning((stream) => [some(stream), 0]),
      turning((stream) => [some(stream), some(stream)]),
      turning(() => [0, 0]),
    ],
    granular,
    both: granular,
  },
  typical: () => quarterTurns.flatMap((h) => quarterTurns.map((v) => steps(h, v))),
  answer(level, seen) {
    const [h, v] = turned(seen);
    if (level === 'granular') return compoundPairs.findIndex((pair) => pair[0] === h && pair[1] === v);
    return h === 0 ? (v === 0 ? 3 : 0) : v === 0 ? 1 : 2;
  },
};

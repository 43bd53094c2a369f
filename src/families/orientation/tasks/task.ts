import type { Stream } from '../../../core/stream.js';
import type { DoriCode } from '../prompts/index.js';
import { type RotationStep, signedDegrees } from '../../../world/rotation/steps.js';
import type { OrientationDefaults } from '../params.js';
import {
  readFacings,
  turnFacing,
  type OrientationLabel,
  type OrientationState,
  type OrientationTransform,
} from '../../staging/scene/state.js';
import { clockwise, eitherSide } from '../../staging/scene/angles.js';
import type { ShippedName } from '../../facts.js';

export type Level = 'coarse' | 'granular';

/** The questions that are asked of one picture. */
export const levelsOf = (level: Level | 'both'): readonly Level[] =>
  level === 'both' ? ['coarse', 'granular'] : [level];

/** The question whose answers are dealt. */
export const dealtLevel = (level: Level | 'both'): Level => (level === 'both' ? 'granular' : level);

/** A way to an answer. */
export type Way = (stream: Stream) => Turning;

/** The headings in which the objects asked about begin, degrees clockwise from facing the camera, and how one is turned. */
export interface Turning {
  readonly starts: readonly number[];
  readonly steps: readonly RotationStep[];
}

/** A task without its words: the ways to its answers, and the way back from labels to an answer. */
export interface OrientationTask {
  /** e.g. 'orientation/view-parallelism'. */
  readonly name: ShippedName;
  /** DORI's codes of the two questions. */
  readonly codes: Readonly<Record<Level, DoriCode>>;
  /** Whether two pictures are shown, before and after. */
  readonly pair: boolean;
  /** How what is asked about is marked. */
  readonly mark: 'box' | 'dots' | 'none';
  readonly asked: 1 | 2;
  /** The index of the object that is turned. */
  readonly turned: 0 | 1;
  /** What makes a question answerable: a front that everybody knows, or any shape that shows its turns. */
  readonly needs: 'front' | 'shape';
  /**
   * Whether something may stand in front of what is asked about: of much of it, so that an answer can be told all the
   * same, or of nearly all, so that none can. Without, only an object that looks the same from several sides makes a
   * question unanswerable.
   */
  readonly occludable: boolean;
  readonly floor: boolean;
  readonly defaults: OrientationDefaults;
  /** For every option but the last ("cannot be determined"): a turning that makes it right. */
  readonly ways: Readonly<Record<Level, readonly Way[]>> & {
    /** For the granular options: a turning with which the coarse question has a clear answer, too; null where none has. */
    readonly both: readonly (Way | null)[];
  };
  /** Turnings of an object that began as `starts` say, which between them stand for all options. */
  typical(level: Level): readonly (readonly RotationStep[])[];
  /** The index of the option that is right, were the object's front known to all. */
  answer(level: Level, seen: Seen): number;
}

export interface Seen {
  readonly before: OrientationLabel;
  readonly after: OrientationLabel;
  readonly transform: OrientationTransform;
}

/** The index of the option that some turns of a scene's object make right. */
export function optionAfter(
  task: OrientationTask,
  level: Level,
  x: OrientationState,
  steps: readonly RotationStep[],
): number {
  const transform = { object: task.turned, steps };
  const before = readFacings(x);
  return task.answer(level, { before, after: turnFacing(transform, before), transform });
}

/** Turns that would make each other option right than the one that `steps` make right; of two questions, of either. */
export const otherTurns = (
  task: OrientationTask,
  level: Level | 'both',
  x: OrientationState,
  steps: readonly RotationStep[],
): (readonly RotationStep[])[] =>
  levelsOf(level).flatMap((own) => {
    const right = optionAfter(task, own, x, steps);
    return task.typical(own).filter((turns) => optionAfter(task, own, x, turns) !== right);
  });

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
export const headingAfter = ({ after }: Seen): number => signedDegrees(after.facings[0].front.heading);

/** The place of the angle nearest to a heading. */
export function nearest(heading: number, angles: readonly number[]): number {
  const apart = angles.map((angle) => Math.abs(signedDegrees(heading - angle)));
  return apart.indexOf(Math.min(...apart));
}

import { threeDecimals } from '../../../../core/math/decimals.js';
import type { Mat3 } from '../../../../world/pose.js';
import type { RotationStep } from '../../../../world/rotation/steps.js';
import type { Box } from '../../../staging/picture/marks.js';
import type { Level, OrientationTask } from '../../tasks/task.js';
import type { PhotographEntry, PosedObject } from '../form.js';
import { answerOf, type AskedHeadings, type FoundAnswer } from './headings.js';
import type { PhotographSkip, PhotographSkips } from './skips.js';

/** A photograph, and which of its objects are asked about. */
export interface AskedSighting {
  readonly entry: PhotographEntry;
  /** Places in its list of objects: A, then B. */
  readonly asked: readonly number[];
  /** The rotation of each, as states have it; null if that is not known. */
  readonly rotations: readonly (Mat3 | null)[];
}

/** An answer of a candidate. */
export interface Way extends Partial<Pick<FoundAnswer, 'margin'>> {
  readonly option: number;
  /** For a pair: how the object is turned between the pictures. */
  readonly steps?: readonly RotationStep[];
}

/** An object, two of one photograph, or one of two photographs, about which a question can be asked. */
export interface Candidate {
  /** Names it among the candidates of its file. */
  readonly key: string;
  readonly sightings: readonly [AskedSighting] | readonly [AskedSighting, AskedSighting];
  readonly determined: boolean;
  /** Its answers as photographed and in a mirror; undefined where it cannot be asked about in this way. */
  readonly plain: Way | undefined;
  readonly mirrored: Way | undefined;
  /** Degrees by which its annotation may be wrong; of two objects or pictures together. */
  readonly error: number;
  /** Degrees between its heading to the camera plane and that to the camera; null where no camera is known or it does not matter. */
  readonly ray: number | null;
}

/** The params and the task properties that decide who is asked about. */
export interface Asking {
  readonly task: OrientationTask;
  readonly level: Level;
  /** The index of the option that means that it cannot be determined. */
  readonly last: number;
  /** The least share of an object that is seen where its question has an answer. */
  readonly least: number;
  /** Whether any picture may be mirrored. */
  readonly mirroring: boolean;
  readonly skips: PhotographSkips;
}

/** The greatest visible share of an object that counts as hidden. */
const hiddenShare = 0.1;
/** No more than this share of what is asked about is covered by the box of another object. */
const mostCovered = 0.5;

/** The share of an object that is seen, by its annotation. */
export const visibleShare = ({ occlusion, truncation }: PosedObject): number =>
  threeDecimals((1 - occlusion) * (1 - truncation));

/** Whether an object is there, but so hidden that nothing can be told of it. */
export const isHidden = (object: PosedObject): boolean =>
  1 - object.occlusion <= hiddenShare && visibleShare(object) > 0;

/** What keeps an object from being asked about, whatever its pose. */
export function hindrance(
  { task, least }: Pick<Asking, 'task' | 'least'>,
  { objects }: PhotographEntry,
  at: number,
  { hidden = false } = {},
): PhotographSkip | undefined {
  const object = objects[at];
  if (!hidden && visibleShare(object) < least)
    return 1 - object.occlusion < least || object.truncation === 0 ? 'occluded' : 'truncated';
  const others = objects.filter((_, i) => i !== at).map(({ box }) => box);
  const marked = (other: Box): boolean =>
    task.mark === 'dots' ? holdsMiddle(other, object.box) : covered(object.box, other) > mostCovered;
  return others.some(marked) ? 'overlapping-marks' : undefined;
}

/** The share of a box that another covers. */
export function covered(box: Box, by: Box): number {
  const along = (a: number, lengthA: number, b: number, lengthB: number): number =>
    Math.max(0, Math.min(a + lengthA, b + lengthB) - Math.max(a, b));
  const shared =
    along(box.left, box.width, by.left, by.width) * along(box.top, box.height, by.top, by.height);
  return shared / (box.width * box.height);
}

const holdsMiddle = (outer: Box, box: Box): boolean => {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x >= outer.left && x <= outer.left + outer.width && y >= outer.top && y <= outer.top + outer.height;
};

/** Whether the mirror image of a photograph looks as right as the photograph: it has no text. */
export const mayMirror = ({ canonical }: PhotographEntry): boolean => canonical.includes('mirror');

/**
 * The answer of headings to the camera plane, if those to the camera itself have the same.
 * @param toCamera undefined where no camera is known, or it makes no difference
 */
export function sureAnswer(
  { task, level }: Pick<Asking, 'task' | 'level'>,
  headings: AskedHeadings,
  toCamera: AskedHeadings | undefined,
  error: number,
): FoundAnswer | PhotographSkip {
  const found = answerOf(task, level, headings, error);
  if (typeof found === 'string' || !toCamera) return found;
  const other = answerOf(task, level, toCamera, error);
  if (typeof other === 'string' || other.option !== found.option) return 'between-definitions';
  return { option: found.option, margin: Math.min(found.margin, other.margin) };
}

/** Both ways of a candidate, of which at least one can be asked; else why not. */
export function bothWays<W extends Way>(
  plain: W | PhotographSkip,
  mirrored: W | PhotographSkip | undefined,
): { readonly plain: W | undefined; readonly mirrored: W | undefined } | PhotographSkip {
  const ways = {
    plain: typeof plain === 'string' ? undefined : plain,
    mirrored: typeof mirrored === 'string' ? undefined : mirrored,
  };
  return ways.plain || ways.mirrored ? ways : (plain as PhotographSkip);
}

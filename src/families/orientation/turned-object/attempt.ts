import type { Proposal } from '../../proposal.js';
import type { OrientationParams } from '../params.js';
import type { OrientationState, OrientationTransform } from '../scene/state.js';
import type { OrientationTask } from '../tasks/task.js';
import type { TurnedObjectStage, TurnedObjectStudio } from './studio.js';

export type TurnedObjectProposal = Proposal<OrientationState, OrientationTransform, TurnedObjectStage>;

/** What an item of a task is proposed from. */
export interface Source {
  readonly task: OrientationTask;
  readonly params: OrientationParams;
  readonly studio: TurnedObjectStudio;
}

/** Which proposal of an item it is, and which option shall be right. */
export interface Attempt {
  readonly option: number;
  readonly index: number;
  readonly attempt: number;
  /** Whether an earlier scene showed what is asked about too small, as a thin thing from its side. */
  readonly tooSmall: boolean;
}

/** Scenes before an item is given up; most of the first or second serve. */
export const tries = 80;

/** Of these, the scenes of the kind that the design has dealt; then, of any. */
export const dealtScenes = 4;

/**
 * Whether what stands in front may have proportions that fit: from the last scene of the kind that was dealt, so that whether
 * that is shown does not depend on how narrow it is, which depends on the answer.
 */
export const fits = (attempt: number): boolean => attempt >= dealtScenes - 1;

/**
 * How much farther the camera stands where something is in front.
 *
 * @param usual how much it usually does; what fits needs less room in the picture
 */
export const retreatOf = ({ attempt, tooSmall }: Attempt, usual: number): number =>
  tooSmall && fits(attempt) ? 1.1 : usual;

/** How far from the middle the camera aims, as a share of the picture's height: only round things would be in the middle. */
export const aside = 0.04;

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
}

/** Scenes before an item is given up; most of the first or second serve. */
export const tries = 80;

/** How far from the middle the camera aims, as a share of the picture's height: only round things would be in the middle. */
export const aside = 0.04;

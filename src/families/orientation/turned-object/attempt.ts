import { type Stream, tan, tau } from '../../../core/index.js';
import type { Proposal } from '../../proposal.js';
import type { ViewDrift } from '../../staging/scene/drift.js';
import type { OrientationState, OrientationTransform, SceneObject } from '../../staging/scene/state.js';
import { drawSurroundings } from '../../staging/scene/surroundings.js';
import type { OrientationTask, Turning } from '../tasks/task.js';
import type { CastKind } from './cast.js';
import type { OccluderDesign } from './occluder.js';
import type { TurnedObjectParams } from './params.js';
import type { TurnedObjectStage, TurnedObjectAssets } from './assets.js';

export type TurnedObjectProposal = Proposal<OrientationState, OrientationTransform, TurnedObjectStage>;

/** What an item of a task is proposed from. */
export interface Source {
  readonly task: OrientationTask;
  readonly params: TurnedObjectParams;
  readonly assets: TurnedObjectAssets;
}

/** The number of an item's proposal, and the option that is to be right. */
export interface Attempt {
  readonly option: number;
  readonly index: number;
  readonly attempt: number;
  /** Whether an earlier scene showed what is asked about too small, as a thin thing from its side. */
  readonly tooSmall: boolean;
}

/** Scenes before an item is given up; most of the first or second serve. */
export const tries = 80;

/** The number of these scenes that are of the dealt kind; the others are of any. */
export const dealtScenes = 4;

/**
 * Whether what stands in front may have proportions that fit: from the last scene of the kind that was dealt, so that whether
 * that is shown does not depend on how narrow it is, which depends on the answer.
 */
export const fits = (attempt: number): boolean => attempt >= dealtScenes - 1;

/**
 * The factor by which the camera stands farther away where something is in front.
 * @param usual the usual factor; what fits needs less room in the picture
 */
export const retreatOf = ({ attempt, tooSmall }: Attempt, usual: number): number =>
  tooSmall && fits(attempt) ? 1.1 : usual;

/** The setting of an attempt's scenes: a studio, or a place in which all has its real size. */
export interface Setting {
  /** The kinds that may be asked about. */
  readonly kinds: readonly CastKind[];
  /** The objects that are asked about; fewer than wanted where nothing of the same size is met. */
  choose(first: CastKind, starts: Turning['starts'], stream: Stream): readonly SceneObject[];
  drift(objects: readonly SceneObject[], stream: Stream): ViewDrift;
  /** The scene without what else stands there; nothing if there is no room for it. */
  compose(objects: readonly SceneObject[], determined: boolean, stream: Stream): OrientationState | undefined;
  /** Adds further objects. */
  surround(bare: OrientationState, count: number, stream: Stream): OrientationState;
  /** The kinds that may stand in front. @param hidden whether they leave little to be seen */
  front(bare: OrientationState, hidden: boolean): Omit<OccluderDesign, 'leaves' | 'variations'> | undefined;
}

/** What a scene may be about and where, before it is drawn. */
export interface Dealt {
  readonly wanted: readonly CastKind[];
  /** The kinds that may be asked about where no wanted kind serves. */
  readonly all: readonly CastKind[];
  readonly occluded: boolean;
}

/** How far from the middle the camera aims, in picture heights: else only round things would be in the middle. */
const aside = 0.04;

/** Meters by which a camera aims beside the middle. */
export const aimBeside = (distance: number, fieldOfView: number, stream: Stream): number =>
  stream.uniform(-aside, aside) * 2 * distance * tan((fieldOfView * tau) / 720);

/** A scene of the objects that are asked about alone. */
export const bareScene = (
  { task, params }: Source,
  { camera, objects, determined }: Pick<OrientationState, 'camera' | 'objects' | 'determined'>,
  stream: Stream,
): OrientationState => ({
  camera,
  ...drawSurroundings({ floor: task.floor, pair: task.pair && params.drift }, stream),
  objects,
  occluded: false,
  asked: objects.length,
  earlier: null,
  layout: params.layout,
  order: stream.below(0x100000000),
  determined,
});

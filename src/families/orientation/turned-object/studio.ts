import { memoizeLatest } from '../../../core/memoize.js';
import { balancedRuns } from '../../../core/design.js';
import type { SetContext } from '../../family.js';
import { answerDesign, shareDesign, undeterminedShare } from '../answer-design.js';
import type { OrientationParams } from '../params.js';
import { wholeBoxes } from '../scene/draw.js';
import { markPoints } from '../scene/mark-points.js';
import type { Box, MarkPoint } from '../scene/marks.js';
import type { OrientationState } from '../scene/state.js';
import { standing } from '../scene/placing.js';
import { SceneStudio } from '../scene/studio.js';
import type { OrientationTask } from '../tasks/task.js';
import { castOf, type Cast, type CastKind } from './cast.js';
import { placeDesign, type PlaceDesign } from './place-design.js';
import { showsTurns } from './turn-likeness.js';

/** What all items of a set share. */
export interface TurnedObjectStudio {
  readonly scenes: SceneStudio;
  readonly cast: Cast;
  /** Which option is right for item i; the last means that it cannot be determined. */
  optionOf(index: number): number;
  /** Whether something stands in front of what item i asks about, whatever its answer. */
  occludedAt(index: number): boolean;
  /** Whether item i is about a kind that comes with a front or without. */
  ofBothKinds(index: number): boolean;
  /** Which kind of its pool item i is about, as a whole number. */
  turnOf(index: number): number;
  /** Places that are dealt to items, whatever their answers; absent in the clean look. */
  readonly settings: PlaceDesign | undefined;
  /** How many items differ for a person: each answer with each object, or each pair of objects. */
  readonly capacity: number;
}

/** @param options how many there are, the one that means "cannot be determined" among them */
export async function openTurnedObjects(
  task: OrientationTask,
  options: number,
  { params, path, resolve }: SetContext<OrientationParams>,
): Promise<TurnedObjectStudio> {
  const scenes = await SceneStudio.open(params, path, resolve);
  const cast = castOf(task, params, scenes);
  const { determined, undetermined, labelled } = cast;
  const both = balancedRuns(2, [...path, 'of both kinds']);
  const occluded = task.occludable ? params.occluded : 0;
  // Of what shows every turn, as a mug does by its handle, only hiding makes a question unanswerable.
  const unturned = undetermined.some((kind) => mayLookTheSame(kind, params, scenes)) ? undetermined : [];
  const share = occluded > 0 ? params.undetermined : undeterminedShare(params, unturned);
  const optionOf = answerDesign(options, share, path);
  // Dealt for each answer by itself.
  const inFront = Array.from({ length: options }, (_, option) =>
    shareDesign(occluded, 20, [...path, 'occluded', option]),
  );
  // Where nothing looks the same from several sides, all are occluded.
  const occludedAt = (index: number): boolean =>
    occluded > 0 && (unturned.length === 0 || inFront[optionOf(index)]!(Math.floor(index / options)).chosen);
  const ofBothKinds = (index: number): boolean => labelled.length > 0 && both(index) === 0;
  return {
    scenes,
    cast,
    optionOf,
    occludedAt,
    ofBothKinds,
    settings: placeDesign(task, params, scenes, cast, { path, occludedAt, ofBothKinds }),
    turnOf: balancedRuns(Math.max(1, determined.length) * Math.max(1, undetermined.length), [
      ...path,
      'categories',
    ]),
    capacity: capacityOf(task, options, occluded > 0, { determined, undetermined: unturned }, (kinds) =>
      scenes.countModels(kinds, params.variations),
    ),
  };
}

/** Whether a kind without a front looks the same after some turn, in some variation. */
const mayLookTheSame = (kind: CastKind, { variations }: OrientationParams, scenes: SceneStudio): boolean =>
  scenes.entryOf(kind.category).round === true ||
  Array.from({ length: variations }, (_, variation) =>
    standing(scenes, { ...kind, variation, size: 1 }, [0, 0], 0),
  ).some((object) => showsTurns(object, scenes) !== 'yes');

/** @param hiding whether things with a front are also hidden, so that their questions cannot be answered */
function capacityOf(
  { asked }: OrientationTask,
  options: number,
  hiding: boolean,
  { determined, undetermined }: Pick<Cast, 'determined' | 'undetermined'>,
  models: (kinds: readonly CastKind[]) => number,
): number {
  const casts = (kinds: readonly CastKind[]): number => models(kinds) * (asked === 2 ? models(kinds) : 1);
  return casts(determined) * (hiding ? options : options - 1) + casts(undetermined);
}

/** What drawing and judging one item share: the marks of its pictures and its certificate are about the same boxes. */
export class TurnedObjectStage {
  constructor(private readonly scenes: SceneStudio) {}

  /** The boxes of the objects asked about, in pixels. @param x the state, as it was or turned */
  readonly boxesIn = memoizeLatest(4, (x: OrientationState): readonly Box[] =>
    wholeBoxes(x, this.scenes.renderer, this.scenes),
  );

  /** Where dots mark the objects asked about. */
  readonly pointsIn = memoizeLatest(4, (x: OrientationState): readonly MarkPoint[] =>
    markPoints(x, this.scenes.renderer, this.scenes),
  );
}

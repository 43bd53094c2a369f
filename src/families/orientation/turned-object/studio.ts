import { memoizeLatest } from '../../../core/memoize.js';
import { balancedRuns } from '../../../core/design.js';
import { unexpected } from '../../../core/errors.js';
import type { SetContext } from '../../family.js';
import { answerDesign, undeterminedShare } from '../answer-design.js';
import type { OrientationParams } from '../params.js';
import { seenBoxes } from '../scene/draw.js';
import type { Box } from '../scene/marks.js';
import type { OrientationState } from '../scene/state.js';
import { SceneStudio } from '../scene/studio.js';
import type { OrientationTask } from '../tasks/task.js';

/** What all items of a set share. */
export interface TurnedObjectStudio {
  readonly scenes: SceneStudio;
  readonly cast: Cast;
  /** Which option is right for item i; the last means that it cannot be determined. */
  optionOf(index: number): number;
  /** Which category of the cast item i is about, as a whole number. */
  turnOf(index: number): number;
}

/** The catalog's categories, by what they can be asked. */
interface Cast {
  readonly determined: readonly string[];
  readonly undetermined: readonly string[];
  /** May stand beside what is asked about. */
  readonly extras: readonly string[];
  /** Large enough to hide others. */
  readonly hiders: readonly string[];
}

/** @param options how many there are, the one that means "cannot be determined" among them */
export async function openTurnedObjects(
  task: OrientationTask,
  options: number,
  { params, path, resolve }: SetContext<OrientationParams>,
): Promise<TurnedObjectStudio> {
  const scenes = await SceneStudio.open(params, path, resolve);
  const cast = castOf(task, params, scenes);
  const { determined, undetermined } = cast;
  const share = task.spoiledBy === 'hiding' ? params.undetermined : undeterminedShare(params, undetermined);
  return {
    scenes,
    cast,
    optionOf: answerDesign(options, share, path),
    turnOf: balancedRuns(Math.max(1, determined.length) * Math.max(1, undetermined.length), [
      ...path,
      'categories',
    ]),
  };
}

/** @throws TopsyturvyError 'bad-parameter' if nothing that is asked about has what the task needs */
function castOf(task: OrientationTask, { categories }: OrientationParams, studio: SceneStudio): Cast {
  const { catalog } = studio;
  const chosen = studio.entriesOf(categories);
  const named = (entries: readonly { category: string }[]) => entries.map(({ category }) => category);
  const determined = task.needs === 'front' ? chosen.filter(({ hasFront }) => hasFront) : chosen;
  if (determined.length === 0)
    throw unexpected('bad-parameter', 'categories', categories, 'at least one with a front, e.g. car');
  return {
    determined: named(determined),
    undetermined: named(chosen.filter(({ hasFront }) => !hasFront)),
    extras: named(catalog),
    hiders: named(catalog.filter(({ hides }) => hides)),
  };
}

/** What drawing and judging one item share: the marks of its pictures and its certificate are about the same boxes. */
export class TurnedObjectStage {
  constructor(private readonly scenes: SceneStudio) {}

  /** The boxes of what is seen of the objects asked about, in pixels. @param x the state, as it was or turned */
  readonly boxesIn = memoizeLatest(4, (x: OrientationState): readonly Box[] =>
    seenBoxes(x, this.scenes.renderer, this.scenes),
  );
}

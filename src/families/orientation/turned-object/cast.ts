import { badParameter } from '../../../core/errors.js';
import type { Kind } from '../../staging/models/custom-models.js';
import type { SceneObject } from '../../staging/scene/state.js';
import type { SceneAssets } from '../../staging/assets.js';
import { kindsOf } from '../tasks/paper-kinds.js';
import type { OrientationTask } from '../tasks/task.js';
import type { TurnedObjectParams } from './params.js';

/** Something to ask about: a kind of the catalog, with or without its label. */
export type CastKind = Pick<SceneObject, 'category' | 'labelled'>;

/** The catalog's categories, by what they can be asked. */
export interface Cast {
  readonly determined: readonly CastKind[];
  readonly undetermined: readonly CastKind[];
  /** Those that can have a label: without, and with it. */
  readonly plain: readonly CastKind[];
  readonly labeled: readonly CastKind[];
  /** May stand beside what is asked about. */
  readonly extras: readonly string[];
}

/** @throws TopsyturvyError 'bad-parameter' if nothing that is asked about has what the task needs */
export function castOf(task: OrientationTask, params: TurnedObjectParams, assets: SceneAssets): Cast {
  const { categories, labels } = params;
  const chosen = kindsOf(task.name, params, assets);
  const plain = (entries: readonly Kind[]): CastKind[] => entries.map(({ category }) => ({ category }));
  // A label makes a front for what has none, so that the kind of an object does not tell whether it has an answer.
  const printable = labels ? chosen.filter(({ label }) => label) : [];
  const labeled = printable.map(({ category }): CastKind => ({ category, labelled: true }));
  const shown = chosen.filter(({ hasFront, featureless }) =>
    task.needs === 'front' ? hasFront : featureless !== true,
  );
  const determined = [...plain(shown), ...labeled];
  if (determined.length === 0)
    throw badParameter(
      'categories',
      categories,
      `at least one ${task.needs === 'front' ? 'with a front' : 'of which can be told how it was turned'}, e.g. car`,
    );
  return {
    determined,
    undetermined: plain(chosen.filter(({ hasFront }) => !hasFront)),
    plain: plain(printable),
    labeled,
    extras: assets.extras,
  };
}

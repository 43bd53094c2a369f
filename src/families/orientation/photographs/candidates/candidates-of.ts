import { TopsyturvyError } from '../../../../core/errors.js';
import type { StreamPath } from '../../../../core/stream.js';
import type { OrientationTask } from '../../tasks/task.js';
import type { TurnedObjectParams } from '../../turned-object/params.js';
import type { Asking, Candidate } from './candidate.js';
import type { PhotographEntry } from '../form.js';
import { singleObjects } from './single-objects.js';
import { twoObjects } from './two-objects.js';
import { twoPhotographs } from './two-photographs.js';

/** Of what something stands in front of, at least so much is seen: as in scenes. */
const occludedShare = 0.45;

/** The least share of an object that is seen where its question has an answer. */
export const leastSeen = (
  { occludable }: OrientationTask,
  { visible, occluded }: TurnedObjectParams,
): number => (occludable && occluded > 0 ? Math.min(occludedShare, visible) : visible);

/** All that a task can ask about in some photographs, by their annotations alone. */
export function candidatesOf(
  task: OrientationTask,
  params: TurnedObjectParams,
  entries: readonly PhotographEntry[],
  { last, skips, path }: Pick<Asking, 'last' | 'skips'> & { readonly path: StreamPath },
): readonly Candidate[] {
  const { level, categories } = params;
  checkCategories(entries, params);
  const asking: Asking = {
    ...{ task, level, last, skips },
    least: leastSeen(task, params),
    mirroring: (params.mirrored ?? 0.5) > 0,
  };
  const shown = (category: string): boolean => categories.length === 0 || categories.includes(category);
  if (task.pair) return [...twoPhotographs(entries, asking, shown, path)];
  if (task.asked === 2) return [...twoObjects(entries, asking, shown, path)];
  return [...singleObjects(entries, asking, shown)];
}

/** @throws TopsyturvyError 'bad-parameter' for a category that no object has */
function checkCategories(
  entries: readonly PhotographEntry[],
  { categories, photos }: TurnedObjectParams,
): void {
  const there = new Set(entries.flatMap(({ objects }) => objects.map(({ category }) => category)));
  const missing = categories.find((category) => !there.has(category));
  if (missing === undefined) return;
  throw new TopsyturvyError(
    'bad-parameter',
    `No object of '${photos}' is of the category '${missing}'; they are of ${[...there].sort().join(', ')}`,
    missing,
  );
}

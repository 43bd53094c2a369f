import { availableParallelism } from 'node:os';
import { badParameter } from '../../core/errors.js';
import { chunkCount } from '../folder/journal.js';

/** Worker threads: how many, or 'auto': one per core up to 8, but so few that each has {@link leastItems} items to make. */
export type Workers = number | 'auto';

/** For fewer items a thread would take longer to load and to build what they share than it saves. */
const leastItems = 16;
const mostAuto = 8;

/** @throws TopsyturvyError 'bad-parameter' */
export function checkWorkers(workers: Workers): void {
  if (workers !== 'auto' && !(Number.isInteger(workers) && workers >= 1 && workers <= 256))
    throw badParameter('workers', workers, "a whole number from 1 to 256, or 'auto'");
}

/**
 * The threads that make the items of a plan.
 * @param shards how many runs share them. Default 1
 * @throws TopsyturvyError 'bad-parameter' for anything but {@link Workers}
 */
export function threadCount(workers: Workers, items: number, shards = 1): number {
  checkWorkers(workers);
  const wanted =
    workers === 'auto'
      ? Math.min(mostAuto, availableParallelism(), Math.floor(items / shards / leastItems))
      : workers;
  return Math.max(1, Math.min(wanted, Math.ceil(chunkCount(items) / shards)));
}

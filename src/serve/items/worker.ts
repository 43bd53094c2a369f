import { shareIn, type SharedRoom } from '../../core/threads/shared-bytes.js';
import { errorData, type ErrorData } from '../../dataset/work/job.js';
import { makeItem } from './make-item.js';
import type { ItemTask, ServedItem } from './served-item.js';
import type { StreamPart } from './stream-part.js';

/** An item, or why it could not be made. */
export type Made = { readonly item: ServedItem } | { readonly error: ErrorData };

export interface Work {
  readonly part: StreamPart;
  readonly tasks: readonly ItemTask[];
  /** Milliseconds after which no further item is begun. */
  readonly enough: number;
  /** What the threads share. */
  readonly shared: SharedRoom;
}

/** The entry of a thread that makes items of a stream, one after another: those of the first tasks, and one at least if there is one. */
export default async function run({ part, tasks, enough, shared }: Work): Promise<Made[]> {
  shareIn(shared);
  const began = performance.now();
  const made: Made[] = [];
  for (const task of tasks) {
    if (made.length > 0 && performance.now() - began > enough) break;
    try {
      made.push({ item: await makeItem(part, task) });
    } catch (error) {
      made.push({ error: errorData(error) });
    }
  }
  return made;
}

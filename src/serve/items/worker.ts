import { errorData, type ErrorData } from '../../dataset/work/job.js';
import { makeItem } from './make-item.js';
import type { ItemTask, ServedItem } from './served-item.js';
import type { StreamPart } from './stream-part.js';

/** An item, or why it could not be made. */
export type Made = { readonly item: ServedItem } | { readonly error: ErrorData };

/** The entry of a thread that makes items of a stream, one after another. */
export default async function run({
  part,
  tasks,
}: {
  part: StreamPart;
  tasks: readonly ItemTask[];
}): Promise<Made[]> {
  const made: Made[] = [];
  for (const task of tasks) {
    try {
      made.push({ item: await makeItem(part, task) });
    } catch (error) {
      made.push({ error: errorData(error) });
    }
  }
  return made;
}

import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { TopsyturvyError } from '../../core/errors.js';
import { makeFolder, withIoErrors } from '../folder/folder.js';
import type { Item, ItemLines } from '../item/item.js';
import { Journal, recoverJournal, type Chunk } from '../folder/journal.js';
import type { Maker } from '../item/maker.js';
import { questionCheck, type QuestionCheck } from '../item/question-check.js';

/** How many items are made between two turns of the event loop, where a run can be stopped: a slow picture takes a few hundredths of a second. */
const breath = 8;

/**
 * Makes the items of a chunk that are not made yet: pictures first, then the journal line.
 *
 * @param signal stops between two items
 * @returns how many were made now
 */
export async function writeChunk(
  maker: Maker,
  folder: string,
  chunk: Chunk,
  signal?: AbortSignal,
): Promise<number> {
  const first = chunk.from + withIoErrors(folder, () => recoverJournal(folder, chunk, maker.plan));
  if (first === chunk.to) return 0;
  const check = await questionCheck(maker.plan);
  const journal = withIoErrors(folder, () => new Journal(folder, chunk));
  const folders = new Set<string>();
  let i = first;
  try {
    for (; i < chunk.to; i++) {
      if (i % breath === 0) await setImmediate();
      if (signal?.aborted) break;
      const { item, lines } = makeItem(maker, i, check);
      withIoErrors(folder, () => {
        writePictures(item, folder, folders);
        journal.append(item.id, lines);
      });
    }
  } finally {
    withIoErrors(folder, () => journal.close());
  }
  return i - first;
}

/** An item with its lines, so that its pictures are drawn, encoded and certified. Whatever goes wrong names the item. */
function makeItem(maker: Maker, i: number, check: QuestionCheck): { item: Item; lines: ItemLines } {
  try {
    const item = maker.make(i);
    check(item.questions);
    return { item, lines: item.lines };
  } catch (error) {
    const { id } = maker.plan.item(i);
    const message = error instanceof Error ? error.message : String(error);
    throw new TopsyturvyError(
      error instanceof TopsyturvyError ? error.code : 'broken-law',
      message.includes(id) ? message : `Item ${id} cannot be made: ${message}`,
      id,
      undefined,
      { cause: error },
    );
  }
}

/** @param folders those that are known to exist */
function writePictures(item: Item, folder: string, folders: Set<string>): void {
  const write = (name: string, bytes: Uint8Array): void => {
    const file = join(folder, name);
    const parent = dirname(file);
    if (!folders.has(parent)) makeFolder(parent);
    folders.add(parent);
    writeFileSync(file, bytes);
  };
  for (const view of item.views) write(view.file, view.png);
  for (const film of item.animations) write(film.file, film.gif);
}

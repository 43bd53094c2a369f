import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { inStage } from '../../core/stage-clock.js';
import { messageOf, TopsyturvyError } from '../../core/errors.js';
import { makeFolder, writePlain } from '../folder/atomic-file.js';
import { withIoErrors } from '../folder/folder.js';
import type { Item, ItemLines } from '../item/item.js';
import { Journal, recoverJournal, type Chunk } from '../folder/journal.js';
import type { Maker } from '../item/maker.js';
import { checkForm } from '../../core/check-form.js';
import { families } from '../../families/index.js';
import type { Question } from '../../score/question.js';
import { nameInErrors, type Plan } from '../plan/plan.js';
import type { StatsTally } from './stats.js';

/**
 * How many items are made between two turns of the event loop, where a run can be stopped and lines are written: a slow
 * picture takes a few hundredths of a second. A killed run makes so many items anew at most.
 */
const itemsPerTurn = 8;

/**
 * Makes the items of a chunk that are not made yet: pictures first, then the journal line.
 *
 * @param signal stops between two items
 * @param stats times the items
 * @returns how many were made now
 */
export async function writeChunk(
  maker: Maker,
  folder: string,
  chunk: Chunk,
  signal?: AbortSignal,
  stats?: StatsTally,
): Promise<number> {
  const first = chunk.from + withIoErrors(folder, () => recoverJournal(folder, chunk, maker.plan));
  if (first === chunk.to) return 0;
  const check = await questionCheck(maker.plan);
  const journal = withIoErrors(folder, () => new Journal(folder, chunk));
  const folders = new Set<string>();
  let i = first;
  try {
    for (; i < chunk.to; i++) {
      if (i % itemsPerTurn === 0) {
        withIoErrors(folder, () => journal.write());
        await setImmediate();
      }
      if (signal?.aborted) break;
      const work = (): void => {
        const { item, lines } = makeItem(maker, i, check);
        inStage('write', () =>
          withIoErrors(folder, () => {
            writePictures(item, folder, folders);
            journal.append(item.id, lines);
          }),
        );
      };
      if (stats) {
        const { id, part } = maker.plan.item(i);
        stats.time(part.name, id, work);
      } else work();
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
    inStage('questions', () => check(item.questions));
    return { item, lines: item.lines };
  } catch (error) {
    const planned = maker.plan.item(i);
    const { id } = planned;
    const message = messageOf(error);
    throw new TopsyturvyError(
      error instanceof TopsyturvyError ? error.code : 'broken-law',
      message.includes(id) ? message : `Item ${nameInErrors(planned)} cannot be made: ${message}`,
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
    writePlain(file, bytes);
  };
  for (const view of item.views) write(view.file, view.png);
  for (const film of item.animations) write(film.file, film.gif);
}

const isPart = (plan: Plan, name: string): boolean => plan.parts.some(({ family }) => family.name === name);

/** Throws TopsyturvyError 'broken-law' for questions of one item that no one could score. */
type QuestionCheck = (questions: readonly Question[]) => void;

/**
 * A check of the questions that a plan's families ask, so that a mistake is found before a model has answered them: the
 * ids are different and, if a family is not one of ours, which the tests have seen, every question has its published form.
 */
async function questionCheck(plan: Plan): Promise<QuestionCheck> {
  const shipped = await Promise.all(families.map(({ name, load }) => isPart(plan, name) && load()));
  const ours = plan.parts.every(({ family }) => shipped.includes(family));
  const schema = ours ? undefined : (await import('../../score/question-schema.js')).questionSchema;
  return (questions) => {
    const ids = new Set<string>();
    for (const { id } of questions) {
      if (ids.has(id))
        throw new TopsyturvyError('broken-law', `Two questions have the condition and variant of ${id}`, id);
      ids.add(id);
    }
    if (schema)
      for (const question of questions) checkForm(schema, question, `Question ${question.id}`, 'broken-law');
  };
}

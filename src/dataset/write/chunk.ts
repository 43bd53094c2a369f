import { setImmediate } from 'node:timers/promises';
import { inStage } from '../../core/stage-clock.js';
import { messageOf, TopsyturvyError } from '../../core/errors.js';
import type { Item, ItemLines } from '../item/item.js';
import type { Chunk } from '../folder/journal.js';
import type { Maker } from '../item/maker.js';
import { checkForm } from '../../core/check-form.js';
import { families } from '../../families/index.js';
import type { Question } from '../../score/question.js';
import { nameInErrors, type Plan } from '../plan/plan.js';
import type { Form } from '../tar/form.js';
import { openChunk } from './chunk-target.js';
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
  form: Form,
  signal?: AbortSignal,
  stats?: StatsTally,
): Promise<number> {
  const check = await questionCheck(maker.plan);
  const target = await openChunk(folder, chunk, maker.plan, form);
  const first = chunk.from + target.made;
  if (first === chunk.to) return 0;
  let i = first;
  try {
    for (; i < chunk.to; i++) {
      if (i % itemsPerTurn === 0) {
        target.flush();
        await setImmediate();
      }
      if (signal?.aborted) break;
      let written: void | Promise<void> = undefined;
      const work = (): void => {
        const { item, lines } = makeItem(maker, i, check);
        written = inStage('write', () => target.add(item, lines));
      };
      if (stats) {
        const { id, part } = maker.plan.item(i);
        stats.time(part.name, id, work);
      } else work();
      await written;
    }
  } finally {
    await target.close(i === chunk.to);
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

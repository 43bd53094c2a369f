import { setImmediate } from 'node:timers/promises';
import { inPhase } from '../../core/phase-clock.js';
import { checkForm, messageOf, sha256, TopsyturvyError } from '../../core/index.js';
import type { Item, ItemLines } from '../item/item.js';
import type { Chunk } from '../folder/journal.js';
import { Journal, journalFile, journalLine, readJournal, recoverJournal } from '../folder/journal.js';
import type { Maker } from '../item/maker.js';
import { families } from '../../families/index.js';
import type { Question } from '../../score/question.js';
import { nameInErrors, type Plan } from '../plan/plan.js';
import type { Form } from '../tar/tar-file.js';
import type { StatsTally } from './stats.js';
import { dirname, join } from 'node:path';
import { makeFolder, writeAtomic, writePlain } from '../folder/atomic-file.js';
import { temporaryFor, withIoErrors } from '../folder/folder.js';
import type { ItemRecord } from '../item/record.js';
import { ChunkLayout, ChunkReader, ChunkTars, sampleJson } from '../tar/chunk-tars.js';

/** Where the items of a chunk go. */
interface ChunkTarget {
  /** How many of its items, from the first, are there already. */
  readonly made: number;
  add(item: Item, lines: ItemLines): void | Promise<void>;
  /** Writes what waits: items that were added are safe then, in a form where items are safe one by one. */
  flush(): void;
  /** @param whole whether all items are there now */
  close(whole: boolean): void | Promise<void>;
}

/** Opens a chunk, with the items that an earlier run has made. */
const openChunk = (folder: string, chunk: Chunk, plan: Plan, form: Form): Promise<ChunkTarget> =>
  form === 'folder' ? LooseChunk.open(folder, chunk, plan) : TarChunk.open(folder, chunk, plan);

/** Pictures as files of their own: first they, then the item's line in the journal. */
class LooseChunk implements ChunkTarget {
  private readonly folders = new Set<string>();

  private constructor(
    private readonly folder: string,
    readonly made: number,
    /** The journal of a chunk that is not whole. */
    private readonly journal: Journal | undefined,
  ) {}

  static async open(folder: string, chunk: Chunk, plan: Plan): Promise<LooseChunk> {
    return withIoErrors(folder, () => {
      const made = recoverJournal(folder, chunk, plan);
      const isWhole = made === chunk.to - chunk.from;
      return new LooseChunk(folder, made, isWhole ? undefined : new Journal(folder, chunk));
    });
  }

  add(item: Item, lines: ItemLines): void {
    withIoErrors(this.folder, () => {
      for (const view of item.views) this.write(view.file, view.png);
      for (const animation of item.animations) this.write(animation.file, animation.gif);
      this.journal?.append(item.id, lines);
    });
  }

  flush(): void {
    withIoErrors(this.folder, () => this.journal?.write());
  }

  close(): void {
    withIoErrors(this.folder, () => this.journal?.close());
  }

  private write(name: string, bytes: Uint8Array): void {
    const file = join(this.folder, name);
    const parent = dirname(file);
    if (!this.folders.has(parent)) makeFolder(parent);
    this.folders.add(parent);
    writePlain(file, bytes);
  }
}

/** Pictures in tar files, which are there when all of them are; the journal, written last, says so. */
class TarChunk implements ChunkTarget {
  private journal = '';
  private readonly tars: ChunkTars;

  private constructor(
    private readonly folder: string,
    private readonly chunk: Chunk,
    layout: ChunkLayout,
    readonly made: number,
  ) {
    this.tars = new ChunkTars(folder, layout, chunk);
  }

  static async open(folder: string, chunk: Chunk, plan: Plan): Promise<TarChunk> {
    const layout = new ChunkLayout(plan);
    const size = chunk.to - chunk.from;
    const lines = withIoErrors(folder, () => readJournal(folder, chunk, plan));
    const isWhole =
      lines.length === size && holds(new ChunkReader(folder, layout, chunk), lines, plan, chunk);
    return new TarChunk(folder, chunk, layout, isWhole ? size : 0);
  }

  async add(item: Item, lines: ItemLines): Promise<void> {
    const pictures = [...item.views.map(({ png }) => png), ...item.animations.map(({ gif }) => gif)];
    await this.tars.add(item.planned, lines, pictures);
    this.journal += journalLine(item.id, lines);
  }

  flush(): void {
    // Half of a tar file is none.
  }

  async close(whole: boolean): Promise<void> {
    try {
      if (!whole) return;
      await this.tars.publish();
      const file = journalFile(this.folder, this.chunk);
      const temporary = temporaryFor(this.folder, `${this.chunk.number}.journal`);
      withIoErrors(this.folder, () => writeAtomic(file, this.journal, temporary));
    } finally {
      this.tars.discard();
    }
  }
}

/** Whether tar files have the pictures that journal lines name. */
function holds(reader: ChunkReader, lines: readonly ItemLines[], plan: Plan, { from }: Chunk): boolean {
  try {
    for (const [at, line] of lines.entries()) {
      const item = plan.item(from + at);
      const { pictures, json } = reader.sample(item);
      const { views, animations = [] } = JSON.parse(line.item) as ItemRecord;
      if (!json.read().equals(sampleJson(item, line))) return false;
      if ([...views, ...animations].some(({ sha256: hash }, i) => sha256(pictures[i].read()) !== hash))
        return false;
    }
    reader.finish();
    return true;
  } catch {
    return false; // what cannot be read is made anew
  } finally {
    reader.close();
  }
}

/**
 * How many items are made between two turns of the event loop, where a run can be stopped and lines are written: a slow
 * picture takes a few hundredths of a second. A killed run makes so many items anew at most.
 */
const itemsPerTurn = 8;

/**
 * Makes the items of a chunk that are not made yet: pictures first, then the journal line.
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
        written = inPhase('write', () => target.add(item, lines));
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

/** An item with its lines, so that its pictures are drawn, encoded and certified. Any error names the item. */
function makeItem(maker: Maker, i: number, check: QuestionCheck): { item: Item; lines: ItemLines } {
  try {
    const item = maker.make(i);
    inPhase('questions', () => check(item.questions));
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

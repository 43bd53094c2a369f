import { dirname, join } from 'node:path';
import { makeFolder, writeAtomic, writePlain } from '../folder/atomic-file.js';
import { temporaryFor, withIoErrors } from '../folder/folder.js';
import {
  Journal,
  journalFile,
  journalLine,
  readJournal,
  recoverJournal,
  type Chunk,
} from '../folder/journal.js';
import { sha256 } from '../../core/hash.js';
import type { Item, ItemLines } from '../item/item.js';
import type { ItemRecord } from '../item/record.js';
import type { Plan } from '../plan/plan.js';
import { ChunkLayout } from '../tar/chunk-layout.js';
import { ChunkReader } from '../tar/chunk-reader.js';
import { ChunkTars, sampleJson } from '../tar/chunk-tars.js';
import type { Form } from '../tar/form.js';

/** Where the items of a chunk go. */
export interface ChunkTarget {
  /** How many of its items, from the first, are there already. */
  readonly made: number;
  add(item: Item, lines: ItemLines): void | Promise<void>;
  /** Writes what waits: items that were added are safe then, in a form where items are safe one by one. */
  flush(): void;
  /** @param whole whether all items are there now */
  close(whole: boolean): void | Promise<void>;
}

/** Opens a chunk, with the items that an earlier run has made. */
export const openChunk = (folder: string, chunk: Chunk, plan: Plan, form: Form): Promise<ChunkTarget> =>
  form === 'folder' ? LooseChunk.open(folder, chunk, plan) : TarChunk.open(folder, chunk, plan);

/** Pictures as files of their own: first they, then the item's line in the journal. */
class LooseChunk implements ChunkTarget {
  private readonly folders = new Set<string>();

  private constructor(
    private readonly folder: string,
    readonly made: number,
    /** Of a chunk that is not whole. */
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
      for (const film of item.animations) this.write(film.file, film.gif);
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
      if ([...views, ...animations].some(({ sha256: hash }, i) => sha256(pictures[i]!.read()) !== hash))
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

import { join } from 'node:path';
import { AtomicFile, flushFolderOf } from '../folder/atomic-file.js';
import { ioError, temporaryFor } from '../folder/folder.js';
import { type Chunk, chunkAt, chunkCount } from '../folder/journal.js';
import type { ItemLines } from '../item/item.js';
import type { PlannedItem, Plan, PlannedPart } from '../plan/plan.js';
import { TarFile } from './tar-file.js';
import { madeOnce } from '../../core/group.js';
import { animationsOf, viewsOf } from '../../families/family.js';
import { tarFolder } from '../folder/layout.js';
import { fieldKind, type Packed, TarReader } from './tar-reader.js';

/** The tar files of a chunk in the making: they take their names together, when all samples are in them. */
export class ChunkTars {
  private readonly open = new Map<string, { file: AtomicFile; tar: TarFile }>();

  constructor(
    private readonly folder: string,
    private readonly layout: ChunkLayout,
    private readonly chunk: Chunk,
  ) {}

  /** @param pictures the bytes of the item's views and animations, in their order */
  async add(item: PlannedItem, lines: ItemLines, pictures: Iterable<Uint8Array>): Promise<void> {
    try {
      const { tar } = this.tarOf(this.layout.file(item, this.chunk));
      const names = this.layout.members(item).values();
      for (const data of pictures) await tar.add({ name: names.next().value!, data });
      await tar.add({ name: `${sampleKey(item)}.json`, data: sampleJson(item, lines) });
    } catch (error) {
      throw ioError(this.folder, error);
    }
  }

  async publish(): Promise<void> {
    try {
      for (const { tar } of this.open.values()) await tar.close();
      for (const [name, { file }] of this.open) {
        file.publish();
        flushFolderOf(join(this.folder, name));
      }
    } catch (error) {
      throw ioError(this.folder, error);
    }
  }

  /** Removes what has not been published. */
  discard(): void {
    for (const { file } of this.open.values()) file.discard();
  }

  private tarOf(name: string): { file: AtomicFile; tar: TarFile } {
    let found = this.open.get(name);
    if (!found) {
      const temporary = temporaryFor(this.folder, name.slice(name.lastIndexOf('/') + 1));
      const file = new AtomicFile(join(this.folder, name), temporary);
      this.open.set(name, (found = { file, tar: new TarFile(file) }));
    }
    return found;
  }
}

/**
 * A sample's `json`. Texts alone: readers infer one type of each field, and what an item tells of itself differs from family
 * to family.
 */
export const sampleJson = (
  { id }: PlannedItem,
  { item, questions }: Pick<ItemLines, 'item' | 'questions'>,
): Buffer => Buffer.from(`${JSON.stringify({ id, item, questions: `[${questions.join(',')}]` })}\n`);

/** The fields of a part's samples: its pictures and films, without the line of JSON that each sample has too. */
const fieldsOf = ({ family, params }: PlannedPart): string[] => [
  ...viewsOf(family, params).map(({ name }) => `${name}.png`),
  ...animationsOf(family, params).map(({ name }) => `${name}.gif`),
];

/**
 * Which tar files the samples of a plan stand in. A sample is an item: `KEY.VIEW.png`, …, `KEY.json`. Readers want the same
 * fields in all samples of a file, so parts with other views have files of their own.
 */
export class ChunkLayout {
  /** Part → its kind: parts with the same fields share one. */
  private readonly kinds = new Map<PlannedPart, string>();
  private readonly fields = new Map<PlannedPart, readonly string[]>();

  constructor(private readonly plan: Plan) {
    const named = new Map<string, string>();
    const taken = new Map<string, number>();
    for (const part of plan.parts) {
      const fields = fieldsOf(part);
      const text = fields.join('\t');
      if (!named.has(text)) {
        const kind = fieldKind(fields);
        const before = taken.get(kind) ?? 0;
        taken.set(kind, before + 1);
        named.set(text, before === 0 ? kind : `${kind}-${before + 1}`);
      }
      this.kinds.set(part, named.get(text)!);
      this.fields.set(part, fields);
    }
  }

  /** The tar file of an item's sample, relative to the dataset's folder. */
  file({ part }: PlannedItem, { number }: Chunk): string {
    const { name } = this.plan.spec;
    return `${tarFolder}/${name}-${this.kinds.get(part)!}-${String(number).padStart(6, '0')}.tar`;
  }

  /** Whether a file, relative to the dataset's folder, is one of the tar files. */
  has(file: string): boolean {
    const number = Number(/-(\d{6,})\.tar$/.exec(file)?.[1] ?? NaN);
    if (!(number < chunkCount(this.plan.length))) return false;
    return this.files(chunkAt(this.plan.length, number)).includes(file);
  }

  /** A chunk's tar files, in the order of their first samples. */
  files(chunk: Chunk): string[] {
    const inChunk = this.plan.parts.filter(
      ({ start, count }) => start < chunk.to && start + count > chunk.from,
    );
    return [
      ...new Set(inChunk.map(({ start }) => this.file(this.plan.item(Math.max(start, chunk.from)), chunk))),
    ];
  }

  /** The names of a sample's pictures in its tar file, in their order. */
  members(item: PlannedItem): string[] {
    return this.fields.get(item.part)!.map((field) => `${sampleKey(item)}.${field}`);
  }
}

/** An item's key: the digits of its id, as no key may hold a dot and no name may be longer than 100 characters. */
export const sampleKey = ({ id }: PlannedItem): string => id.slice(-16);

/** An item as a tar file holds it. */
export interface TarSample {
  /** Its views and animations, in their order. */
  readonly pictures: readonly Packed[];
  readonly json: Packed;
}

/** Reads a chunk's samples from its tar files, one item after another, in flat memory. */
export class ChunkReader {
  private readonly open = new Map<string, TarReader>();

  constructor(
    private readonly folder: string,
    private readonly layout: ChunkLayout,
    private readonly chunk: Chunk,
  ) {}

  /**
   * The next item's sample.
   * @throws TopsyturvyError 'bad-file' if its tar file is missing, is none, or has something else there
   */
  sample(item: PlannedItem): TarSample {
    const tar = this.tarOf(this.layout.file(item, this.chunk));
    const pictures = this.layout.members(item).map((name) => tar.take(name));
    return { pictures, json: tar.take(`${sampleKey(item)}.json`) };
  }

  /** @throws TopsyturvyError 'bad-file' if a tar file has more than the items that were read */
  finish(): void {
    for (const tar of this.open.values()) tar.finish();
  }

  close(): void {
    for (const tar of this.open.values()) tar.close();
  }

  private tarOf(name: string): TarReader {
    return madeOnce(this.open, name, () => new TarReader({ folder: this.folder, name }));
  }
}

import { join } from 'node:path';
import { AtomicFile, flushFolderOf } from '../folder/atomic-file.js';
import { ioError, temporaryFor } from '../folder/folder.js';
import type { Chunk } from '../folder/journal.js';
import type { ItemLines } from '../item/item.js';
import type { PlannedItem } from '../plan/plan.js';
import { sampleKey, type ChunkLayout } from './chunk-layout.js';
import { TarFile } from './tar-file.js';

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

import type { Chunk } from '../folder/journal.js';
import type { PlannedItem } from '../plan/plan.js';
import { sampleKey, type ChunkLayout } from './chunk-layout.js';
import { type Packed, TarReader } from './tar-reader.js';

/** What a tar file has of an item. */
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
   *
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
    let tar = this.open.get(name);
    if (!tar) this.open.set(name, (tar = new TarReader({ folder: this.folder, name })));
    return tar;
  }
}

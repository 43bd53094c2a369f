import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { extract, type Entry } from 'tar-stream';
import { messageOf, TopsyturvyError } from '../../core/errors.js';
import type { Chunk } from '../folder/journal.js';
import { leavesByLink } from '../folder/within.js';
import type { PlannedItem } from '../plan/plan.js';
import { sampleKey, type ChunkLayout } from './chunk-layout.js';

/** A member of more bytes is no picture of ours. */
const largest = 256 << 20;

/** What a tar file has of an item. */
export interface TarSample {
  /** The bytes of its views and animations, in their order. */
  readonly pictures: readonly Buffer[];
  readonly json: Buffer;
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
  async sample(item: PlannedItem): Promise<TarSample> {
    const tar = this.tarOf(this.layout.file(item, this.chunk));
    const pictures: Buffer[] = [];
    for (const name of this.layout.members(item)) pictures.push(await tar.take(name));
    return { pictures, json: await tar.take(`${sampleKey(item)}.json`) };
  }

  /** @throws TopsyturvyError 'bad-file' if a tar file has more than the items that were read */
  async finish(): Promise<void> {
    for (const tar of this.open.values()) await tar.finish();
  }

  close(): void {
    for (const tar of this.open.values()) tar.close();
  }

  private tarOf(name: string): TarReader {
    let tar = this.open.get(name);
    if (!tar) this.open.set(name, (tar = new TarReader(this.folder, join(this.folder, name))));
    return tar;
  }
}

class TarReader {
  private readonly entries: AsyncIterator<Entry>;
  private readonly source: ReturnType<typeof createReadStream>;

  constructor(
    folder: string,
    private readonly path: string,
  ) {
    if (!existsSync(path)) throw this.wrong('is missing');
    if (leavesByLink(folder, path)) throw this.wrong('is a link that leaves its dataset');
    this.source = createReadStream(path);
    const unpacked = extract();
    this.source.on('error', (error) => unpacked.destroy(error));
    this.source.pipe(unpacked);
    this.entries = unpacked[Symbol.asyncIterator]();
  }

  /** The bytes of the next member, which has this name. */
  async take(name: string): Promise<Buffer> {
    const entry = await this.next();
    if (entry?.header.name !== name || entry.header.type !== 'file')
      throw this.wrong(`has ${entry ? `'${entry.header.name}'` : 'nothing'} where '${name}' should be`);
    if ((entry.header.size ?? 0) > largest) throw this.wrong(`has more than 256 MiB as '${name}'`);
    const parts: Uint8Array[] = [];
    try {
      for await (const part of entry as AsyncIterable<Uint8Array>) parts.push(part);
    } catch (error) {
      throw this.wrong(`cannot be read: ${messageOf(error)}`, error);
    }
    return Buffer.concat(parts);
  }

  async finish(): Promise<void> {
    const entry = await this.next();
    if (entry) throw this.wrong(`has '${entry.header.name}', which belongs to no item of it`);
  }

  close(): void {
    this.source.destroy();
  }

  private async next(): Promise<Entry | undefined> {
    try {
      const { value, done } = await this.entries.next();
      return done ? undefined : value;
    } catch (error) {
      throw this.wrong(`cannot be read: ${messageOf(error)}`, error);
    }
  }

  private wrong(why: string, cause?: unknown): TopsyturvyError {
    const message = `The tar file '${this.path}' ${why}`;
    return new TopsyturvyError('bad-file', message, this.path, undefined, { cause });
  }
}

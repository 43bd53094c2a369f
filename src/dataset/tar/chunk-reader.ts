import { clipped, TopsyturvyError } from '../../core/errors.js';
import { node } from '../../core/node.js';
import type { Chunk } from '../folder/journal.js';
import type { PlannedItem } from '../plan/plan.js';
import { sampleKey, type ChunkLayout } from './chunk-layout.js';
import { type TarMember, TarReader } from './tar-reader.js';

/** A member that is read when its bytes are asked for. */
export interface Packed {
  readonly size: number;
  /** @throws TopsyturvyError 'bad-file' for one that cannot be read, or is larger than any picture */
  read(): Buffer;
}

/** What a tar file has of an item. */
export interface TarSample {
  /** Its views and animations, in their order. */
  readonly pictures: readonly Packed[];
  readonly json: Packed;
}

/** Reads a chunk's samples from its tar files, one item after another, in flat memory. */
export class ChunkReader {
  private readonly open = new Map<string, Ordered>();

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

  private tarOf(name: string): Ordered {
    let tar = this.open.get(name);
    if (!tar) this.open.set(name, (tar = new Ordered(this.folder, name)));
    return tar;
  }
}

/** A tar file whose members have an order. */
class Ordered {
  private readonly tar: TarReader;
  private readonly members: Iterator<TarMember, undefined>;

  constructor(folder: string, name: string) {
    const path = node.path.join(folder, name);
    if (!node.fs.existsSync(path))
      throw new TopsyturvyError('bad-file', `The tar file '${path}' is missing`, path);
    this.tar = new TarReader({ folder, name });
    this.members = this.tar.members();
  }

  /** The next member, which is a file of this name. */
  take(name: string): Packed {
    const member = this.members.next().value;
    if (member?.name !== name || !member.isFile)
      throw this.tar.wrong(
        `has ${member ? `'${clipped(member.name)}'` : 'nothing'} where '${name}' should be`,
      );
    return { size: member.size, read: () => this.tar.read(member) };
  }

  finish(): void {
    const member = this.members.next().value;
    if (member) throw this.tar.wrong(`has '${clipped(member.name)}', which belongs to no item of it`);
  }

  close(): void {
    this.tar.close();
  }
}

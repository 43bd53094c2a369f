import { TarFile, type Member } from '../../tar/tar-file.js';
import type { NewFolder, OpenFile } from '../new-folder.js';

const mebibyte = 1 << 20;

/** Samples in as many tar files as it takes: `PREFIX-000000.tar`. */
export class TarShards {
  private shard: Shard | undefined;
  private readonly names: string[] = [];

  constructor(
    private readonly folder: NewFolder,
    private readonly prefix: string,
    /** About the most MiB of a file. */
    private readonly shardSize: number,
  ) {}

  /** Adds the members of a sample, which stand together. */
  async add(members: readonly Member[]): Promise<void> {
    const bytes = members.reduce((sum, { data }) => sum + data.length + 1024, 0);
    if (this.shard && this.shard.size + bytes > this.shardSize * mebibyte) await this.end();
    this.shard ??= this.next();
    for (const member of members) await this.shard.add(member);
  }

  /** @returns the names of all files */
  async close(): Promise<readonly string[]> {
    await this.end();
    return this.names;
  }

  private next(): Shard {
    const name = `${this.prefix}-${String(this.names.length).padStart(6, '0')}.tar`;
    this.names.push(name);
    return new Shard(this.folder.file(name));
  }

  private async end(): Promise<void> {
    await this.shard?.close();
    this.shard = undefined;
  }
}

class Shard {
  private readonly tar: TarFile;

  constructor(private readonly file: OpenFile) {
    this.tar = new TarFile(file);
  }

  get size(): number {
    return this.file.size;
  }

  add(member: Member): Promise<void> {
    return this.tar.add(member);
  }

  async close(): Promise<void> {
    await this.tar.close();
    this.file.close();
  }
}

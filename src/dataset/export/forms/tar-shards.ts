import { pack, type Pack } from 'tar-stream';
import type { NewFolder, OpenFile } from '../new-folder.js';

/** A member of a tar file. */
export interface Member {
  readonly name: string;
  readonly data: Uint8Array;
}

const mebibyte = 1 << 20;
/** 1970, all that a header asks of a time. */
const epoch = { getTime: () => 0 } as Date;
/** The same for all members, so that equal contents give equal bytes. */
const plain = { mode: 0o644, mtime: epoch, uid: 0, gid: 0, uname: '', gname: '' } as const;

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
  private readonly pack: Pack = pack();
  private readonly ended: Promise<void>;

  constructor(private readonly file: OpenFile) {
    this.ended = new Promise((resolve, reject) => {
      this.pack.on('data', (chunk: Uint8Array) => this.file.write(chunk));
      this.pack.on('end', resolve);
      this.pack.on('error', reject);
    });
  }

  get size(): number {
    return this.file.size;
  }

  add({ name, data }: Member): Promise<void> {
    return new Promise((resolve, reject) => {
      this.pack.entry(
        { ...plain, name, size: data.length },
        Buffer.from(data.buffer, data.byteOffset, data.length),
        (error) => (error ? reject(error) : resolve()),
      );
    });
  }

  async close(): Promise<void> {
    this.pack.finalize();
    await this.ended;
    this.file.close();
  }
}

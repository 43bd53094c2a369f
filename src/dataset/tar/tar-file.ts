import { pack, type Pack } from 'tar-stream';

/** A member of a tar file. */
export type Member = { readonly name: string; readonly data: Uint8Array };

/** What the bytes of a tar file are written to. */
type Sink = { write(data: Uint8Array): void };

/** The time of all members: 1970, which is all that a header asks for. */
const epoch = { getTime: () => 0 } as Date;
/** The header fields that are the same for all members, so that equal contents give equal bytes. */
const plain = { mode: 0o644, mtime: epoch, uid: 0, gid: 0, uname: '', gname: '' } as const;

/** A tar file (ustar) whose bytes follow from the names and contents of its members alone. */
export class TarFile {
  private readonly pack: Pack = pack();
  private readonly ended: Promise<void>;
  private failure: unknown;

  constructor(sink: Sink) {
    this.ended = new Promise((resolve, reject) => {
      this.pack.on('data', (chunk: Uint8Array) => this.pass(sink, chunk));
      this.pack.on('end', resolve);
      this.pack.on('error', reject);
    });
    this.ended.catch(() => undefined); // which close() waits for
  }

  /** @throws what the sink threw */
  async add({ name, data }: Member): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.pack.entry(
        { ...plain, name, size: data.length },
        Buffer.from(data.buffer, data.byteOffset, data.length),
        (error) => (error ? reject(error) : resolve()),
      );
    });
    this.check();
  }

  /** Ends the file; the sink has all of it then. @throws what the sink threw */
  async close(): Promise<void> {
    this.pack.finalize();
    await this.ended;
    this.check();
  }

  /** Passes a chunk on and keeps what the sink throws: thrown inside of a stream's event it would end the program. */
  private pass(sink: Sink, chunk: Uint8Array): void {
    if (this.failure !== undefined) return;
    try {
      sink.write(chunk);
    } catch (error) {
      this.failure = error;
    }
  }

  private check(): void {
    if (this.failure !== undefined) throw this.failure;
  }
}

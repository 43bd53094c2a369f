import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { badFile } from '../core/errors.js';
import { writeReason } from '../core/files/disk.js';

/** Pixels of a picture, whatever their depth. */
type Pixels = { readonly data: Uint8Array | Uint16Array | Float32Array };

/** So much of a set's pictures is held in memory; every thread has a set of its own. */
const mostHeld = 1 << 25;
const files = new FinalizationRegistry<number>((file) => closeSync(file));

/**
 * Decoded pictures that are wanted again and again: those beyond the first 32 MiB lie in a temporary file, which has no name
 * and so ends with the process, however that ends.
 */
export class PictureStore {
  private held = 0;
  private file: number | undefined;
  private end = 0;

  /** @returns reads the picture; it is not to be changed */
  keep<T extends Pixels>(picture: T): () => T {
    this.held += picture.data.byteLength;
    return this.held <= mostHeld ? () => picture : this.filed(picture);
  }

  private filed<T extends Pixels>({ data, ...form }: T): () => T {
    const [at, size] = [this.end, data.byteLength];
    each(new Uint8Array(data.buffer, data.byteOffset, size), at, (...part) => this.write(...part));
    this.end += size;
    const Kind = data.constructor as new (buffer: ArrayBuffer) => Pixels['data'];
    // A picture is asked for several times in a row: drawn, judged, drawn moved.
    let last: WeakRef<T & object> | undefined;
    return () => {
      const recent = last?.deref();
      if (recent) return recent;
      const bytes = new Uint8Array(size);
      each(bytes, at, (...part) => readSync(this.file!, ...part));
      // The rest and the data of a T are a T, which no type says.
      const picture = { ...form, data: new Kind(bytes.buffer) } as unknown as T;
      last = new WeakRef(picture);
      return picture;
    };
  }

  private write(bytes: Uint8Array, from: number, length: number, at: number): number {
    try {
      this.file ??= this.open();
      return writeSync(this.file, bytes, from, length, at);
    } catch (error) {
      throw badFile(
        `Cannot keep the decoded pictures in '${tmpdir()}': ${writeReason(error) ?? String(error)}; TMPDIR can name another folder`,
        tmpdir(),
        'a folder with room for them',
      );
    }
  }

  private open(): number {
    const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-'));
    try {
      const file = openSync(join(folder, 'pictures'), 'wx+');
      files.register(this, file);
      return file;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/** The system may take fewer bytes than it is given. */
function each(
  bytes: Uint8Array,
  at: number,
  act: (bytes: Uint8Array, from: number, length: number, at: number) => number,
): void {
  for (let done = 0; done < bytes.length;) {
    const taken = act(bytes, done, bytes.length - done, at + done);
    if (taken === 0) throw badFile(`The decoded pictures in '${tmpdir()}' end too soon`, tmpdir());
    done += taken;
  }
}

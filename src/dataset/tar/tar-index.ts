import { closeSync, fstatSync, readSync } from 'node:fs';
import headers from 'tar-stream/headers.js';
import { messageOf, TopsyturvyError } from '../../core/errors.js';
import { openRegularFile } from '../../core/files/regular-file.js';
import { readingOf } from '../../core/files/system-errors.js';

/** The bytes of a header, and what members are filled up to a multiple of. */
const block = 512;

interface Place {
  readonly offset: number;
  readonly size: number;
}

/** Where the members of a tar file stand in it: found once by its headers, so that each can be read by itself. */
export class TarIndex {
  private readonly places = new Map<string, Place>();

  /** @throws TopsyturvyError 'bad-file' for what cannot be read, is cut off, or is no tar file */
  constructor(private readonly path: string) {
    this.withFile((handle) => {
      const { size: end } = fstatSync(handle);
      for (let at = 0; at < end;) {
        const header = this.header(handle, at);
        if (header === null) return;
        const { name, type, size } = header;
        const place = { offset: at + block, size };
        // Of anyone's file, a size may be anything: one below 0 would lead back for ever.
        if (!(size >= 0)) throw this.wrong(`gives '${name}' the size ${size}`);
        if (place.offset + size > end) throw this.wrong(`ends within '${name}'`);
        if (type === 'file') this.places.set(name, place);
        at = place.offset + Math.ceil(size / block) * block;
      }
    });
  }

  /** A member's bytes; undefined if there is none of this name. @throws TopsyturvyError 'bad-file' if it cannot be read */
  read(name: string): Uint8Array | undefined {
    const place = this.places.get(name);
    return place && this.withFile((handle) => this.bytes(handle, place));
  }

  private header(handle: number, offset: number): ReturnType<typeof headers.decode> {
    const bytes = this.bytes(handle, { offset, size: block });
    try {
      return headers.decode(bytes);
    } catch (error) {
      throw this.wrong(`cannot be read: ${messageOf(error)}`, error);
    }
  }

  private bytes(handle: number, { offset, size }: Place): Uint8Array {
    const bytes = Buffer.alloc(size);
    let read = 0;
    while (read < size) {
      const more = readSync(handle, bytes, read, size - read, offset + read);
      if (more === 0) throw this.wrong('is cut off');
      read += more;
    }
    return bytes;
  }

  private withFile<T>(action: (handle: number) => T): T {
    const handle = openRegularFile(this.path);
    try {
      return readingOf(`'${this.path}'`, 'bad-file', () => action(handle));
    } finally {
      closeSync(handle);
    }
  }

  private wrong(why: string, cause?: unknown): TopsyturvyError {
    const message = `The tar file '${this.path}' ${why}`;
    return new TopsyturvyError('bad-file', message, this.path, 'a tar file (ustar)', { cause });
  }
}

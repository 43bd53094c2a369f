import headers from 'tar-stream/headers.js';
import { clipped, messageOf, TopsyturvyError } from '../../core/errors.js';
import { type FileIn, openRegularFile, pathOf } from '../../core/files/regular-file.js';
import { readingOf } from '../../core/files/system-errors.js';
import { node } from '../../core/node.js';
import { mostPictureBytes } from '../folder/layout.js';

/** The bytes of a header, and what members are filled up to a multiple of. */
const block = 512;
/** Programs fill the end of a tar file with zeros, ten kilobytes for the most part; of more bytes it is no end. */
const longestEnd = 1 << 20;
/** What is said of a member in a header of its own: a name, a size, a time. */
const longestHeader = 1 << 16;

/** A member of a tar file, and where its bytes stand. */
export interface TarMember {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly offset: number;
  readonly isFile: boolean;
}

/** What headers before that of a member say of it. */
interface Said {
  path?: string | undefined;
  size?: string | undefined;
}

/**
 * Reads a tar file that may be anyone's, member after member or each where it stands. Every header is checked in one way,
 * wherever it is read from: what it says must be a member of the file.
 */
export class TarReader {
  private readonly path: string;
  private readonly handle: number;
  private readonly end: number;

  /** @throws TopsyturvyError 'bad-file' for what cannot be read */
  constructor(file: FileIn) {
    this.path = pathOf(file);
    this.handle = openRegularFile(file);
    this.end = node.fs.fstatSync(this.handle).size;
  }

  /** @throws TopsyturvyError 'bad-file' for a file that is cut off, or is no tar file */
  *members(): Generator<TarMember, undefined> {
    let all: Said = {};
    let own: Said = {};
    for (let at = 0; at < this.end;) {
      const header = this.header(at);
      if (header === null) return this.checkEnd(at);
      const isPart = parts.has(header.type);
      const { path: name = header.name, size: digits } = isPart ? {} : { ...all, ...own };
      const size = digits === undefined ? header.size : Number(/^\d+$/.exec(digits)?.[0]);
      const member = { name, size, offset: at + block, isFile: header.type === 'file' };
      // Of anyone's file, a size may be anything: one below 0 would lead back for ever.
      if (!Number.isSafeInteger(size) || size < 0)
        throw this.wrong(`gives '${clipped(name)}' the size ${clipped(digits ?? String(size))}`);
      if (member.offset + size > this.end) throw this.wrong(`ends within '${clipped(name)}'`);
      if (header.type === 'pax-global-header') all = this.said(member);
      else if (header.type === 'pax-header') own = { ...own, ...this.said(member) };
      else if (header.type === 'gnu-long-path') own = { ...own, path: this.longName(member) };
      else if (!isPart) {
        own = {};
        yield member;
      }
      at = member.offset + Math.ceil(size / block) * block;
    }
    return undefined;
  }

  /** A member's bytes. @throws TopsyturvyError 'bad-file' if it is larger than any picture, or cannot be read */
  read({ name, offset, size }: Pick<TarMember, 'name' | 'offset' | 'size'>): Buffer {
    if (size > mostPictureBytes)
      throw this.wrong(`has more than ${mostPictureBytes >> 20} MiB as '${clipped(name)}'`);
    return this.bytes(offset, size);
  }

  close(): void {
    node.fs.closeSync(this.handle);
  }

  /** An error about the file. */
  wrong(why: string, cause?: unknown): TopsyturvyError {
    const message = `The tar file '${this.path}' ${why}`;
    return new TopsyturvyError('bad-file', message, this.path, 'a tar file (ustar)', { cause });
  }

  private header(offset: number): ReturnType<typeof headers.decode> {
    const bytes = this.bytes(offset, block);
    try {
      return headers.decode(bytes);
    } catch (error) {
      throw this.wrong(`cannot be read: ${messageOf(error)}`, error);
    }
  }

  /** @throws TopsyturvyError 'bad-file' if anything but zeros follows the end that a block of zeros is */
  private checkEnd(at: number): undefined {
    if (this.end - at > longestEnd || this.bytes(at, this.end - at).some((byte) => byte !== 0))
      throw this.wrong('goes on after its end');
    return undefined;
  }

  private longName(member: TarMember): string {
    return this.headerBytes(member)
      .toString('utf8')
      .replace(/\0[^]*$/, '');
  }

  /** The records of an extended header: `LENGTH KEY=VALUE\n`. tar-stream's own reader never ends where a length is below 0. */
  private said(member: TarMember): Said {
    const bytes = this.headerBytes(member);
    const said: Record<string, string> = {};
    for (let at = 0; at < bytes.length;) {
      const [, length = '', key = ''] =
        /^(\d{1,6}) ([^=\n]*)=/.exec(bytes.toString('latin1', at, at + 200)) ?? [];
      const end = at + Number(length);
      const start = at + length.length + key.length + 2;
      if (length === '' || end > bytes.length || end <= start || bytes[end - 1] !== 0x0a)
        throw this.wrong('has a malformed header');
      said[key] = bytes.toString('utf8', start, end - 1);
      at = end;
    }
    return { ...('path' in said && { path: said['path'] }), ...('size' in said && { size: said['size'] }) };
  }

  private headerBytes({ offset, size }: TarMember): Buffer {
    if (size > longestHeader) throw this.wrong(`has a header of ${size} bytes`);
    return this.bytes(offset, size);
  }

  private bytes(offset: number, size: number): Buffer {
    const bytes = Buffer.allocUnsafe(size);
    for (let read = 0; read < size;) {
      const more = readingOf(`'${this.path}'`, 'bad-file', () =>
        node.fs.readSync(this.handle, bytes, read, size - read, offset + read),
      );
      if (more === 0) throw this.wrong('is cut off');
      read += more;
    }
    return bytes;
  }
}

/** Headers that are part of that of the member after them. */
const parts: ReadonlySet<string | null> = new Set([
  'pax-header',
  'pax-global-header',
  'gnu-long-path',
  'gnu-long-link-path',
]);

import headers from 'tar-stream/headers.js';
import { clipped, messageOf, TopsyturvyError, badFile } from '../../core/errors.js';
import { type FilePlace, inSentences, openFile, pathOf } from '../../core/files/regular-file.js';
import { node } from '../../core/node.js';
import { mostPictureBytes } from '../folder/layout.js';

/** The bytes of a header, and what members are filled up to a multiple of. */
const block = 512;
/** The most bytes of a tar file's end: programs fill it with zeros, ten kilobytes for the most part. */
const longestEnd = 1 << 20;
/** The most bytes of a member's own extra header: a name, a size, a time. */
const longestHeader = 1 << 16;
/** The types of headers that are part of the header of the member after them, or of all. */
const partial = ['pax-header', 'pax-global-header', 'gnu-long-path', 'gnu-long-link-path'];

/** A member of a tar file, and where its bytes stand. */
export interface TarMember {
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  readonly offset: number;
  readonly isFile: boolean;
}

/** What extra headers say of a member. Other keys are not kept: there may be as many as there are headers. */
interface Said {
  path?: string;
  size?: string;
  /** Whether other readers give it more bytes than there are. */
  isSparse?: true;
}

/** A member that is read when its bytes are asked for. */
export interface Packed {
  readonly size: number;
  /** @throws TopsyturvyError 'bad-file' for one that cannot be read, or is larger than any picture */
  read(): Buffer;
}

/**
 * Reads a tar file that may be anyone's, member after member or each where it stands. Every header is checked in one way,
 * wherever it is read from: what it says must be a member of the file.
 */
export class TarReader {
  private readonly handle: number;
  private readonly end: number;
  private readonly inOrder = this.members();

  /** @throws TopsyturvyError 'bad-file' for what cannot be read */
  constructor(private readonly file: FilePlace) {
    this.handle = inSentences(file, () => openFile(file));
    this.end = inSentences(file, () => node.fs.fstatSync(this.handle).size);
  }

  /** @throws TopsyturvyError 'bad-file' for a file that is cut off, or is no tar file */
  *members(): Generator<TarMember, undefined> {
    let [all, own]: Said[] = [{}, {}];
    for (let at = 0; at < this.end;) {
      const header = this.header(at);
      if (header === null) return this.checkEnd(at);
      const { type } = header;
      const isPartial = partial.includes(type);
      const said: Said = isPartial ? {} : { ...all, ...own };
      const { path: name = header.name, size: digits, isSparse = false } = said;
      const size = digits === undefined ? header.size : Number(/^\d+$/.exec(digits)?.[0]);
      const member = { name, size, offset: at + block, isFile: type === 'file' && !isSparse };
      // A size in anyone's file may be anything: one below 0 would lead back for ever.
      if (!Number.isSafeInteger(size) || size < 0)
        throw this.wrong(
          `gives '${clipped(name)}' ${!digits && Number.isNaN(size) ? 'a size that is no number' : `the size ${clipped(digits ?? String(size))}`}`,
        );
      if (member.offset + size > this.end) throw this.wrong(`ends within '${clipped(name)}'`);
      if (isPartial) {
        if (size > longestHeader) throw this.wrong(`has a header of ${size} bytes`);
        const bytes = this.bytes(member.offset, size);
        if (type === 'pax-global-header') all = this.records(bytes);
        else if (type === 'pax-header') own = { ...own, ...this.records(bytes) };
        else if (type === 'gnu-long-path') own = { ...own, path: bytes.toString().replace(/\0[^]*$/, '') };
      } else {
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

  /** The next member, which is a file of this name. */
  take(name: string): Packed {
    const member = this.inOrder.next().value;
    if (member?.name === name && member.isFile) return { size: member.size, read: () => this.read(member) };
    const found = member
      ? `'${clipped(member.name)}'${member.isFile ? '' : ', which is no plain file,'}`
      : 'nothing';
    throw this.wrong(`has ${found} where '${name}' should be`);
  }

  /** @throws TopsyturvyError 'bad-file' if there are more members than were taken */
  finish(): void {
    const member = this.inOrder.next().value;
    if (member) throw this.wrong(`has '${clipped(member.name)}', which belongs to no item of it`);
  }

  close(): void {
    node.fs.closeSync(this.handle);
  }

  private wrong(why: string, cause?: unknown): TopsyturvyError {
    const path = pathOf(this.file);
    return badFile(`The tar file '${path}' ${why}`, path, 'a tar file (ustar)', { cause });
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

  /** The records `LENGTH KEY=VALUE\n` of a pax header. tar-stream's own reader never ends where a length is below 0. */
  private records(bytes: Buffer): Said {
    const found: Said = {};
    for (let at = 0, end; at < bytes.length; at = end) {
      const [start = '', length] = /^(\d{1,6}) [^=\n]*=/.exec(bytes.toString('latin1', at, at + 200)) ?? [];
      end = at + Number(length);
      if (!(end <= bytes.length && end > at + start.length && bytes[end - 1] === 0x0a))
        throw this.wrong('has a malformed header');
      const key = start.slice(length.length + 1, -1);
      if (key === 'path' || key === 'size') found[key] = bytes.toString('utf8', at + start.length, end - 1);
      else if (key.startsWith('GNU.sparse.')) found.isSparse = true;
    }
    return found;
  }

  private bytes(offset: number, size: number): Buffer {
    const bytes = Buffer.allocUnsafe(size);
    for (let read = 0; read < size;) {
      const left = (): number => node.fs.readSync(this.handle, bytes, read, size - read, offset + read);
      const more = inSentences(this.file, left);
      if (more === 0) throw this.wrong('is cut off');
      read += more;
    }
    return bytes;
  }
}

/**
 * How many pictures and films a sample has, as a part of a tar file's name: `2images`, `3images-1film`, `text`.
 * @param fields names of files, of which `.gif` are films
 */
export function fieldKind(fields: readonly string[]): string {
  const films = fields.filter((field) => field.endsWith('.gif')).length;
  const count = (n: number, what: string): string[] => (n === 0 ? [] : [`${n}${what}${n === 1 ? '' : 's'}`]);
  return [...count(fields.length - films, 'image'), ...count(films, 'film')].join('-') || 'text';
}

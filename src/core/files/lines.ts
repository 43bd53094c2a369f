import { clipped, badFile } from '../errors.js';
import { pathOf, piecesOf, type FilePlace } from './regular-file.js';

const NEWLINE = 0x0a;
/** Bytes of a line beyond which its end is not looked for: a sparse file of terabytes would be read for hours. */
const mostSkipped = 1 << 28;

/** Bytes of an item or a question as a line; those that ship have some tens of KiB at the most. */
export const longestRecord = 1 << 23;
/** The most values of such a line: each may be one that a schema complains of. */
export const mostRecordValues = 250_000;

/** A line of a file: its text, or `null` when it is too long to be read. */
export interface Line {
  /** The number of the line, from 1. */
  number: number;
  text: string | null;
}

/**
 * The lines of a UTF-8 file that are not blank, in flat memory. Only `\n` ends a line (Node's readline also breaks at
 * U+2028, which JSON leaves as it is inside strings); a `\r` before it stays. Bytes that are not UTF-8 become U+FFFD; a
 * byte order mark is dropped.
 * @param longest bytes, default 64 MiB. Longer lines come without their text.
 * @throws TopsyturvyError `bad-file` when the file cannot be read, or has a line of more than 256 MiB
 */
export function* linesOf(file: FilePlace, longest = 1 << 26): Generator<Line> {
  const line = new PartialLine(longest);
  for (const piece of linedPieces(file)) {
    let start = 0;
    for (let end; (end = piece.indexOf(NEWLINE, start)) >= 0; start = end + 1) {
      if (end > start) line.add(piece.subarray(start, end));
      const whole = line.take();
      if (whole) yield whole;
    }
    line.add(Buffer.from(piece.subarray(start)));
  }
  const rest = line.take();
  if (rest) yield rest;
}

/** The bytes of a file of lines, piece by piece. @throws as {@link linesOf} */
export function* linedPieces(file: FilePlace): Generator<Buffer> {
  let size = 0;
  for (const piece of piecesOf(file)) {
    size = piece.includes(NEWLINE) ? 0 : size + piece.length;
    if (size > mostSkipped) throw badFile(`'${clipped(pathOf(file))}' has a line of more than 256 MiB`);
    yield piece;
  }
}

/** The line that is being read. */
class PartialLine {
  private parts: Uint8Array[] = [];
  private size = 0;
  private number = 0;

  constructor(private readonly longest: number) {}

  add(part: Uint8Array): void {
    this.size += part.length;
    if (this.size > this.longest) this.parts = [];
    else if (part.length > 0) this.parts.push(part);
  }

  /** The finished line, unless it is blank. */
  take(): Line | null {
    if (this.size === 0) {
      this.number++;
      return null;
    }
    const tooLong = this.size > this.longest;
    const bytes = this.parts.length === 1 ? this.parts[0] : Buffer.concat(this.parts);
    this.parts = [];
    this.size = 0;
    this.number++;
    if (tooLong) return { number: this.number, text: null };
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('utf8')
      .replace(/^\uFEFF/, '');
    return text.trim() === '' ? null : { number: this.number, text };
  }
}

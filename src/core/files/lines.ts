import { node } from '../node.js';
import { openRegularFile } from './regular-file.js';
import { readingOf } from './system-errors.js';

const CHUNK = 1 << 20;
const NEWLINE = 0x0a;

/** A line of a file: its text, or `null` when it is too long to be read. */
export interface Line {
  /** From 1. */
  number: number;
  text: string | null;
}

/**
 * The lines of a UTF-8 file that are not blank, in flat memory. Only `\n` ends a line (Node's readline also breaks at
 * U+2028, which JSON leaves as it is inside strings); a `\r` before it stays. Bytes that are not UTF-8 become U+FFFD; a
 * byte order mark is dropped.
 *
 * @param longest bytes, default 64 MiB. Longer lines come without their text.
 * @throws TopsyturvyError `bad-file` when the file cannot be read
 */
export function* linesOf(path: string, longest = 1 << 26): Generator<Line> {
  const file = openRegularFile(path);
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const line = new PartialLine(longest);
    for (;;) {
      const size = readingOf(`'${path}'`, 'bad-file', () => node.fs.readSync(file, chunk, 0, CHUNK, null));
      if (size === 0) break;
      let start = 0;
      for (let end; (end = chunk.indexOf(NEWLINE, start)) >= 0 && end < size; start = end + 1) {
        line.add(chunk.subarray(start, end));
        const whole = line.take();
        if (whole) yield whole;
      }
      line.add(Buffer.from(chunk.subarray(start, size)));
    }
    const rest = line.take();
    if (rest) yield rest;
  } finally {
    node.fs.closeSync(file);
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
    const tooLong = this.size > this.longest;
    const bytes = this.parts.length === 1 ? this.parts[0]! : Buffer.concat(this.parts);
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

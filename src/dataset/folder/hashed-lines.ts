import { linedPieces } from '../../core/files/lines.js';
import type { FilePlace } from '../../core/files/regular-file.js';
import { node } from '../../core/node.js';
import type { PieceFile } from './atomic-file.js';

/** Writes the lines of a file, hashed on the way. */
export class HashedLines {
  count = 0;
  private readonly hash = node.crypto.createHash('sha256');

  constructor(private readonly file: Pick<PieceFile, 'write'>) {}

  /** @param line without its line feed */
  add(line: string): void {
    this.count++;
    const bytes = Buffer.from(`${line}\n`);
    this.hash.update(bytes);
    this.file.write(bytes);
  }

  /** Of all that was added; to be asked once. */
  get sha256(): string {
    return this.hash.digest('hex');
  }
}

/** A file's hash and how many lines it has. */
export function surveyLines(file: FilePlace): { readonly sha256: string; readonly lines: number } {
  const hash = node.crypto.createHash('sha256');
  let lines = 0;
  for (const bytes of linedPieces(file)) {
    hash.update(bytes);
    for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) lines++;
  }
  return { sha256: hash.digest('hex'), lines };
}

import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../core/hash.js';
import { workFolder } from './layout.js';
import type { ItemRecord } from './record.js';

/** A run of items that one worker makes from end to end. */
export interface Chunk {
  readonly number: number;
  /** Indices in the plan: from ≤ i < to. */
  readonly from: number;
  readonly to: number;
}

/** The chunks of a plan: a function of its length alone, so that a resumed run finds its own. */
export function chunksOf(length: number): Chunk[] {
  const size = Math.max(8, Math.min(512, Math.ceil(length / 64)));
  return Array.from({ length: Math.ceil(length / size) }, (_, number) => ({
    number,
    from: number * size,
    to: Math.min(length, (number + 1) * size),
  }));
}

/** A journal line is an item's line and its questions' lines; JSON text holds no tab, so tabs can part them. */
const separator = '\t';

export const journalFile = (folder: string, chunk: Chunk): string =>
  join(folder, workFolder, `${String(chunk.number).padStart(6, '0')}.journal`);

/** Appends items to a chunk's journal; an item counts as made once its line is there. */
export class Journal {
  private readonly handle: number;

  constructor(folder: string, chunk: Chunk) {
    this.handle = openSync(journalFile(folder, chunk), 'a');
  }

  append(item: string, questions: readonly string[]): void {
    const bytes = Buffer.from(`${[item, ...questions].join(separator)}\n`);
    for (let at = 0; at < bytes.length;) at += writeSync(this.handle, bytes, at);
  }

  close(): void {
    fsyncSync(this.handle);
    closeSync(this.handle);
  }
}

/** The lines of a journal, each parted into the item's line and its questions' lines. */
export function readJournal(folder: string, chunk: Chunk): string[][] {
  const file = journalFile(folder, chunk);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  lines.pop(); // what follows the last line break: nothing, or a line that was cut off
  return lines.map((line) => line.split(separator));
}

/**
 * How many items of a chunk are made and whole. Cuts off whatever follows them: a line that a kill cut short, or an item
 * whose pictures a power failure lost.
 */
export function recoverJournal(folder: string, chunk: Chunk): number {
  const file = journalFile(folder, chunk);
  if (!existsSync(file)) return 0;
  let made = 0;
  let bytes = 0;
  for (const parts of readJournal(folder, chunk)) {
    if (made === chunk.to - chunk.from || !picturesAreWhole(folder, parts[0]!)) break;
    made++;
    bytes += Buffer.byteLength(parts.join(separator)) + 1;
  }
  truncateSync(file, bytes);
  return made;
}

function picturesAreWhole(folder: string, line: string): boolean {
  try {
    const { views } = JSON.parse(line) as ItemRecord;
    return views.every((view) => sha256(readFileSync(join(folder, view.file))) === view.sha256);
  } catch {
    return false;
  }
}

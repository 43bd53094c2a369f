import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFile, readIfThere, type FilePlace } from '../../core/files/regular-file.js';
import { onBehalfOf, disk } from '../../core/files/disk.js';
import { canonicalJson, isObject, parsedJson, sha256 } from '../../core/index.js';
import { writeAll, type PieceFile } from './atomic-file.js';
import { mostPictureBytes, workFolder } from './layout.js';
import type { ItemLines } from '../item/item.js';
import type { Plan } from '../plan/plan.js';
import type { ItemRecord } from '../item/record.js';
import type { Rejections } from './selection.js';
import { linedPieces } from '../../core/files/lines.js';
import { node } from '../../core/node.js';

/** A run of items that one worker makes from end to end. */
export interface Chunk {
  readonly number: number;
  /** Indices in the plan: from ≤ i < to. */
  readonly from: number;
  readonly to: number;
}

/** Items in a chunk: a function of the plan's length alone, so that a resumed run finds its own. */
const chunkSize = (length: number): number => Math.max(8, Math.min(512, Math.ceil(length / 64)));

export const chunkCount = (length: number): number => Math.ceil(length / chunkSize(length));

/** Chunk `number` of a plan, 0 ≤ number < chunkCount. */
export function chunkAt(length: number, number: number): Chunk {
  const from = number * chunkSize(length);
  return { number, from, to: Math.min(length, from + chunkSize(length)) };
}

/** The chunks of a plan, one at a time: a long plan has millions. */
export function* chunksOf(length: number): Generator<Chunk> {
  const count = chunkCount(length);
  for (let number = 0; number < count; number++) yield chunkAt(length, number);
}

/**
 * A journal line is an item's id, a checksum of what follows, what was turned down before it, the item's line and its
 * questions' lines; JSON text holds no tab, so tabs can separate them.
 */
const separator = '\t';
const lineFeed = 0x0a;

/** The most bytes of a journal: the items of a chunk have some kilobytes each. */
const mostBytes = 128 << 20;

const journalName = (chunk: Chunk): string =>
  `${workFolder}/${String(chunk.number).padStart(6, '0')}.journal`;

/** Where the items of a chunk are kept until all are there. */
export const journalFile = (folder: string, chunk: Chunk): string => join(folder, journalName(chunk));

/** The bytes of a chunk's journal; undefined if there is none. @throws TopsyturvyError 'bad-file' if it cannot be read */
export const journalBytes = (folder: string, chunk: Chunk): Buffer | undefined =>
  readIfThere({ folder, name: journalName(chunk) }, mostBytes);

/** An item as a journal has it, with its line feed. */
export function journalLine(id: string, { item, questions, rejections }: ItemLines): string {
  const lines = [canonicalJson(rejections), item, ...questions].join(separator);
  return `${id}${separator}${checksum(lines)}${separator}${lines}\n`;
}

/** Appends items to a chunk's journal; an item counts as made once its line has been written. */
export class Journal {
  private readonly file: string;
  private readonly handle: number;
  private pending = '';

  constructor(folder: string, chunk: Chunk) {
    this.file = journalFile(folder, chunk);
    this.handle = disk.open(this.file, 'a');
  }

  append(id: string, lines: ItemLines): void {
    this.pending += journalLine(id, lines);
  }

  /** Writes the lines of the items since the last call: one call of the system for several. */
  write(): void {
    const { pending } = this;
    this.pending = '';
    if (pending !== '') onBehalfOf(this.file, () => writeAll(this.handle, pending));
  }

  close(): void {
    onBehalfOf(this.file, () => {
      try {
        this.write();
        disk.flush(this.handle);
      } finally {
        disk.close(this.handle);
      }
    });
  }
}

const checksum = (text: string): string => sha256(text).slice(0, 16);

/** The items of a chunk that are made, in order, each with the journal's length in bytes up to its end. */
function* entriesOf(folder: string, chunk: Chunk, plan: Plan): Generator<ItemLines & { end: number }> {
  const bytes = journalBytes(folder, chunk);
  if (!bytes) return;
  let start = 0;
  for (let i = chunk.from; i < chunk.to; i++) {
    const end = bytes.indexOf(lineFeed, start);
    if (end < 0) return; // nothing more, or a line that was cut off
    const text = bytes.toString('utf8', start, end);
    const [id, sum, rejections, item, ...questions] = text.split(separator);
    if (id !== plan.item(i).id || item === undefined) return;
    if (sum !== checksum(text.slice(id.length + sum.length + 2))) return;
    const turnedDown = parsedJson(rejections);
    if (!isRejections(turnedDown)) return;
    yield { item, questions, rejections: turnedDown, end: end + 1 };
    start = end + 1;
  }
}

const isRejections = (value: unknown): value is Rejections =>
  isObject(value) && Object.values(value).every((count) => Number.isSafeInteger(count) && Number(count) > 0);

/** The items of a chunk that are made, in order: up to the first line that is spoiled or is not the next item's. */
export function readJournal(folder: string, chunk: Chunk, plan: Plan): ItemLines[] {
  return [...entriesOf(folder, chunk, plan)];
}

/**
 * How many items of a chunk are made and whole. Cuts off whatever follows them: a line that a kill cut short, or an item
 * whose line or pictures a power failure spoiled.
 */
export function recoverJournal(folder: string, chunk: Chunk, plan: Plan): number {
  let made = 0;
  let bytes = 0;
  for (const { item, end } of entriesOf(folder, chunk, plan)) {
    if (!picturesAreWhole(folder, item)) break;
    made++;
    bytes = end;
  }
  const file = journalFile(folder, chunk);
  if (existsSync(file)) disk.truncate(file, bytes);
  return made;
}

function picturesAreWhole(folder: string, line: string): boolean {
  try {
    const { views, animations = [] } = JSON.parse(line) as ItemRecord;
    return [...views, ...animations].every(
      ({ file, sha256: hash }) => sha256(readFile({ folder, name: file }, mostPictureBytes)) === hash,
    );
  } catch {
    return false;
  }
}

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

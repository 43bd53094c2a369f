import { existsSync, readdirSync } from 'node:fs';
import { linesOf, type Line } from '../../core/files/lines.js';
import { type FilePlace, pathOf } from '../../core/files/regular-file.js';
import { type Chunk, chunksOf, surveyLines } from '../folder/journal.js';
import { itemsFile, questionsFile, manifestFile, schemaFile, schemaText } from '../folder/layout.js';
import type { Plan } from '../plan/plan.js';
import type { Task } from '../work/job.js';
import { join } from 'node:path';
import { readingOf } from '../../core/files/disk.js';
import { canonicalJson, messageOf, parsedJson } from '../../core/index.js';
import { packageVersion } from '../../core/files/package-root.js';
import { textIfThere } from '../folder/folder.js';
import { comparedEngines, digestOf } from '../folder/manifest.js';
import type { Manifest } from '../item/record.js';

/** One task per chunk, with its lines read as they are needed. */
export function* verifyTasks(
  plan: Plan,
  folder: string,
  say: (where: string, what: string) => void,
): Generator<Task> {
  const dealer = (name: string, key: 'id' | 'item'): LineDealer =>
    new LineDealer({ folder, name }, key, plan, (line) =>
      say(name, `a line belongs to no item, or is out of order: ${line.slice(0, 80)}`),
    );
  const [items, questions] = [dealer(itemsFile, 'id'), dealer(questionsFile, 'item')];
  for (const chunk of chunksOf(plan.length)) {
    const itemLines = Array.from({ length: chunk.to - chunk.from }, () => '');
    for (const { index, line } of items.take(chunk)) {
      if (itemLines[index - chunk.from] === '') itemLines[index - chunk.from] = line;
      else say(plan.item(index).id, `${itemsFile} has a second line for it`);
    }
    const questionLines = Array.from(questions.take(chunk), ({ line }) => line);
    yield { kind: 'verify', chunk, items: itemLines, questions: questionLines };
  }
  for (const lines of [items, questions]) lines.finish();
}

/** The most lines of one item, more than any family asks: those beyond are refused, so that memory stays bounded. */
const mostPerItem = 1000;

/**
 * Deals the lines of `items.jsonl` or `questions.jsonl` out to the items that they belong to, so that a line too many or
 * too few spoils none of the others.
 */
class LineDealer {
  private readonly lines: Iterator<Line>;
  private waiting: string | undefined;
  private readonly marks = new Map<number, string>();

  /**
   * @param key the field that names a line's item
   * @param spare takes the lines that belong to no item, or stand too late
   */
  constructor(
    file: FilePlace,
    private readonly key: 'id' | 'item',
    private readonly plan: Plan,
    private readonly spare: (line: string) => void,
  ) {
    this.lines = existsSync(pathOf(file)) ? linesOf(file) : [][Symbol.iterator]();
    this.waiting = this.next();
  }

  /** The lines of a chunk's items, each with its item's index in the plan, in the file's order. */
  *take({ from, to }: Chunk): Generator<{ readonly index: number; readonly line: string }> {
    let least = from;
    let left = (to - from) * mostPerItem;
    for (; this.waiting !== undefined; this.waiting = this.next()) {
      const line = this.waiting;
      const index = this.indexOf(line, least);
      if (index !== undefined && index >= to) return;
      if (index === undefined || index < least || left-- === 0) {
        this.spare(line);
        continue;
      }
      least = index;
      yield { index, line };
    }
  }

  /** Spares the lines that no chunk has taken. */
  finish(): void {
    for (; this.waiting !== undefined; this.waiting = this.next()) this.spare(this.waiting);
  }

  private next(): string | undefined {
    for (;;) {
      const { done, value } = this.lines.next();
      if (done) return undefined;
      if (value.text !== null) return value.text;
      this.spare(`line ${value.number}, which is too long to be read`);
    }
  }

  /** What a line of an item holds; kept for the item's next line. */
  private mark(index: number): string {
    let mark = this.marks.get(index);
    if (mark === undefined) {
      if (this.marks.size > 1) this.marks.clear();
      mark = `"${this.key}":"${this.plan.item(index).id}"`;
      this.marks.set(index, mark);
    }
    return mark;
  }

  /** The item that a line names, looked for near `guess` first: parsing every line would take longer than making it. */
  private indexOf(line: string, guess: number): number | undefined {
    for (const index of [guess, guess + 1]) {
      if (index >= this.plan.length) break;
      if (line.includes(this.mark(index))) return index;
    }
    const id = (parsedJson(line) as Record<string, unknown> | null | undefined)?.[this.key];
    return typeof id === 'string' ? this.plan.indexOf(id) : undefined;
  }
}

/** Takes what is wrong, and where. */
export type Say = (where: string, what: string) => void;

/**
 * Compares the files of a dataset with the hashes of its manifest, and the manifest with the one that is expected.
 * @param expectedFor what it should be for a number of questions
 */
export async function checkManifest(
  manifest: Manifest,
  folder: string,
  say: Say,
  expectedFor: (questions: number) => Manifest,
): Promise<void> {
  let questions = 0;
  for (const name of [itemsFile, questionsFile] as const) {
    const file = existsSync(join(folder, name)) ? surveyLines({ folder, name }) : undefined;
    if (!file) say(name, 'the file is missing');
    else if (file.sha256 !== manifest.files[name])
      say(name, `its sha256 is ${file.sha256}, but ${manifestFile} says ${manifest.files[name]}`);
    if (name === questionsFile && file) questions = file.lines;
  }
  const expected = expectedFor(questions);
  for (const key of ['families', 'seed', 'spec', 'portable', 'assets', 'capacity', 'counts'] as const) {
    const [found, right] = [canonicalJson(manifest[key]), canonicalJson(expected[key])];
    if (found !== right) say(`${manifestFile} ${key}`, `is ${found}, expected ${right}`);
  }
  const [engines, rightOnes] = [manifest, expected].map((one) => canonicalJson(comparedEngines(one.engines)));
  if (engines !== rightOnes) say(`${manifestFile} engines`, `are ${engines}, expected ${rightOnes}`);
  const digest = digestOf(manifest);
  if (manifest.digest !== digest)
    say(`${manifestFile} digest`, `is ${manifest.digest}, but its own fields give ${digest}`);
  await checkSchema(manifest, folder, say);
}

async function checkSchema({ topsyturvy }: Manifest, folder: string, say: Say): Promise<void> {
  try {
    const found = textIfThere(folder, schemaFile);
    if (found === undefined) say(schemaFile, 'the file is missing');
    else if (topsyturvy === packageVersion() && found !== (await schemaText()))
      say(schemaFile, 'is not the schema that this version writes');
  } catch (error) {
    say(schemaFile, messageOf(error));
  }
}

/** The files below a folder in the order of their names, so that reports do not depend on the file system. */
export function* filesBelow(folder: string, path: string): Generator<string> {
  const place = join(folder, path);
  const entries = readingOf(`'${place}'`, 'bad-file', () => readdirSync(place, { withFileTypes: true }));
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    else yield below;
  }
}

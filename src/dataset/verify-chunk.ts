import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../core/json.js';
import { sha256 } from '../core/hash.js';
import { decodePng } from '../draw/png-decode.js';
import { pixelHash, type Raster } from '../draw/raster.js';
import { sameRaster } from '../draw/compare.js';
import { checkPictureLaw } from '../families/laws.js';
import { viewsOf } from '../families/family.js';
import type { Item } from './item.js';
import type { Chunk } from './journal.js';
import type { Maker } from './maker.js';
import type { ItemRecord } from './record.js';

/** Something in a dataset that is not as the seed makes it. */
export interface Problem {
  /** The item, question or file. */
  readonly where: string;
  readonly what: string;
}

export interface ChunkReport {
  readonly problems: readonly Problem[];
}

/**
 * Checks a chunk's lines and files against the plan: makes every item anew (which checks the label law), compares the
 * pictures in the files with the pictures drawn, checks the picture law on the files and on the drawings, measures the
 * certificate on the files, and compares both kinds of line to the byte.
 */
export function verifyChunk(
  maker: Maker,
  folder: string,
  { chunk, items, questions }: { chunk: Chunk; items: readonly string[]; questions: readonly string[] },
): ChunkReport {
  const problems: Problem[] = [];
  const expectedQuestions: string[] = [];
  for (let i = chunk.from; i < chunk.to; i++) {
    const item = maker.make(i);
    const say = (what: string, where = item.id): void => void problems.push({ where, what });
    try {
      verifyItem(item, folder, items[i - chunk.from] ?? '', say);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
    expectedQuestions.push(...item.questions.map(canonicalJson));
  }
  compareQuestions(expectedQuestions, questions, problems);
  return { problems };
}

function verifyItem(
  item: Item,
  folder: string,
  line: string,
  say: (what: string, where?: string) => void,
): void {
  const { family } = item.planned.part;
  const pictures = new Map<string, Raster>();
  const views: ItemRecord['views'][number][] = [];
  for (const view of item.views) {
    const bytes = readPicture(join(folder, view.file));
    if (!bytes) {
      say('the file is missing', view.file);
      continue;
    }
    const raster = decodePng(bytes);
    pictures.set(view.name, raster);
    if (!sameRaster(raster, view.raster)) say('the picture is not the one that the seed draws', view.file);
    const { width, height } = raster;
    views.push({
      name: view.name,
      file: view.file,
      label: view.label,
      width,
      height,
      sha256: sha256(bytes),
      pixels: pixelHash(raster),
    });
  }
  if (views.length < item.views.length) return;
  checkPictureLaw(family, item.state, item.transform, item.assets);
  checkFiles(item, pictures, say);
  const certificate = item.certify((name) => pictures.get(name)!);
  const expected = canonicalJson({ ...item.plainRecord, views, certificate });
  if (line !== expected) say(`the line of items.jsonl ${difference(line, expected)}`);
}

/** The picture law between the files themselves: the moved view is the still one, moved. */
function checkFiles(
  item: Item,
  pictures: ReadonlyMap<string, Raster>,
  say: (what: string, where?: string) => void,
): void {
  const { family } = item.planned.part;
  if (!family.warp) return;
  const views = viewsOf(family);
  const still = (part: string): Raster => {
    const view = views.find((candidate) => !candidate.moved && candidate.part === part);
    return view ? pictures.get(view.name)! : item.draw({ name: part, moved: false, part });
  };
  for (const view of views.filter(({ moved }) => moved)) {
    if (!sameRaster(pictures.get(view.name)!, family.warp(item.transform, still, view.part))) {
      say('the picture is not the transformed original', item.view(view.name).file);
    }
  }
}

function readPicture(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function compareQuestions(expected: readonly string[], found: readonly string[], problems: Problem[]): void {
  for (let i = 0; i < Math.max(expected.length, found.length); i++) {
    if (expected[i] === found[i]) continue;
    const id =
      expected[i] === undefined ? 'questions.jsonl' : (JSON.parse(expected[i]!) as { id: string }).id;
    problems.push({
      where: id,
      what: `the line of questions.jsonl ${difference(found[i] ?? '', expected[i] ?? '')}`,
    });
    if (expected.length !== found.length) return; // all later lines have slipped
  }
}

/** Where two lines part, for a message. */
function difference(found: string, expected: string): string {
  if (found === '') return 'is missing';
  if (expected === '') return 'is one too many';
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 20), at + 40);
  return `says …${around(found)}… where the seed gives …${around(expected)}…`;
}

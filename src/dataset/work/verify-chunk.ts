import { setImmediate } from 'node:timers/promises';
import { canonicalJson, messageOf, sha256 } from '../../core/index.js';
import { questionLine } from '../../score/question-line.js';
import { decodePng } from '../../draw/png/decode.js';
import { type Raster, agree } from '../../draw/raster.js';
import { giveBytes } from '../../draw/spare-bytes.js';
import { drawsAnew } from '../../families/draws-anew.js';
import { viewsOf } from '../../families/family.js';
import type { ItemAnimation } from '../item/item-view.js';
import type { Item } from '../item/item.js';
import type { Chunk } from '../folder/journal.js';
import type { Maker } from '../item/maker.js';
import { type Files, openFiles, TarredFiles } from './dataset-files.js';
import { SelectionTally, type Selection } from '../folder/selection.js';
import type { ViewRecord } from '../item/record.js';

/** Something in a dataset that is not as the seed makes it. */
export interface Problem {
  /** The item, question or file. */
  readonly where: string;
  /** What is wrong, one sentence. */
  readonly what: string;
}

/** How many items are checked between two turns of the event loop, where a run can be stopped. */
const itemsPerTurn = 8;

export interface ChunkReport {
  readonly problems: readonly Problem[];
  /** What was turned down before the chunk's items were accepted. */
  readonly selection: Selection;
}

/**
 * Checks a chunk's lines and files against the plan: makes every item again (which checks the label law), compares the
 * pictures in the files with the pictures drawn, checks the picture law on the files and on the drawings, measures the
 * certificate on the files, and compares both kinds of line to the byte.
 * @param signal stops between two items
 */
export async function verifyChunk(
  maker: Maker,
  folder: string,
  { chunk, items, questions }: { chunk: Chunk; items: readonly string[]; questions: readonly string[] },
  signal?: AbortSignal,
): Promise<ChunkReport> {
  const problems: Problem[] = [];
  const tally = new SelectionTally(maker.plan);
  const expectedQuestions: string[] = [];
  const files = openFiles(folder, maker.plan, chunk);
  for (let i = chunk.from; i < chunk.to; i++) {
    if (i % itemsPerTurn === 0) await setImmediate();
    if (signal?.aborted) break;
    const planned = maker.plan.item(i);
    const { id } = planned;
    if (files instanceof TarredFiles) files.enter(planned);
    const say = (what: string, where = id): void => void problems.push({ where, what });
    try {
      const item = maker.make(i);
      tally.add(item.planned.part.name, item.rejections);
      expectedQuestions.push(...item.questions.map(questionLine));
      const line = items[i - chunk.from] ?? '';
      verifyItem(item, files, line, say);
      const wrong =
        files instanceof TarredFiles ? files.checkJson(line, item.questions.map(questionLine)) : undefined;
      if (wrong !== undefined) say(wrong);
      item.giveBack(); // no one else has seen its pictures
    } catch (error) {
      say(messageOf(error));
    }
  }
  if (files instanceof TarredFiles) {
    const more = signal?.aborted ? undefined : files.finish();
    if (more !== undefined) problems.push({ where: 'shards', what: more });
    files.close();
  }
  if (!signal?.aborted) compareQuestions(expectedQuestions, questions, problems);
  return { problems, selection: tally.selection };
}

/** What the judge says of pictures that are not the drawn ones: whether they are another's. */
function checkCertificate(item: Item, pictures: ReadonlyMap<string, Raster>, say: Say): void {
  for (const { name, raster } of item.views)
    if (pictures.get(name)!.data.length !== raster.data.length) return;
  try {
    item.certify((name) => pictures.get(name)!);
  } catch (error) {
    say(messageOf(error));
  }
}

type Say = (what: string, where?: string) => void;

function verifyItem(item: Item, files: Files, line: string, say: Say): void {
  const pictures = new Map<string, Raster>();
  const views: ViewRecord[] = [];
  for (const view of item.views) {
    const { name, label } = view;
    const file = readPicture(files, view.file, view.raster);
    if (typeof file === 'string') {
      say(file, view.file);
      continue;
    }
    const { bytes, raster } = file;
    pictures.set(name, raster);
    if (!agree(raster, view.raster, view.tolerance)) {
      say('the picture differs from the one that the seed gives', view.file);
      continue;
    }
    const { width, height } = raster;
    views.push({ name, file: view.file, label, width, height, sha256: sha256(bytes) });
  }
  for (const animation of item.animations) checkAnimation(animation, files, say);
  checkLawOnDrawings(item, say);
  if (views.length < item.views.length) {
    checkLawOnFiles(item, pictures, say);
    if (pictures.size === item.views.length) checkCertificate(item, pictures, say);
    compareLine(line, expectedLine(item, views), say);
    return;
  }
  // The files' pictures are the drawn ones (within the tolerance), so that the law holds on them as it does on these.
  const certificate = item.certify((name) => pictures.get(name)!);
  if (line === canonicalJson({ ...item.plainRecord, views, ...item.animationRecords, certificate })) return;
  // Something is wrong: worth the time to encode the pictures and to tell a changed file from a changed line.
  for (const view of item.views) {
    if (view.tolerance) continue;
    const { sha256: found } = views.find(({ name }) => name === view.name)!;
    if (found !== sha256(view.png)) say('the pixels are right, but the file has other bytes', view.file);
  }
  compareLine(line, expectedLine(item, views), say);
}

/**
 * Compares an animation's file with the animation of the drawn views, byte by byte: one encoder makes both, and its frames are the
 * views, whose files are compared for themselves.
 */
function checkAnimation(animation: ItemAnimation, files: Files, say: Say): void {
  const bytes = files.read(animation.file, animation.gif.length);
  if (typeof bytes === 'string') say(bytes, animation.file);
  else if (!bytes.equals(animation.gif))
    say('the animation differs from the one that its views give', animation.file);
}

/** The item's line. Where an engine may draw a little differently, it tells of the files that were found. */
function expectedLine(item: Item, found: readonly ViewRecord[]): string {
  const { record } = item;
  const views = record.views.map((drawn) =>
    item.view(drawn.name).tolerance ? (found.find(({ name }) => name === drawn.name) ?? drawn) : drawn,
  );
  return canonicalJson({ ...record, views });
}

function compareLine(line: string, expected: string, say: Say): void {
  if (line !== expected) say(`the line of items.jsonl ${difference(line, expected)}`);
}

/** The picture law on the drawings: what the transformed state draws is the transformed picture. */
function checkLawOnDrawings(item: Item, say: Say): void {
  const { family, params } = item.planned.part;
  if (!family.warp) return;
  const views = viewsOf(family, params);
  const movedState = item.movedState;
  for (const part of new Set(views.map((view) => view.part))) {
    const shown = views.find((view) => view.moved && view.part === part);
    const moved = shown ? item.view(shown.name).raster : item.draw({ moved: true, part });
    const tolerance = item.toleranceOf({ part });
    const drawn = item.drawState(movedState, part);
    if (!agree(drawn, moved, tolerance))
      say(`the picture '${part}' of the transformed state differs from the transformed picture`);
    if (drawsAnew(family)) giveBytes(drawn.data);
  }
}

/** The picture law between the files: the moved view is the still one, moved. */
function checkLawOnFiles(item: Item, pictures: ReadonlyMap<string, Raster>, say: Say): void {
  const { family, params } = item.planned.part;
  if (!family.warp) return;
  const views = viewsOf(family, params);
  const still = (part: string): Raster => {
    const view = views.find((candidate) => !candidate.moved && candidate.part === part);
    return (view && pictures.get(view.name)) ?? item.draw({ moved: false, part });
  };
  for (const view of views.filter(({ moved }) => moved)) {
    const found = pictures.get(view.name);
    if (found && !agree(found, family.warp(item.transform, still, view.part), item.toleranceOf(view)))
      say('the picture is not the transformed original', item.view(view.name).file);
  }
}

/** The file's bytes and picture, or what is wrong with it. */
function readPicture(
  files: Files,
  path: string,
  { data, height }: Raster,
): { bytes: Buffer; raster: Raster } | string {
  // Deflate adds at most a few bytes to each block that it cannot shorten; the rows have a filter byte each.
  const bytes = files.read(path, data.length + height + (data.length >> 8) + 65_536);
  if (typeof bytes === 'string') return bytes;
  try {
    return { bytes, raster: decodePng(bytes, { bare: true }) };
  } catch (error) {
    return `the file cannot be read: ${messageOf(error)}`;
  }
}

function compareQuestions(expected: readonly string[], found: readonly string[], problems: Problem[]): void {
  const idOf = (line: string): string => (JSON.parse(line) as { id: string }).id;
  const say = (where: string, what: string): void =>
    void problems.push({ where, what: `the line of questions.jsonl ${what}` });
  if (expected.length === found.length) {
    for (const [i, line] of expected.entries()) {
      if (line !== found[i]) say(idOf(line), difference(found[i], line));
    }
    return;
  }
  const left = new Set(found);
  for (const line of expected) if (!left.delete(line)) say(idOf(line), 'is missing');
  for (const line of left) say('questions.jsonl', `is one too many: ${line.slice(0, 80)}…`);
  const twice = found.length - new Set(found).size;
  if (twice > 0) problems.push({ where: 'questions.jsonl', what: `${twice} lines occur more than once` });
}

/** Where two lines begin to differ, for a message. */
function difference(found: string, expected: string): string {
  if (found === '') return 'is missing';
  let at = 0;
  while (at < found.length && found[at] === expected[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 20), at + 40);
  return `says …${around(found)}… where the seed gives …${around(expected)}…`;
}

import { statSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, messageOf, sha256 } from '../../core/index.js';
import { animationsOf, viewsOf } from '../../families/family.js';
import { ChunkLayout } from '../tar/chunk-tars.js';
import {
  imageFile,
  imagesFolder,
  manifestFile,
  readManifest,
  tarFolder,
  questionsFile,
} from '../folder/layout.js';
import type { Maker } from '../item/maker.js';
import { remake, type Remaking } from '../item/remake.js';
import { buildManifest, familyVersions, importedFamily, importedManifest } from '../folder/manifest.js';
import type { Plan } from '../plan/plan.js';
import { checkWorkers, runTasks, threadCount, threadsOf, type WorkOptions } from '../work/pool.js';
import { type Manifest } from '../item/record.js';
import { readEntries, type Entry } from '../item/read-items.js';
import { SelectionTally, type Selection } from '../folder/selection.js';
import type { Problem } from '../work/verify-chunk.js';
import { checkManifest, filesBelow, type Say, verifyTasks } from './verify-tasks.js';
import { setImmediate } from 'node:timers/promises';
import { readingOf } from '../../core/files/disk.js';
import { decodePng } from '../../draw/png/decode.js';
import { PictureFiles } from '../tar/tar-file.js';

/** What `verify` needs to make a dataset again. */
export interface VerifyOptions extends WorkOptions, Remaking {
  /** Stops verifying; the report is then not ok. */
  readonly signal?: AbortSignal;
}

/** What `verify` found. Plain JSON. */
export interface VerifyReport {
  /** Whether nothing differs and verifying was not stopped. */
  readonly ok: boolean;
  /** How many the manifest counts; so do `images` and `questions`. */
  readonly items: number;
  /** Pictures and animations that were compared. */
  readonly images: number;
  /** Questions that were compared. */
  readonly questions: number;
  /** The form of an imported set: only files, hashes and forms were checked, for the answers are its authors'. */
  readonly imported?: string;
  /** The first 1,000; verifying ends when there are so many. */
  readonly problems: readonly Problem[];
}

/** When this many problems have been found, verifying ends. */
export const problemLimit = 1000;

/**
 * Makes a dataset again from its manifest's spec and seed and compares: labels, laws, certificates, lines and files. Of an imported
 * one, which has no seed, it checks the files, their hashes and forms.
 * @throws TopsyturvyError if it cannot be made again at all: a malformed manifest, an unknown family, a missing font
 */
export async function verifyDataset(folder: string, options: VerifyOptions = {}): Promise<VerifyReport> {
  const { workers = 1, base = '.', signal } = options;
  checkWorkers(workers);
  const manifest = readManifest(folder);
  const found: { chunk: number; problem: Problem }[] = [];
  const say = (where: string, what: string, chunk = -1): void => {
    if (found.length < problemLimit) found.push({ chunk, problem: { where, what } });
  };
  if (manifest.imported === undefined) await checkMade();
  else await checkImported(manifest, folder, say, options);
  const { items, images, questions } = manifest.counts;
  // Threads end in any order; the report is in the order of the items.
  const problems = found.sort((a, b) => a.chunk - b.chunk).map(({ problem }) => problem);
  const ok = problems.length === 0 && !signal?.aborted;
  const { imported } = manifest;
  return { ok, items, images, questions, ...(imported !== undefined && { imported }), problems };

  async function checkMade(): Promise<void> {
    const maker = await remake(manifest, folder, options);
    await threadsOf(workers, maker.plan, base);
    await checkManifest(manifest, folder, say, (questions) =>
      buildManifest(maker, { questions, selection: manifest.selection, files: manifest.files }),
    );
    // A dataset of another version cannot be made again here; its hashes have been checked.
    if (sameVersions(manifest, maker)) await checkItems(maker);
  }

  async function checkItems(maker: Maker): Promise<void> {
    const { plan } = maker;
    let done = 0;
    const tally = new SelectionTally(plan);
    const threads = threadCount(workers, plan.length);
    const tasks = verifyTasks(plan, folder, say);
    for await (const outcome of runTasks(maker, folder, tasks, { base, workers: threads, signal })) {
      for (const { where, what } of outcome.report!.problems) say(where, what, outcome.chunk.number);
      tally.addAll(outcome.report!.selection);
      done += outcome.done;
      options.onProgress?.(done, plan.length, outcome.done);
      if (found.length === problemLimit) return;
    }
    if (done === plan.length) compareSelection(manifest, tally.selection, say);
    for (const file of unlistedFiles(plan, folder)) say(file, 'the file belongs to no item', Infinity);
  }
}

/** What was turned down, as it is made anew. Items that cannot be made are told for themselves. */
function compareSelection(manifest: Manifest, made: Selection, say: Say): void {
  const [found, right] = [manifest.selection, made].map(canonicalJson);
  if (found !== right) say(`${manifestFile} selection`, `is ${found}, expected ${right}`);
}

function sameVersions(manifest: Manifest, maker: Maker): boolean {
  return canonicalJson(manifest.families) === canonicalJson(familyVersions(maker.plan));
}

/** Files of pictures, or of tar files with them, that belong to no item of the plan, as paths relative to the dataset's folder. */
function* unlistedFiles(plan: Plan, folder: string): Generator<string> {
  const hasFolder = (name: string): boolean => {
    const path = join(folder, name);
    const stat = readingOf(`'${path}'`, 'bad-file', () => statSync(path, { throwIfNoEntry: false }));
    return stat?.isDirectory() ?? false;
  };
  if (hasFolder(tarFolder)) {
    const layout = new ChunkLayout(plan);
    for (const file of filesBelow(folder, tarFolder)) if (!layout.has(file)) yield file;
  } else if (hasFolder(imagesFolder))
    for (const file of filesBelow(folder, imagesFolder)) if (!isListed(plan, file)) yield file;
}

function isListed(plan: Plan, path: string): boolean {
  const [, id = '', view, extension] = /\/([^/]+-[0-9a-f]{16})-([^/]+)\.(png|gif)$/.exec(path) ?? [];
  const index = plan.indexOf(id);
  if (index === undefined) return false;
  const item = plan.item(index);
  const { family, params } = item.part;
  return (
    (extension === 'png' ? viewsOf : animationsOf)(family, params).some(({ name }) => name === view) &&
    imageFile(item, view, extension as 'png' | 'gif') === path
  );
}

interface Run {
  readonly signal?: AbortSignal;
  onProgress?(done: number, total: number, now: number): void;
}

/** Checks the files of an imported set, their hashes and forms. Its answers are its authors': nothing tells whether they are right. */
async function checkImported(
  manifest: Manifest,
  folder: string,
  say: Say,
  { signal, onProgress }: Run,
): Promise<void> {
  const form = manifest.imported!;
  const family = importedFamily(form);
  const files = new PictureFiles(folder);
  const listed = new Set<string>();
  let items = 0;
  try {
    for await (const entry of readEntries(folder)) {
      if (items % 8 === 0) await setImmediate(); // where a run can be stopped
      if (signal?.aborted) return;
      const { certificate, id, index, part, views } = entry.item;
      if (certificate.holds) say(id, 'has a certificate, though nobody here made it');
      if (entry.item.family !== family || part !== form || index !== items)
        say(
          id,
          `is item ${index} of '${part}', ${entry.item.family}; expected item ${items} of '${form}', ${family}`,
        );
      for (const view of views) {
        if (listed.has(view.file)) say(view.file, 'two items have this file');
        listed.add(view.file);
        checkPicture(files, view, say);
      }
      checkQuestions(entry, family, say);
      items++;
      onProgress?.(items, manifest.counts.items, 1);
    }
  } catch (error) {
    say(folder, messageOf(error)); // the line after which no other can be read
  }
  await checkManifest(manifest, folder, say, (questions) =>
    importedManifest(form, {
      name: manifest.spec.name,
      counts: { items, images: listed.size, questions },
      assets: manifest.assets,
      files: manifest.files,
    }),
  );
  if (!existsSync(join(folder, imagesFolder))) return;
  for (const file of filesBelow(folder, imagesFolder))
    if (!listed.has(file)) say(file, 'the file belongs to no item');
}

function checkPicture(
  files: PictureFiles,
  { file, width, height, sha256: hash }: Entry['item']['views'][number],
  say: Say,
): void {
  try {
    const bytes = files.read(file);
    if (sha256(bytes) !== hash) return say(file, `its sha256 is ${sha256(bytes)}, but its item says ${hash}`);
    const found = decodePng(bytes);
    if (found.width !== width || found.height !== height)
      say(file, `has ${found.width} x ${found.height} pixels, but its item says ${width} x ${height}`);
  } catch (error) {
    say(file, messageOf(error));
  }
}

function checkQuestions({ item, questions }: Entry, family: string, say: Say): void {
  const own = new Set(item.views.map(({ file }) => file));
  const ids = new Set<string>();
  if (questions.length === 0) say(item.id, `${questionsFile} has no question about it`);
  for (const { id, family: of, images } of questions) {
    if (of !== family) say(id, `has the family ${of}, but ${manifestFile} says ${family}`);
    if (ids.has(id) || !id.startsWith(`${item.id}.`)) say(id, "is no id of its own, or not its item's");
    ids.add(id);
    const stranger = images.find((file) => !own.has(file));
    if (stranger !== undefined) say(id, `shows '${stranger}', which is no picture of its item`);
  }
}

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { node } from '../../core/node.js';
import { canonicalJson, messageOf } from '../../core/index.js';
import { linedPieces } from '../../core/files/lines.js';
import { textIfThere } from '../folder/folder.js';
import { packageVersion } from '../../core/files/package-root.js';
import { type AnyFamily, animationsOf, viewsOf } from '../../families/family.js';
import { ChunkLayout } from '../tar/chunk-layout.js';
import {
  imageFile,
  imagesFolder,
  itemsFile,
  manifestFile,
  questionsFile,
  schemaFile,
  readManifest,
  tarFolder,
} from '../folder/layout.js';
import { prepare, type Maker } from '../item/maker.js';
import { buildManifest, comparedEngines, digestOf, familyVersions } from '../folder/manifest.js';
import { checkTrusted, loadRegistry } from '../plan/modules.js';
import { madeAgain } from '../plan/made-again.js';
import { createPlan, type Plan } from '../plan/plan.js';
import { checkWorkers, runTasks, threadCount, threadsOf, type Workers } from '../work/pool.js';
import type { Manifest } from '../item/record.js';
import { schemaText } from '../folder/schema.js';
import { SelectionTally, type Selection } from '../folder/selection.js';
import type { Problem } from '../work/verify-chunk.js';
import { verifyTasks } from './verify-tasks.js';

/** What `verify` needs to make a dataset again. */
export interface VerifyOptions {
  /** Worker threads, at most one per core. Default 1: everything happens in this thread. */
  readonly workers?: Workers;
  /** The folder that paths in the spec are relative to. Default: the working directory. */
  readonly base?: string;
  /**
   * The modules that the dataset may run, by their paths: those that its spec names, and no others, are imported. Default:
   * none, and a dataset that names one is refused.
   */
  readonly modules?: readonly string[];
  /** Families of your own, besides those shipped and those of the modules. */
  readonly families?: readonly AnyFamily[];
  /** What else you bring, e.g. rotation families: anything made with a `define…` function. */
  readonly extensions?: readonly object[];
  /** Called after every piece of work with how many items are checked, of how many, and how many of them just now. */
  onProgress?(done: number, total: number, now: number): void;
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
  /** The first 1,000; verifying ends when there are so many. */
  readonly problems: readonly Problem[];
}

/** When this many problems have been found, verifying ends. */
export const problemLimit = 1000;

/**
 * Makes a dataset again from its manifest's spec and seed and compares: labels, laws, certificates, lines and files.
 * @throws TopsyturvyError if it cannot be made again at all: a malformed manifest, an unknown family, a missing font
 */
export async function verifyDataset(folder: string, options: VerifyOptions = {}): Promise<VerifyReport> {
  const { workers = 1, base = '.', signal } = options;
  checkWorkers(workers);
  const manifest = readManifest(folder);
  const maker = await remake(manifest, folder, base, options);
  const { plan } = maker;
  await threadsOf(workers, plan, base);
  const found: { chunk: number; problem: Problem }[] = [];
  const say = (where: string, what: string, chunk = -1): void => {
    if (found.length < problemLimit) found.push({ chunk, problem: { where, what } });
  };
  await checkManifest(manifest, maker, folder, say);
  // A dataset of another version cannot be made again here; its hashes have been checked.
  if (sameVersions(manifest, maker)) await checkItems();
  const { items, images, questions } = manifest.counts;
  // Threads end in any order; the report is in the order of the items.
  const problems = found.sort((a, b) => a.chunk - b.chunk).map(({ problem }) => problem);
  return { ok: problems.length === 0 && !signal?.aborted, items, images, questions, problems };

  async function checkItems(): Promise<void> {
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

/** The maker of what a manifest describes. */
async function remake(
  { spec, seed }: Manifest,
  folder: string,
  base: string,
  { modules = [], families, extensions }: VerifyOptions,
): Promise<Maker> {
  checkTrusted(spec.modules ?? [], base, modules);
  return madeAgain(folder, async () => {
    const registry = await loadRegistry(spec.modules, base, { families, extensions });
    return prepare(await createPlan(spec, seed, registry), { base });
  });
}

type Say = (where: string, what: string) => void;

/** Compares the manifest with the one that its spec, its seed and the files' hashes give. */
async function checkManifest(manifest: Manifest, maker: Maker, folder: string, say: Say): Promise<void> {
  const hashes = { ...manifest.files };
  let questions = 0;
  for (const name of [itemsFile, questionsFile] as const) {
    const file = survey(folder, name);
    if (!file) say(name, 'the file is missing');
    else if (file.sha256 !== hashes[name])
      say(name, `its sha256 is ${file.sha256}, but ${manifestFile} says ${hashes[name]}`);
    if (name === questionsFile && file) questions = file.lines;
  }
  const expected = buildManifest(maker, { questions, selection: manifest.selection, files: hashes });
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

/** What was turned down, as it is made anew. Items that cannot be made are told for themselves. */
function compareSelection(manifest: Manifest, made: Selection, say: Say): void {
  const [found, right] = [manifest.selection, made].map(canonicalJson);
  if (found !== right) say(`${manifestFile} selection`, `is ${found}, expected ${right}`);
}

function sameVersions(manifest: Manifest, maker: Maker): boolean {
  return canonicalJson(manifest.families) === canonicalJson(familyVersions(maker.plan));
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

/** A file's hash and how many lines it has. */
function survey(folder: string, name: string): { sha256: string; lines: number } | undefined {
  if (!existsSync(join(folder, name))) return undefined;
  const hash = node.crypto.createHash('sha256');
  let lines = 0;
  for (const bytes of linedPieces({ folder, name })) {
    hash.update(bytes);
    for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) lines++;
  }
  return { sha256: hash.digest('hex'), lines };
}

/** Files of pictures, or of tar files with them, that belong to no item of the plan, as paths relative to the dataset's folder. */
function* unlistedFiles(plan: Plan, folder: string): Generator<string> {
  const hasFolder = (name: string): boolean =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (hasFolder(tarFolder)) {
    const layout = new ChunkLayout(plan);
    for (const file of filesBelow(folder, tarFolder)) if (!layout.has(file)) yield file;
  } else if (hasFolder(imagesFolder))
    for (const file of filesBelow(folder, imagesFolder)) if (!isListed(plan, file)) yield file;
}

/** The files below a folder in the order of their names, so that reports do not depend on the file system. */
function* filesBelow(folder: string, path: string): Generator<string> {
  const entries = readdirSync(join(folder, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, below);
    else yield below;
  }
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

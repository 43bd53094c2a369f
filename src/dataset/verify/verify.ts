import { statSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../core/index.js';
import { type AnyFamily, animationsOf, viewsOf } from '../../families/family.js';
import { ChunkLayout } from '../tar/chunk-layout.js';
import { imageFile, imagesFolder, manifestFile, readManifest, tarFolder } from '../folder/layout.js';
import { prepare, type Maker } from '../item/maker.js';
import { buildManifest, familyVersions } from '../folder/manifest.js';
import { checkTrusted, loadRegistry } from '../plan/modules.js';
import { madeAgain } from '../plan/made-again.js';
import { createPlan, type Plan } from '../plan/plan.js';
import { checkWorkers, runTasks, threadCount, threadsOf } from '../work/pool.js';
import type { WriteOptions } from '../write/write.js';
import type { Manifest } from '../item/record.js';
import { SelectionTally, type Selection } from '../folder/selection.js';
import type { Problem } from '../work/verify-chunk.js';
import { checkManifest, filesBelow, type Say } from './verify-files.js';
import { checkImported } from './check-imported.js';
import { verifyTasks } from './verify-tasks.js';

/** What `verify` needs to make a dataset again. */
export interface VerifyOptions extends Pick<WriteOptions, 'workers' | 'base'> {
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
    const maker = await remake(manifest, folder, base, options);
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
  const hasFolder = (name: string): boolean =>
    statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
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

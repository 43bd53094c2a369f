import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { badParameter, badFile, wrongParameter, badFolder } from '../../core/errors.js';
import { readingOf } from '../../core/files/disk.js';
import { makeFolder, writePlain } from '../folder/atomic-file.js';
import { assemble } from '../folder/assemble.js';
import { claimFolder, ioError } from '../folder/folder.js';
import {
  type Chunk,
  chunksOf,
  journalFile,
  journalLine,
  readJournal,
  HashedLines,
} from '../folder/journal.js';
import { runIdentity, runIdentityOf } from '../folder/manifest.js';
import {
  workFolder,
  itemsFile,
  manifestFile,
  questionsFile,
  schemaFile,
  readManifest,
} from '../folder/layout.js';
import { lockRun } from '../folder/run-lock.js';
import type { ItemLines } from '../item/item.js';
import { type Maker, prepare } from '../item/maker.js';
import type { Manifest } from '../item/record.js';
import { checkTrusted, loadRegistry } from '../plan/modules.js';
import { madeAgain, createPlan, type PlannedItem, type Plan } from '../plan/plan.js';
import { checkFormat, settleForm, type Form, formOf } from '../tar/tar-file.js';
import { takePictures, type Target, checkedPictures, recordsOf } from './take-pictures.js';
import { checkSameRun, isFinished, shardRunOf } from './shard-run.js';
import { mostJsonBytes } from '../../core/files/json-file.js';
import { linesOf } from '../../core/files/lines.js';
import { readRegularFile } from '../../core/files/regular-file.js';
import { NewFolder } from '../export/new-folder.js';
import { ChunkLayout, ChunkReader } from '../tar/chunk-tars.js';

interface UnpackOptions {
  readonly base: string;
  /** The modules that may run, as in `verify`. */
  readonly modules: readonly string[];
  onProgress?(done: number, total: number, now: number): void;
}

/**
 * Writes a finished dataset of either form to a new folder with pictures as files of their own: the same dataset, with the same
 * digest.
 * @throws TopsyturvyError 'bad-file' or 'bad-folder' for a dataset that is spoiled, or an `out` that is there
 */
async function unpack(folder: string, out: string, options: UnpackOptions): Promise<Manifest> {
  const manifest = readManifest(folder);
  const { spec, seed } = manifest;
  checkTrusted(spec.modules ?? [], options.base, options.modules);
  const plan = await madeAgain(folder, async () =>
    createPlan(spec, seed, await loadRegistry(spec.modules, options.base)),
  );
  let to: NewFolder | undefined;
  try {
    to = new NewFolder(out);
    unpackPictures(plan, folder, to, options);
    for (const name of [itemsFile, questionsFile] as const) copy(folder, name, to, manifest.files[name]);
    copy(folder, schemaFile, to);
    copy(folder, manifestFile, to);
    await to.publish();
  } catch (error) {
    to?.discard();
    throw ioError(out, error);
  }
  return manifest;
}

function unpackPictures(plan: Plan, folder: string, to: NewFolder, { onProgress }: UnpackOptions): void {
  const layout = formOf(folder) === 'webdataset' ? new ChunkLayout(plan) : undefined;
  const lines = linesOf({ folder, name: itemsFile });
  for (const chunk of chunksOf(plan.length)) {
    const reader = layout && new ChunkReader(folder, layout, chunk);
    try {
      for (let i = chunk.from; i < chunk.to; i++) {
        const item = plan.item(i);
        const line = lines.next().value?.text;
        if (!line?.includes(item.id))
          throw badFile(`'${join(folder, itemsFile)}' has no line for ${item.id}`, folder);
        const records = recordsOf({ item: line }, item, folder);
        const pictures = checkedPictures(records, folder, reader?.sample(item).pictures);
        for (const { file } of records) to.add(file, pictures.next().value!);
      }
    } finally {
      reader?.close();
    }
    onProgress?.(chunk.to, plan.length, chunk.to - chunk.from);
  }
}

/** Copies a file line by line. @param expected its sha256, if that is known */
function copy(folder: string, name: string, to: NewFolder, expected?: string): void {
  const path = join(folder, name);
  if (expected === undefined) {
    to.add(name, readRegularFile({ folder, name }, mostJsonBytes));
    return;
  }
  const file = to.file(name);
  const lines = new HashedLines(file);
  for (const { text } of linesOf({ folder, name })) lines.add(text ?? '');
  file.close();
  if (lines.sha256 !== expected) throw badFile(`'${path}' is not the file that ${manifestFile} names`, path);
}

/** What `mergeShards` needs besides the shards. */
export interface MergeOptions {
  /** The folder that paths in the spec are relative to. Default: the working directory. */
  readonly base?: string;
  /** The modules that the shards may run, by their paths, as of `verify`. Default: none */
  readonly modules?: readonly string[];
  /** How the merged dataset keeps its pictures, whatever the shards do. Default: 'folder' */
  readonly format?: Form;
  /** Called after every piece with how many items are merged, of how many, and how many of them just now. */
  onProgress?(done: number, total: number, now: number): void;
}

/**
 * Joins shards that were made in folders of their own into one dataset. Its digest is that of the same set made in one piece. Pictures
 * are linked where the file system can, else copied; each is compared with its hash. The shards stay as they are, and an
 * interrupted merge is done again by the same call. A finished dataset among them, which may be in WebDataset form, is copied.
 * @param shards folders that `generate --shard i/n` wrote; items that several of them have must be equal
 * @throws TopsyturvyError 'bad-folder' for shards of different sets, of other fonts or versions than here, or with items that are
 *   missing or spoiled
 */
export async function mergeShards(
  shards: readonly string[],
  out: string,
  { base = '.', modules = [], format = 'folder', onProgress }: MergeOptions = {},
): Promise<Manifest> {
  checkFormat(format);
  const [first, ...others] = shards.map((folder) => ({ folder, run: shardRunOf(folder) }));
  if (!first) throw wrongParameter('There are no shards to merge', shards, 'one folder or more');
  for (const { folder, run } of others)
    checkSameRun(folder, run, first.run.text, `that in '${first.folder}'`);
  const whole = shards.find(isFinished);
  if (whole !== undefined && format === 'folder')
    return unpack(whole, out, { base, modules, ...(onProgress && { onProgress }) });
  if (whole !== undefined) throw badParameter(`the form of '${whole}', which is finished`, format, 'folder');
  const { spec, seed } = first.run;
  checkTrusted(spec.modules ?? [], base, modules);
  const maker = await madeAgain(first.folder, async () =>
    prepare(await createPlan(spec, seed, await loadRegistry(spec.modules, base)), { base }),
  );
  const identity = runIdentity(maker);
  checkSameRun(first.folder, first.run, identity, 'this version of topsyturvy makes here');
  const done = claimFolder(out, identity, runIdentityOf);
  settleForm(out, format);
  if (done) return done;
  const release = await lockRun(out, { i: 1, n: 1 });
  try {
    const { plan } = maker;
    const having = shardsByChunk(shards);
    for (const chunk of chunksOf(plan.length)) {
      await mergeChunk(maker, chunk, having.get(chunk.number) ?? [], { folder: out, form: format }).catch(
        (error: unknown) => {
          throw ioError(out, error);
        },
      );
      onProgress?.(chunk.to, plan.length, chunk.to - chunk.from);
    }
    return (await assemble(maker, out))!;
  } finally {
    release();
  }
}

/** Chunk → the shards that have some of it: of thousands of shards, few have to be asked for each. */
function shardsByChunk(shards: readonly string[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const folder of shards)
    for (const name of readingOf(`'${folder}'`, 'bad-folder', () => readdirSync(join(folder, workFolder)))) {
      const number = Number(/^(\d+)\.journal$/.exec(name)?.[1] ?? NaN);
      if (Number.isNaN(number)) continue;
      found.set(number, [...(found.get(number) ?? []), folder]);
    }
  return found;
}

/** Takes a chunk from the shard that has it whole. */
async function mergeChunk(
  { plan }: Maker,
  chunk: Chunk,
  shards: readonly string[],
  to: Target,
): Promise<void> {
  let best: Found | undefined;
  for (const folder of shards) {
    const other = { folder, lines: readJournal(folder, chunk, plan) };
    const [longer, shorter] = best && other.lines.length <= best.lines.length ? [best, other] : [other, best];
    if (shorter) checkEqual(longer, shorter, chunk, plan.item.bind(plan));
    best = longer;
  }
  const size = chunk.to - chunk.from;
  if (!best || best.lines.length < size) {
    const { id } = plan.item(chunk.from + (best?.lines.length ?? 0));
    throw badFolder(
      `No shard has the item '${id}', which is number ${chunk.from + (best?.lines.length ?? 0) + 1} of ${plan.length}; run the shard that is missing or unfinished, and merge again`,
      id,
    );
  }
  await takePictures({ ...best, chunk, plan }, to);
  const journal = best.lines.map((lines, at) => journalLine(plan.item(chunk.from + at).id, lines));
  makeFolder(dirname(journalFile(to.folder, chunk)));
  writePlain(journalFile(to.folder, chunk), journal.join(''));
}

type Found = { readonly folder: string; readonly lines: readonly ItemLines[] };

/** Two shards that made the same items made the same bytes; if not, one of them is not to be trusted. */
function checkEqual(one: Found, other: Found, { from }: Chunk, itemOf: (i: number) => PlannedItem): void {
  const at = other.lines.findIndex(
    ({ item, questions }, i) =>
      item !== one.lines[i].item || questions.join('\n') !== one.lines[i].questions.join('\n'),
  );
  if (at < 0) return;
  const { id } = itemOf(from + at);
  throw badFolder(
    `The shards in '${one.folder}' and '${other.folder}' both have the item '${id}', but not the same one; verify or remake them`,
    id,
  );
}

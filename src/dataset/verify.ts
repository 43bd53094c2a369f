import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { TopsyturvyError } from '../core/errors.js';
import { linesOf } from '../core/lines.js';
import { zod } from '../core/zod.js';
import { viewsOf, type AnyFamily } from '../families/family.js';
import { jobOf, type Task } from './job.js';
import { chunksOf } from './journal.js';
import { imageFile, itemsFile, manifestFile, questionsFile } from './layout.js';
import { prepare, type Maker } from './maker.js';
import { digestOf, familyVersions } from './manifest.js';
import { loadFamilies } from './modules.js';
import { createPlan } from './plan.js';
import { runTasks } from './pool.js';
import type { Manifest } from './record.js';
import { manifestSchema } from './schema.js';
import type { Problem } from './verify-chunk.js';
import { checkFamiliesTravel, checkWorkers } from './write.js';

export interface VerifyOptions {
  readonly workers?: number;
  readonly base?: string;
  /** Families of your own; default: those shipped and those of the spec's modules. */
  readonly families?: readonly AnyFamily[];
  onProgress?(done: number, total: number, now: number): void;
  readonly signal?: AbortSignal;
}

export interface VerifyReport {
  readonly ok: boolean;
  readonly items: number;
  readonly images: number;
  readonly questions: number;
  /** The first {@link problemLimit}. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

/** How many problems a report tells of one by one. */
export const problemLimit = 1000;

/**
 * The manifest of a dataset.
 *
 * @throws TopsyturvyError 'bad-folder' if the folder holds none, 'bad-file' if it is malformed
 */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestFile);
  if (!existsSync(file))
    throw new TopsyturvyError(
      'bad-folder',
      `'${folder}' is not a finished dataset: it has no ${manifestFile}`,
      folder,
    );
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new TopsyturvyError('bad-file', `${file} is not JSON`, file, undefined, { cause: error });
  }
  const result = manifestSchema(zod()).safeParse(value);
  if (result.success) return value as Manifest;
  const issue = result.error.issues[0]!;
  throw new TopsyturvyError(
    'bad-file',
    `${file} is wrong at ${issue.path.join('.') || 'the top'}: ${issue.message}`,
    file,
  );
}

/**
 * Makes a dataset anew from its manifest's spec and seed and compares: labels, laws, certificates, lines and files.
 *
 * @throws TopsyturvyError if it cannot be made anew at all: a malformed manifest, an unknown family, a missing font
 */
export async function verifyDataset(folder: string, options: VerifyOptions = {}): Promise<VerifyReport> {
  const { workers = 1, base = '.', signal } = options;
  checkWorkers(workers);
  const manifest = readManifest(folder);
  const lookup = await loadFamilies(manifest.spec.modules, base, options.families);
  const plan = createPlan(manifest.spec, manifest.seed, lookup);
  if (workers > 1) await checkFamiliesTravel(plan, base);
  const maker = await prepare(plan, { base });
  const problems: Problem[] = [];
  let problemCount = 0;
  const say = (problem: Problem): void => {
    problemCount++;
    if (problems.length < problemLimit) problems.push(problem);
  };
  for (const problem of await manifestProblems(manifest, maker, folder)) say(problem);
  // A dataset of another version cannot be made anew here; its hashes have been checked.
  if (!sameVersions(manifest, maker)) return finish();
  let done = 0;
  for await (const outcome of runTasks(
    maker,
    jobOf(plan, folder, base),
    verifyTasks(maker, folder),
    workers,
    signal,
  )) {
    for (const problem of outcome.report!.problems) say(problem);
    done += outcome.done;
    options.onProgress?.(done, plan.length, outcome.done);
  }
  for (const file of unlistedFiles(maker, folder)) say({ where: file, what: 'the file belongs to no item' });
  return finish();

  function finish(): VerifyReport {
    const { items, images, questions } = manifest.counts;
    return { ok: problemCount === 0 && !signal?.aborted, items, images, questions, problems, problemCount };
  }
}

async function manifestProblems(manifest: Manifest, maker: Maker, folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  const expect = (where: string, found: unknown, expected: unknown): void => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      problems.push({ where, what: `is ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}` });
    }
  };
  expect(`${manifestFile} digest`, manifest.digest, digestOf(manifest));
  for (const name of [itemsFile, questionsFile] as const) {
    expect(`sha256 of ${name}`, await hashFile(join(folder, name)), manifest.files[name]);
  }
  for (const [name, version] of Object.entries(familyVersions(maker.plan))) {
    expect(`version of ${name}`, manifest.families[name], version);
  }
  for (const [name, hash] of Object.entries(maker.assets))
    expect(`sha256 of ${name}`, manifest.assets[name], hash);
  expect(`${manifestFile} counts.items`, manifest.counts.items, maker.plan.length);
  const images = maker.plan.parts.reduce((sum, { count, family }) => sum + count * viewsOf(family).length, 0);
  expect(`${manifestFile} counts.images`, manifest.counts.images, images);
  return problems;
}

function sameVersions(manifest: Manifest, maker: Maker): boolean {
  return Object.entries(familyVersions(maker.plan)).every(
    ([name, version]) => manifest.families[name] === version,
  );
}

async function hashFile(file: string): Promise<string> {
  if (!existsSync(file)) return 'missing';
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

/** One task per chunk, with its lines read as they are needed. */
async function* verifyTasks({ plan }: Maker, folder: string): AsyncGenerator<Task> {
  const items = openLines(join(folder, itemsFile));
  const questions = openLines(join(folder, questionsFile));
  let waiting = await nextLine(questions);
  for (const chunk of chunksOf(plan.length)) {
    const chunkItems: string[] = [];
    for (let i = chunk.from; i < chunk.to; i++) chunkItems.push((await nextLine(items)) ?? '');
    const after = chunk.to < plan.length ? plan.item(chunk.to).id : undefined;
    const chunkQuestions: string[] = [];
    // The last chunk takes every line that is left, so that a line too many is found.
    while (
      waiting !== undefined &&
      (after === undefined || !waiting.includes(`"item":${JSON.stringify(after)}`))
    ) {
      chunkQuestions.push(waiting);
      waiting = await nextLine(questions);
    }
    yield { kind: 'verify', chunk, items: chunkItems, questions: chunkQuestions };
  }
}

function openLines(file: string): AsyncIterator<string> {
  return existsSync(file) ? linesOf(file) : noLines();
}

async function* noLines(): AsyncGenerator<string> {}

async function nextLine(lines: AsyncIterator<string>): Promise<string | undefined> {
  const { done, value } = await lines.next();
  return done ? undefined : (value as string);
}

/** Pictures in the folder that no item lists. */
function* unlistedFiles({ plan }: Maker, folder: string): Generator<string> {
  const images = join(folder, 'images');
  if (!existsSync(images)) return;
  const starts = new Map(plan.parts.map((part) => [part.name, part]));
  for (const entry of readdirSync(images, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
    const [, name = '', , file = ''] = path.split('/');
    const part = starts.get(name);
    const [, index, view] = /^(\d+)-(.+)\.png$/.exec(file.slice(name.length + 1)) ?? [];
    const known =
      part &&
      index !== undefined &&
      Number(index) < part.count &&
      viewsOf(part.family).some((candidate) => candidate.name === view) &&
      imageFile(plan.item(part.start + Number(index)), view!) === path;
    if (!known) yield path;
  }
}

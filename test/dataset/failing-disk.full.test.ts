import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { TopsyturvyError } from '../../src/core/errors.js';
import { realDisk, useDisk } from '../../src/core/files/disk.js';
import { exportDataset } from '../../src/dataset/export/export.js';
import { writeGallery } from '../../src/dataset/gallery/gallery.js';
import type { Spec } from '../../src/dataset/plan/spec.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset, type WriteOptions } from '../../src/dataset/write/write.js';
import { topsyturvy, type Result } from '../cli/command.js';
import { FailingDisk, quickDisk, type Failure } from './failing-disk.js';
import { sharedFolder, snapshot, temporaryFolder } from './folders.js';
import { runningLightFamily } from './running-light-family.js';
import { sidesFamily } from './sides-family.js';

/** Every kind of file: pictures, a film, of the kind that is drawn fastest, and lines in two chunks. */
const spec: Spec = {
  name: 'every-kind',
  preset: 'strict',
  parts: [
    { name: 'sides', family: 'user/sides', count: 8, params: {} },
    { name: 'film', family: 'user/running-light', count: 1, params: {} },
  ],
};
const families = [sidesFamily, runningLightFamily];
const write = async (folder: string, options: WriteOptions = {}) =>
  writeDataset(await plan(spec, { seed: 11, families }), folder, options);

const parent = sharedFolder();
const whole = join(parent, 'whole');
let digest: string;
let expected: Record<string, string>;

beforeAll(async () => {
  useDisk(quickDisk);
  digest = (await write(whole))!.digest;
  expected = snapshot(whole);
});
afterAll(() => useDisk(realDisk));

/** One sentence that names a file of the folder. */
const sentence = (folder: string): RegExp =>
  new RegExp(`^Cannot write to '${folder}(/[^']+)?': [a-z][^.\\n]*( \\(permission denied\\))?$`);

async function errorOf(work: () => Promise<unknown>): Promise<Error | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** A run leaves its lock only if the disk lets it remove nothing; the next run then finds that its process has ended. */
function endProcess(folder: string): void {
  const locks = join(folder, '.topsyturvy/locks');
  for (const lock of existsSync(locks) ? readdirSync(locks) : [])
    writeFileSync(join(locks, lock, 'owner'), `${2 ** 30}\n${hostname()}`); // above the largest process number
}

/** Every file but those of the run itself. */
const published = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(snapshot(folder)).filter(([name]) => !name.startsWith('.topsyturvy/')));

/**
 * Runs on a disk that fails at each call in turn. After each failure the folder is no dataset or a whole one, and resuming
 * gives the bytes of an undisturbed run.
 *
 * @param begin what is in the folder before
 * @returns how often each call failed
 */
async function failEverywhere(
  failure: Failure,
  { options = {}, begin }: { options?: WriteOptions; begin?: string } = {},
): Promise<Record<string, number>> {
  const place = temporaryFolder();
  const failed: Record<string, number> = {};
  for (let at = 0; ; at++) {
    const folder = join(place, String(at));
    if (begin !== undefined) cpSync(begin, folder, { recursive: true });
    const failing = new FailingDisk(at, failure);
    const error = await errorOf(() => failing.during(() => write(folder, options)));
    if (!failing.failed) return failed;
    const { call, args } = failing.failed;
    failed[call] = (failed[call] ?? 0) + 1;
    const what = `${call} ${JSON.stringify(args[0])}, call ${at}`;
    if (error) {
      expect(error, what).toBeInstanceOf(TopsyturvyError);
      expect(error.message, what).toMatch(sentence(folder));
    }
    if (!error || existsSync(join(folder, 'dataset.json'))) expect(published(folder), what).toEqual(expected);
    else
      await expect(verifyDataset(folder, { families }), what).rejects.toThrow(
        /is not a finished dataset: it has no dataset\.json$|^There is no folder/,
      );
    endProcess(folder);
    expect((await write(folder, options))!.digest, what).toBe(digest);
    expect(snapshot(folder), what).toEqual(expected);
    rmSync(folder, { recursive: true });
  }
}

const pictures = (): number => Object.keys(expected).filter((name) => name.startsWith('images/')).length;

describe('generate on a disk that fails at each call in turn', () => {
  test.each<Failure>(['refused', 'done', 'dead'])('%s', { timeout: 600_000 }, async (failure) => {
    const failed = await failEverywhere(failure);
    // The lock, the run's own file, two of lines, the schema and the manifest take their names when they are whole.
    expect(failed['rename']).toBe(6);
    // Those, every picture, two journals, the lock's owner, and twice the folder itself.
    expect(failed['open']).toBe(5 + pictures() + 2 + 1 + 2);
    expect(failed['close']).toBe(failed['open']);
  });

  test('half of what is written', { timeout: 600_000 }, async () => {
    // Each chunk once more for the lines in its journal.
    expect(await failEverywhere('half')).toEqual({ write: 5 + pictures() + 2 + 1 });
  });

  test.each<Failure>(['refused', 'dead'])(
    'the second of two shards, which joins them: %s',
    { timeout: 600_000 },
    async (failure) => {
      const begin = join(temporaryFolder(), 'begun');
      expect(await write(begin, { shard: { i: 1, n: 2 } })).toBeUndefined();
      const failed = await failEverywhere(failure, { begin, options: { shard: { i: 2, n: 2 } } });
      expect(failed['rename']).toBe(5);
    },
  );

  test('a run that goes on where another was stopped', { timeout: 600_000 }, async () => {
    const begin = join(temporaryFolder(), 'begun');
    const full = new FailingDisk(30, 'half');
    await errorOf(() => full.during(() => write(begin)));
    // Of both journals what is not whole is cut off.
    expect((await failEverywhere('refused', { begin }))['truncate']).toBe(2);
  });

  test('in a thread of several', { timeout: 600_000 }, async () => {
    const right = join(temporaryFolder(), 'right');
    const place = temporaryFolder();
    const generate = (out: string, env = {}): Promise<Result> =>
      topsyturvy(
        ['generate', 'text/rotated', '--seed', '3', '--count', '10', '--size', '64', '--workers', '2', '--out', out], // prettier-ignore
        { env },
      );
    expect((await generate(right)).code).toBe(0);
    for (let at = 0; ; at += 13) {
      const out = join(place, String(at));
      const mark = join(place, `${at}-failed`);
      const preload = new URL('failing-threads.mjs', import.meta.url).href;
      const env = { NODE_OPTIONS: `--import ${preload}`, FAIL_AT: String(at), FAIL_MARK: mark };
      const { code, stderr } = await generate(out, env);
      if (!existsSync(mark)) break;
      expect(code).toBe(1);
      expect(stderr).toMatch(/^topsyturvy: Cannot write to '[^']+': the disk is full\n$/);
      expect(stderr).toContain(out);
      expect(existsSync(join(out, 'dataset.json'))).toBe(false);
      expect((await generate(out)).code).toBe(0);
      expect(snapshot(out)).toEqual(snapshot(right));
    }
  });
});

describe('what is made of a dataset on a disk that fails at each call in turn', () => {
  test.each<Failure>(['refused', 'half', 'done', 'dead'])('an export: %s', async (failure) => {
    const place = temporaryFolder();
    const exported = (out: string) => exportDataset(whole, { to: 'llava', out });
    await exported(join(place, 'right'));
    const right = snapshot(join(place, 'right'));
    for (let at = 0; ; at++) {
      const out = join(place, `${at}/a/train`);
      const failing = new FailingDisk(at, failure);
      const error = await errorOf(() => failing.during(() => exported(out)));
      if (!failing.failed) break;
      if (error) expect(error.message).toMatch(sentence(join(place, String(at))));
      if (error && !existsSync(out)) await exported(out);
      expect(snapshot(out)).toEqual(right);
    }
  });

  test.each<Failure>(['refused', 'half', 'done', 'dead'])('a gallery: %s', async (failure) => {
    const place = temporaryFolder();
    await writeGallery(whole, { out: join(place, 'right') });
    const right = snapshot(join(place, 'right'));
    for (let at = 0; ; at++) {
      const out = join(place, String(at));
      const failing = new FailingDisk(at, failure);
      const error = await errorOf(() => failing.during(() => writeGallery(whole, { out })));
      if (!failing.failed) break;
      if (error) expect(error.message).toMatch(sentence(out));
      if (error) await writeGallery(whole, { out });
      expect(snapshot(out)).toEqual(right);
    }
  });
});

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { needBuild, root, topsyturvy } from './cli/command.js';

const everyFamily = join(root, 'scripts/every-family');
/** The spec of some items of most families, written when they are made. */
const few = join(root, 'tmp', 'quick-of-every-family.json');
/** Parts that would take a third of the time of its making, and are left to `npm run test:full`. */
const slow = [
  'mixed',
  'color',
  'hybrid',
  'camouflage',
  'compound-rotation-coarse',
  'canonical-orientation-granular',
];

/** The datasets that several test files look at, as the arguments of `topsyturvy generate`. */
export const sets = {
  rotoutbench: ['rotoutbench@1', '--workers', '2'],
  dori: ['dori', '--seed', '42', '--count', '140', '--workers', '2'],
  mirrorqa: ['mirrorqa', '--seed', '42', '--count', '48'],
  ambibench: ['ambibench', '--seed', '42', '--count', '17'],
  'ambibench-paper': [
    ...['ambibench', '--seed', '42', '--preset', 'paper'],
    ...['--count', '17', '--param', 'size=256'],
  ],
  'every-family': [join(everyFamily, 'spec.json'), '--seed', '7'],
  'quick-of-every-family': [few, '--base', everyFamily, '--seed', '7'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SetName = keyof typeof sets;

/** Made sets are kept here until the build, the fonts, the assets or Node change. */
const kept = join(root, 'tmp', 'sets');

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** What the bytes of a set depend on: not the types, which a test adds to dist. */
function buildKey(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.arch}`);
  for (const file of ['dist', 'fonts', 'assets', 'scripts/every-family'].flatMap(filesIn))
    if (!file.endsWith('.d.ts')) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Whether the process that holds a lock still runs; a lock without its number has only just been taken. */
function isHeld(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** Whether this process may make the set: false where another has taken it. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock);
  } catch {
    if (!existsSync(lock) || isHeld(lock)) return false;
    rmSync(lock, { recursive: true, force: true });
    return false;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

/**
 * The folder of a dataset, made by the command line at the first call of any test file and kept for all later ones, of this
 * run and of others with the same build. Only to be looked at: a test that changes files changes a copy.
 *
 * @example const folder = await madeSet('rotoutbench');
 */
export async function madeSet(name: SetName): Promise<string> {
  needBuild();
  const key = buildKey();
  const folder = join(kept, key, name);
  mkdirSync(join(kept, key), { recursive: true });
  for (const other of readdirSync(kept)) {
    if (other !== key) rmSync(join(kept, other), { recursive: true, force: true });
  }
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    if (!take(lock)) {
      await sleep(100);
      continue;
    }
    try {
      await make(name, folder);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return folder;
}

async function make(name: SetName, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const making = `${folder}.making`;
  rmSync(making, { recursive: true, force: true });
  if (name === 'quick-of-every-family')
    execFileSync(process.execPath, [join(everyFamily, 'few.mjs'), few, ...slow]);
  // In a small set a second thread would take as long as the items to open what they share, on a core that other tests use.
  const { code, stderr } = await topsyturvy(['generate', '--workers', '1', ...sets[name], '--out', making]);
  if (code !== 0) throw new Error(`${name} could not be made: ${stderr.trimEnd()}`);
  renameSync(making, folder);
}

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { disk, ifPossible, onBehalfOf } from '../../core/files/disk.js';
import { badFile, badFolder, type TopsyturvyError } from '../../core/errors.js';
import { isRunning, makeFolder, temporaryBeside, writePlain } from './atomic-file.js';
import { textIfThere, withIoErrors } from './folder.js';
import { workFolder } from './layout.js';

/** How often a run shows that it is alive, milliseconds. */
const beat = 1_000;
/** How long a lock whose owner shows nothing is waited for. One item may keep a thread busy for that long. */
const patience = { unknown: 30_000, running: 300_000 };
/** How often a waiting run looks, milliseconds. */
const look = 200;

/** The i-th of n shares of a folder's items, 1 ≤ i ≤ n. */
export type Share = { readonly i: number; readonly n: number };

/**
 * Claims a share of a folder's items for one run. Runs with other shares of as many may go on beside it.
 * @returns what releases the claim
 * @throws TopsyturvyError 'bad-folder' if a run that makes some of the same items shows that it goes on
 */
export async function lockRun(folder: string, { i, n }: Share): Promise<() => void> {
  const locks = join(folder, workFolder, 'locks');
  // Others that end remove the folder of locks with all that a finished set no longer needs.
  const lockOf = (name: string): Lock => ({
    path: join(locks, name),
    temporary: () => join(folder, workFolder, `${name}.${process.pid}.tmp`),
    what: folder,
    busy,
  });
  const release = await claim(lockOf(`${i}-of-${n}`), () => makeFolder(locks));
  try {
    const others = readdirSync(locks).filter((name) => !name.endsWith(`-of-${n}`));
    for (const name of others) await outlast(lockOf(name));
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

/**
 * Claims a file that grows for one run, by a folder beside it.
 * @returns what releases the claim
 * @throws TopsyturvyError 'bad-file' if a run that writes to the file shows that it goes on
 */
export const lockFile = (file: string): Promise<() => void> => {
  const path = `${file}.topsyturvy-lock`;
  const busy = (): TopsyturvyError =>
    badFile(`Another run is writing to '${file}'; give the same command again when it has ended`, file);
  return claim({ path, temporary: () => temporaryBeside(path), what: file, busy });
};

type Lock = {
  /** The folder that is the lock. */
  readonly path: string;
  /** A name on the same disk under which it is made and removed: a lock that others see always names its owner. */
  readonly temporary: () => string;
  /** What it locks, a folder or a file. */
  readonly what: string;
  /** What is said if its owner goes on. */
  readonly busy: (path: string, what: string) => TopsyturvyError;
};

async function claim(lock: Lock, prepare = () => {}): Promise<() => void> {
  const take = (): boolean => {
    prepare();
    return onBehalfOf(lock.what, () => made(lock));
  };
  while (!withIoErrors(lock.what, take)) await outlast(lock);
  const mine = ownerOf(lock);
  let beats = 0;
  const timer = setInterval(() => show(lock.path, ++beats), beat);
  timer.unref();
  return () => {
    clearInterval(timer);
    ifPossible(() => remove(lock, mine)); // else the next run finds that its owner has ended
  };
}

/** Makes a lock, unless it is there. */
function made({ path, temporary }: Lock): boolean {
  if (existsSync(path)) return false;
  const place = temporary();
  disk.remove(place);
  disk.makeFolder(place);
  try {
    writePlain(join(place, 'owner'), `${process.pid}\n${hostname()}`);
    disk.rename(place, path);
    return true;
  } catch (error) {
    // It may have its name all the same: then it has no other any more.
    if (existsSync(path) && !existsSync(place)) return true;
    ifPossible(() => disk.remove(place));
    if (existsSync(path)) return false; // another was faster
    throw error;
  }
}

/** Removes a lock, unless it is another owner's by now, or vanished with the work folder. */
function remove({ path, temporary }: Lock, owner: string): void {
  if (!existsSync(path)) return;
  const place = temporary();
  disk.remove(place);
  try {
    disk.rename(path, place);
  } catch (error) {
    if (existsSync(path)) throw error;
  }
  if (!existsSync(place)) return; // another removed it
  if ((textIfThere(place, 'owner') ?? '') !== owner) disk.rename(place, path);
  else disk.remove(place);
}

/** Shows that the owner goes on. The lock vanishes with the work folder when all shares are done. */
function show(own: string, beats: number): void {
  try {
    writeFileSync(join(own, 'beats'), String(beats));
  } catch {
    // the run itself will meet what is wrong with the folder
  }
}

/**
 * Waits until a lock is gone or proves abandoned, and removes it.
 * @throws what is said of a busy lock as soon as its owner shows that it goes on
 */
async function outlast(lock: Lock): Promise<void> {
  const { path, what, busy } = lock;
  const first = beatsOf(path);
  for (let waited = 0; existsSync(path); waited += look) {
    const owner = ownerOf(lock);
    const life = lifeOf(owner);
    if (life === 'ended' || waited > patience[life]) {
      withIoErrors(what, () => remove(lock, owner));
      return;
    }
    await sleep(look);
    if (existsSync(path) && beatsOf(path) !== first) throw busy(path, what);
  }
}

const beatsOf = (path: string): string | undefined => textIfThere(path, 'beats');
const ownerOf = ({ path }: Lock): string => textIfThere(path, 'owner') ?? '';

/** What is known of a lock's owner: a process number means something on its own machine only, and may be another's now. */
function lifeOf(owner: string): 'running' | 'ended' | 'unknown' {
  const [pid, host] = owner.split('\n');
  if (!pid || host !== hostname()) return 'unknown';
  return isRunning(Number(pid)) ? 'running' : 'ended';
}

function busy(lock: string, folder: string): TopsyturvyError {
  const [i, , n] = basename(lock).split('-');
  const share = n === '1' ? '' : ` (shard ${i} of ${n})`;
  return badFolder(
    `Another run${share} is writing to '${folder}'; give the same command again when it has ended`,
    folder,
  );
}

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { disk, ifPossible, onBehalfOf } from '../../core/files/disk.js';
import { badFile, badFolder, type TopsyturvyError } from '../../core/errors.js';
import { isRunning, makeFolder, writePlain } from './atomic-file.js';
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
  const own = join(locks, `${i}-of-${n}`);
  const take = (): boolean => {
    makeFolder(locks);
    return made(own);
  };
  const release = await claim(own, folder, take, busy);
  try {
    const others = readdirSync(locks).filter((name) => !name.endsWith(`-of-${n}`));
    for (const name of others) await outlast(join(locks, name), folder, busy);
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
  const lock = `${file}.topsyturvy-lock`;
  const busy = (): TopsyturvyError =>
    badFile(`Another run is writing to '${file}'; give the same command again when it has ended`, file);
  return claim(lock, file, () => onBehalfOf(file, () => made(lock)), busy);
};

/** What is said of a lock of something whose owner goes on. */
type Busy = (lock: string, what: string) => TopsyturvyError;

async function claim(lock: string, what: string, take: () => boolean, busy: Busy): Promise<() => void> {
  while (!withIoErrors(what, take)) await outlast(lock, what, busy);
  let beats = 0;
  const timer = setInterval(() => show(lock, ++beats), beat);
  timer.unref();
  return () => {
    clearInterval(timer);
    ifPossible(() => disk.remove(lock)); // else the next run finds that its owner has ended
  };
}

/** Makes a lock, unless it is there. */
function made(own: string): boolean {
  try {
    disk.makeFolder(own);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writePlain(join(own, 'owner'), `${process.pid}\n${hostname()}`);
  } catch (error) {
    ifPossible(() => disk.remove(own));
    throw error;
  }
  return true;
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
async function outlast(lock: string, what: string, busy: Busy): Promise<void> {
  const first = beatsOf(lock);
  for (let waited = 0; existsSync(lock); waited += look) {
    const life = lifeOf(lock);
    if (life === 'ended' || waited > patience[life]) {
      withIoErrors(what, () => disk.remove(lock));
      return;
    }
    await sleep(look);
    if (existsSync(lock) && beatsOf(lock) !== first) throw busy(lock, what);
  }
}

const beatsOf = (lock: string): string | undefined => textIfThere(lock, 'beats');

/** What is known of a lock's owner: a process number means something on its own machine only, and may be another's now. */
function lifeOf(lock: string): 'running' | 'ended' | 'unknown' {
  const [pid, host] = (textIfThere(lock, 'owner') ?? '').split('\n');
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

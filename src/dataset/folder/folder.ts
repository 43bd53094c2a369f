import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';
import { writeReason } from '../../core/system-errors.js';
import { manifestFile, workFolder } from './layout.js';
import type { Manifest } from '../item/record.js';
import { renameOver } from './rename.js';

const runFile = join(workFolder, 'run.json');

/**
 * Checks that a folder may be written to: new, empty, or begun by the same run.
 *
 * @param run what is being made, as canonical JSON: equal text means the same run
 * @returns the finished dataset's manifest if there is nothing left to do
 * @throws TopsyturvyError 'bad-folder' if the folder holds anything else or cannot be written
 */
export function claimFolder(
  folder: string,
  run: string,
  runOf: (manifest: Partial<Manifest>) => string,
): Manifest | undefined {
  return withIoErrors(folder, () => {
    makeFolder(folder);
    // Looked at first: a shard that begins at the same time names its run before it writes anything else.
    const names = readdirSync(folder);
    const manifest = readIfThere(join(folder, manifestFile));
    if (manifest !== undefined) {
      const done = parse(manifest);
      if (!isObject(done) || runOf(done) !== run)
        throw foreign(folder, 'holds a dataset of another spec, seed or version');
      rmSync(join(folder, workFolder), { recursive: true, force: true, maxRetries: 3 }); // if the run was killed at its very end
      return done as Manifest;
    }
    const begun = readIfThere(join(folder, runFile));
    if (begun !== undefined) {
      if (begun !== run)
        throw foreign(folder, 'holds an unfinished dataset of another spec, seed or version');
      return undefined;
    }
    if (names.some((name) => name !== workFolder)) throw foreign(folder, 'holds other files');
    writeAtomic(join(folder, runFile), run, temporaryFor(folder, 'run.json'));
    return undefined;
  });
}

/** Makes a folder and those above it. (Node's own recursive mkdir never ends where the system says ENOENT, as in /proc.) */
export function makeFolder(folder: string): void {
  const isThere = (): boolean => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isThere()) throw error; // else another worker or shard was faster
  }
}

function foreign(folder: string, why: string): TopsyturvyError {
  return new TopsyturvyError(
    'bad-folder',
    `The output folder '${folder}' ${why}; give an empty or a new one`,
    folder,
  );
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Writes a whole file or nothing: a temporary file, flushed to the disk, takes the name.
 *
 * @param temporary on the same file system; beside the file by default
 */
export function writeAtomic(
  file: string,
  data: string | Uint8Array,
  temporary = `${file}.${process.pid}.tmp`,
): void {
  makeFolder(dirname(file));
  try {
    const handle = openSync(temporary, 'w');
    try {
      const bytes = typeof data === 'string' ? Buffer.from(data) : data;
      for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameOver(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Where a file of the dataset is written before it takes its name: in the work folder, which vanishes in the end, so that
 * a killed run leaves nothing behind. The process id keeps shards that finish at the same time apart.
 */
export function temporaryFor(folder: string, name: string): string {
  makeFolder(join(folder, workFolder));
  return join(folder, workFolder, `${name}.${process.pid}.tmp`);
}

/** Runs file operations; what the system refuses becomes a TopsyturvyError 'bad-folder' in plain words. */
export function withIoErrors<T>(folder: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw ioError(folder, error);
  }
}

/** An error of the file system in plain words; any other error as it is. */
export function ioError(folder: string, error: unknown): unknown {
  const reason = writeReason(error);
  if (reason === undefined || error instanceof TopsyturvyError) return error;
  return new TopsyturvyError('bad-folder', `Cannot write to '${folder}': ${reason}`, folder, undefined, {
    cause: error,
  });
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mostJsonBytes } from '../../core/files/json-file.js';
import { readIfThere } from '../../core/files/regular-file.js';
import { parsedJson, TopsyturvyError, badFolder } from '../../core/index.js';
import { writeReason, disk } from '../../core/files/disk.js';
import { manifestFile, workFolder } from './layout.js';
import type { Manifest } from '../item/record.js';
import { makeFolder, writeAtomic } from './atomic-file.js';

/** What an unfinished dataset is a part of, as {@link claimFolder} is given it. */
export const runFile = join(workFolder, 'run.json');

/**
 * Checks that a folder may be written to: new, empty, or begun by the same run.
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
    const manifest = textIfThere(folder, manifestFile);
    if (manifest !== undefined) {
      const done = parsedJson(manifest);
      if (!isObject(done) || runOf(done) !== run)
        throw foreign(folder, 'holds a dataset of another spec, seed or version');
      disk.remove(join(folder, workFolder)); // if the run was killed at its very end
      return done as Manifest;
    }
    const begun = textIfThere(folder, runFile);
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

function foreign(folder: string, why: string): TopsyturvyError {
  return badFolder(`The output folder '${folder}' ${why}; give an empty or a new one`, folder);
}

/** The text of a file of at most 64 MiB; undefined if there is none. @throws TopsyturvyError 'bad-file' if it cannot be read */
export const textIfThere = (folder: string, name: string): string | undefined =>
  readIfThere({ folder, name }, mostJsonBytes)?.toString('utf8');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

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

/**
 * An error of the file system in plain words; any other error as it is.
 * @param folder named where the system does not say which file it refused
 */
export function ioError(folder: string, error: unknown): unknown {
  const reason = writeReason(error);
  if (reason === undefined || error instanceof TopsyturvyError) return error;
  const { path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const file = dest ?? path ?? folder;
  return badFolder(`Cannot write to '${file}': ${reason}`, file, undefined, { cause: error });
}

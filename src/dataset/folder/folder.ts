import { readdirSync, realpathSync } from 'node:fs';
import nodePath, { join, type PlatformPath, relative } from 'node:path';
import { mostJsonBytes } from '../../core/files/json-file.js';
import { readIfThere } from '../../core/files/regular-file.js';
import { parsedJson, TopsyturvyError, badFolder, badFile } from '../../core/index.js';
import { writeReason, disk } from '../../core/files/disk.js';
import { manifestFile, workFolder } from './layout.js';
import type { Manifest } from '../item/record.js';
import { makeFolder, writeAtomic } from './atomic-file.js';
import { stays } from '../../core/files/inside.js';

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

/**
 * A path that a dataset or one of its files names, made absolute.
 * @param paths the rules of the platform
 * @returns undefined if the path is absolute or leaves the folder
 */
export function below(folder: string, path: string, paths: PlatformPath = nodePath): string | undefined {
  if (path.includes('\0') || paths.isAbsolute(path)) return undefined;
  const full = paths.resolve(folder, path);
  return stays(folder, full, paths) ? full : undefined;
}

/**
 * A user's path, made absolute. Specs and manifests hold paths relative to a base folder, written with '/', so that they
 * mean the same on every machine.
 * @param base the folder that the user's paths are relative to
 * @param paths the rules of the platform
 * @throws TopsyturvyError 'bad-file' if it is absolute, leaves the base folder (by a link too) or (on Windows) is written with '\'
 */
export function within(base: string, path: string, paths: PlatformPath = nodePath): string {
  const full = below(base, path, paths);
  if (full === undefined || (paths.sep === '\\' && path.includes('\\')))
    throw badFile(refusal(base, path, paths), path, 'a path below the base folder');
  checkCaseHere(base, full);
  if (paths === nodePath && leavesByLink(base, full))
    throw badFile(
      `The path '${path}' is a link that leaves the folder '${base}'; put the file itself there, or name a folder that holds both with --base (option 'base' in code)`,
      path,
      'a file below the base folder',
    );
  return full;
}

/** Whether links on the way to a file, or the file itself, lead out of a folder. One that is not there does not. */
function leavesByLink(folder: string, file: string): boolean {
  try {
    return !stays(realpathSync.native(folder), realpathSync.native(file));
  } catch {
    return false; // which who reads it will say
  }
}

/** Why a path is refused, and what to do. */
function refusal(base: string, path: string, paths: PlatformPath): string {
  const full = paths.resolve(base, path);
  if (!path.includes('\0') && stays(base, full, paths)) {
    const portable = paths.relative(base, full).split(paths.sep).join('/');
    return `The path '${path}' is not portable; write it relative to the base folder '${base}', as '${portable}'`;
  }
  return `The path '${path}' leaves the folder '${base}'; name a folder that holds it with --base (option 'base' in code) and write the path relative to that`;
}

/** Whether 'A.ttf' and 'a.ttf' are one file here. */
const foldsCase = process.platform === 'win32' || process.platform === 'darwin';

/**
 * Refuses a path that this machine finds only because it does not tell capitals from small letters: on Linux, the same spec would miss
 * the file.
 * @param full the path below `base`, made absolute
 * @param realpath a path as the file system spells it
 * @throws TopsyturvyError 'bad-file' saying how the file is spelled
 */
export function checkCase(
  base: string,
  full: string,
  realpath: (path: string) => string = realpathSync.native,
): void {
  let actual: string;
  try {
    actual = relative(realpath(base), realpath(full)).normalize();
  } catch {
    return; // it is not there, which who reads it will say
  }
  const asked = relative(base, full).normalize();
  if (actual === asked || actual.toLowerCase() !== asked.toLowerCase()) return;
  throw badFile(`The file '${asked}' is spelled '${actual}'; other systems tell them apart`, asked, actual);
}

/** The same as {@link checkCase}, where it can happen. */
const checkCaseHere: (base: string, full: string) => void = foldsCase ? checkCase : () => undefined;

import nodePath, { type PlatformPath, relative } from 'node:path';
import { badFile } from '../../core/errors.js';
import { stays } from '../../core/files/inside.js';
import { realpathSync } from 'node:fs';

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

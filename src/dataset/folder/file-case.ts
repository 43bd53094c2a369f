import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';

/** Where 'A.ttf' and 'a.ttf' are one file. */
const foldsCase = process.platform === 'win32' || process.platform === 'darwin';

/**
 * Refuses a path that this machine finds only because it does not tell capitals from small letters: on Linux, the same spec would miss
 * the file.
 *
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
  throw new TopsyturvyError('bad-file', `The file '${asked}' is spelled '${actual}'; other systems tell them apart`, asked, actual); // prettier-ignore
}

/** As {@link checkCase}, where it can happen. */
export const checkCaseHere: (base: string, full: string) => void = foldsCase ? checkCase : () => undefined;

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { wrongParameter } from '../../core/errors.js';
import { within } from '../folder/within.js';

/**
 * Refuses modules that a dataset names unless the user names the same files: a module is a program, and a dataset may be a
 * stranger's.
 * @param named paths of the dataset's spec, relative to `base`
 * @param trusted paths that the user gave, absolute or relative to the working directory
 * @throws TopsyturvyError 'bad-parameter' naming the first module that is not trusted; 'bad-file' for a path outside `base`
 */
export function checkTrusted(named: readonly string[], base: string, trusted: readonly string[]): void {
  const files = new Set(trusted.map((path) => actual(resolve(path))));
  const stranger = named.find((path) => !files.has(actual(within(base, path))));
  if (stranger === undefined) return;
  throw wrongParameter(
    `The dataset names the module '${stranger}', a program that would run with your rights; if you trust it, name it yourself: --module FILE (option 'modules' in code)`,
    stranger,
  );
}

/** The file behind links; the path itself if there is none, which the import then reports. */
function actual(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

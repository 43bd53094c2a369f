import { isAbsolute, relative, resolve, sep } from 'node:path';
import { TopsyturvyError } from '../core/errors.js';

/**
 * A path of the user's, made absolute.
 *
 * @throws TopsyturvyError 'bad-file' if it leaves the folder
 */
export function within(folder: string, path: string): string {
  const full = resolve(folder, path);
  const inside = relative(folder, full);
  if (
    !path.includes('\0') &&
    !isAbsolute(path) &&
    inside !== '..' &&
    !inside.startsWith(`..${sep}`) &&
    !isAbsolute(inside)
  )
    return full;
  throw new TopsyturvyError(
    'bad-file',
    `The path '${path}' leaves the folder that it belongs to`,
    path,
    'a path below that folder',
  );
}

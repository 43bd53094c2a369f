import { TopsyturvyError } from '../errors.js';
import { node } from '../node.js';
import { readingOf } from './system-errors.js';

/**
 * Opens a file for reading, unless it is a pipe, a device or a folder: reading these might never end.
 *
 * @returns the handle, which the caller closes; undefined for what is no regular file
 */
export function openIfRegular(path: string): number | undefined {
  const { openSync, fstatSync, closeSync, constants } = node.fs;
  // Without blocking, as opening a pipe would until somebody writes to it.
  const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (fstatSync(handle).isFile()) return handle;
  closeSync(handle);
  return undefined;
}

/**
 * The same, but everything that cannot be read is an error.
 *
 * @throws TopsyturvyError 'bad-file' if it cannot be opened or is no regular file
 */
export function openRegularFile(path: string): number {
  const handle = readingOf(`'${path}'`, 'bad-file', () => openIfRegular(path));
  if (handle !== undefined) return handle;
  throw new TopsyturvyError(
    'bad-file',
    `Cannot read '${path}': it is not a regular file`,
    path,
    'a regular file',
  );
}

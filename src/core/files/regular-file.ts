import { TopsyturvyError } from '../errors.js';
import { node } from '../node.js';
import { readingOf } from './system-errors.js';

/**
 * Opens a file for reading. What is no regular file (a pipe, a device, a folder) is refused at once: reading it might never end.
 *
 * @returns the handle, which the caller closes
 * @throws TopsyturvyError 'bad-file' if it cannot be opened or is no regular file
 */
export function openRegularFile(path: string): number {
  const { openSync, fstatSync, closeSync, constants } = node.fs;
  return readingOf(`'${path}'`, 'bad-file', () => {
    // Without blocking, as opening a pipe would until somebody writes to it.
    const handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    if (fstatSync(handle).isFile()) return handle;
    closeSync(handle);
    throw new TopsyturvyError(
      'bad-file',
      `Cannot read '${path}': it is not a regular file`,
      path,
      'a regular file',
    );
  });
}

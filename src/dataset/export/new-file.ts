import { lstatSync } from 'node:fs';
import { badFolder } from '../../core/errors.js';
import { AtomicFile } from '../folder/atomic-file.js';
import { ioError } from '../folder/folder.js';

/**
 * Refuses a file that is there already.
 *
 * @throws TopsyturvyError 'bad-folder'
 */
export function checkIsNew(file: string): void {
  try {
    if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return;
  } catch (error) {
    throw ioError(file, error);
  }
  throw badFolder(`There is something at '${file}' already; give a new file`, file);
}

/** Writes a new file as a whole or not at all, in flat memory. */
export async function writeNewFile(
  file: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  checkIsNew(file);
  let whole: AtomicFile | undefined;
  try {
    whole = new AtomicFile(file);
    for await (const piece of pieces) whole.write(piece);
    whole.publish();
  } catch (error) {
    whole?.discard();
    throw ioError(file, error);
  }
}

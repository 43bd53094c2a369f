import { lstatSync } from 'node:fs';
import { TopsyturvyError } from '../../core/errors.js';
import { AtomicFile } from '../folder/atomic-file.js';
import { ioError } from '../folder/folder.js';

/** Text is handed to the system in pieces of about this many characters. */
const BUFFERED = 1 << 20;

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
  throw new TopsyturvyError('bad-folder', `There is something at '${file}' already; give a new file`, file);
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
    let text = '';
    for await (const piece of pieces) {
      text += piece;
      if (text.length < BUFFERED) continue;
      whole.write(text);
      text = '';
    }
    whole.write(text);
    whole.publish();
  } catch (error) {
    whole?.discard();
    throw ioError(file, error);
  }
}

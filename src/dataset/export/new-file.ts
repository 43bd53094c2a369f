import { lstatSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { badFolder } from '../../core/errors.js';
import { onBehalfOf } from '../../core/files/disk.js';
import { AtomicFile, writeAtomic } from '../folder/atomic-file.js';
import { ioError } from '../folder/folder.js';

/** Refuses a file that is there already. @throws TopsyturvyError 'bad-folder' */
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

/**
 * Writes a file that a person named, new or not, as a whole or not at all. Pipes and devices, which might keep the caller waiting, and
 * whose place a file would take, are refused.
 * @param makesFolder whether a folder that is not there is made, or refused
 * @throws TopsyturvyError 'bad-folder'
 */
export function writeOutput(file: string, data: string | Uint8Array, makesFolder = false): void {
  try {
    if (!makesFolder) onBehalfOf(file, () => statSync(dirname(file)));
    const there = statSync(file, { throwIfNoEntry: false });
    if (there && !there.isFile() && !there.isDirectory())
      throw Object.assign(new Error('it is not a regular file'), { code: 'ENXIO' });
    writeAtomic(file, data);
  } catch (error) {
    throw ioError(file, error);
  }
}

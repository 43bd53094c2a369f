import { closeSync, fsyncSync, lstatSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';
import { ioError, makeFolder } from '../folder/folder.js';
import { renameOver } from '../folder/rename.js';

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

/** Writes a new file as a whole or not at all, in flat memory: a temporary file beside it, flushed, takes the name. */
export async function writeNewFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  checkIsNew(file);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(file));
    const handle = openSync(temporary, 'w');
    try {
      let text = '';
      for await (const piece of pieces) {
        text += piece;
        if (text.length < BUFFERED) continue;
        writeAll(handle, text);
        text = '';
      }
      writeAll(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameOver(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw ioError(file, error);
  }
}

function writeAll(handle: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSync(handle, bytes, at);
}

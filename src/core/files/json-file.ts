import { type ErrorCode, jsonFault, parseJson, TopsyturvyError } from '../index.js';
import { pathOf, readFile, type FilePlace } from './regular-file.js';
import { readReason } from './disk.js';

/** The largest JSON file that is read whole: 64 MiB. */
export const mostJsonBytes = 64 << 20;

/**
 * The value in a JSON file.
 * @param what how errors name the file, e.g. "The spec file 'my.json'"
 * @throws TopsyturvyError if it is missing, not a file, larger than 64 MiB or not JSON
 */
export function readJsonFile(file: FilePlace, what: string, code: ErrorCode): unknown {
  const wrong = (why: string, cause: unknown): TopsyturvyError =>
    new TopsyturvyError(code, `${what} ${why}`, pathOf(file), undefined, { cause });
  let text: string;
  try {
    text = readFile(file, mostJsonBytes).toString('utf8');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw wrong(isMissing ? 'does not exist' : `cannot be read: ${readReason(error)}`, error);
  }
  try {
    return parseJson(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw wrong(jsonFault(error), error);
  }
}

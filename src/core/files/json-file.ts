import { node } from '../node.js';
import { messageOf, TopsyturvyError, type ErrorCode } from '../errors.js';
import { readReason } from './system-errors.js';

/** The largest JSON file of the user's that is read whole: 64 MiB. */
const mostBytes = 64 << 20;

/**
 * The value in a JSON file.
 *
 * @param what how errors name the file, e.g. "The spec file 'my.json'"
 * @throws TopsyturvyError if it is missing, no file, larger than 64 MiB or not JSON
 */
export function readJsonFile(file: string, what: string, code: ErrorCode): unknown {
  const wrong = (why: string, cause?: unknown): TopsyturvyError =>
    new TopsyturvyError(code, `${what} ${why}`, file, undefined, { cause });
  let text: string;
  try {
    const stat = node.fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) throw wrong('does not exist');
    if (!stat.isFile()) throw wrong('is not a file');
    if (stat.size > mostBytes) throw wrong('is larger than 64 MiB');
    text = node.fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof TopsyturvyError) throw error;
    throw wrong(`cannot be read: ${readReason(error)}`, error);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw wrong(`is not JSON: ${messageOf(error)}`, error);
  }
}

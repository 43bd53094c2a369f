import { createReadStream } from 'node:fs';
import { TopsyturvyError } from '../../core/errors.js';

/** The longest line that is read, in characters: a file without line breaks must not fill the memory. */
export const longestLine = 1 << 24;

/** A line of a JSONL file. */
export interface JsonLine {
  readonly value: unknown;
  /** For error messages: 'items.jsonl line 3'. */
  readonly place: string;
}

/**
 * The values of a JSONL file, one at a time; blank lines are passed over.
 *
 * @param name what the file is called in messages
 * @throws TopsyturvyError 'bad-file' if it cannot be read, or at a line that is too long or not JSON
 */
export async function* readJsonLines(file: string, name: string): AsyncGenerator<JsonLine, void> {
  let number = 0;
  for await (const line of readLines(file, name)) {
    number++;
    if (line.trim() === '') continue;
    const place = `${name} line ${number}`;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new TopsyturvyError('bad-file', `Expected JSON in ${place}`, line.slice(0, 200));
    }
    yield { value, place };
  }
}

async function* readLines(file: string, name: string): AsyncGenerator<string, void> {
  let rest = '';
  try {
    for await (const chunk of createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>) {
      let from = 0;
      for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
        yield rest + chunk.slice(from, end);
        rest = '';
        from = end + 1;
      }
      rest += chunk.slice(from);
      if (rest.length > longestLine) {
        throw new TopsyturvyError(
          'bad-file',
          `A line of ${name} is longer than ${longestLine} characters`,
          file,
        );
      }
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof TopsyturvyError || code === undefined) throw error;
    throw new TopsyturvyError('bad-file', `Cannot read ${name} of the dataset: ${code}`, file, undefined, {
      cause: error,
    });
  }
  if (rest !== '') yield rest;
}

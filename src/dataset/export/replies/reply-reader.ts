import { isObject, type JsonObject, parsedJson, TopsyturvyError, badFile } from '../../../core/index.js';
import { linesOf } from '../../../core/files/lines.js';

/** What a harness says of one question. */
export interface HarnessReply {
  /** The id of the question, as exported. */
  readonly id: string;
  /** What the model said; undefined where it said nothing, because of `failure`. */
  readonly reply: string | undefined;
  /** Why there is no reply, or why one is passed over, in words that can follow a count. */
  readonly failure?: string;
  /** Where the reply stands, for errors: "line 3". */
  readonly place: string;
}

/** A form of replies. */
export interface ReplyReader {
  /** Whether Yes-No questions were asked as a choice of A (Yes) and B (No). */
  readonly yesNoAsLetters: boolean;
  /** The replies in a file, in its order. @throws TopsyturvyError 'bad-file' if it is none of the form or cut short */
  read(file: string): Iterable<HarnessReply> | AsyncIterable<HarnessReply>;
}

/** The JSON objects on the lines of a file. A line that is none, as where a file was cut short, is an error. */
export function* objectsIn(file: string, what: string): Generator<{ value: JsonObject; place: string }> {
  for (const { number, text } of linesOf(file)) {
    const place = `line ${number}`;
    const value = text === null ? undefined : parsedJson(text);
    if (!isObject(value))
      throw wrongFile(file, place, `is not ${what}: the file is of another kind or cut short`);
    yield { value, place };
  }
}

/** An error about a place in a file of replies. */
export const wrongFile = (file: string, place: string, why: string): TopsyturvyError =>
  badFile(`${place[0].toUpperCase()}${place.slice(1)} of '${file}' ${why}`, file);

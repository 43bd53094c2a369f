import type { ZodType } from 'zod';
import { badFile } from '../../core/errors.js';
import { readRecords } from '../item/read-items.js';
import type { Question } from '../../score/question.js';

/** A question of somebody else's set: all of a question but what the importer gives it. */
export interface ForeignQuestion {
  readonly asked: Omit<Question, 'id' | 'item' | 'family' | 'images'>;
  /** Paths of the pictures, relative to the folder, in the order in which they are shown. */
  readonly images: readonly string[];
  /** Person → what they replied. */
  readonly people?: Readonly<Record<string, string>> | undefined;
  /** What it is about. Default: questions with the same pictures are about one item */
  readonly item?: string | undefined;
  /** Where it stands, as errors name it: `Line 3 of test.jsonl`. */
  readonly place: string;
}

/** Questions about the same pictures, in their order. */
export interface ForeignItem {
  readonly id: string;
  readonly paths: readonly string[];
  readonly questions: ForeignQuestion[];
}

/** A form in which others keep pictures and questions. */
export interface ForeignForm {
  /** The folder in a folder of the form that paths are relative to. Default: the folder itself */
  rootOf?(folder: string): string;
  /** The files of questions in a folder, relative to it. @throws TopsyturvyError 'bad-folder' if the folder is not of the form */
  files(folder: string): readonly string[];
  /** Reads one of them. @throws TopsyturvyError 'bad-file' naming the line and field that is wrong */
  read(folder: string, file: string): AsyncIterable<ForeignQuestion>;
}

/** The most characters of a set's questions, which are held together. */
const mostText = 256 << 20;

/** The questions of a line. */
type Made = readonly Omit<ForeignQuestion, 'place'>[];

/** The questions that the lines of a file come to. @throws TopsyturvyError 'bad-file' as {@link readRecords}, or beyond 256 MiB of text */
export async function* questionsFrom<T>(
  folder: string,
  file: string,
  schema: ZodType<T>,
  questionsOf: (row: T, place: string) => Made | Promise<Made>,
): AsyncGenerator<ForeignQuestion> {
  let size = 0;
  for (const { value, place } of readRecords<T>(folder, file, schema)) {
    size += JSON.stringify(value).length;
    if (size > mostText)
      throw badFile(`The lines of ${file} up to ${place} have more than ${mostText >> 20} MiB`, file);
    for (const question of await questionsOf(value, place)) yield { ...question, place };
  }
}

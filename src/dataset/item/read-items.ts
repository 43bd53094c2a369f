import type { ZodType } from 'zod';
import { badFile, checkForm, jsonFault, parseJson, TopsyturvyError, zod } from '../../core/index.js';
import { linesOf, longestRecord, mostRecordValues } from '../../core/files/lines.js';
import { pathOf } from '../../core/files/regular-file.js';
import type { Question } from '../../score/question.js';
import { itemsFile, questionsFile, itemSchema } from '../folder/layout.js';
import { type ItemRecord } from './record.js';

/** The most characters of all questions about one item. */
const mostAsked = 2 * longestRecord;

/** An item with the questions about it. */
export type Entry = { readonly item: ItemRecord; readonly questions: readonly Question[] };

/**
 * The items of a dataset with their questions, in order and one at a time. Both files have the order of the items, so
 * they are read side by side and memory stays flat.
 * @throws TopsyturvyError 'bad-file' where a line is malformed or a question stands apart from its item
 */
export async function* readEntries(folder: string): AsyncGenerator<Entry, void> {
  const { questionSchema } = await import('../../score/question-schema.js');
  const questions = readRecords<Question>(folder, questionsFile, questionSchema);
  const next = (): Question | undefined => questions.next().value?.value;
  try {
    let question = next();
    for (const { value: item } of readRecords<ItemRecord>(folder, itemsFile, itemSchema(zod()))) {
      const asked: Question[] = [];
      let size = 0;
      while (question?.item === item.id) {
        asked.push(question);
        size += JSON.stringify(question).length;
        if (size > mostAsked)
          throw badFile(
            `The questions about item '${item.id}' take more than ${mostAsked >> 20} MiB`,
            item.id,
          );
        question = next();
      }
      yield { item, questions: asked };
    }
    if (question) throw misplaced(question);
  } finally {
    questions.return(undefined);
  }
}

function misplaced({ id, item }: Question): TopsyturvyError {
  return badFile(
    `Question '${id}' of ${questionsFile} is not at the position of its item '${item}' in ${itemsFile}`,
    id,
  );
}

/** A line of a file with what errors call it. */
type Row<T> = { readonly value: T; readonly place: string };

/** The lines of a file in a folder, each checked. @throws TopsyturvyError 'bad-file' naming the first line that is malformed */
export function* readRecords<T>(folder: string, name: string, schema: ZodType): Generator<Row<T>, undefined> {
  for (const { number, text } of linesOf({ folder, name }, longestRecord)) {
    const place = `Line ${number} of ${pathOf({ folder, name })}`;
    const wrong = (why: string): TopsyturvyError => badFile(`${place} ${why}`, text?.slice(0, 200));
    if (text === null) throw wrong('is too long to be read');
    let value: unknown;
    try {
      value = parseJson(text, mostRecordValues);
    } catch (error) {
      throw wrong(jsonFault(error));
    }
    checkForm(schema, value, place, 'bad-file');
    yield { value: value as T, place };
  }
}

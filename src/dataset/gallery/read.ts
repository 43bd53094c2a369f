import { join } from 'node:path';
import type { ZodType } from 'zod';
import { TopsyturvyError } from '../../core/errors.js';
import { linesOf } from '../../core/lines.js';
import { zod } from '../../core/zod.js';
import type { Question } from '../../score/question.js';
import { itemsFile, questionsFile } from '../layout.js';
import type { ItemRecord } from '../record.js';
import { itemSchema } from '../schema.js';
import { checkForm } from '../spec.js';

/** An item with the questions about it. */
export interface Entry {
  readonly item: ItemRecord;
  readonly questions: readonly Question[];
}

/**
 * The items of a dataset with their questions, in order and one at a time. Both files have the order of the items, so
 * they are read side by side and memory stays flat.
 *
 * @throws TopsyturvyError 'bad-file' where a line is malformed or a question stands apart from its item
 */
export async function* readEntries(folder: string): AsyncGenerator<Entry, void> {
  const { questionSchema } = await import('../../score/question-schema.js');
  const questions = readRecords<Question>(folder, questionsFile, questionSchema);
  const next = async (): Promise<Question | undefined> => {
    const { done, value } = await questions.next();
    return done ? undefined : value;
  };
  try {
    let question = await next();
    for await (const item of readRecords<ItemRecord>(folder, itemsFile, itemSchema(zod()))) {
      const asked: Question[] = [];
      while (question?.item === item.id) {
        asked.push(question);
        question = await next();
      }
      yield { item, questions: asked };
    }
    if (question) throw misplaced(question);
  } finally {
    await questions.return();
  }
}

function misplaced({ id, item }: Question): TopsyturvyError {
  return new TopsyturvyError(
    'bad-file',
    `Question '${id}' of ${questionsFile} does not stand where its item '${item}' stands in ${itemsFile}`,
    id,
  );
}

async function* readRecords<T>(folder: string, name: string, schema: ZodType): AsyncGenerator<T, void> {
  let number = 0;
  for await (const line of jsonLines(folder, name)) {
    number++;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      throw new TopsyturvyError('bad-file', `Line ${number} of ${name} is not JSON`, line.slice(0, 200));
    }
    checkForm(schema, value, `Line ${number} of ${name}`, 'bad-file');
    yield value as T;
  }
}

/** The lines of a file of the dataset. What the system refuses becomes an error in plain words. */
async function* jsonLines(folder: string, name: string): AsyncGenerator<string, void> {
  try {
    yield* linesOf(join(folder, name));
  } catch (error) {
    if (error instanceof TopsyturvyError) throw error;
    throw new TopsyturvyError(
      'bad-file',
      `Cannot read ${name} of '${folder}': ${(error as NodeJS.ErrnoException).code ?? String(error)}`,
      folder,
      undefined,
      { cause: error },
    );
  }
}

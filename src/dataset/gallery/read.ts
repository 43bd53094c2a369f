import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';
import type { Question } from '../../score/question.js';
import { itemsFile, manifestFile, questionsFile } from '../layout.js';
import type { ItemRecord, Manifest } from '../record.js';
import { readJsonLines } from './lines.js';
import { checkItem, checkManifest, checkQuestion } from './shape.js';

/** An item with the questions about it. */
export interface Entry {
  readonly item: ItemRecord;
  readonly questions: readonly Question[];
}

const largestManifest = 1 << 26;

/**
 * @throws TopsyturvyError 'bad-folder' if the folder is no finished dataset, 'bad-file' if its manifest is malformed
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, manifestFile);
  let text: string;
  try {
    if ((await stat(file)).size > largestManifest) {
      throw new TopsyturvyError('bad-file', `${manifestFile} is larger than ${largestManifest} bytes`, file);
    }
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof TopsyturvyError) throw error;
    throw new TopsyturvyError(
      'bad-folder',
      `'${folder}' is not a finished dataset: it has no readable ${manifestFile}`,
      folder,
      'a folder that topsyturvy generate has filled',
      { cause: error },
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TopsyturvyError('bad-file', `Expected JSON in ${manifestFile}`, text.slice(0, 200));
  }
  return checkManifest(value);
}

/**
 * The items of a dataset with their questions, in order and one at a time. Both files have the order of the items, so
 * they are read side by side and memory stays flat.
 *
 * @throws TopsyturvyError 'bad-file' where a line is malformed or a question stands apart from its item
 */
export async function* readEntries(folder: string): AsyncGenerator<Entry, void> {
  const lines = readJsonLines(join(folder, questionsFile), questionsFile);
  const next = async (): Promise<Question | undefined> => {
    const { done, value } = await lines.next();
    return done ? undefined : checkQuestion(value.value, value.place);
  };
  let question = await next();
  for await (const { value, place } of readJsonLines(join(folder, itemsFile), itemsFile)) {
    const item = checkItem(value, place);
    const questions: Question[] = [];
    while (question !== undefined && question.item === item.id) {
      questions.push(question);
      question = await next();
    }
    yield { item, questions };
  }
  if (question !== undefined) {
    throw new TopsyturvyError(
      'bad-file',
      `Question '${question.id}' of ${questionsFile} does not stand where its item '${question.item}' stands in ${itemsFile}`,
      question.id,
    );
  }
}

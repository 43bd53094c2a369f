import type { ZodType } from 'zod';
import { badFile, parseJson, told, type TopsyturvyError, wording } from '../core/index.js';
import { linesOf, longestRecord, mostRecordValues } from '../core/files/lines.js';
import { type FilePlace, pathOf } from '../core/files/regular-file.js';
import { QuestionHolder } from './held-question.js';
import type { Question } from './question.js';

/**
 * Reads and checks a `questions.jsonl`. Values that are equal are held once, and are not to be changed.
 * @param path of the file, or `{ folder, name }` for one that must lie in its folder when links are followed
 * @throws TopsyturvyError `bad-file` with the number of the first line that is not a question, or when all take more than 512 MiB
 */
export const readQuestions = async (path: FilePlace): Promise<Question[]> =>
  heldOnce(await questionsIn(path));

/** Questions with values that are equal held once. They are not to be changed. @throws TopsyturvyError 'bad-file' beyond 512 MiB */
export function heldOnce(questions: Iterable<Question>): Question[] {
  const holder = new QuestionHolder([]);
  return Array.from(questions, (question) => holder.hold(question) as Question);
}

/** The same questions one at a time, read when they are asked for: scoring holds only a part of each. */
export async function questionsIn(path: FilePlace): Promise<Iterable<Question>> {
  const { questionSchema } = await import('./question-schema.js');
  return checked(path, questionSchema);
}

function* checked(path: FilePlace, schema: ZodType<Question>): Generator<Question> {
  for (const { number, text } of linesOf(path, longestRecord)) {
    const wrong = (why: string): TopsyturvyError =>
      badFile(
        `Line ${number} of ${pathOf(path)} is not a question${why}`,
        text?.slice(0, 200),
        'a question as in question.schema.json',
      );
    if (text === null) throw wrong(': it is too long to be read');
    const parsed = schema.safeParse(valueOf(text, wrong), wording);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const where = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
      throw wrong(`${where}: ${issue ? told(issue) : 'it cannot be read'}`);
    }
    yield parsed.data;
  }
}

function valueOf(text: string, wrong: (why: string) => TopsyturvyError): unknown {
  try {
    return parseJson(text, mostRecordValues);
  } catch (error) {
    throw wrong(error instanceof RangeError ? `: it ${error.message}` : ': it is not JSON');
  }
}

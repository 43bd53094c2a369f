import { join } from 'node:path';
import { badParameter, countIn, badFile } from '../../../core/index.js';
import type { Question } from '../../../score/question.js';
import { readLetter } from '../../../score/read/options/letter.js';
import { replyText } from '../../../score/read/reply-text.js';
import { questionsIn } from '../../../score/read-questions.js';
import { questionsFile, readManifest } from '../../folder/layout.js';
import { yesNoOptions } from '../choices.js';
import { checkIsNew, writeNewFile } from '../new-file.js';
import { OpaqueNames } from '../opaque-names.js';
import { countsOf } from '../tally.js';
import { replyForms, type ReplyFormName } from './reply-forms.js';
import { wrongFile, type ReplyReader } from './reply-reader.js';

/** Where replies come from and where they go. */
export interface ImportOptions {
  /** The form of the file. */
  readonly from: ReplyFormName;
  /** The files that the harness wrote. */
  readonly in: readonly string[];
  /** The file to write, one `{"id", "reply"}` a line as `score` takes them; it must be new. */
  readonly out: string;
}

/** What was written. */
export interface ImportReport {
  /** The path of the replies that were written. */
  readonly file: string;
  /** Replies written, and questions of the dataset. */
  readonly replies: number;
  /** How many questions the dataset has. */
  readonly questions: number;
  /** Why there is no reply → how many questions have none for this reason. */
  readonly failed: Readonly<Record<string, number>>;
}

/**
 * Brings the replies of a harness back to the questions of a dataset. Replies to Yes-No questions that were asked as choices
 * become Yes or No. The questions' ids are held in memory.
 * @param folder the dataset that was exported
 * @throws TopsyturvyError 'bad-parameter' for an unknown form, 'bad-folder' if `folder` is not a finished dataset or `out` is there
 *   already, 'bad-file' for a file of another form, one cut short, a reply to no question of the dataset, or two to one
 * @example await importReplies('bodies', { from: 'openai-batch', in: ['output.jsonl'], out: 'replies.jsonl' })
 */
export async function importReplies(folder: string, options: ImportOptions): Promise<ImportReport> {
  const form = replyForms.find(({ name }) => name === options.from);
  if (!form) {
    const names = replyForms.map(({ name }) => name).join(', ');
    throw badParameter('the form of the replies', options.from, `one of ${names}`);
  }
  const reader = await form.load();
  const known = await knownQuestions(folder);
  checkIsNew(options.out);
  const failures = new Map<string, number>();
  const answered = new Set<string>();
  await writeNewFile(options.out, replyLines(reader, options.in, known, answered, failures));
  return { file: options.out, replies: answered.size, questions: known.count, failed: countsOf(failures) };
}

interface Known {
  readonly count: number;
  /** The questions by their id in the export. */
  readonly exported: ReadonlyMap<string, string>;
  /** Ids of questions asked for Yes or No. */
  readonly yesNo: ReadonlySet<string>;
  /** Ids of the dataset itself, which replies in its own form may have. */
  has(id: string): boolean;
  /** The dataset's digest, for errors. */
  readonly digest: string;
}

async function knownQuestions(folder: string): Promise<Known> {
  const { digest } = readManifest(folder);
  const names = new OpaqueNames(digest);
  const exported = new Map<string, string>();
  const yesNo = new Set<string>();
  for (const { id, scoring } of await questionsIn(join(folder, questionsFile))) {
    exported.set(names.question(id), id);
    if (scoring.kind === 'yes-no') yesNo.add(id);
  }
  return { count: exported.size, exported, yesNo, digest, has: (id) => exported.has(names.question(id)) };
}

async function* replyLines(
  reader: ReplyReader,
  files: readonly string[],
  known: Known,
  answered: Set<string>,
  failures: Map<string, number>,
): AsyncGenerator<string, void> {
  for (const file of files) {
    for await (const { id: given, reply, failure, place } of reader.read(file)) {
      const id = known.exported.get(given) ?? (known.has(given) ? given : undefined);
      if (id === undefined)
        throw wrongFile(
          file,
          place,
          `is about '${given.slice(0, 100)}', which no question of the dataset is called: was another dataset exported? (its digest is in the export's README.md; this one's is ${known.digest})`,
        );
      if (reply === undefined) {
        countIn(failures, failure ?? 'came without text');
        continue;
      }
      if (answered.has(id))
        throw wrongFile(
          file,
          place,
          `replies to '${given}' once more: give each reply once, and each run a file of its own`,
        );
      answered.add(id);
      const text = reader.yesNoAsLetters && known.yesNo.has(id) ? yesOrNo(reply) : reply;
      yield `${JSON.stringify({ id, reply: text } satisfies { id: Question['id']; reply: string })}\n`;
    }
  }
  if (answered.size === 0)
    throw badFile(`There is no reply in ${files.map((file) => `'${file}'`).join(', ')}`);
}

/** A reply to A (Yes) or B (No) as Yes or No; as it is if no choice can be read from it. */
function yesOrNo(reply: string): string {
  const { value } = readLetter(replyText(reply) ?? '', yesNoOptions);
  return value === null ? reply : yesNoOptions[value as keyof typeof yesNoOptions];
}

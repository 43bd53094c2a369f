import { join } from 'node:path';
import { badParameter, countIn, badFile } from '../../../core/index.js';
import { questionsIn, type Question } from '../../../score/index.js';
import { readLetter } from '../../../score/read/options/letter.js';
import { replyText } from '../../../score/read/reply-text.js';
import { headLine } from '../../ask/reply-head.js';
import { questionsFile, readManifest } from '../../folder/layout.js';
import { selectedIn, selectionOf, type Selection } from '../../select-questions.js';
import { yesNoOptions } from '../choices.js';
import { checkSplit, splitOf } from '../export.js';
import type { Split } from '../exporter.js';
import { exporters } from '../exporters.js';
import { checkIsNew, writeNewFile } from '../new-file.js';
import { OpaqueNames } from '../opaque-names.js';
import { countsOf } from '../tally.js';
import { replyForms, type ReplyFormName } from './reply-forms.js';
import { wrongFile, type ReplyReader } from './reply-reader.js';

/** Where replies come from and where they go, and what was asked. */
export interface ImportOptions extends Omit<Selection, 'split' | 'form'> {
  /** The split that was exported, or all. Default: as `export` has it: test, all where the dataset has no splits. */
  readonly split?: Split | 'all' | undefined;
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
  const asked = await exported(folder, options);
  const known = await knownQuestions(folder, await selectedIn(folder, asked));
  checkIsNew(options.out);
  const failures = new Map<string, number>();
  const answered = new Set<string>();
  const lines = replyLines(reader, options.in, known, answered, failures);
  await writeNewFile(options.out, under(headLine({ asked }), lines));
  return {
    file: options.out,
    replies: answered.size,
    questions: known.asked.size,
    failed: countsOf(failures),
  };
}

async function* under(head: string, lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield head;
  yield* lines;
}

/** The questions that an export in the form of the replies has. */
async function exported(folder: string, { from, split, ...rest }: ImportOptions): Promise<Selection> {
  checkSplit(split);
  const entry = exporters.find(({ name }) => name === from);
  const own = entry ? splitOf(folder, (await entry.load()).split, split).split : (split ?? 'all');
  return selectionOf({ ...rest, form: entry?.name, split: own === 'all' ? undefined : own });
}

interface Known {
  /** Ids of those that were asked. */
  readonly asked: ReadonlySet<string>;
  /** All the questions by their id in the export. */
  readonly exported: ReadonlyMap<string, string>;
  /** Ids of questions asked for Yes or No. */
  readonly yesNo: ReadonlySet<string>;
  /** Ids of the dataset itself, which replies in its own form may have. */
  has(id: string): boolean;
  /** The dataset's digest, for errors. */
  readonly digest: string;
}

/** @param places of those that were asked */
async function knownQuestions(folder: string, places: readonly number[]): Promise<Known> {
  const { digest } = readManifest(folder);
  const names = new OpaqueNames(digest);
  const exported = new Map<string, string>();
  const yesNo = new Set<string>();
  const asked = new Set<string>();
  const wanted = new Set(places);
  for (const { id, scoring } of await questionsIn(join(folder, questionsFile))) {
    if (wanted.has(exported.size)) asked.add(id);
    exported.set(names.question(id), id);
    if (scoring.kind === 'yes-no') yesNo.add(id);
  }
  return { asked, exported, yesNo, digest, has: (id) => exported.has(names.question(id)) };
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
      if (!known.asked.has(id))
        throw wrongFile(
          file,
          place,
          `is about '${given.slice(0, 100)}', which is not among the ${known.asked.size} questions asked; say what was exported with --split, --parts, --subset, --conditions, --variants and --limit`,
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

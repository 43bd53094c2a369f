import type { AskReport } from '../dataset/ask/ask.js';
import { headLine } from '../dataset/ask/reply-head.js';
import { selectedIn, selectionOf, type Selection } from '../dataset/select-questions.js';
import { writeNewFile } from '../dataset/export/new-file.js';
import { questionsFile, readManifest } from '../dataset/folder/layout.js';
import { baselineReplies } from '../score/audit/play-baseline.js';
import { findScorers, withScorers } from '../score/find-scorers.js';
import { readQuestions } from '../score/read-questions.js';
import type { CustomScorers } from './score-replies.js';
import { scorers as shipped } from './scorers.js';

/** A baseline and what it is asked. */
export interface AskBaselineOptions extends Selection, CustomScorers {
  /** The baseline's name as the audit has it, with hyphens: `majority-answer`, `option-A`. */
  readonly baseline: string;
  /** The file to write; it must be new. */
  readonly replies: string;
}

/** The reason that the report gives for questions to which a baseline has no answer. */
const notApplicable = 'the baseline does not apply to it';

/**
 * Writes what a baseline of the audit replies to a dataset's questions, in the form of a model's replies: a floor for charts.
 * @param folder a finished dataset
 * @throws TopsyturvyError as `askDataset` does
 */
export async function askBaseline(folder: string, options: AskBaselineOptions): Promise<AskReport> {
  readManifest(folder);
  const { baseline, replies, scorers } = options;
  const questions = await readQuestions({ folder, name: questionsFile });
  const used = await findScorers(questions, withScorers(shipped, scorers));
  const given = baselineReplies(questions, baseline, used);
  const asked = (await selectedIn(folder, options)).map((at) => questions[at].id);
  const answered = asked.filter((id) => given.has(id));
  const model = `baseline:${baseline}`;
  await writeNewFile(replies, [
    headLine({ model, asked: selectionOf(options) }),
    ...answered.map((id) => `${JSON.stringify({ id, reply: given.get(id)!, model })}\n`),
  ]);
  const without = asked.length - answered.length;
  return {
    questions: asked.length,
    asked: answered.length,
    before: 0,
    failed: without === 0 ? {} : { [notApplicable]: without },
    withoutText: {},
    tokens: { in: 0, out: 0 },
    interrupted: false,
  };
}

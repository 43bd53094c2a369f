import { badFolder } from '../../../core/errors.js';
import { judgePrompt } from '../../../score/judge/prompt.js';
import { comparisonId, comparisonsOf } from '../../../score/judge/comparisons.js';
import { questionsIn, readReplies } from '../../../score/index.js';
import { questionsFile, readManifest } from '../../folder/layout.js';
import { checkIsNew, writeNewFile } from '../new-file.js';

/** Whose replies a judge is asked about, and where the prompts are written. */
export interface JudgeOptions {
  /** A model's replies: JSONL of `{"id", "reply"}`. */
  readonly replies: string;
  /** The file to write; it must be new. */
  readonly out: string;
}

/** The file that was written. */
export interface JudgeReport {
  /** The path of the JSON lines that were written. */
  readonly file: string;
  /** Replies that the judge is asked about. */
  readonly replies: number;
  /** Lines written: an ordered reply has one for each of its words. */
  readonly prompts: number;
}

/**
 * Writes what a language model is to be asked that judges replies of words (AmbiBench, A.5), one `{"id", "prompt"}` a line.
 * Its replies, in the form of any replies, are what `topsyturvy score --verdicts` takes. Replies that cannot be right,
 * because they give too few words, are not asked about.
 * @param folder a finished dataset
 * @throws TopsyturvyError 'bad-folder' if `folder` is not a finished dataset, `out` is there already or no reply is to be
 *   judged, 'bad-file' if the replies cannot be read
 */
export async function exportJudge(folder: string, { replies, out }: JudgeOptions): Promise<JudgeReport> {
  readManifest(folder);
  checkIsNew(out);
  const questions = new Map<string, Parameters<typeof comparisonsOf>[0]>();
  for (const { id, scoring } of await questionsIn({ folder, name: questionsFile })) {
    if (scoring.kind === 'words' || scoring.kind === 'layers') questions.set(id, { scoring });
  }
  let [judged, prompts] = [0, 0];
  await writeNewFile(out, lines());
  return { file: out, replies: judged, prompts };

  async function* lines(): AsyncGenerator<string, void> {
    for (const { id, reply } of readReplies(replies)) {
      const question = questions.get(id);
      if (!question) continue;
      questions.delete(id); // the first reply counts
      const comparisons = comparisonsOf(question, reply);
      if (comparisons.length > 0) judged++;
      for (const comparison of comparisons) {
        prompts++;
        const prompt = judgePrompt(comparison.predicted, comparison.truth);
        yield `${JSON.stringify({ id: comparisonId(id, comparison), prompt })}\n`;
      }
    }
    if (prompts === 0) {
      throw badFolder(
        `There is nothing to judge in '${replies}': it has no reply of words to a question of '${folder}' that asks for words`,
        replies,
      );
    }
  }
}

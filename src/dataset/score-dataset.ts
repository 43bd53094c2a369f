import { join } from 'node:path';
import type { Report } from '../score/report.js';
import type { Reply } from '../score/replies.js';
import { questionsFile } from './layout.js';
import { readManifest } from './read-manifest.js';

export interface ScoreOptions {
  /** A file of a judge's replies to what `exportJudge` wrote. Default: replies are graded without a judge. */
  readonly verdicts?: string;
}

/**
 * Grades the replies to a dataset's questions and reports the scores, as `topsyturvy score` does.
 *
 * @param folder a finished dataset
 * @param replies a JSON Lines file of `{"id": …, "reply": …}`, or such objects
 * @throws TopsyturvyError 'bad-folder' if `folder` is no finished dataset, 'bad-file' if a file cannot be read
 * @example console.log((await score('small', 'replies.jsonl')).counts.answered)
 */
export async function scoreDataset(
  folder: string,
  replies: string | Iterable<Reply>,
  { verdicts }: ScoreOptions = {},
): Promise<Report> {
  readManifest(folder);
  // Loaded only now: most programs that make datasets do not score them.
  const [{ noted }, { questionsIn }, { readReplies }, { readVerdicts }, { scoreReplies }] = await Promise.all(
    [
      import('../score/noted.js'),
      import('../score/read-questions.js'),
      import('../score/replies.js'),
      import('../score/judge/verdicts.js'),
      import('../score/report.js'),
    ],
  );
  const questions = await questionsIn(join(folder, questionsFile));
  const malformed = noted();
  const unclear = noted();
  const given = typeof replies === 'string' ? readReplies(replies, malformed) : replies;
  const judge = verdicts === undefined ? undefined : { unclear, verdicts: readVerdicts(verdicts, unclear) };
  return scoreReplies(questions, given, malformed, judge);
}

import { TopsyturvyError, badFile } from '../core/errors.js';
import { readManifest } from '../dataset/folder/layout.js';
import type { Selection } from '../dataset/select-questions.js';
import type { Noted, Reply, Scorer } from '../score/index.js';
import type { WordRule } from '../score/words/names.js';
import type { Report } from './report.js';

/** What `score` takes besides the dataset and the replies. */
export interface ScoreOptions {
  /** The questions that were asked: others are not scored, and these are wrong without a reply. Default: as the file of replies says, else all. */
  readonly asked?: Selection | undefined;
  /** A file of a judge's replies to what `exportJudge` wrote. Default: replies are graded without a judge. */
  readonly verdicts?: string | undefined;
  /** Scorers of your own, besides those shipped; one with the name of a shipped one replaces it. Default: none. */
  readonly scorers?: readonly Scorer[] | undefined;
  /** The words that count as names of a thing, where words are asked for: 'paper' lets any hypernym count. Default: 'basic'. */
  readonly words?: WordRule | undefined;
}

/**
 * Grades the replies to a dataset's questions and reports the scores, as `topsyturvy score` does.
 * @param folder a finished dataset
 * @param replies a JSON Lines file of `{"id": …, "reply": …}`, or such objects
 * @throws TopsyturvyError 'bad-folder' if `folder` is not a finished dataset; 'bad-file' if a file cannot be read, if no reply is
 *   to a question of the dataset, or if a question names a scorer that is not there
 * @example console.log((await score('small', 'replies.jsonl')).counts.answered)
 */
export async function scoreDataset(
  folder: string,
  replies: string | Iterable<Reply>,
  { asked, verdicts, scorers, words }: ScoreOptions = {},
): Promise<Report> {
  readManifest(folder);
  // Loaded only now: most programs that make datasets do not score them.
  const [{ noted }, { askedQuestions, headsOf }, { readReplies }, { readVerdicts }, { scoreReplies }] =
    await Promise.all([
      import('../score/noted.js'),
      import('../dataset/ask/reply-head.js'),
      import('../score/replies.js'),
      import('../score/judge/verdicts.js'),
      import('./score-replies.js'),
    ]);
  const questions = await askedQuestions(folder, typeof replies === 'string' ? [replies] : [], asked);
  const malformed = noted();
  const unclear = noted();
  const given = typeof replies === 'string' ? readReplies(replies, malformed) : replies;
  const judge = verdicts === undefined ? undefined : { unclear, verdicts: readVerdicts(verdicts, unclear) };
  const report = await scoreReplies(questions, given, { malformed, judge, scorers, words });
  if (report.counts.answered === 0) throw noAnswer(folder, replies, report);
  const heads = typeof replies === 'string' ? headsOf(replies) : [];
  return heads.length > 0 ? { asked: heads, ...report } : report;
}

/** Replies of another dataset, or a file that holds none, would score 0 without saying why. */
export function noAnswer(
  folder: string,
  replies: string | Iterable<Reply>,
  { counts }: { readonly counts: Pick<Report['counts'], 'replies' | 'unknown' | 'malformed'> },
): TopsyturvyError {
  const what = typeof replies === 'string' ? `'${replies}'` : 'the replies';
  const first = ({ first }: Noted): string => first[0];
  const why =
    counts.replies > 0
      ? `none of them is; the first of ${counts.replies} is to '${first(counts.unknown)}'`
      : counts.malformed.count > 0
        ? `no line is a reply; ${first(counts.malformed)}`
        : 'there is no reply';
  return badFile(
    `Expected in ${what} replies to the questions of '${folder}', but ${why}`,
    what,
    '{"id": …, "reply": …} on each line, with the id of a question',
  );
}

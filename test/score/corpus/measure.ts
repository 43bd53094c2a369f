import { gradeReply } from '../../../src/score/grade/grade-reply.js';
import { corpus, type CorpusReply } from './generate.js';
import { ASKED } from './questions.js';

/** How many replies were read right, not at all, and as another answer, with those that were not read right. */
export interface Measured {
  n: number;
  right: number;
  unread: number;
  other: number;
  wrong: { reply: CorpusReply; parsed: string | null; how: string }[];
}

export const seed = 'replies';

/** Grades the part of the corpus, or of the replies of it that are given, for which `keep` holds. */
export function measure(
  keep: (reply: CorpusReply) => boolean,
  replies: Iterable<CorpusReply> = corpus(seed),
): Measured {
  const measured: Measured = { n: 0, right: 0, unread: 0, other: 0, wrong: [] };
  for (const reply of replies) {
    if (!keep(reply)) continue;
    measured.n++;
    const { correct, parsed, how } = gradeReply(ASKED[reply.asked].question, reply.reply);
    if (reply.read === null ? parsed === null : correct) {
      measured.right++;
      continue;
    }
    if (parsed === null) measured.unread++;
    else measured.other++;
    measured.wrong.push({ reply, parsed, how });
  }
  return measured;
}

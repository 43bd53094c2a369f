import { badFile } from '../core/errors.js';
import { Chances } from './measure/chance.js';
import { gradeReply, type Grade } from './grade/grade-reply.js';
import { gradeConversation } from './grade/conversation.js';
import { QuestionHolder, type HeldQuestion } from './held-question.js';
import { applyVerdicts } from './judge/apply-verdicts.js';
import type { Verdicts } from './judge/verdicts.js';
import { note, noted, type Noted } from './noted.js';
import type { Question } from './question.js';
import { isCut } from './read/reply-text.js';
import type { Reply } from './replies.js';
import type { WordRule } from './words/names.js';

/** A question with the grade of its reply, `null` when there is none. */
export interface Mark {
  /** The question that was asked. */
  question: HeldQuestion;
  /** The chance of guessing it blindly; see `Chances`. */
  chance: number;
  /** The grade of the reply; null where there was none. */
  grade: Grade | null;
}

/** The graded replies to a set of questions, and the replies that do not count. */
export interface Marks {
  /** One for each question, in their order. */
  marks: Mark[];
  /** All replies, whether they count or not. */
  replies: number;
  /** Second and further replies to a question: the first one counts. */
  duplicate: Noted;
  /** Replies to no question. */
  unknown: Noted;
  /** Replies of which only the beginning and the end were read; see `longestReply`. */
  cut: number;
  /** Replies whose grade is a judge's. */
  judged: number;
}

/**
 * Grades replies against their questions. Memory grows with the questions, of which prompts are not held, and not with
 * the replies.
 * @param verdicts of a judge, which go before the library's matching of words
 * @param words which words name a thing. Default: 'basic'
 * @throws TopsyturvyError `bad-file` when two questions have one id
 */
export function markReplies(
  questions: Iterable<Question>,
  replies: Iterable<Reply>,
  verdicts?: Verdicts,
  words?: WordRule,
): Marks {
  const byId = ungraded(questions);
  const result: Marks = {
    marks: [...byId.values()],
    replies: 0,
    duplicate: noted(),
    unknown: noted(),
    cut: 0,
    judged: 0,
  };
  for (const { id, reply, replies: two } of replies) {
    result.replies++;
    const mark = byId.get(id);
    if (!mark) note(result.unknown, String(id));
    else if (mark.grade) note(result.duplicate, id);
    else {
      if (isCut(reply)) result.cut++;
      const conversed = two && gradeConversation(mark.question, two, words);
      const own = conversed ?? gradeReply(mark.question, reply, words);
      mark.grade = verdicts && !conversed ? applyVerdicts(mark.question, reply, own, verdicts) : own;
      if (mark.grade !== own) result.judged++;
    }
  }
  return result;
}

/** A mark for each question, by its id. */
function ungraded(questions: Iterable<Question>): Map<string, Mark> {
  const chances = new Chances();
  const holder = new QuestionHolder();
  const levels: (() => number)[] = [];
  const byId = new Map<string, Mark>();
  for (const question of questions) {
    const { id } = question;
    if (byId.has(id)) throw badFile(`Two questions have the id ${id}`, id, 'unique ids');
    levels.push(chances.add(question));
    byId.set(id, { question: holder.hold(question), chance: 0, grade: null });
  }
  let at = 0;
  for (const mark of byId.values()) mark.chance = levels[at++]();
  return byId;
}

import { TopsyturvyError } from '../core/errors.js';
import { chanceLevels } from './chance.js';
import { gradeReply, type Grade } from './grade.js';
import { note, noted, type Noted } from './noted.js';
import type { Question } from './question.js';
import type { Reply } from './replies.js';

/** A question with the grade of its reply, `null` when there is none. */
export interface Mark {
  question: Question;
  /** The chance of guessing it blindly; see `chanceLevels`. */
  chance: number;
  grade: Grade | null;
}

export interface Marks {
  marks: Mark[];
  /** All replies, whether they count or not. */
  replies: number;
  /** Second and further replies to a question: the first one counts. */
  duplicate: Noted;
  /** Replies to no question. */
  unknown: Noted;
}

/**
 * Grades replies against their questions. Memory grows with the questions, not with the replies.
 *
 * @throws TopsyturvyError `bad-file` when two questions have one id
 */
export function markReplies(questions: Iterable<Question>, replies: Iterable<Reply>): Marks {
  const all = [...questions];
  const chances = chanceLevels(all);
  const byId = new Map<string, Mark>();
  all.forEach((question, i) => {
    if (byId.has(question.id)) {
      throw new TopsyturvyError(
        'bad-file',
        `Two questions have the id ${question.id}`,
        question.id,
        'unique ids',
      );
    }
    byId.set(question.id, { question, chance: chances[i]!, grade: null });
  });
  const result: Marks = { marks: [...byId.values()], replies: 0, duplicate: noted(), unknown: noted() };
  for (const { id, reply } of replies) {
    result.replies++;
    const mark = byId.get(id);
    if (!mark) note(result.unknown, String(id));
    else if (mark.grade) note(result.duplicate, id);
    else mark.grade = gradeReply(mark.question, reply);
  }
  return result;
}

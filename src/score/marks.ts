import { TopsyturvyError } from '../core/errors.js';
import { gradeReply, type Grade } from './grade.js';
import { note, noted, type Noted } from './noted.js';
import type { Question } from './question.js';
import type { Reply } from './replies.js';
import { Strata } from './strata.js';

/** A question without the parts that scoring does not need. */
export type Scored = Omit<Question, 'prompt' | 'images'>;

/** A question with the grade of its reply, `null` when there is none. */
export interface Mark {
  question: Scored;
  /** Questions of one stratum share their possible answers; see `Strata`. */
  stratum: number;
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

function scored(question: Question): Scored {
  const rest: Scored & Partial<Question> = { ...question };
  delete rest.prompt;
  delete rest.images;
  return rest;
}

/**
 * Grades replies against their questions. Memory grows with the questions, not with the replies.
 *
 * @throws TopsyturvyError `bad-file` when two questions have one id
 */
export function markReplies(questions: Iterable<Question>, replies: Iterable<Reply>): Marks {
  const strata = new Strata();
  const byId = new Map<string, Mark>();
  for (const question of questions) {
    if (byId.has(question.id)) {
      throw new TopsyturvyError(
        'bad-file',
        `Two questions have the id ${question.id}`,
        question.id,
        'unique ids',
      );
    }
    byId.set(question.id, { question: scored(question), stratum: strata.of(question), grade: null });
  }
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

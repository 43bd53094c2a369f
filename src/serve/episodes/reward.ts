import { gradeReply, type Grade } from '../../score/grade/grade-reply.js';
import type { Question } from '../../score/question.js';

/** What a reply earns. */
export interface Rewarded {
  /** The reward, 0 to 1. */
  readonly reward: number;
  readonly grade: Grade;
}

/**
 * What a reply to a question earns, by the graders of `score`: 1 if it is right; a half for a neighbor of the right
 * option where the question knows any (DORI, App. L); for an answer with parts, the share that is given, less what is
 * given wrongly. A reply that gives everything earns nothing.
 */
export function rewardOf(question: Question, reply: unknown): Rewarded {
  const grade = gradeReply(question, reply);
  return { grade, reward: grade.correct ? 1 : partly(question, grade) };
}

function partly({ scoring }: Question, { parsed, parts, given }: Grade): number {
  if (scoring.kind === 'letter') return parsed !== null && scoring.half?.includes(parsed) ? 0.5 : 0;
  if (!parts || parts.length === 0) return 0;
  const wrong = given?.filter((right) => !right).length ?? 0;
  return Math.max(0, parts.filter(Boolean).length - wrong) / parts.length;
}

import { Stream } from '../../../src/core/stream.js';
import type { Question } from '../../../src/score/question.js';
import { boxesText } from '../../../src/score/boxes-text.js';

/** What a made-up model says to a question, and what is known of it by how it was made up. */
export interface MadeUp {
  readonly id: string;
  readonly reply: string;
  readonly right: boolean;
  /** Which of several readings it gives. */
  readonly parts?: readonly boolean[];
  /** Of boxes: whether each box given is right. */
  readonly hits?: readonly boolean[];
}

/** A model that is right with a probability; the same name says the same. */
export const madeUp = (questions: readonly Question[], name: string, skill: number): MadeUp[] =>
  questions.map((question) => answerOf(question, new Stream(['made up', name, question.id]), skill));

function answerOf(question: Question, stream: Stream, skill: number): MadeUp {
  const { id, answer, scoring } = question;
  const right = stream.float() < skill;
  if (right && scoring.kind !== 'words' && scoring.kind !== 'boxes') return { id, reply: answer, right };
  switch (scoring.kind) {
    case 'letter': {
      const others = Object.keys(question.options!).filter((letter) => letter !== answer);
      return { id, reply: others[stream.below(others.length)], right };
    }
    case 'letters':
      return { id, reply: 'E', right };
    case 'yes-no':
      return { id, reply: answer === 'Yes' ? 'No' : 'Yes', right };
    case 'words': {
      // Each reading by itself; what is in the place of one is the name of nothing that is shown.
      const parts = scoring.parts.map(() => right || stream.float() < skill / 2);
      const words = scoring.parts.map(({ word }, i) => (parts[i] ? word : 'zeppelin'));
      return { id, reply: words.join(', '), right: parts.every(Boolean), parts };
    }
    case 'layers':
      return { id, reply: 'zeppelin; zeppelin', right };
    case 'boxes': {
      const hits = scoring.boxes.map(() => right || stream.float() < skill / 2);
      const given = scoring.boxes.map(([a, b, c, d], i): (typeof scoring.boxes)[number] =>
        hits[i] ? [a, b, c, d] : [a + 300, b + 200, c + 300, d + 200],
      );
      return { id, reply: boxesText(given), right: hits.every(Boolean), hits };
    }
    default:
      return { id, reply: `${answer}x`, right };
  }
}

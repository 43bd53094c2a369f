import { gradeReply, type Gradable, type Grade } from './grade-reply.js';
import type { NamedThing } from '../question.js';
import type { WordRule } from '../words/names.js';

/**
 * Grades the two replies of a conversation that asks for one reading of a picture and then for the other (AmbiBench, 4.3): right if they
 * name different readings, in any order. A reply that names both names neither.
 * @returns undefined for a question whose answer is not two readings without an order
 */
export function gradeConversation(
  question: Gradable,
  replies: readonly [string, string],
  words: WordRule = 'basic',
): Grade | undefined {
  const readings = readingsOf(question);
  if (!readings) return undefined;
  const [first, second] = replies.map((reply) => {
    const grades = readings.map((reading) => gradeReply(reading, reply, words));
    const named = grades.filter(({ correct }) => correct);
    return {
      name: named.length === 1 ? grades.indexOf(named[0]) : undefined,
      grade: named.length === 1 ? named[0] : grades[0],
    };
  });
  const readingsNamed: [boolean, boolean] = [
    first.name !== undefined,
    second.name !== undefined && second.name !== first.name,
  ];
  const correct = readingsNamed.every(Boolean);
  const parsed = [first.grade.parsed, second.grade.parsed];
  return {
    correct,
    strict: correct && first.grade.strict && second.grade.strict,
    parsed: parsed.includes(null) ? null : parsed.join(' | '),
    how: first.grade.how === 'none' ? 'none' : second.grade.how,
    copied: false,
    parts: readings.map((_, i) => first.name === i || second.name === i),
    given: readingsNamed,
    readingsNamed,
  };
}

/** A question for each of two readings alone. */
function readingsOf(question: Gradable): Gradable[] | undefined {
  const { scoring } = question;
  if (scoring.kind === 'layers' && scoring.layers.length === 2)
    return scoring.layers.map((things) => alone(question, things, { kind: 'layers', layers: [things] }));
  if (scoring.kind !== 'words' || scoring.ordered || scoring.parts.length !== 2) return undefined;
  return scoring.parts.map((part) => alone(question, [part], { ...scoring, parts: [part] }));
}

const alone = (
  question: Gradable,
  things: readonly NamedThing[],
  scoring: Gradable['scoring'],
): Gradable => ({
  ...question,
  answer: things.map(({ word }) => word).join(', '),
  accept: [],
  scoring,
});

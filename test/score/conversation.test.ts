import { expect, test } from 'vitest';
import { gradeReply, type Gradable } from '../../src/score/grade/grade-reply.js';
import { gradeConversation } from '../../src/score/grade/conversation.js';

const words = (...readings: readonly string[]): Gradable => ({
  answer: readings.join(', '),
  accept: [],
  scoring: {
    kind: 'words',
    ordered: false,
    separator: ',',
    parts: readings.map((word, i) => ({ name: `reading-${'ab'[i]}`, word, accept: [] })),
  },
});
const layers: Gradable = {
  answer: 'carrot; key, star',
  accept: [],
  scoring: {
    kind: 'layers',
    layers: [['carrot'], ['key', 'star']].map((things) => things.map((word) => ({ word, accept: [] }))),
  },
};
const questions = [
  { question: words('duck', 'rabbit'), readings: ['duck', 'rabbit'] },
  { question: words('young woman', 'old woman'), readings: ['young woman', 'old woman'] },
  {
    question: words('cube seen from above', 'cube seen from below'),
    readings: ['cube seen from above', 'cube seen from below'],
  },
  { question: layers, readings: ['carrot', 'key, star'] },
];
const forms: readonly ((reading: string) => string)[] = [
  (reading) => reading,
  (reading) => `**${reading}**`,
  (reading) => `I see a ${reading}.`,
  (reading) => `The image shows a ${reading} as a whole.`,
  (reading) => `<think>It may be a lamp.</think>A ${reading}`,
];

test.for(questions)(
  'both replies name a reading, in any order and form: $readings',
  ({ question, readings }) => {
    const [a, b] = readings;
    for (const form of forms) {
      for (const [first, second] of [
        [a, b],
        [b, a],
      ])
        expect(gradeConversation(question, [form(first), form(second)]), form(first)).toMatchObject({
          correct: true,
          readingsNamed: [true, true],
          parts: [true, true],
        });
      expect(gradeConversation(question, [form(a), form(a)])).toMatchObject({
        correct: false,
        readingsNamed: [true, false],
      });
      expect(gradeConversation(question, [form(a), form('teapot')])).toMatchObject({
        correct: false,
        readingsNamed: [true, false],
      });
      expect(gradeConversation(question, [form('teapot'), form(b)])).toMatchObject({
        correct: false,
        readingsNamed: [false, true],
        parts: [false, true],
      });
    }
  },
);

test('a reply that names both readings, or what may be either, names neither', () => {
  const { question } = questions[0];
  for (const both of ['duck, rabbit', 'a duck or a rabbit', 'an animal'])
    expect(gradeConversation(question, [both, 'rabbit']), both).toMatchObject({
      correct: false,
      readingsNamed: [false, true],
    });
});

test('questions of other answers are not graded by two replies', () => {
  const ordered = words('cat', 'dog');
  if (ordered.scoring.kind !== 'words') throw new Error();
  for (const question of [
    words('cat'),
    words('cat', 'dog', 'cow'),
    { ...ordered, scoring: { ...ordered.scoring, ordered: true } },
    { ...layers, scoring: { kind: 'letters' as const, letters: ['A', 'B'] } },
  ])
    expect(gradeConversation(question, ['cat', 'dog'])).toBeUndefined();
});

test('in prose, too, the side from which a thing is seen tells readings apart', () => {
  const question = questions[2].question;
  for (const reply of [
    'I see a cube seen from above and a cube seen from below.',
    'It looks like a cube from above, or it looks like a cube viewed from the bottom.',
  ])
    expect(gradeReply(question, reply), reply).toMatchObject({ correct: true });
  expect(gradeReply(question, 'I see a cube seen from above and a cube seen from the top.')).toMatchObject({
    correct: false,
  });
});

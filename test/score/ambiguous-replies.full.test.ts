import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { questions } from './ambiguous-questions.js';
import { replies } from './ambiguous-replies.js';

type Name = keyof typeof questions;
const names = Object.keys(questions) as Name[];

describe.each(names)('%s', (name) => {
  const { right, wrong } = replies[name]!;
  test.each(right)('right: %j', (reply) => {
    expect(gradeReply(questions[name], reply)).toMatchObject({ correct: true });
  });
  test.each(wrong)('wrong: %j', (reply) => {
    expect(gradeReply(questions[name], reply)).toMatchObject({ correct: false, strict: false });
  });
});

test('the perfect reply is right, in every usual wrapping', () => {
  const wrappings = [
    (a: string) => a,
    (a: string) => `${a}.`,
    (a: string) => `**${a}**`,
    (a: string) => `Answer: ${a}`,
    (a: string) => `{"answer": ${JSON.stringify(a)}}`,
    (a: string) => `<think>A dog, or B?</think>\n${a}`,
    (a: string) => `<answer>${a}</answer>`,
  ];
  for (const name of names) {
    for (const wrap of wrappings) {
      const reply = wrap(questions[name].answer);
      expect([name, reply, gradeReply(questions[name], reply).correct]).toEqual([name, reply, true]);
    }
  }
});

describe('which parts are given', () => {
  test.each([
    ['hybrid', 'cat, horse', [true, false]],
    ['hybrid', 'horse, dog', [false, true]],
    ['hybrid', 'cat', [true, false]],
    ['bistable', 'horse, rabbit', [false, true]],
    ['choice', 'A, B', [true, false]],
    ['boxes', '[(300, 50, 400, 150)]', [false, true]],
    ['layers', 'horse; cat, dog', [false, true]],
  ] as const)('%s: %j', (name, reply, parts) => {
    expect(gradeReply(questions[name], reply).parts).toEqual(parts);
  });
});

describe('hostile replies', () => {
  const pieces =
    'cat|dog|,|;|A|C|E|and|or|not|no|yes|[|]|(|)|{|}|"|\'|100|0.5|-|:|\n|object|near|far|layer1|None|<think>|</think>|<answer>|**|`|answer:|wait|🙃|\ud800|\u0301|\\boxed{|```|json'.split(
      '|',
    );

  test('random mixtures never throw, and what gives no answer is never right', () => {
    const stream = new Stream(['ambiguous soup']);
    for (let round = 0; round < 1000; round++) {
      const reply = Array.from({ length: stream.integer(1, 14) }, () => stream.choice(pieces)).join(
        stream.choice(['', ' ']),
      );
      for (const name of names) {
        const grade = gradeReply(questions[name], reply);
        if (grade.parsed === null) expect(grade).toMatchObject({ correct: false, strict: false });
      }
    }
  });

  const megabyte = (piece: string) => piece.repeat(Math.ceil((1 << 20) / piece.length)).slice(0, 1 << 20);

  // Any rule that took quadratic time would need hours for these.
  test.each([
    ...[
      'cat, ',
      'cat ',
      '"',
      "'",
      '**',
      'object: ',
      'near: cat ',
      '1. cat\n',
      '[',
      '["a",',
      '{"a":',
      'not a ',
      'I see a ',
    ].map((piece) => ['hybrid', piece] as const),
    ...['A, ', 'A', 'A: ', 'answer: ', 'A and ', 'A - ', '(A'].map((piece) => ['choice', piece] as const),
    ...['yes ', 'no ', 'yes or ', 'wait ', 'not ', 'answer: '].map((piece) => ['yes', piece] as const),
    ...[
      '1, ',
      '(1, ',
      '(1,2,3,4)',
      '(1,2) ',
      'xmin: 1, ',
      '1',
      'none ',
      '[1 2 3 4 ',
      '-',
      'bounding box ',
    ].map((piece) => ['boxes', piece] as const),
    ...[';', 'cat; ', 'layer 1: ', 'cat, horse; face\n'].map((piece) => ['layers', piece] as const),
  ])(
    '%s: a megabyte of %j',
    (name, piece) => {
      const { parsed, correct } = gradeReply(questions[name], megabyte(piece));
      expect(parsed === null || parsed.length <= 200).toBe(true);
      expect(correct && name !== 'yes' && name !== 'choice').toBe(false);
    },
    20_000,
  );
});

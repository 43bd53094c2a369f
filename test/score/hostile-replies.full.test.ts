import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { markReplies } from '../../src/score/marks.js';
import type { Question } from '../../src/score/question.js';
import { isCut, longestReply, replyText } from '../../src/score/read/reply-text.js';
import { questions } from './reply-questions.js';

describe('hostile replies', () => {
  const pieces =
    '6b|q9|b|or|not|is|the answer is|right|left|,|.|\n|"|**|A|B|(C)|<think>|</think>|{|"answer":|}|\\boxed{|🙃|\ud800|\u202e|ﷺ|no wait|→|180°|\u0301|=|:|[|]|`|because|would|0'.split(
      '|',
    );

  test('random mixtures never throw, and what gives no answer is never right', () => {
    const stream = new Stream(['soup']);
    for (let round = 0; round < 1500; round++) {
      const reply = Array.from({ length: stream.integer(1, 12) }, () => stream.choice(pieces)).join(
        stream.choice(['', ' ']),
      );
      for (const name of ['two', 'direct', 'arrow', 'match'] as const) {
        const grade = gradeReply(questions[name], reply);
        expect(gradeReply(questions[name], reply)).toEqual(grade);
        if (grade.parsed === null)
          expect(grade).toMatchObject({ correct: false, strict: false, copied: false });
      }
    }
  });

  test('lists of every possible answer earn nothing', () => {
    const characters = [...'69bdpq'];
    const strings = characters.flatMap((a) => characters.map((b) => a + b));
    for (const separator of [' ', ', ', '\n', ' or ', '; ', '/', ' and ']) {
      expect(gradeReply(questions.two, strings.join(separator)).correct).toBe(false);
      expect(gradeReply(questions.one, characters.join(separator)).correct).toBe(false);
      expect(gradeReply(questions.arrow, ['up', 'down', 'left', 'right'].join(separator)).correct).toBe(
        false,
      );
      expect(gradeReply(questions.match, ['A', 'B', 'C', 'D'].join(separator)).correct).toBe(false);
    }
  });

  const megabyte = (piece: string) => piece.repeat(Math.ceil((1 << 20) / piece.length)).slice(0, 1 << 20);

  // Any rule that took quadratic time would need hours for these.
  const common = [
    'a',
    ' ',
    '\n',
    'not ',
    'wait ',
    '<',
    '<think>',
    '[',
    '\\boxed{',
    'answer: ',
    '\ud800',
    '😀',
  ];
  test.each([
    ...common.map((piece, i) => [(['two', 'arrow', 'match'] as const)[i % 3], piece] as const),
    ...['q9 ', 'q9 or ', 'is ', '{"a":', '"', '**q9** ', '```', '=', '6b: '].map(
      (piece) => ['two', piece] as const,
    ),
    ...['right or ', 'left right ', 'not right ', 'whether ', 'é̖'].map((piece) => ['arrow', piece] as const),
    ...[
      'A ',
      '(A',
      'A or ',
      "A's ",
      'image 3 ',
      '"answer": "',
      "'answer':'",
      '{answer: reasoning:',
      '0 - ',
      'object A ',
    ].map((piece) => ['match', piece] as const),
  ])('%s: a megabyte of %j', (name, piece) => {
    const { parsed } = gradeReply(questions[name], megabyte(piece));
    expect(parsed === null || parsed.length <= 200).toBe(true);
  });

  test('a megabyte of combining marks in the wrong order', () => {
    const reply = `q${'\u0301'.repeat(1 << 19)}${'\u0316'.repeat(1 << 19)}9`;
    expect(gradeReply(questions.two, reply).correct).toBe(false);
  });

  test('a megabyte of reasoning before the answer', () => {
    expect(gradeReply(questions.two, `<think>${megabyte('Is it 6b or q9? ')}</think>q9`).correct).toBe(true);
    expect(gradeReply(questions.match, `${megabyte('Is it A, or C? ')}\n\nThe answer is B.`).correct).toBe(
      true,
    );
  });

  test.each([
    ['a ligature that stands for 18 letters', '\ufdfa'],
    ['bars', '|'],
  ])('ten million characters: %s', (_, piece) => {
    const before = process.memoryUsage().rss;
    const reply = piece.repeat(10_000_000);
    for (const name of ['two', 'arrow', 'match'] as const) gradeReply(questions[name], reply);
    // The reply itself takes 20 MB, its normal form would take 360 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(250e6);
  });

  test('of what becomes too long when it is normalized both ends are read', () => {
    const filler = '\ufdfa'.repeat(longestReply / 2);
    expect(replyText(filler)!.length).toBe(longestReply + 1);
    for (const reply of [`The answer is B.\n${filler}`, `${filler}\nThe answer is B.`])
      expect(gradeReply(questions.match, reply).correct).toBe(true);
  });

  test('of a long reply the beginning and the end are read, and what is not read is counted', () => {
    const filler = 'there is more to be said about this. '.repeat(5000);
    expect(gradeReply(questions.match, `The answer is B.\n${filler}`).correct).toBe(true);
    expect(gradeReply(questions.match, `${filler}\nThe answer is B.`).correct).toBe(true);
    expect(gradeReply(questions.match, `${filler}\nThe answer is B.\n${filler}`).correct).toBe(false);
    expect(isCut(filler)).toBe(true);
    expect(isCut(`<think>${filler}</think>B`)).toBe(false);
    expect(isCut('x'.repeat(longestReply))).toBe(false);
    const asked: Question = {
      ...questions.match,
      ...{ id: 'q', item: 'i', family: 'matching', condition: 'match', variant: 'P0' },
      ...{ images: [], prompt: 'Which?', scorer: 'accuracy' },
    };
    expect(markReplies([asked], [{ id: 'q', reply: filler }]).cut).toBe(1);
    expect(markReplies([asked], [{ id: 'q', reply: 'B' }]).cut).toBe(0);
  });
});

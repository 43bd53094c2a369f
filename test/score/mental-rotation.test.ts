import { describe, expect, test } from 'vitest';
import { wilson } from '../../src/score/measure/interval.js';
import type { Question } from '../../src/score/question.js';
import { formatReport, scoreReplies } from './with-scorers.js';

const angles = [0, 20, 60, 100, 180];

/** Eight pairs of every angle, half of them mirror twins, half turned in depth. */
const questions: Question[] = angles.flatMap((angle) =>
  Array.from({ length: 8 }, (_, i): Question => {
    const answer = i % 2 === 0 ? 'same' : 'mirror';
    const plane = angle === 0 ? 'none' : i % 4 < 2 ? 'picture' : 'depth';
    return {
      id: `${angle}/${i}/full`,
      item: `${angle}/${i}`,
      family: 'orientation/mental-rotation',
      condition: 'same-or-mirror',
      variant: 'full',
      images: [`images/${angle}-${i}.png`],
      prompt: 'The same object or its mirror image?',
      options: { A: 'Same', B: 'Mirror' },
      answer: answer === 'same' ? 'A' : 'B',
      accept: [],
      scoring: { kind: 'letter' },
      scorer: 'mental-rotation',
      groups: { angle: String(angle), answer, plane, rotation: 'shepard-metzler', wording: 'strict' },
    };
  }),
);

/** A model that sees that figures are the same up to 60 degrees, and takes all others for mirror images. */
const replies = questions.map(({ id, answer, groups }) => ({
  id,
  reply: Number(groups!['angle']) <= 60 ? answer : 'B',
}));

describe('mental rotation', () => {
  const { mentalRotation } = scoreReplies(questions, replies);
  const scores = mentalRotation['full'];

  test('accuracy by angle, in the order of angles, for same pairs and twins', () => {
    expect(Object.keys(scores.angles)).toEqual(angles.map(String));
    for (const angle of angles) {
      const { all, same, mirror } = scores.angles[angle];
      const right = angle <= 60;
      expect(all).toMatchObject({ n: 8, count: right ? 8 : 4, chance: 0.5 });
      expect(same).toMatchObject({ n: 4, value: right ? 1 : 0 });
      expect(mirror).toMatchObject({ n: 4, value: 1 });
      expect(all).toMatchObject(wilson(all.count, 8));
    }
    expect(scores.total.all).toMatchObject({ n: 40, count: 32 });
  });

  test('the same within each plane of rotation', () => {
    expect(Object.keys(scores.planes)).toEqual(['depth', 'none', 'picture']);
    expect(Object.keys(scores.planes['depth'])).toEqual(['20', '60', '100', '180']);
    expect(scores.planes['picture']['100'].all).toMatchObject({ n: 4, count: 2 });
  });

  test('what was not answered counts, and is counted', () => {
    const { angles } = scoreReplies(questions, replies.slice(1)).mentalRotation['full'];
    expect(angles['0'].all).toMatchObject({ n: 8, count: 7, unanswered: 1 });
  });

  test('tables: by angle, then by plane', () => {
    const text = formatReport(scoreReplies(questions, replies));
    const start = text.indexOf('Mental rotation, full, by angle\n');
    const lines = text.slice(start).split('\n');
    expect(lines[1].trim().split(/ {2,}/)).toEqual(
      ['degrees', '%', '[95 %]', 'same', '[95 %]', 'mirror', '[95 %]', 'chance', 'n', 'unanswered', 'unparsed'], // prettier-ignore
    );
    expect(lines.slice(2, 8).map((line) => line.trim().split(' ')[0])).toEqual(['0', '20', '60', '100', '180', 'all']); // prettier-ignore
    expect(lines[5]).toMatch(/50\.00 \[21\.52, 78\.48\] .* 50\.00 .* 8 .* 0 .* 0/);
    for (const plane of ['depth', 'picture'])
      expect(text).toContain(`Mental rotation, full, by angle, plane of rotation: ${plane}\n`);
  });

  test('a single plane has no table of its own, and other scorers make no mental rotation', () => {
    const picture = questions.filter(({ groups }) => groups!['plane'] !== 'depth');
    expect(formatReport(scoreReplies(picture, replies))).not.toContain('plane of rotation');
    const other = questions.map((question) => ({ ...question, scorer: 'matching' }));
    expect(scoreReplies(other, replies).mentalRotation).toEqual({});
    const unlabeled = questions.map((question) => ({ ...question, groups: {} }));
    expect(() => scoreReplies(unlabeled, replies)).toThrow(
      "Question 0/0/full names the scorer 'mental-rotation' but has no group 'angle'",
    );
  });
});

import { describe, expect, test } from 'vitest';
import { sides } from '../../src/content/bodies/side.js';
import {
  type MirrorLabel,
  mirrorQuestions,
  optionText,
  quarters,
} from '../../src/families/mirror/prompts/prompt.js';
import { wilson } from '../../src/score/measure/interval.js';
import type { Question } from '../../src/score/question.js';
import { scoreReplies } from './with-scorers.js';
import { someOf } from '../few.js';

type Row = [right: MirrorLabel, reply: MirrorLabel | 'none' | 'silent', occluded?: 'yes'];

/** Nine questions that a person can score by hand: five of two options, four of four. */
const rows: Row[] = [
  ['left', 'left'],
  ['left', 'right'],
  ['left', 'left'],
  ['right', 'left', 'yes'],
  ['right', 'none'],
  ['left front', 'left front'],
  ['right front', 'left front'],
  ['left rear', 'left front'],
  ['right rear', 'silent', 'yes'],
];

function asked(
  rows: readonly Row[],
  condition = 'original',
): { questions: Question[]; replies: { id: string; reply: string }[] } {
  const questions = rows.flatMap(([right, , occluded = 'no'], i) =>
    mirrorQuestions({
      question: 'Which hand is the woman raising?',
      options: right.includes(' ') ? quarters : sides,
      right,
      images: ['original'],
      condition,
      groups: { label: `${right.includes(' ') ? 'A' : 'H'}.${right}`, occluded },
    }).map((draft): Question => ({
      ...draft,
      id: `${i}.${condition}.${draft.variant}`,
      item: String(i),
      family: 'mirror/body',
      scorer: 'mirror',
    })),
  );
  const replies = rows.flatMap(([, reply], i) =>
    reply === 'silent'
      ? []
      : [
          {
            id: `${i}.${condition}.shift-0`,
            reply: reply === 'none' ? 'I cannot see it.' : optionText(reply),
          },
        ],
  );
  return { questions, replies };
}

const played = (rows: readonly Row[]) => {
  const { questions, replies } = asked(rows);
  return scoreReplies(questions, replies).mirror.original;
};

describe('nine questions, by hand', () => {
  const scores = played(rows);

  test('accuracy, with Wilson’s interval and chance', () => {
    expect(scores.accuracy).toMatchObject({ n: 9, count: 3, unanswered: 1, unparsed: 1, ...wilson(3, 9) });
    expect(scores.accuracy.chance).toBeCloseTo((5 / 2 + 4 / 4) / 9, 12);
  });

  test('precision, recall and F1', () => {
    // Two options. left: 2 of 3 given are right, 2 of 3 asked. right: 0 of 1 given, 0 of 2 asked.
    const two = { P: (2 / 3 + 0) / 2, R: (2 / 3 + 0) / 2 };
    // Four. left front: 1 of 3 given, 1 of 1 asked; the others were never given.
    const four = { P: 1 / 3 / 4, R: 1 / 4 };
    const P = (5 * two.P + 4 * four.P) / 9;
    const R = (5 * two.R + 4 * four.R) / 9;
    expect(scores.table2.P).toBeCloseTo(P, 12);
    expect(scores.table2.R).toBeCloseTo(R, 12);
    expect(scores.table2.F1).toBeCloseTo((2 * P * R) / (P + R), 12);
    expect(scores.macro.P).toBeCloseTo((2 / 3 + 1 / 3) / 6, 12);
    expect(scores.macro.R).toBeCloseTo((2 / 3 + 1) / 6, 12);
    // F1 of left 2/3, of left front 2 · 1/3 · 1 / (4/3) = 1/2, of the others 0.
    expect(scores.macro.F1).toBeCloseTo((2 / 3 + 1 / 2) / 6, 12);
  });

  test('accuracy by label', () => {
    const counts = Object.entries(scores.labels).map(([label, { count, n }]) => [label, count, n]);
    expect(counts).toEqual([
      ['A.left front', 1, 1],
      ['A.left rear', 0, 1],
      ['A.right front', 0, 1],
      ['A.right rear', 0, 1],
      ['H.left', 2, 3],
      ['H.right', 0, 2],
    ]);
  });

  test('position bias, among the replies that choose', () => {
    const bias = (count: string) =>
      Object.entries(scores.positions[count]).map(([letter, { chosen, right, bias }]) => [
        letter,
        `${chosen.count}/${chosen.n}`,
        `${right.count}/${right.n}`,
        bias,
      ]);
    expect(bias('2')).toEqual([
      ['A', '3/4', '3/4', 0],
      ['B', '1/4', '1/4', 0],
    ]);
    expect(bias('4')).toEqual([
      ['A', '3/3', '1/3', 2 / 3],
      ['B', '0/3', '1/3', -1 / 3],
      ['C', '0/3', '1/3', -1 / 3],
      ['D', '0/3', '0/3', 0],
    ]);
  });

  test('error types: of five wrong replies', () => {
    const { RFC, BPM, OOI, unparsed } = scores.errors;
    expect([RFC, BPM, OOI, unparsed].map(({ count, n }) => [count, n])).toEqual([
      [2, 5], // right for left, left front for right front
      [1, 5], // left front for left rear
      [1, 5], // left for right, occluded
      [1, 5], // no answer
    ]);
  });

  test('circular: shifts that were asked and not answered are wrong', () => {
    expect(scores.circular).toMatchObject({ accuracy: { n: 9, count: 0 }, vanilla: { n: 9, count: 3 } });
    expect(scores.circular!.Delta.value).toBeCloseTo(-3 / 9, 12);
  });
});

test('each wrong side of four has its error type', () => {
  for (const right of quarters)
    for (const given of quarters) {
      const { errors } = played([[right, given]]);
      const [end, otherEnd] = [right, given].map((label) => label.split(' ')[1]);
      const type = right === given ? null : end === otherEnd ? 'RFC' : 'BPM';
      for (const name of ['RFC', 'BPM', 'OOI', 'unparsed'] as const)
        expect(errors[name].count).toBe(name === type ? 1 : 0);
      const hidden = played([[right, given, 'yes']]).errors;
      expect(hidden.OOI.count).toBe(right === given ? 0 : 1);
      expect(hidden.RFC.count + hidden.BPM.count).toBe(0);
    }
  expect(played([['left', 'none', 'yes']]).errors).toMatchObject({
    OOI: { count: 0 },
    unparsed: { count: 1 },
  });
});

describe('the paper’s Table 2 from its Table 3', () => {
  /** Test split of Table 1, in Table 3's order. */
  const sizes = [363, 362, 52, 52, 71, 70, 68, 69];
  const labels: MirrorLabel[] = [
    'left',
    'right',
    'left',
    'right',
    ...(['left front', 'right front', 'left rear', 'right rear'] as const),
  ];

  test.each<[string, number[], R: number, accuracy: number]>(
    someOf(
      [
        ['InstructBLIP-7B', [10.74, 88.95, 15.38, 84.62, 100, 4.29, 57.35, 33.33], 49.58, 49.59],
        ['Llama-3.2-11B', [28.93, 77.35, 50, 46.15, 4.23, 87.14, 19.12, 84.06], 51.53, 51.49],
        ['MiniCPM-V-2.6-8B', [39.39, 67.13, 44.23, 61.54, 4.23, 84.29, 7.35, 91.3], 51.6, 51.58],
        ['Llava-v1.6-7B', [60.33, 75.14, 88.46, 76.92, 94.37, 22.86, 23.53, 69.57], 65.33, 65.4],
        ['DeepSeek-VL-7B', [41.05, 61.05, 34.62, 40.38, 40.85, 52.86, 70.59, 44.93], 50.09, 50.05],
        ['Phi-3.5-Vision', [62.81, 42.27, 65.38, 23.08, 54.93, 34.29, 60.29, 43.48], 50.68, 50.68],
        ['Janus-Pro-7B', [86.78, 7.18, 94.23, 0, 61.97, 52.86, 22.06, 71.01], 48.25, 48.33],
        ['Qwen2.5-VL-7B', [74.1, 36.19, 57.69, 21.15, 32.39, 71.43, 38.05, 51.94], 51.99, 52.0],
        ['InternVL3-8B', [66.39, 40.61, 76.92, 11.54, 52.11, 34.29, 52.94, 36.23], 50.21, 50.23],
        ['mPLUG-Owl3-7B', [66.67, 56.91, 65.38, 65.38, 53.52, 58.57, 2.94, 88.41], 59.38, 59.44],
      ],
      1,
    ),
  )('%s', (name, percents, R, accuracy) => {
    const rows = percents.flatMap((percent, k): Row[] => {
      const right = Math.round((percent / 100) * sizes[k]);
      return Array.from({ length: sizes[k] }, (_, i): Row => [labels[k], i < right ? labels[k] : 'none']);
    });
    const scores = played(rows);
    // Qwen's row of Table 3 has shares that no whole number of questions has.
    const within = name.startsWith('Qwen') ? 0.05 : 0.0051;
    expect(Math.abs(scores.accuracy.value! * 100 - accuracy)).toBeLessThan(within);
    expect(Math.abs(scores.table2.R! * 100 - R)).toBeLessThan(within);
  });

  test('F1 is the harmonic mean of P and R: rows of Table 2', () => {
    for (const [P, R, F1] of [
      [52.63, 49.58, 51.06],
      [66.14, 65.33, 65.74],
      [43.73, 48.25, 45.88],
      [58.15, 59.38, 58.76],
      [61.25, 60.96, 61.1],
    ] as const)
      expect((2 * P * R) / (P + R)).toBeCloseTo(F1, 1);
  });
});

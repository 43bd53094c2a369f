import type { Question } from '../../src/score/question.js';

const RHO: Record<string, string> = { '6': '9', '9': '6', b: 'q', q: 'b', d: 'p', p: 'd' };

/** The half turn of a string, as the paper defines it (A.5). */
export const rot180 = (text: string) =>
  [...text]
    .reverse()
    .map((character) => RHO[character])
    .join('');

/** Every condition of one text item, P0 to P4 included. */
export function textQuestions(item: string, shown: string): Question[] {
  const turned = rot180(shown);
  const ask = (
    condition: string,
    variant: string,
    prompt: string,
    answer: string,
    copy?: string,
  ): Question => ({
    id: `${item}/${condition}/${variant}`,
    item,
    family: 'text/rotated',
    condition,
    variant,
    images: condition.startsWith('I') ? [`images/${item}.png`] : [],
    prompt,
    answer,
    accept: [],
    scoring: {
      kind: 'string',
      caseSensitive: true,
      ...(condition.endsWith('Q_p') && { asked: 'predicted' }),
    },
    scorer: 'rotated-outcome',
    groups: { length: String(shown.length), font: Number(item.slice(1)) % 2 ? 'sans' : 'serif' },
    ...(copy !== undefined && copy !== answer ? { copy } : {}),
  });
  const read = 'What string do you read? Reply with exactly the string.';
  const predict = 'If this string were rotated 180 degrees, what string would you read?';
  return [
    ask('I_orig.Q_d', 'P0', read, shown),
    ask('I_rot.Q_d', 'P0', read, turned),
    ask('I_rot.Q_m', 'P0', 'This image has already been rotated. What string do you read now?', turned),
    ...['P0', 'P1', 'P2', 'P3', 'P4'].map((variant) =>
      ask('I_orig.Q_p', variant, `${variant}: what string would you read after a half turn?`, turned, shown),
    ),
    ask('T_orig.Q_d', 'P0', `${read}\n\n${shown}`, shown),
    ask('T_rot.Q_d', 'P0', `${read}\n\n${turned}`, turned),
    ask('T_orig.Q_p', 'P0', `${predict}\n\n${shown}`, turned, shown),
  ];
}

/** All 6 strings of length 1, all 36 of length 2, and 100 of length 3. */
export function textDataset(): Question[] {
  const letters = Object.keys(RHO);
  const pairs = letters.flatMap((a) => letters.map((b) => a + b));
  const triples = pairs.flatMap((pair) => letters.map((c) => pair + c));
  const strings = [...letters, ...pairs, ...triples.filter((_, i) => i % 2 === 0).slice(0, 100)];
  return strings.flatMap((shown, i) => textQuestions(`t${i}`, shown));
}

/** `n` four-way questions; the answer of the i-th is `letter(i)`. */
export function matchingDataset(n: number, letter: (i: number) => string): Question[] {
  return Array.from({ length: n }, (_, i) => ({
    id: `m${i}`,
    item: `m${i}`,
    family: 'matching',
    condition: 'match',
    variant: 'P0',
    images: ['q', 'a', 'b', 'c', 'd'].map((name) => `images/m${i}.${name}.png`),
    prompt: 'If this image were rotated 180 degrees, which option would match? Answer with A, B, C, or D.',
    options: { A: 'Image 2', B: 'Image 3', C: 'Image 4', D: 'Image 5' },
    answer: letter(i),
    accept: [],
    scoring: { kind: 'letter' },
    scorer: 'matching',
  }));
}

import { expect, test } from 'vitest';
import { inherentIn } from '../../src/families/pixel-cue.js';
import { tryCue } from '../../src/dataset/audit/trial.js';

const letters = ['A', 'B', 'C', 'D'];
const pool = { family: 'some/family', conditions: new Set(['open']), inherent: {} };
const cue = { name: 'border' } as never;

const majorityOf = async (
  cases: readonly { answer: string; offered: readonly string[] }[],
): Promise<number> => {
  const rows = cases.map((one, i) => ({
    question: `q${i}`,
    example: { ...one, item: `i${i}`, features: [i % 7, i % 3] },
  }));
  return (await tryCue(pool as never, cue, rows as never)).trial.majority;
};

test('the majority answer is the most frequent of those that a question offers', async () => {
  const half = Array.from({ length: 40 }, (_, i) => ({
    answer: letters[i % 2],
    offered: letters.slice(0, 2),
  }));
  expect(await majorityOf(half)).toBe(0.5);
  const most = half.map((one, i) => (i < 32 ? { ...one, answer: 'B' } : one));
  expect(await majorityOf(most)).toBe(36 / 40);
});

test('a word that answers one question alone is not known beforehand', async () => {
  const words = (i: number): string[] => letters.map((letter) => `${letter}${i}`);
  const own = Array.from({ length: 40 }, (_, i) => ({ answer: words(i)[i % 4], offered: words(i) }));
  expect(await majorityOf(own)).toBe(0.25);
  // Where nothing is offered, it is what a guess of the first comes to.
  expect(await majorityOf(own.map((one) => ({ ...one, offered: [] })))).toBe(1 / 40);
});

test('a cue is inherent in the conditions it is declared for, and where none is named in all', () => {
  const cues = { border: 'always', 'file length': { why: 'equal files', conditions: ['single', 'both'] } };
  expect(inherentIn(cues, 'border', ['open'])).toBe('always');
  expect(inherentIn(cues, 'colors', ['open'])).toBeNull();
  expect(inherentIn(cues, 'file length', ['both', 'single'])).toBe('equal files');
  expect(inherentIn(cues, 'file length', ['single', 'open'])).toBeNull();
});

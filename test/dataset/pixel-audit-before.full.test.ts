import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { findLeaks } from '../../src/dataset/audit/pixel-audit.js';
import type { PixelPool, PixelRow } from '../../src/dataset/audit/pixel-pools.js';
import { itemsToPrune } from '../../src/dataset/audit/prune.js';
import { cues } from '../../src/dataset/audit/cues.js';
import { tryCue } from '../../src/dataset/audit/trial.js';

/*
 * Features of two cues of 200 items each of DORI, seed 42, as it was when grounds followed the answers of 7C and boxes
 * those of 1C: what an audit must find.
 */
interface Before {
  readonly condition: string;
  readonly cue: string;
  readonly answers: readonly string[];
  readonly items: readonly (readonly [item: string, answer: number, ...features: number[]])[];
}

const file = new URL('./dori-before.json', import.meta.url);
const before = JSON.parse(readFileSync(file, 'utf8')) as readonly Before[];

/** @param answerOf which answer an item is given */
function rowsOf({ answers, items }: Before, answerOf: (i: number) => number): PixelRow[] {
  return items.map(([item, , ...features], i) => ({
    question: `${item}/0`,
    example: { item, features, answer: answers[answerOf(i)], offered: answers },
  }));
}

const poolOf = ({ condition }: Before): Omit<PixelPool, 'byCue'> => ({
  family: 'before',
  conditions: new Set([condition]),
  inherent: {},
});

async function trialOf(set: Before, rows: readonly PixelRow[], inherent = {}) {
  const cue = cues.find(({ name }) => name === set.cue)!;
  const { trial } = await tryCue({ ...poolOf(set), inherent }, cue, rows);
  findLeaks([trial]);
  return trial;
}

describe.each(before)('$condition as it was: $cue', (set) => {
  const own = rowsOf(set, (i) => set.items[i][1]);

  test('is found', async () => {
    const trial = await trialOf(set, own);
    expect(trial.leak).toBe(true);
    expect(trial.value).toBeGreaterThanOrEqual(set.condition === '7C' ? 0.95 : 0.65);
    expect(trial.majority).toBeLessThan(0.34);
  });

  test('is no leak where the family declares it inherent', async () => {
    expect(await trialOf(set, own, { [set.cue]: 'so it is' })).toMatchObject({
      leak: false,
      inherent: 'so it is',
    });
  });

  test('is not found once the answers are shuffled', async () => {
    for (const seed of [1, 2, 3]) {
      const order = new Stream(['shuffled answers', seed]).shuffle(set.items.map(([, answer]) => answer));
      expect(
        (
          await trialOf(
            set,
            rowsOf(set, (i) => order[i]),
          )
        ).leak,
      ).toBe(false);
    }
  });
});

test('pruning names items until nothing leaks or too few are left', async () => {
  const [canonical] = before;
  const cue = cues.find(({ name }) => name === canonical.cue)!;
  // Two of three items have an answer that has nothing to do with the cue; every third gives itself away.
  const rows = [0, 1, 2].flatMap((copy) =>
    rowsOf(canonical, (i) => (copy === 0 ? canonical.items[i][1] : (7 * i + copy) % 3)).map(
      ({ example, question }) => ({
        question: `${copy} ${question}`,
        example: {
          ...example,
          item: `${copy} ${example.item}`,
          features: copy === 0 ? example.features : example.features.map((_, k) => (31 * k + copy) % 17),
        },
      }),
    ),
  );
  const pool: PixelPool = { ...poolOf(canonical), byCue: new Map([[cue, rows]]) };
  const pruned = await itemsToPrune([pool]);
  expect(pruned.length).toBeGreaterThan(50);
  const own = pruned.filter((item) => item.startsWith('0 ')).length;
  expect(own / pruned.length).toBeGreaterThan(0.6);
  const left = rows.filter(({ example }) => !pruned.includes(example.item));
  const { trial } = await tryCue(pool, cue, left);
  findLeaks([trial]);
  expect(trial.leak).toBe(false);
  expect(left.length).toBeGreaterThanOrEqual(150);
});

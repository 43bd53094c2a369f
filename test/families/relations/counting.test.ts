import { expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Item } from '../../../src/dataset/item/item.js';
import type { CountDesign } from '../../../src/families/relations/counting/family.js';
import { gradeReply } from '../../../src/score/grade/grade-reply.js';
import { keepModels } from '../kept-models.js';

keepModels(1);

const few = ['chair', 'dog', 'mug', 'banana'];

const itemsOf = async (count: number, params: object = {}): Promise<Item[]> => {
  const small = { size: 128, samples: 1, shadows: false, variations: 1, categories: few, ...params } as never;
  const maker = await prepare(await plan('relations/counting', { seed: 1, count, params: small }));
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

test('one thing is replaced and nothing else: the pictures differ there alone, and the count by one', async () => {
  for (const item of await itemsOf(2)) {
    const [before, after] = ['original', 'replaced'].map((name) => item.view(name).raster);
    const columns: number[] = [];
    for (let i = 0; i < before.data.length; i++)
      if (Math.abs(before.data[i] - after.data[i]) > 8) columns.push(Math.floor(i / 3) % before.width);
    expect(columns.length).toBeGreaterThan(0);
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(before.width / 3);
    const [first, second] = item.questions.map(({ answer }) => Number(answer));
    expect(Math.abs(first - second)).toBe(1);
  }
});

test('count, kind and number of things are dealt each for itself', async () => {
  const [item] = await itemsOf(1);
  const { dealt } = item.assets as { dealt(i: number): CountDesign };
  const deals = Array.from({ length: 1440 }, (_, i) => dealt(i));
  const tally = (key: (deal: CountDesign) => string | number): number[] => {
    const counts = new Map<string | number, number>();
    for (const deal of deals) counts.set(key(deal), (counts.get(key(deal)) ?? 0) + 1);
    return [...counts.values()];
  };
  expect(tally(({ count }) => count)).toEqual(Array(6).fill(240));
  // After the change as before it.
  expect(tally(({ count, change }) => count + change)).toEqual(Array(6).fill(240));
  expect(tally(({ total }) => total)).toEqual(Array(3).fill(480));
  for (const [key, cells] of [
    [({ count, total }: CountDesign) => `${count} of ${total}`, 18],
    [({ count, counted }: CountDesign) => `${count} ${counted.category}`, 24],
  ] as const) {
    const counts = tally(key);
    expect(counts).toHaveLength(cells);
    expect(Math.min(...counts)).toBeGreaterThan(0.6 * (1440 / cells));
    expect(Math.max(...counts)).toBeLessThan(1.4 * (1440 / cells));
  }
});

test('numbers are read as digits and as words', async () => {
  const [question] = (await itemsOf(1, { counts: [6, 7], things: [8, 9] }))[0].questions;
  const { answer } = question;
  const [right, wrong] = answer === '6' ? ['six', 'seven'] : ['seven', 'six'];
  for (const reply of [answer, `There are ${answer}.`, `**${answer}**`, right])
    expect(gradeReply(question, reply)).toMatchObject({ correct: true });
  for (const reply of [wrong, '16', `${Number(answer) + 1}`, ''])
    expect(gradeReply(question, reply)).toMatchObject({ correct: false });
});

test('more are never counted than there are', async () => {
  await expect(itemsOf(1, { counts: [2, 9], things: [9, 12] })).rejects.toThrow(
    /more than the 9 that are counted/,
  );
});

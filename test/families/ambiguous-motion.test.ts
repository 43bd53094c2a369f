import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { Stream } from '../../src/core/stream.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { cell, orderOf } from '../../src/content/illusions/motion/four-levels.js';
import { stills } from '../../src/content/illusions/motion/index.js';

const size = 400;

describe('ambiguous/motion', () => {
  test('every kind is drawn, and seems to move as the family says', async () => {
    const maker = await prepare(await plan('ambiguous/motion', { seed: 3, count: 7, params: { size } }));
    for (let i = 0; i < 7; i++) {
      const item = maker.make(i);
      const { kind } = item.state as { kind: string };
      expect(item.view('original').label).toEqual({
        physical: 'still',
        perceived: stills.get(kind)!.apparent,
      });
      expect(item.view('control').label).toEqual({ physical: 'still', perceived: 'still' });
    }
  });

  test('illusion and control of scrambled orders have the same colors in the same amounts', () => {
    for (const kind of ['rotating-snakes', 'barber-pole']) {
      const illusion = stills.get(kind)!;
      const figure = illusion.sample(new Stream(['test', kind]));
      const means = [false, true].map((control) => {
        const { data } = illusion.draw(figure, control, size);
        return data.reduce((sum, value) => sum + value, 0) / data.length;
      });
      expect(Math.abs(means[0] - means[1]), kind).toBeLessThan(3);
    }
  });

  test('the order of levels is found in either direction, and not where every other one is reversed', () => {
    const colors = ['#000000', '#404040', '#ffffff', '#c0c0c0'] as const;
    const levels = [0, 64, 255, 192];
    const row = (reversed: (i: number) => boolean): number[] =>
      Array.from({ length: 40 }, (_, i) =>
        cell(colors, reversed(i)).flatMap((color) => {
          const level = parseInt(color.slice(1, 3), 16);
          return [level, level, level];
        }),
      ).flat();
    expect(orderOf(row(() => false), levels)).toBe(1); // prettier-ignore
    expect(orderOf(row(() => true), levels)).toBe(1); // prettier-ignore
    expect(orderOf(row((i) => i % 2 === 0), levels)).toBeLessThan(0.1); // prettier-ignore
  });

  test('questions: nothing moves, and half are asked whether all stands still; the illusion seems to move, its control does not', async () => {
    const maker = await prepare(await plan('ambiguous/motion', { seed: 3, count: 4, params: { size } }));
    const answers = Array.from({ length: 4 }, (_, i) => {
      const { questions } = maker.make(i);
      for (const { prompt, answer, condition } of questions)
        if (!condition.endsWith('perceived'))
          expect(answer).toBe(prompt.includes('really stand still') ? 'Yes' : 'No');
      const answerOf = Object.fromEntries(questions.map(({ condition, answer }) => [condition, answer]));
      const main = answerOf.ambiguous;
      const reverse = main === 'Yes' ? 'No' : 'Yes';
      expect(answerOf).toEqual({
        ambiguous: main,
        'ambiguous-reversed': reverse,
        'ambiguous-perceived': 'Yes',
        control: main,
        'control-reversed': reverse,
        'control-perceived': 'No',
      });
      return main;
    });
    expect(answers.sort()).toEqual(['No', 'No', 'Yes', 'Yes']);
  });

  test('in the paper’s preset, what people see is right: Yes for the illusion, No for its control', async () => {
    const paper = await prepare(
      await plan('ambiguous/motion', { seed: 3, count: 1, params: { size }, preset: 'paper' }),
    );
    const { questions } = paper.make(0);
    expect(questions[0].prompt).toBe(
      'Do you think the scene in the image is moving? Respond ONLY with Yes or No.',
    );
    expect(questions.map(({ condition, answer }) => [condition, answer])).toEqual([
      ['ambiguous', 'Yes'],
      ['ambiguous-reversed', 'No'],
      ['control', 'No'],
      ['control-reversed', 'Yes'],
    ]);
    for (const { answer, groups } of questions) expect(answer).toBe(groups?.perceived);
  });
});

import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { Stream } from '../../src/core/stream.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { blurred } from './low-passed.js';
import { Path } from '../../src/draw/path.js';
import { addBar } from '../../src/draw/bar.js';
import { Board } from '../../src/draw/board.js';
import { illusions } from '../../src/content/illusions/geometric/index.js';
import { inks } from '../../src/content/illusions/geometric/parts/ink.js';
import { drawNumbers } from '../../src/content/ranges.js';
import type { Figure } from '../../src/content/illusions/geometric/illusion.js';
import type { GeometricLabel, GeometricState } from '../../src/families/ambiguous/geometric/state.js';

const names = illusions.map(({ name }) => name);
const make = async (count: number, params = {}) => {
  const maker = await prepare(
    await plan('ambiguous/geometric', { seed: 'test', count, params: { size: 256, ...params } }),
  );
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

describe('ambiguous/geometric', () => {
  test('every run of items has each illusion once, and each illusion every pair of knobs in turn', async () => {
    const items = await make(6 * names.length);
    for (const name of names) {
      const figures = items
        .map(({ state }) => state as unknown as GeometricState)
        .filter(({ illusion }) => illusion === name)
        .map(({ figure }) => figure);
      expect(figures).toHaveLength(6);
      const { contradiction, difference } = illusions.find((illusion) => illusion.name === name)!;
      if (contradiction) continue;
      const steps = figures.map(
        (figure) => Math.round((figure.difference * figure.toward) / difference.step) + 0,
      );
      expect(steps.sort((a, b) => a - b)).toEqual([-1, -1, 0, 0, 1, 1]);
      expect(figures.filter(({ strength }) => strength === 1)).toHaveLength(3);
    }
  });

  test('pixels show the difference that geometry has, over all steps, strengths, inks and sizes', async () => {
    for (const size of [256, 300, 512]) {
      const items = await make(3 * names.length, {
        size,
        differences: [-3, -2, 0, 1, 3],
        strengths: [0, 0.4, 1],
      });
      for (const item of items) expect(item.certificate.holds, item.id).toBe(true);
    }
  });

  test('a picture of another difference than the state claims does not pass', async () => {
    for (const item of await make(names.length)) {
      const state = item.state as unknown as GeometricState;
      const illusion = illusions.find(({ name }) => name === state.illusion)!;
      if (illusion.contradiction) continue;
      const lie: Figure = {
        ...state.figure,
        difference: state.figure.difference + 2 * illusion.difference.step,
      };
      const board = new Board(256, illusion.channels, illusion.ground?.(lie) ?? lie.ink.ground);
      illusion.draw(board, lie);
      expect(() =>
        item.certify((view) => (view === 'original' ? board.picture : item.view(view).raster)),
      ).toThrow('does not hold');
    }
  });

  test('people see the inducers where the difference is none or against them, and the difference in the control', async () => {
    for (const item of await make(4 * names.length)) {
      const state = item.state as unknown as GeometricState;
      const illusion = illusions.find(({ name }) => name === state.illusion)!;
      const label = item.view('control').label as unknown as GeometricLabel;
      expect(label.perceived).toBe(label.physical);
      if (illusion.contradiction) continue;
      const original = item.view('original').label as unknown as GeometricLabel;
      expect(original.perceived, illusion.name).toBe(state.figure.toward === 1 ? 'first' : 'second');
      expect(original.physical).toBe(label.physical);
    }
  });

  test('to people, the inducers undo a difference of two steps, and exaggerate the others', async () => {
    for (const item of await make(3 * names.length, { differences: [-2, 1, 2] })) {
      const { illusion, figure } = item.state as unknown as GeometricState;
      const { contradiction, difference } = illusions.find(({ name }) => name === illusion)!;
      if (contradiction) continue;
      const { perceived } = item.view('original').label as unknown as GeometricLabel;
      const undone = figure.difference * figure.toward < -difference.step;
      expect(perceived, item.id).toBe(undone ? 'same' : figure.toward === 1 ? 'first' : 'second');
    }
  });

  test('where people are asked what they see, no difference is about cancelled, unless all are asked for', async () => {
    const seen = async (params: object) => {
      const items = await make(3 * names.length, { differences: [-2, 0, 1], truth: 'both', ...params });
      return items.map((item) => (item.view('original').label as unknown as GeometricLabel).perceived);
    };
    expect(await seen({})).not.toContain('same');
    expect((await seen({ leastSeen: 0 })).filter((verdict) => verdict === 'same').length).toBeGreaterThan(10);
  });

  test('band-passed, the lines of a café wall lean as they are said to look', () => {
    const illusion = illusions.find(({ name }) => name === 'cafe-wall')!;
    for (const toward of [1, -1] as const) {
      const figure: Figure = {
        difference: 0,
        strength: 1,
        toward,
        ink: illusion.inks![0],
        layout: drawNumbers(new Stream(['cafe', toward]), illusion.layout),
        inducers: true,
      };
      const board = new Board(512, 1, 255);
      illusion.draw(board, figure);
      const [fine, coarse] = [blurred(board.picture, 3), blurred(board.picture, 5)];
      const plane = fine.map((value, i) => value - coarse[i]);
      // The product of the gradients is negative where lines fall to the right.
      const lean = [64, 128].map((line) => {
        let sum = 0;
        for (let y = line - 8; y < line + 8; y++) {
          for (let x = 40; x < 472; x++) {
            const at = y * 512 + x;
            sum += (plane[at + 1] - plane[at - 1]) * (plane[at + 512] - plane[at - 512]);
          }
        }
        return sum;
      });
      // Closer at the right: the upper line falls, the next one rises.
      expect(Math.sign(lean[1] - lean[0])).toBe(toward);
    }
  });

  test('a run of items has as many of each answer: Yes and No, every letter, and none of the options alone', async () => {
    const compared = illusions.filter(({ contradiction }) => !contradiction).map(({ name }) => name);
    for (const truth of ['physical', 'perceived']) {
      const items = await make(2 * compared.length, { illusions: compared, truth, strengths: [1] });
      const drafts = items.flatMap(({ questions }) => questions);
      const tally = (variant: string, by: (question: (typeof drafts)[number]) => string) => {
        const counts = new Map<string, number>();
        for (const question of drafts.filter(
          (draft) => draft.variant === variant && draft.condition === 'ambiguous',
        ))
          counts.set(by(question), (counts.get(by(question)) ?? 0) + 1);
        return counts;
      };
      const yes = tally('yes-no', ({ answer }) => answer);
      expect(Math.abs(yes.get('Yes')! - yes.get('No')!), truth).toBeLessThanOrEqual(
        truth === 'physical' ? 0 : 4,
      );
      const letters = [...tally('choice', ({ answer }) => answer).values()];
      expect(letters).toEqual([12, 12, 12]);
      // Nor does the wording tell: each of the three questions is as often right as it is wrong.
      const asked = tally('yes-no', ({ groups, answer }) => `${groups!.asked} ${answer}`);
      if (truth === 'physical') {
        expect(asked.get('same Yes')).toBe(6);
        for (const verdict of ['first', 'same', 'second']) {
          expect(Math.abs(asked.get(`${verdict} Yes`)! - asked.get(`${verdict} No`)!)).toBeLessThanOrEqual(4);
        }
      }
    }
  });

  test('questions are the same whatever the answer, and the paper’s own prompt is among them', async () => {
    const maker = await prepare(
      await plan('ambiguous/geometric', {
        seed: 1,
        count: 8,
        params: { illusions: ['tilted-line'], size: 256, wording: 'paper' },
      }),
    );
    const prompts = Array.from({ length: 8 }, (_, i) => maker.make(i).questions[0].prompt);
    expect(new Set(prompts)).toEqual(
      new Set([
        'Is the gray line in the image horizontal? The answer should be short and concise, and without explanations.',
      ]),
    );
  });

  test('an oblique bar that is filled in strips has the pixels of one that is filled at once', () => {
    for (const size of [256, 300, 512]) {
      const [inStrips, atOnce] = [new Board(size, 1, 255), new Board(size, 1, 255)];
      const bar = new Path();
      addBar(bar, 50.3, 470.1, 301.7, 33.9, 6.4);
      atOnce.fill(bar, 60);
      inStrips.line(50.3, 470.1, 301.7, 33.9, 60, 6.4);
      expect(inStrips.picture.data).toEqual(atOnce.picture.data);
    }
  });

  test('all inks keep targets, inducers and ground apart', () => {
    for (const { ground, target, inducer } of [...inks, ...illusions.flatMap(({ inks: own }) => own ?? [])]) {
      const levels = [ground, target, inducer].sort((a, b) => a - b);
      expect(Math.min(levels[1] - levels[0], levels[2] - levels[1])).toBeGreaterThan(80);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/maker.js';
import { ambiguousBistable } from '../../src/families/ambiguous/bistable.js';
import { figures } from '../../src/families/ambiguous/bistable/figures/index.js';
import type { BistableState } from '../../src/families/ambiguous/bistable/state.js';
import { turn } from '../../src/draw/turn.js';
import { changedShare, sameRaster } from '../../src/draw/compare.js';
import { gradeReply } from '../../src/score/grade.js';
import { familyLaws } from './law-suite.js';

const names = figures.map(({ name }) => name);
const make = async (count: number, params = {}) => {
  const maker = await prepare(
    plan('ambiguous/bistable', { seed: 'test', count, params: { size: 256, ...params } }),
  );
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

describe('ambiguous/bistable', () => {
  familyLaws(ambiguousBistable, { params: { size: 256 }, count: names.length });

  test('every run of items has each figure once', async () => {
    const seen = (await make(3 * names.length)).map(({ state }) => (state as BistableState).figure);
    for (const name of names) expect(seen.filter((figure) => figure === name)).toHaveLength(3);
  });

  test('both readings, in either order and in other words, are right; one of them twice is not', async () => {
    for (const item of await make(names.length)) {
      const question = item.questions.find(({ variant }) => variant === 'open');
      if (!question || question.scoring.kind !== 'words') continue;
      const [a, b] = question.scoring.parts;
      expect(gradeReply(question, `${b!.word}, ${a!.word}`), question.answer).toMatchObject({
        correct: true,
      });
      expect(gradeReply(question, `${a!.accept[0] ?? a!.word}, ${b!.accept[0] ?? b!.word}`)).toMatchObject({
        correct: true,
      });
      expect(gradeReply(question, `${a!.word}, ${a!.word}`), question.answer).toMatchObject({
        correct: false,
      });
      expect(gradeReply(question, b!.word), question.answer).toMatchObject({ correct: false });
    }
  });

  test('choices hold both readings and two things that are not there, and None; a control shows one of them', async () => {
    for (const item of await make(2 * names.length)) {
      const [both, a, b] = item.questions.filter(({ variant }) => variant === 'choice');
      expect(Object.keys(both!.options!)).toEqual(['A', 'B', 'C', 'D', 'E']);
      expect(new Set(Object.values(both!.options!)).size).toBe(5);
      expect(both!.options!.E).toBe('None');
      expect(both!.answer.split(', ')).toHaveLength(2);
      expect([a!.answer, b!.answer].sort().join(', ')).toBe(both!.answer);
    }
  });

  test('a picture without its marks does not pass for a control, nor one of another figure', async () => {
    const [one, two] = await make(2);
    const original = one!.view('original').raster;
    expect(() => one!.certify((view) => (view === 'reading-a' ? original : one!.view(view).raster))).toThrow(
      'does not hold',
    );
    expect(() => one!.certify((view) => (view === 'reading-a' ? two! : one!).view(view).raster)).toThrow(
      'does not hold',
    );
  });

  // Why neither reading is favoured: the drawing is its own image under a turn or mirror that swaps the readings.
  test('a half turn leaves Necker’s cube, Schröder’s stairs and Thiéry’s block as they are', async () => {
    for (const figure of ['necker-cube', 'schroeder-stairs', 'thiery']) {
      for (const item of await make(4, { figures: [figure], size: 512 })) {
        const picture = item.view('original').raster;
        expect(changedShare(picture, turn(picture, 'half')), figure).toBeLessThan(0.012);
        const [a, b] = [item.view('reading-a').raster, item.view('reading-b').raster];
        expect(sameRaster(a, b)).toBe(false);
      }
    }
  });

  test('black and white fish have equal areas, and vase and faces each a fair share', async () => {
    const darkShare = ({ data }: { data: Uint8Array }) =>
      data.filter((level) => level < 128).length / data.length;
    for (const item of await make(6, { figures: ['fish-tiling'], size: 512 }))
      expect(Math.abs(darkShare(item.view('original').raster) - 0.5)).toBeLessThan(0.03);
    for (const item of await make(6, { figures: ['rubin-vase'], size: 512 })) {
      expect(Math.abs(darkShare(item.view('original').raster) - 0.5)).toBeLessThan(0.2);
      const picture = item.view('original').raster;
      expect(sameRaster(turn(picture, 'mirror'), picture)).toBe(true);
    }
  });
});

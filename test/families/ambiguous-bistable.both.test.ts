import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { figures } from '../../src/content/figures/bistable/index.js';
import type { BistableState } from '../../src/families/ambiguous/bistable/bistable.js';
import { turn } from '../../src/draw/turn.js';
import { type Raster, changedShare, sameRaster } from '../../src/draw/raster.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';
import { auditQuestions } from '../score/with-scorers.js';
import { fully } from '../few.js';

const names = figures.map(({ name }) => name);
const make = async (count: number, params = {}) => {
  const maker = await prepare(
    await plan('ambiguous/bistable', { seed: 'test', count, params: { size: 256, ...params } }),
  );
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

describe('ambiguous/bistable', () => {
  test('every run of items has each figure once', async () => {
    const seen = (await make(3 * names.length, { figures: names })).map(
      ({ state }) => (state as BistableState).figure,
    );
    for (const name of names) expect(seen.filter((figure) => figure === name)).toHaveLength(3);
  });

  test('every figure has six drawings or more, and none is shown again before all have been', async () => {
    const items = await make(7 * names.length, { figures: names });
    for (const { name, drawings } of figures) {
      const known = drawings.map((drawing) => drawing.name);
      expect(new Set(known).size, name).toBeGreaterThanOrEqual(6);
      const seen = items
        .map(({ state }) => state as BistableState)
        .filter(({ figure }) => figure === name)
        .map(({ drawing }) => drawing);
      expect(seen.slice(0, known.length).sort(), name).toEqual([...known].sort());
    }
  });

  test('both readings, in either order and in other words, are right; one of them twice is not', async () => {
    for (const item of await make(names.length)) {
      const question = item.questions.find(({ variant }) => variant === 'open');
      if (!question || question.scoring.kind !== 'words') continue;
      const [a, b] = question.scoring.parts;
      expect(gradeReply(question, `${b.word}, ${a.word}`), question.answer).toMatchObject({
        correct: true,
      });
      expect(gradeReply(question, `${a.accept[0] ?? a.word}, ${b.accept[0] ?? b.word}`)).toMatchObject({
        correct: true,
      });
      expect(gradeReply(question, `${a.word}, ${a.word}`), question.answer).toMatchObject({
        correct: false,
      });
      expect(gradeReply(question, b.word), question.answer).toMatchObject({ correct: false });
    }
  });

  test('choices hold both readings and two things that are not there, the paper’s None too; a control shows one of them', async () => {
    for (const item of [...(await make(names.length)), ...(await make(names.length, { wording: 'paper' }))]) {
      const [both, a, b] = item.questions.filter(({ variant }) => variant === 'choice');
      const paper = both.groups!.wording === 'paper';
      expect(Object.keys(both.options!)).toEqual(['A', 'B', 'C', 'D', ...(paper ? ['E'] : [])]);
      expect(new Set(Object.values(a.options!)).size).toBe(4);
      expect(both.options).toEqual({ ...a.options, ...(paper && { E: 'None' }) });
      expect(a.options).toEqual(b.options);
      expect(both.answer.split(', ')).toHaveLength(2);
      expect([a.answer, b.answer].sort().join(', ')).toBe(both.answer);
    }
  });

  test.each([
    { figures: names },
    { figures: names.filter((name) => name !== 'triangles') },
    { figures: ['duck-rabbit', 'rubin-vase', 'young-old', 'fish-tiling'] },
  ])(
    'words tell nothing: of the same choices each pair is right as often, and nothing that is much like it is wrong',
    async ({ figures: among }) => {
      const offered = new Map<string, Map<string, number>>();
      for (const { state, questions } of await make(6 * among.length, { figures: among })) {
        const { choices, figure } = state as BistableState;
        // Each of its two triples of directions has the other's as choices, as the seed has it.
        if (figure === 'triangles') continue;
        const both = questions.find(({ scoring }) => scoring.kind === 'letters')!;
        const right = both.answer.split(', ').map((letter) => both.options![letter]);
        const key = [...choices].sort().join();
        const counts = offered.get(key) ?? new Map<string, number>();
        for (const word of right) counts.set(word, (counts.get(word) ?? 0) + 1);
        offered.set(key, counts);
        for (const women of choices.filter((word) => word.includes('woman')))
          expect(choices, women).not.toContain('human faces');
        if (figure === 'thiery')
          expect(choices.filter((word) => /cube|stairs|book/.test(word))).toHaveLength(0);
      }
      for (const counts of offered.values()) expect([...counts.values()]).toEqual([3, 3, 3, 3]);
    },
  );

  test('a figure by itself has the choices of one that no dataset with it need have', async () => {
    for (const figure of names) {
      for (const { state } of await make(2, { figures: [figure] }))
        expect(new Set((state as BistableState).choices).size, figure).toBe(4);
    }
  });

  fully('nothing beats chance without the pictures', async () => {
    const items = await make(36 * names.length);
    const found = auditQuestions(
      items.flatMap(({ id, questions }) =>
        questions.map((question) => ({ ...question, item: id, family: 'ambiguous/bistable' })),
      ),
    );
    expect(found.trials.some(({ condition }) => condition === 'control-a + control-b')).toBe(true);
    expect(found.leaks).toEqual([]);
  });

  test('a picture without its marks does not pass for a control, nor one of another figure', async () => {
    const [one, two] = await make(2);
    const original = one.view('original').raster;
    expect(() => one.certify((view) => (view === 'reading-a' ? original : one.view(view).raster))).toThrow(
      'does not hold',
    );
    expect(() => one.certify((view) => (view === 'reading-a' ? two : one).view(view).raster)).toThrow(
      'does not hold',
    );
  });

  // Why neither reading is favored: the drawing is its own image under a turn or mirror that swaps the readings.
  test('a half turn leaves Necker’s cube, Schröder’s stairs and Thiéry’s block as they are', async () => {
    for (const figure of ['necker-cube', 'schroeder-stairs', 'thiery']) {
      for (const item of await make(6, { figures: [figure], size: 512 })) {
        const picture = item.view('original').raster;
        expect(changedShare(picture, turn(picture, 'half')), figure).toBeLessThan(0.012);
        const [a, b] = [item.view('reading-a').raster, item.view('reading-b').raster];
        expect(sameRaster(a, b)).toBe(false);
      }
    }
  });

  test('a turn by 120 degrees leaves triangles as they are: they point in three directions alike', async () => {
    for (const item of await make(6, { figures: ['triangles'], size: 512 })) {
      const { data } = item.view('original').raster;
      let [all, changed] = [0, 0];
      for (let y = -200; y < 200; y += 2)
        for (let x = -200; x < 200; x += 2) {
          const [u, v] = [x + 0.5, y + 0.5];
          const [left, down] = [-0.5 * u - (Math.sqrt(3) / 2) * v, (Math.sqrt(3) / 2) * u - 0.5 * v];
          const [column, row] = [Math.floor(256 + left), Math.floor(256 + down)];
          if (column < 0 || row < 0 || column > 511 || row > 511) continue;
          all++;
          if (Math.abs(data[row * 512 + column] - data[(256 + y) * 512 + 256 + x]) > 128) changed++;
        }
      const { drawing } = item.state as BistableState;
      expect(changed / all, drawing).toBeLessThan(0.02);
    }
  });

  test('black and white fish have equal areas, and vase and faces each a fair share', async () => {
    const darkShare = ({ data }: { data: Uint8Array }) =>
      data.filter((level) => level < 128).length / data.length;
    for (const item of await make(6, { figures: ['fish-tiling'], size: 512 }))
      expect(Math.abs(darkShare(item.view('original').raster) - 0.5)).toBeLessThan(0.03);
    for (const item of await make(6, { figures: ['rubin-vase'], size: 512 })) {
      const picture = item.view('original').raster;
      expect(Math.abs(betweenContours(picture) - 0.5)).toBeLessThan(0.2);
      // A contour is flattened along its way, which is another in the mirror: that moves levels by a few of 255.
      const { drawing } = item.state as BistableState;
      expect(changedShare(turn(picture, 'mirror'), picture), drawing).toBe(0);
    }
  });
});

/** The share of a picture that lies between the first and the last contour of its rows. */
function betweenContours({ width, height, data }: Raster): number {
  let inside = 0;
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width);
    const isOther = (level: number) => Math.abs(level - row[0]) > 60;
    const first = row.findIndex(isOther);
    if (first >= 0) inside += row.findLastIndex(isOther) + 1 - first;
  }
  return inside / data.length;
}

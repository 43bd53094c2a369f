import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import type { Item } from '../../src/dataset/item/item.js';
import { opposite, type Way } from '../../src/content/illusions/films/film.js';
import { films } from '../../src/content/illusions/films/index.js';
import { frameCount } from '../../src/families/ambiguous/moving/moving.js';
import type { Raster } from '../../src/draw/raster.js';
import { fully, someOf } from '../few.js';

const size = 160;
const itemsOf = async (kinds: readonly string[], count: number): Promise<Item[]> => {
  const maker = await prepare(await plan('ambiguous/moving', { seed: 5, count, params: { size, kinds } }));
  return Array.from({ length: count }, (_, i) => maker.make(i));
};

/**
 * The second road: blocks of the first picture are looked for in the second by least absolute difference, and vote.
 */
function blockMotion(a: Raster, b: Raster, reach: number, spots: readonly [number, number][]): string {
  const votes = new Map<string, number>();
  const half = 8;
  for (const [x, y] of spots) {
    let best = { key: '', cost: Infinity };
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        let cost = 0;
        for (let v = -half; v <= half; v++)
          for (let u = -half; u <= half; u++)
            cost += Math.abs(a.data[(y + v) * a.width + x + u] - b.data[(y + dy + v) * b.width + x + dx + u]);
        if (cost < best.cost) best = { key: `${dx},${dy}`, cost };
      }
    }
    votes.set(best.key, (votes.get(best.key) ?? 0) + 1);
  }
  return [...votes].sort(([, m], [, n]) => n - m)[0][0];
}

const shifts: Readonly<Record<string, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};
const shiftOf = (way: string, step: number): string => shifts[way].map((part) => part * step + 0).join(',');

const grid: [number, number][] = Array.from({ length: 49 }, (_, i) => [
  20 + 20 * (i % 7),
  20 + 20 * Math.floor(i / 7),
]);

describe('ambiguous/moving', () => {
  test('there are at least 6 kinds', () => {
    expect(films.size).toBeGreaterThanOrEqual(6);
  });

  test('films are the frames in order, and the same backward, as another reader sees them', async () => {
    const { default: sharp } = await import('sharp');
    const kinds = someOf([...films.keys()], 2);
    for (const item of await itemsOf(kinds, kinds.length)) {
      for (const [name, order] of [
        ['film', 1],
        ['backwards', -1],
      ] as const) {
        const { gif, frameMs } = item.animation(name)!;
        const { pages, delay } = await sharp(gif, { pages: -1 }).metadata();
        expect([pages, new Set(delay)]).toEqual([frameCount, new Set([frameMs])]);
        for (const page of [0, 7, frameCount - 1]) {
          const shown = await sharp(gif, { page }).removeAlpha().grayscale().raw().toBuffer();
          const at = order === 1 ? page : frameCount - 1 - page;
          const view = item.view(`frame-${String(at).padStart(2, '0')}`).raster;
          expect(shown.equals(Buffer.from(view.data)), `${item.id} ${name} ${page}`).toBe(true);
        }
      }
    }
  });

  test('blocks of plaids go the way that the label says', async () => {
    for (const item of await itemsOf(['plaid'], 4)) {
      const middle = grid.filter(([x, y]) => Math.abs(x - 80) < 25 && Math.abs(y - 80) < 25);
      const moved = blockMotion(item.view('frame-03').raster, item.view('frame-04').raster, 3, middle);
      const { physical } = item.animation('film')!.label as { physical: string };
      expect(moved).toBe(shiftOf(physical, 2));
    }
  });

  test.each(someOf(['barber-pole', 'plaid', 'reverse-phi'] as const, 1))(
    'every way is seen once in four films of %s, which tell nothing by their name',
    async (kind) => {
      const items = await itemsOf([kind], 4);
      const seen = items.map((item) => (item.animation('film')!.label as { perceived: string }).perceived);
      expect([...seen].sort()).toEqual(Object.keys(shifts).sort());
      for (const [i, { questions }] of items.entries()) {
        const forward = questions.find(({ condition }) => condition === 'ambiguous-way')!;
        const back = questions.find(({ condition }) => condition === 'backwards-way')!;
        expect(forward.options![forward.answer]).toBe(seen[i]);
        expect(back.options![back.answer]).toBe(opposite[seen[i] as Way]);
      }
    },
  );

  test('a reversed picture of reverse phi lies where the label says, and its likest copy does not', async () => {
    for (const item of await itemsOf(['reverse-phi'], 4)) {
      const [a, b] = [item.view('frame-03').raster, item.view('frame-04').raster];
      const negative = { ...b, data: b.data.map((level) => 255 - level) };
      const { physical, perceived } = item.animation('film')!.label as Record<string, string>;
      const step = Math.max(2, Math.round(size / 64));
      expect(blockMotion(a, negative, step + 1, grid)).toBe(shiftOf(physical, step));
      expect(opposite[physical as Way]).toBe(perceived);
      expect(item.animation('backwards')!.label).toMatchObject({ physical: perceived, perceived: physical });
    }
  });

  fully(
    'in one frame of a shape that motion reveals its dots are as many and as close as those around it',
    async () => {
      for (const item of await itemsOf(['motion-revealed-shape'], 4)) {
        const { data } = item.view('frame-05').raster;
        // Along rows, a shape's rim would cut runs short: neighbors are alike half the time, wherever they are.
        for (const x of [20, 60, 80, 100, 140]) {
          let alike = 0;
          for (let y = 0; y < size; y += 2) if (data[y * size + x] === data[y * size + x + 2]) alike++;
          expect(alike / (size / 2)).toBeGreaterThan(0.25);
          expect(alike / (size / 2)).toBeLessThan(0.75);
        }
      }
    },
  );

  test('questions: the film, its frames, the way it seems to go both ways, and one frame', async () => {
    const [pole] = await itemsOf(['barber-pole'], 1);
    expect(
      pole.questions.map(({ condition, variant, images }) => [condition, variant, images.length]),
    ).toEqual([
      ['ambiguous', 'open', 1],
      ['ambiguous', 'open-frames', frameCount],
      ['ambiguous-way', 'choice', 1],
      ['backwards-way', 'choice', 1],
    ]);
    expect(pole.questions[0].images[0]).toMatch(/-film\.gif$/);
    expect(pole.questions[2].answer).not.toBe(pole.questions[3].answer);
    const [shape] = await itemsOf(['motion-revealed-shape'], 1);
    expect(shape.questions.map(({ condition }) => condition)).toEqual(['ambiguous', 'ambiguous', 'control']);
  });
});

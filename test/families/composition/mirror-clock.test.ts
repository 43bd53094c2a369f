import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { plan } from '../../../src/benchmarks/plan.js';
import { prepare } from '../../../src/dataset/item/maker.js';
import type { Raster } from '../../../src/draw/raster.js';
import type { ClockState } from '../../../src/families/composition/mirror-clock/draw.js';
import { readHands } from '../../../src/families/composition/mirror-clock/read-hands.js';
import { naiveReading, timeSets, timeText } from '../../../src/families/composition/mirror-clock/time.js';

const count = 48;
const maker = await prepare(
  await plan('composition/mirror-clock', {
    seed: 11,
    count,
    params: { turns: ['mirror', 'flip', 'half'], size: 160 },
  }),
);
const items = Array.from({ length: count }, (_, i) => maker.make(i));

/** The same in sharp: a picture mirrored, flipped or both. */
const bySharp = async (
  { width, height, channels, data }: Raster,
  across: boolean,
  down: boolean,
): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels } }).flop(across).flip(down).raw().toBuffer();

describe('composition/mirror-clock', () => {
  test('another library turns the picture to the same bytes, and back to a clock that shows the answer', async () => {
    for (const item of items.slice(0, 12)) {
      const { turn } = item.transform as { turn: string };
      const [across, down] = [turn !== 'flip', turn !== 'mirror'];
      const [original, turned] = [item.view('original').raster, item.view('turned').raster];
      expect(Buffer.compare(await bySharp(original, across, down), turned.data)).toBe(0);
      const { palette, size } = item.state as ClockState;
      const back = { ...turned, data: await bySharp(turned, across, down) };
      const { answer } = item.questions.find(({ condition }) => condition === 'turned')!;
      expect(timeText(readHands(back, size, palette.main, 'none')!.time)).toBe(answer);
    }
  });

  test('the hands in the mirror read as the time that is predicted', () => {
    for (const item of items) {
      const predicted = item.questions.find(({ condition }) => condition === 'predicted');
      if (!predicted) continue;
      const { palette, size } = item.state as ClockState;
      expect(timeText(readHands(item.view('turned').raster, size, palette.main, 'none')!.time)).toBe(
        predicted.answer,
      );
    }
  });

  test('the judge refuses the picture of another time', () => {
    const { family } = items[0]!.planned.part;
    const [one, other] = [items[0]!, items[4]!];
    const judged = {
      ...one,
      label: undefined,
      moved: undefined,
      stage: undefined,
      studio: undefined,
      params: undefined,
    };
    const pictures = (view: string): Raster => other.view(view).raster;
    expect(family.judge({ ...judged, state: one.state, transform: one.transform }, pictures)).toMatchObject({
      holds: false,
      reason: 'other-time',
    });
  });

  test('of every four times each is the truth as often, at each letter', () => {
    const letters = new Map<string, number>();
    for (const { questions } of items) {
      const { answer } = questions.find(({ condition }) => condition === 'turned.choice')!;
      letters.set(answer, (letters.get(answer) ?? 0) + 1);
    }
    expect(letters).toEqual(new Map(['A', 'B', 'C', 'D'].map((letter) => [letter, count / 4])));
    for (const turn of ['mirror', 'flip', 'half'] as const)
      for (const times of timeSets(turn))
        for (const time of times) expect(times).toContain(naiveReading(turn, time));
  });
});

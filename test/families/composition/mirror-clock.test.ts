import { describe, expect, test } from 'vitest';
import { type ClockState, drawClock } from '../../../src/families/composition/mirror-clock/draw.js';
import { clockFonts } from '../../../src/families/composition/mirror-clock/family.js';
import { readHands } from '../../../src/families/composition/mirror-clock/read-hands.js';
import { naiveReading, timeSets, timeText } from '../../../src/families/composition/mirror-clock/time.js';
import { type Raster, sameRaster } from '../../../src/draw/raster.js';
import { loadFont } from '../../../src/glyphs/font.js';
import { answerOf, counts, made, turnedBySharp } from './made.js';

const turns = ['mirror', 'flip', 'half'] as const;
const items = await made('composition/mirror-clock', 48, { turns: [...turns], size: 160 });

describe('composition/mirror-clock', () => {
  test('sharp turns the picture to the same bytes, and back to a clock that shows the answer', async () => {
    for (const item of items.slice(0, 12)) {
      const { turn } = item.transform as { turn: string };
      const turned = item.view('turned').raster;
      expect(sameRaster(await turnedBySharp(item.view('original').raster, [turn]), turned)).toBe(true);
      const { palette, size } = item.state as ClockState;
      const read = readHands(await turnedBySharp(turned, [turn]), size, palette.paper, 'none');
      expect(timeText(read!.time)).toBe(answerOf(item, 'turned'));
    }
  });

  test('the hands in the mirror read as the time that is predicted', () => {
    const mirrored = items.filter(({ transform }) => (transform as { turn: string }).turn === 'mirror');
    expect(mirrored).toHaveLength(16);
    for (const item of mirrored) {
      const { palette, size } = item.state as ClockState;
      const read = readHands(item.view('turned').raster, size, palette.paper, 'none');
      expect(timeText(read!.time)).toBe(answerOf(item, 'predicted'));
    }
  });

  test('the judge refuses the picture of another time', () => {
    const { family, params } = items[0].planned.part;
    const { state, transform } = items[0];
    const other = items.find((item) => answerOf(item, 'upright') !== answerOf(items[0], 'upright'))!;
    const judged = {
      params,
      state,
      transform,
      assets: undefined,
      stage: undefined,
      label: undefined,
      moved: undefined,
    };
    const pictures = (view: string): Raster => other.view(view).raster;
    expect(family.judge(judged, pictures)).toMatchObject({ holds: false, reason: 'other-time' });
  });

  test.each(clockFonts)('numerals in %s keep clear of the ticks', (name) => {
    const clock = { ...(items[0].state as ClockState), font: name, size: 384 };
    const pixels = (parts: Partial<ClockState>): Uint8Array =>
      drawClock({ ...clock, ...parts }, loadFont(name)).data;
    const bare = pixels({ numerals: 'none', ticks: 'none' });
    const numerals = pixels({ numerals: 'all', ticks: 'none' });
    const ticks = pixels({ numerals: 'none', ticks: 'hours' });
    const marked = (picture: Uint8Array): Set<number> =>
      new Set([...bare.keys()].filter((at) => picture[at] !== bare[at]));
    const numbered = marked(numerals);
    expect([...marked(ticks)].filter((at) => numbered.has(at))).toEqual([]);
  });

  test('of every four times each is the truth as often, at each letter', () => {
    const letters = counts(items.map((item) => answerOf(item, 'turned.choice')));
    expect(letters).toEqual({ A: 12, B: 12, C: 12, D: 12 });
    for (const turn of turns)
      for (const times of timeSets(turn))
        for (const time of times) expect(times).toContain(naiveReading(turn, time));
  });
});

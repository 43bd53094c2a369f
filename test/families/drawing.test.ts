import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import type { Raster } from '../../src/draw/raster.js';
import { turn } from '../../src/draw/turn.js';
import { chooseBackdrop, sheetWith } from '../../src/content/drawings/parts/backdrop.js';
import { drawText, textWidth, type Lettering } from '../../src/content/drawings/parts/lettering.js';
import { gradientNoise, layered } from '../../src/content/drawings/parts/noise.js';
import { lightPalettes } from '../../src/content/drawings/parts/palette.js';
import { drawPlate, type Plate } from '../../src/content/drawings/parts/plate.js';
import { Sheet } from '../../src/content/drawings/parts/sheet.js';
import { lightTerrain } from '../../src/content/drawings/parts/terrain.js';
import { numberWords } from '../../src/content/drawings/number-words.js';

/** The largest difference of two channels at one place. */
function farthest(a: Raster, b: Raster): number {
  let worst = 0;
  for (let i = 0; i < a.data.length; i++) worst = Math.max(worst, Math.abs(a.data[i] - b.data[i]));
  return worst;
}

describe.each(['round', 'crisp'] as const)('%s letters', (style) => {
  const lettering: Lettering = { style, weight: 0.15, breadth: 1, gap: 0.2 };
  const picture = (text: string): Raster => {
    const sheet = new Sheet(200, '#ffffff');
    drawText(sheet, text, lettering, '#000000', [0.25, 0, 0, 0.25, 0.5, 0.5]);
    return sheet.picture();
  };

  test.each(['69', '96', 'MW', 'WM', '00', '11', '88', 'HH', 'II', 'NN', 'OO', 'SS', 'XX', 'ZZ'])(
    'the half turn of %s is the same picture as the turned letter',
    (pair) => {
      const [from, to] = [...pair];
      expect(farthest(turn(picture(from), 'half'), picture(to))).toBeLessThanOrEqual(2);
    },
  );

  test('letters that are not each other half-turned differ', () => {
    expect(farthest(turn(picture('6'), 'half'), picture('6'))).toBeGreaterThan(200);
    expect(farthest(turn(picture('M'), 'half'), picture('M'))).toBeGreaterThan(200);
  });

  test('a text is as wide as its letters and gaps', () => {
    const [one, two] = [textWidth('N', lettering), textWidth('NN', lettering)];
    expect(two).toBeCloseTo(2 * one + lettering.gap, 12);
  });
});

test('every backdrop is its own half turn', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 120; i++) {
    const backdrop = chooseBackdrop(new Stream(['drawing.test', i]), lightPalettes[i % lightPalettes.length]);
    seen.add(backdrop.kind);
    const picture = sheetWith(backdrop, 96).picture();
    expect(farthest(picture, turn(picture, 'half')), backdrop.kind).toBeLessThanOrEqual(3);
  }
  expect(seen.size).toBe(9);
});

test.each(['enamel', 'oval', 'plank', 'ticket', 'road', 'marquee', 'ribbon', 'disc'] as const)(
  'the plate %s is its own half turn',
  (kind) => {
    const plate: Plate = { kind, width: 0.8, height: 0.5, tilt: 4, face: '#336699', edge: '#ffcc00' };
    const sheet = new Sheet(200, '#ffffff');
    drawPlate(sheet, plate);
    expect(farthest(sheet.picture(), turn(sheet.picture(), 'half'))).toBeLessThanOrEqual(3);
  },
);

test('the half turn of a lit terrain is the negated and turned terrain under the same lamp', () => {
  const noise = layered(gradientNoise(7), 3);
  const height = (x: number, y: number): number => 0.05 * noise(4 * x, 4 * y);
  const size = 48;
  const lit = lightTerrain(height, size, 40);
  const turned = lightTerrain((x, y) => -height(1 - x, 1 - y), size, 40);
  let spread = 0;
  for (let pixel = 0; pixel < size * size; pixel++) {
    expect(turned.shades[pixel]).toBeCloseTo(lit.shades[size * size - 1 - pixel], 9);
    spread = Math.max(spread, Math.abs(lit.shades[pixel] - 1));
  }
  expect(spread).toBeGreaterThan(0.2);
});

test('ground that rises downward, toward the viewer of an upright picture, faces the lamp', () => {
  expect(lightTerrain((_, y) => 0.5 * y, 8, 45).shades[20]).toBeCloseTo(1.5 / Math.sqrt(1.25), 9);
  expect(lightTerrain((_, y) => -0.5 * y, 8, 45).shades[20]).toBeCloseTo(0.5 / Math.sqrt(1.25), 9);
  expect(lightTerrain(() => 0.3, 8, 45).shades[20]).toBe(1);
});

test('noise is bounded, smooth, and another for another seed', () => {
  const [one, other] = [gradientNoise(1), gradientNoise(2)];
  let [most, differs] = [0, 0];
  for (let i = 0; i < 20_000; i++) {
    const [x, y] = [(i * 0.7548776662466927 * 50) % 50, (i * 0.5698402909980532 * 50) % 50];
    most = Math.max(most, Math.abs(one(x, y)));
    differs = Math.max(differs, Math.abs(one(x, y) - other(x, y)));
    expect(Math.abs(one(x + 1e-6, y) - one(x, y))).toBeLessThan(1e-5);
  }
  expect(most).toBeLessThanOrEqual(1);
  expect(most).toBeGreaterThan(0.7);
  expect(differs).toBeGreaterThan(0.5);
});

test('numbers in words', () => {
  const words = [0, 7, 13, 20, 98, 100, 106, 891, 999].map(numberWords);
  expect(words).toEqual([
    'zero', 'seven', 'thirteen', 'twenty', 'ninety-eight', 'one hundred', 'one hundred and six',
    'eight hundred and ninety-one', 'nine hundred and ninety-nine',
  ]); // prettier-ignore
});

import { points, sin, type Stream, tau } from '../../core/index.js';
import { circle, Path, polygon, type Raster } from '../../draw/index.js';
import { box, halo, Sheet, styleInTurn, type Point } from './parts/index.js';
import { nearestColor } from './measuring/nearest-color.js';
import type { DrawingKind } from './drawing.js';

const styles = ['cloth', 'board', 'roundel', 'swallowtail', 'cloth', 'diamond', 'badge', 'cloth'] as const;

type ColorName = keyof typeof colors;

/** Colors that have one common name, with further names that are as right. */
const colors = {
  red: ['#c8202f', 'crimson', 'scarlet', 'dark red'],
  blue: ['#1f4fa3', 'navy', 'navy blue', 'dark blue', 'royal blue'],
  yellow: ['#f4c92e', 'gold', 'golden', 'golden yellow'],
  green: ['#1e8449', 'dark green', 'emerald', 'emerald green'],
  white: ['#fafaf7', 'off white', 'ivory'],
  black: ['#1b1b1d', 'jet black'],
  orange: ['#ee7b1a', 'bright orange'],
  purple: ['#6b3fa0', 'violet', 'dark purple'],
} as const;

/** Sets whose neighbors and ends differ to every kind of color vision; no red beside green, no blue beside purple. */
const sets: readonly (readonly ColorName[])[] = [
  ['blue', 'yellow'],
  ['red', 'white', 'blue'],
  ['green', 'white'],
  ['black', 'yellow'],
  ['blue', 'white', 'orange'],
  ['purple', 'yellow'],
  ['red', 'white'],
  ['yellow', 'blue', 'red'],
  ['black', 'orange'],
  ['white', 'purple', 'yellow'],
  ['orange', 'blue'],
  ['white', 'black'],
  ['white', 'blue', 'yellow'],
  ['red', 'blue'],
  ['purple', 'white', 'green'],
  ['black', 'yellow', 'white'],
  ['green', 'yellow', 'blue'],
  ['red', 'yellow', 'black'],
];

const grounds = ['#c3ced6', '#d3cab9', '#aebfaf', '#8a97a5', '#a89b90', '#b9b4c4', '#9db8c9', '#7d8a86'];

function figure(stream: Stream, k: number) {
  const set = styleInTurn(stream, k, 2, sets);
  const style = styleInTurn(stream, k, 2, styles);
  const even = set.length === 2 ? [1 / 2, 1 / 2] : [1 / 3, 1 / 3, 1 / 3];
  const round = style === 'roundel' || style === 'diamond' || style === 'badge';
  const width = round ? stream.uniform(0.72, 0.84) : stream.uniform(0.76, 0.84);
  return {
    style,
    // Names of the stripes' colors, from the top.
    stripes: k % 2 === 0 ? set : set.slice().reverse(),
    // Heights of the stripes, the same when read from below; they add up to 1.
    heights: set.length === 3 && stream.below(3) === 0 ? [1 / 4, 1 / 2, 1 / 4] : even,
    // Middle and size of the flag, picture widths.
    x: stream.uniform(0.49, 0.51),
    y: stream.uniform(0.48, 0.52),
    width,
    height: round ? width : width * stream.uniform(0.6, 0.78),
    // The cloth's waves: height in picture widths, number across the flag, start in waves.
    swing: stream.uniform(0.012, 0.032),
    waves: stream.uniform(1, 2.2),
    phase: stream.float(),
    ground: stream.choice(grounds),
  };
}

type Figure = ReturnType<typeof figure>;

/** A point of the flag: u and v go from 0 to 1 across and down it. */
function pointOf({ style, x, y, width, height, swing, waves, phase }: Figure, u: number, v: number): Point {
  const wave = style === 'cloth' || style === 'swallowtail' ? swing * sin(tau * (phase + waves * u)) : 0;
  return [x + (u - 0.5) * width, y + (v - 0.5) * height + wave];
}

/** The part of the flag between two heights, as cloth that waves. */
function band(figure: Figure, top: number, bottom: number): Path {
  const steps = 40;
  const along = Array.from({ length: steps + 1 }, (_, i) => i / steps);
  return polygon([
    ...along.map((u) => pointOf(figure, u, top)),
    ...along.reverse().map((u) => pointOf(figure, u, bottom)),
  ]);
}

/** The part of the bands that is seen. */
function outline(figure: Figure): Path {
  const { style, x, y, width, height } = figure;
  switch (style) {
    case 'cloth':
    case 'board':
      return band(figure, 0, 1);
    case 'roundel':
      return circle(x, y, width / 2);
    case 'badge':
      return box(x, y, width, height, width * 0.16);
    case 'diamond':
      return polygon(
        points([x, y - height / 2], [x + width / 2, y], [x, y + height / 2], [x - width / 2, y]),
      );
    case 'swallowtail': {
      const steps = Array.from({ length: 41 }, (_, i) => i / 40);
      const [top, bottom] = [0, 1].map((v) => steps.map((u) => pointOf(figure, u, v)));
      return polygon([...top, pointOf(figure, 0.78, 0.5), ...bottom.reverse()]);
    }
  }
}

function draw(figure: Figure, size: number): Raster {
  const { style, x, width, waves, phase } = figure;
  const sheet = new Sheet(size, figure.ground);
  const shape = outline(figure);
  halo(sheet, shape, 0.02);
  sheet.clipped(shape, () => {
    let top = 0;
    figure.stripes.forEach((name, i) => {
      const bottom = top + figure.heights[i];
      // A little overlap, so that the ground does not shine through where two edges meet.
      sheet.fill(band(figure, top, Math.min(1, bottom + 0.01)), colors[name][0]);
      top = bottom;
    });
    if (style === 'cloth' || style === 'swallowtail') {
      const stops = Array.from({ length: 33 }, (_, i) => {
        const shade = 0.5 + 0.5 * sin(tau * (phase + 0.25 + (waves * i) / 32));
        const alpha = Math.round(70 * shade)
          .toString(16)
          .padStart(2, '0');
        return [i / 32, `#000000${alpha}`] as const;
      });
      sheet.fill(shape, { kind: 'linear', from: [x - width / 2, 0], to: [x + width / 2, 0], stops });
    }
  });
  return sheet.picture();
}

/** The outer color that lies higher on average; the margin is the difference, in flag heights. */
function measure(picture: Raster, { stripes, height, ground }: Figure): { reading: string; margin: number } {
  const indices = nearestColor(picture, [...stripes.map((name) => colors[name][0]), ground]);
  const rows = stripes.map(() => ({ sum: 0, count: 0 }));
  indices.forEach((index, pixel) => {
    const row = rows[index];
    if (!row) return;
    row.sum += Math.floor(pixel / picture.width);
    row.count++;
  });
  const means = rows.map(({ sum, count }) => sum / Math.max(1, count));
  const lower = means.at(-1)! - means[0];
  const [first, last] = [stripes[0], stripes.at(-1)!];
  return {
    reading: lower > 0 ? `${first}/${last}` : `${last}/${first}`,
    margin: Math.abs(lower) / (height * picture.height),
  };
}

const names = Object.keys(colors) as ColorName[];
const synonyms = (name: ColorName): readonly string[] => colors[name].slice(1);

const format = 'Answer with one word, the name of the color.';

export const flag: DrawingKind<Figure> = {
  name: 'flag',
  summary: 'A flag or badge of two or three horizontal stripes: which color is at the top.',
  capacity: sets.length * 2 * new Set(styles).size,
  figure,
  read({ stripes }, turned) {
    const ends = [stripes[0], stripes.at(-1)!];
    return (turned ? ends.reverse() : ends).join('/');
  },
  turn: (reading) => reading.split('/').reverse().join('/'),
  describe(reading) {
    const top = reading.split('/')[0] as ColorName;
    return {
      answer: top,
      accept: synonyms(top),
      refuse: names.filter((name) => name !== top).flatMap((name) => [name, ...synonyms(name)]),
    };
  },
  questions: () => ({
    direct: `Which color is the uppermost of the horizontal stripes, in the picture as shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, which color would the uppermost of the horizontal stripes be? ${format}`,
  }),
  draw,
  measure,
};

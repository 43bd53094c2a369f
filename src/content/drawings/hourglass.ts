import type { Stream } from '../../core/stream.js';
import type { Raster } from '../../draw/raster.js';
import { chooseBackdrop, lightPalettes, sheetWith, styleInTurn, type Backdrop } from './parts/index.js';
import {
  bulbs,
  drawHourglass,
  frames,
  glassColor,
  type Full,
  type Hourglass,
  type Look,
} from './parts/hourglass.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import type { Reading, DrawingKind } from './drawing.js';

type Figure = Look & {
  /** from left to right */
  row: readonly Hourglass[];
  backdrop: Backdrop;
};

const sands = ['#e2a72e', '#d9534f', '#2a9d8f', '#3b6fb6', '#d98cb3', '#7a5ba6', '#e07b39', '#4f9d4f'];
const woods = ['#8b5a2b', '#5b3a29', '#3d4450', '#b08d57', '#7d2e2e', '#2f4a3c'] as const;
const inRow = 4;

/** The rows that a half turn, which exchanges the bulbs and reverses the order, changes, and not only by the exchange. */
const rows: readonly (readonly Full[])[] = Array.from({ length: 1 << inRow }, (_, bits) =>
  Array.from({ length: inRow }, (_, i): Full => ((bits >> i) & 1 ? 'upper' : 'lower')),
).filter((row) => isLopsided(row.join(' ')));

function isLopsided(reading: string): boolean {
  const turned = turn(reading);
  return turned !== reading && turned !== turned.split(' ').reverse().join(' ');
}

function turn(reading: string): string {
  const row = reading.split(' ').reverse();
  return row.map((full) => (full === 'upper' ? 'lower' : 'upper')).join(' ');
}

function figure(stream: Stream, k: number): Figure {
  const height = stream.uniform(0.25, 0.28);
  const sandsInTurn = stream.shuffle(sands);
  const sameSand = stream.below(2) === 0;
  // Steps of five visit all eight.
  const row = rows[(5 * k) % rows.length];
  return {
    row: row.map((full, i) => ({
      full,
      x: (i + 0.5 - inRow / 2) * 0.228 + 0.5,
      y: 0.5 + stream.uniform(-0.02, 0.02),
      tilt: stream.uniform(-2, 2),
      sand: sandsInTurn[sameSand ? 0 : i],
    })),
    bulb: stream.choice(bulbs),
    frame: styleInTurn(stream, k, rows.length, frames),
    height,
    girth: stream.uniform(0.22, 0.25),
    neck: stream.uniform(0.03, 0.045),
    wood: stream.choice(woods),
    line: '#27211f',
    lineWidth: stream.uniform(0.018, 0.028),
    grains: stream.below(2) === 0,
    backdrop: chooseBackdrop(stream, stream.choice(lightPalettes)),
  };
}

function draw(figure: Figure, size: number): Raster {
  const sheet = sheetWith(figure.backdrop, size);
  for (const hourglass of figure.row) drawHourglass(sheet, figure, hourglass);
  return sheet.picture();
}

/** Compares, in each quarter of the width, how much above and below the middle has the color of sand. */
function measure(
  picture: Raster,
  { row, wood, line, backdrop }: Figure,
): { reading: string; margin: number } {
  const { width, height } = picture;
  const wanted = [...new Set(row.map(({ sand }) => sand))];
  const others = [wood, line, glassColor, backdrop.paper, backdrop.tint];
  const marks = firstColors(nearestColor(picture, [...wanted, ...others]), wanted.length);
  const above = new Float64Array(inRow);
  const below = new Float64Array(inRow);
  for (let pixel = 0; pixel < marks.length; pixel++) {
    const quarter = Math.floor((inRow * (pixel % width)) / width);
    (2 * pixel < width * height ? above : below)[quarter] += marks[pixel];
  }
  const margins = Array.from(above, (up, i) => Math.abs(up - below[i]) / Math.max(1, up + below[i]));
  return {
    reading: Array.from(above, (up, i): Full => (up > below[i] ? 'upper' : 'lower')).join(' '),
    margin: Math.min(...margins),
  };
}

/** The ways to say where the sand is in a row of hourglasses. */
function sayings(reading: string): string[] {
  const row = reading.split(' ');
  const ordinals = ['first', 'second', 'third', 'fourth'];
  return [
    row.join(' '),
    row.map((full) => (full === 'upper' ? 'top' : 'bottom')).join(' '),
    row.map((full, i) => `${ordinals[i]} ${full}`).join(' '),
    row.map((full, i) => `${i + 1} ${full}`).join(' '),
  ];
}

function describe(reading: string): Reading {
  const [answer, ...accept] = sayings(reading) as [string, ...string[]];
  return { answer, accept, refuse: rows.map((row) => row.join(' ')).filter((other) => other !== reading) };
}

const format = 'Answer with four words, each upper or lower, from left to right.';

/** Hourglasses that have just been turned, or have run out; a full bulb looks natural at either end. */
export const hourglass: DrawingKind<Figure> = {
  name: 'hourglass',
  summary: 'Four hourglasses in a row, each with its sand in the upper or in the lower bulb.',
  capacity: rows.length * bulbs.length * frames.length,
  figure,
  read({ row }, turned) {
    const reading = row.map(({ full }) => full).join(' ');
    return turned ? turn(reading) : reading;
  },
  turn,
  describe,
  questions: () => ({
    direct: `Four hourglasses stand in a row. Which bulb of each is full of sand, from left to right, in the image as it is shown? ${format}`,
    predicted: `Four hourglasses stand in a row. If this image were rotated 180 degrees, with no sand flowing, which bulb of each hourglass would be full of sand, from left to right, in the rotated image? ${format}`,
  }),
  draw,
  measure,
};

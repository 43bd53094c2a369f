import type { Stream } from '../../core/stream.js';
import { circle, line, Path, polygon, polyline, type Raster } from '../../draw/index.js';
import { box, choosePalette, Sheet, styleInTurn, type Point } from './parts/index.js';
import { nearestColor } from './measuring/nearest-color.js';
import { numberWords } from './number-words.js';
import type { Reading, DrawingKind } from './drawing.js';

const styles = ['line', 'dots', 'areas', 'steps', 'bands', 'blocks', 'markers', 'line'] as const;

/** The number of values of a chart. */
const count = 6;

/** The nouns by which questions name what is drawn for each value. */
const nouns: Record<Figure['style'], string> = {
  line: 'point of the line',
  markers: 'point of the line',
  bands: 'bar',
  steps: 'step',
  dots: 'dot',
  blocks: 'block',
  areas: 'step of the boundary between the two colored areas',
};

function figure(stream: Stream, k: number) {
  const style = styleInTurn(stream, k, count, styles);
  const largest = k % count;
  const smallest = stream.choice(smallestPlaces(largest));
  return {
    style,
    // From left to right, 0 at the bottom of the frame to 1 at its top; one is clearly the largest, one the smallest.
    values: Array.from({ length: count }, (_, i) => {
      if (i === largest) return stream.uniform(0.84, 0.91);
      return i === smallest ? stream.uniform(0.09, 0.16) : stream.uniform(0.3, 0.7);
    }),
    // Middle and size of the frame, picture widths.
    x: stream.uniform(0.49, 0.51),
    y: stream.uniform(0.49, 0.51),
    width: stream.uniform(0.84, 0.9),
    height: stream.uniform(0.7, 0.9),
    // How many rows the grid has; 1 for none.
    grid: stream.choice([1, 4, 6, 8]),
    // Width of the line, picture widths.
    line: stream.uniform(0.012, 0.022),
    palette: choosePalette(stream),
  };
}

type Figure = ReturnType<typeof figure>;

/** Places of the smallest value such that the largest, which the half turn makes of it, is always elsewhere. */
const smallestPlaces = (largest: number): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => i !== largest && i !== count - 1 - largest);

/** The places of the largest and the smallest value, counted from 1, and how clear they are. */
function judge(values: readonly number[]): { reading: string; margin: number } {
  const order = Array.from(values.keys()).sort((a, b) => values[b] - values[a]);
  const [first, second] = [values[order[0]], values[order[1]]];
  const [last, before] = [values[order.at(-1)!], values[order.at(-2)!]];
  const margin = Math.min(first - second, before - last) / (0.4 * (first - last));
  return { reading: `${order[0] + 1}/${order.at(-1)! + 1}`, margin: Math.min(1, margin) };
}

function draw(figure: Figure, size: number): Raster {
  const { style, values, x, y, width, height, grid, palette } = figure;
  const { paper, tint, ink, main, accent } = palette;
  const sheet = new Sheet(size, tint);
  const frame = box(x, y, width, height);
  const [left, top] = [x - width / 2, y - height / 2];
  const step = width / count;
  const points = values.map((value, i): Point => [left + step * (i + 0.5), top + height * (1 - value)]);
  sheet.fill(frame, paper);
  if (style === 'areas') {
    sheet.fill(frame, accent);
    sheet.fill(polygon([...stepsOf(points, step), [left + width, top + height], [left, top + height]]), main);
  }
  const cells = new Path();
  for (let i = 1; i < count; i++) cells.append(line(left + step * i, top, left + step * i, top + height));
  for (let i = 1; i < grid; i++) {
    const level = top + (height * i) / grid;
    cells.append(line(left, level, left + width, level));
  }
  sheet.stroke(cells, style === 'areas' ? paper : tint, 0.004, style === 'areas' ? { alpha: 0.35 } : {});
  drawData(sheet, figure, points, step);
  sheet.stroke(frame, ink, 0.006);
  return sheet.picture();
}

/** The corners of a stepped line with a level stretch for each value. */
const stepsOf = (points: readonly Point[], step: number): Point[] =>
  points.flatMap(([x, y]): Point[] => [
    [x - step / 2, y],
    [x + step / 2, y],
  ]);

function drawData(
  sheet: Sheet,
  { style, line, palette }: Figure,
  points: readonly Point[],
  step: number,
): void {
  const { main } = palette;
  const round = { cap: 'round', join: 'round' } as const;
  switch (style) {
    case 'line':
    case 'markers':
      sheet.stroke(polyline(points), main, style === 'line' ? line : line * 0.5, round);
      for (const [x, y] of points)
        sheet.fill(style === 'line' ? circle(x, y, line * 1.5) : box(x, y, 0.05, 0.05), main);
      break;
    case 'bands':
      for (const [x, y] of points) {
        sheet.fill(box(x, y, step * 0.12, 0.11), main).fill(box(x, y, step * 0.6, line), main);
        for (const end of [-0.055, 0.055]) sheet.fill(box(x, y + end, step * 0.3, line * 0.7), main);
      }
      break;
    case 'dots':
      for (const [x, y] of points) sheet.fill(circle(x, y, 0.03 + line / 2), main);
      break;
    case 'steps':
      sheet.stroke(polyline(stepsOf(points, step)), main, line);
      break;
    case 'blocks':
      for (const [x, y] of points) sheet.fill(box(x, y, step * 0.72, 0.07), main);
      break;
    case 'areas':
      break;
  }
}

/**
 * The mean height of the data's color about the middle of each value's column, wherever that lies either way up. An area's mean
 * height moves with its boundary, whichever side it is on.
 */
function measure(picture: Raster, figure: Figure): { reading: string; margin: number } {
  const { paper, tint, ink, main, accent } = figure.palette;
  const size = picture.width;
  const indices = nearestColor(picture, [main, paper, tint, ink, accent]);
  const high = (figure.height / 2 - 0.02) * size;
  const values = Array.from({ length: count }, (_, i) => {
    const middle = (0.5 + figure.width * ((i + 0.5) / count - 0.5)) * size;
    const reach = (0.15 * figure.width * size) / count;
    let [sum, marked] = [0, 0];
    for (let x = Math.ceil(middle - reach); x < middle + reach; x++)
      for (let y = Math.ceil(size / 2 - high); y < size / 2 + high; y++) {
        if (indices[y * size + x] !== 0) continue;
        sum -= y;
        marked++;
      }
    return sum / Math.max(1, marked);
  });
  return judge(values);
}

/** The smallest value is turned into the largest, and its place is then counted from the other end. */
const turn = (reading: string): string =>
  reading
    .split('/')
    .map((place) => String(count + 1 - Number(place)))
    .reverse()
    .join('/');

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A place counted from 1, in digits and words. */
const namesOf = (place: number): string[] => [String(place), numberWords(place), ordinals[place - 1]];

function describe(reading: string): Reading {
  const place = Number(reading.split('/')[0]);
  const others = Array.from({ length: count }, (_, i) => i + 1).filter((other) => other !== place);
  const [answer, ...accept] = namesOf(place) as [string, ...string[]];
  // Not 'one': "the second one" names the second.
  return { answer, accept, refuse: others.flatMap(namesOf).filter((name) => name !== 'one') };
}

const format = 'Answer with one number.';

export const plot: DrawingKind<Figure> = {
  name: 'plot',
  summary: 'A chart of six values without labels: which of them is the largest.',
  capacity: count * (count - 2) * new Set(styles).size,
  figure,
  read: ({ values }, turned) => (turned ? turn(judge(values).reading) : judge(values).reading),
  turn,
  describe,
  questions({ style }) {
    const chart = 'The picture shows a chart of six values, without labels; larger values are further up.';
    return {
      direct: `${chart} Counted from left to right, which ${nouns[style]} is the highest, in the picture as shown? ${format}`,
      predicted: `${chart} If this image were rotated 180 degrees and then counted from left to right, which ${nouns[style]} would be the highest? ${format}`,
    };
  },
  draw,
  measure,
};

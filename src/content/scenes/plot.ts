import type { Stream } from '../../core/stream.js';
import { Path } from '../../draw/path.js';
import type { Raster } from '../../draw/raster.js';
import { styleInTurn } from './drawing/cycle.js';
import type { Point } from './drawing/heading.js';
import { circle, polygon, polyline } from '../../draw/shapes.js';
import { box } from './drawing/outlines.js';
import { choosePalette, type Palette } from './drawing/palette.js';
import { peak, steepening, turnValues } from './drawing/curves.js';
import { Sheet } from './drawing/sheet.js';
import { nearestColor } from './measuring/nearest-color.js';
import { fifths } from './measuring/fifths.js';
import type { Scene } from './scene.js';

const styles = ['line', 'dots', 'areas', 'steps', 'band', 'blocks', 'markers', 'line'] as const;

type Figure = {
  style: (typeof styles)[number];
  /** What is asked: whether the middle is the highest or the lowest place, or how the slope changes. */
  about: 'extremum' | 'slope';
  /** the data at equal steps from left to right, 0 at the bottom of the frame to 1 at its top */
  values: readonly number[];
  /** middle and size of the frame, picture widths */
  x: number;
  y: number;
  width: number;
  height: number;
  /** how many cells the grid has along each side; 1 for no grid */
  grid: number;
  /** width of the line, picture widths */
  line: number;
  palette: Palette;
};

/** How the questions name what is drawn. */
const nouns: Record<Figure['style'], string> = {
  line: 'the line',
  markers: 'the line',
  band: 'the line',
  steps: 'the stepped line',
  dots: 'the row of dots',
  blocks: 'the row of blocks',
  areas: 'the boundary between the two colored areas',
};

function figure(stream: Stream, k: number): Figure {
  const style = styleInTurn(stream, k, 4, styles);
  const about = k % 4 < 2 ? 'extremum' : 'slope';
  const count = { line: 61, band: 61, areas: 61, steps: 15, dots: 26, blocks: 15, markers: 13 }[style];
  const noise = style === 'areas' ? 0.006 : stream.uniform(0.004, 0.02);
  const ideal = about === 'extremum' ? peak(stream) : steepening(stream);
  const values = Array.from(
    { length: count },
    (_, i) => ideal(i / (count - 1)) + stream.uniform(-noise, noise),
  );
  return {
    style,
    about,
    values: k % 2 === 0 ? values : turnValues(values),
    x: stream.uniform(0.49, 0.51),
    y: stream.uniform(0.49, 0.51),
    width: stream.uniform(0.84, 0.9),
    height: stream.uniform(0.7, 0.9),
    grid: stream.choice([1, 4, 6, 8]),
    line: stream.uniform(0.012, 0.022),
    palette: choosePalette(stream),
  };
}

/** The reading of heights from left to right, larger upward, and how clear it is. */
function judge(about: Figure['about'], heights: readonly number[]): { reading: string; margin: number } {
  const [first, middle, last] = fifths(heights);
  const [before, after] = [middle - first, last - middle];
  const range = Math.abs(before) + Math.abs(after);
  if (about === 'extremum') {
    const clear = before * after < 0 ? (2 * Math.min(Math.abs(before), Math.abs(after))) / range : 0;
    return { reading: before > after ? 'peak' : 'valley', margin: clear };
  }
  const change = Math.abs(after) - Math.abs(before);
  return { reading: change > 0 ? 'steeper' : 'flatter', margin: Math.abs(change) / range };
}

function draw(figure: Figure, size: number): Raster {
  const { style, values, x, y, width, height, grid, line, palette } = figure;
  const { paper, tint, ink, main, accent } = palette;
  const sheet = new Sheet(size, tint);
  const frame = box(x, y, width, height);
  const [left, top] = [x - width / 2, y - height / 2];
  const pad = style === 'areas' ? 0 : 0.045;
  const points = values.map((value, i): Point => [
    left + width * (pad + ((1 - 2 * pad) * i) / (values.length - 1)),
    top + height * (1 - value),
  ]);
  sheet.fill(frame, paper);
  if (style === 'areas') {
    sheet.fill(frame, accent);
    sheet.fill(polygon([...points, [left + width, top + height], [left, top + height]]), main);
  }
  const cells = new Path();
  for (let i = 1; i < grid; i++) {
    cells.append(
      polyline([
        [left + (width * i) / grid, top],
        [left + (width * i) / grid, top + height],
      ]),
    );
    cells.append(
      polyline([
        [left, top + (height * i) / grid],
        [left + width, top + (height * i) / grid],
      ]),
    );
  }
  sheet.stroke(cells, style === 'areas' ? paper : tint, 0.004, style === 'areas' ? { alpha: 0.35 } : {});
  drawData(sheet, style, points, line, palette);
  sheet.stroke(frame, ink, 0.006);
  return sheet.picture();
}

function drawData(
  sheet: Sheet,
  style: Figure['style'],
  points: readonly Point[],
  line: number,
  { main, accent }: Palette,
): void {
  const step = points[1]![0] - points[0]![0];
  const round = { cap: 'round', join: 'round' } as const;
  switch (style) {
    case 'line':
      sheet.stroke(polyline(points), main, line, round);
      break;
    case 'markers':
      sheet.stroke(polyline(points), main, line * 0.7, round);
      for (const [x, y] of points) sheet.fill(circle(x, y, line * 1.15), main);
      break;
    case 'band': {
      const away = 4 * line;
      const [upper, lower] = [-away, away].map((by) => points.map(([x, y]): Point => [x, y + by])) as [
        Point[],
        Point[],
      ];
      sheet.fill(polygon([...upper, ...lower.reverse()]), accent, { alpha: 0.55 });
      sheet.stroke(polyline(points), main, line, round);
      break;
    }
    case 'dots':
      for (const [x, y] of points) sheet.fill(circle(x, y, line * 0.95), main);
      break;
    case 'steps':
      sheet.stroke(
        polyline(
          points.flatMap(([x, y]): Point[] => [
            [x - step / 2, y],
            [x + step / 2, y],
          ]),
        ),
        main,
        line,
      );
      break;
    case 'blocks':
      for (const [x, y] of points) sheet.fill(box(x, y, step * 0.72, 0.07), main);
      break;
    case 'areas':
      break;
  }
}

/**
 * Judges the mean height of the data's color in each column inside the frame, wherever that lies either way up.
 * An area's mean height moves with its boundary, whichever side it is on.
 */
function measure(picture: Raster, figure: Figure): { reading: string; margin: number } {
  const { about, palette } = figure;
  const { paper, tint, ink, main, accent } = palette;
  const size = picture.width;
  const indices = nearestColor(picture, [main, paper, tint, ink, accent]);
  const [wide, high] = [(figure.width / 2 - 0.025) * size, (figure.height / 2 - 0.02) * size];
  const heights: number[] = [];
  for (let x = Math.ceil(size / 2 - wide); x < size / 2 + wide; x++) {
    let [sum, count] = [0, 0];
    for (let y = Math.ceil(size / 2 - high); y < size / 2 + high; y++) {
      if (indices[y * size + x] !== 0) continue;
      sum -= y;
      count++;
    }
    if (count > 0) heights.push(sum / count);
  }
  return judge(about, heights);
}

const names = {
  peak: ['hill', 'maximum', 'hump', 'summit', 'crest', 'mountain'],
  valley: ['trough', 'minimum', 'dip'],
  steeper: ['steepen', 'steepening', 'accelerate', 'accelerating', 'faster and faster'],
  flatter: [
    'flatten',
    'flattening',
    'levels off',
    'levelling off',
    'leveling off',
    'slows down',
    'decelerating',
  ],
} as const;

const opposites: Readonly<Record<string, keyof typeof names>> = {
  peak: 'valley',
  valley: 'peak',
  steeper: 'flatter',
  flatter: 'steeper',
};

const convention = 'Read it from left to right, with larger values further up.';

export const plot: Scene<Figure> = {
  name: 'plot',
  summary:
    'A chart without labels: whether it has a peak or a valley, or whether it gets steeper or flatter.',
  figure,
  read: ({ about, values }, turned) => judge(about, turned ? turnValues(values) : values).reading,
  turn: (reading) => opposites[reading]!,
  describe(reading) {
    const other = opposites[reading]!;
    return {
      answer: reading,
      accept: names[reading as keyof typeof names],
      refuse: [other, ...names[other]],
    };
  },
  questions({ style, about }) {
    const noun = nouns[style];
    const [shown, turned, format] =
      about === 'extremum'
        ? [`Does ${noun} have a peak or a valley`, `would ${noun} have a peak or a valley`, 'peak or valley']
        : [
            `Does ${noun} get steeper or flatter`,
            `would ${noun} get steeper or flatter`,
            'steeper or flatter',
          ];
    return {
      direct: `The picture shows a chart. ${convention} ${shown}, in the picture as shown? Answer with one word: ${format}.`,
      predicted: `The picture shows a chart. If this image were rotated 180 degrees and then read from left to right, with larger values further up, ${turned}? Answer with one word: ${format}.`,
    };
  },
  draw,
  measure,
};

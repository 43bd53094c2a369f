import { compose, pairs, points, type Stream } from '../../core/index.js';
import { Path, polyline, type Raster } from '../../draw/index.js';
import { straight, type Direction } from './direction.js';
import { chooseBackdrop, choosePalette, roundedPolygon, sheetWith, styleInTurn } from './parts/index.js';
import { bar, block, shape, drawCreases, drawParts, type Part } from './parts/hand.js';
import { headed, headingMap, headingOf, type Point } from './parts/heading.js';
import { foreground, halves } from './measuring/foreground.js';
import type { DrawingKind } from './drawing.js';
import { describeFirst, readingOf, turnTwo, twoDirections, twoInTurn } from './two-directions.js';

/** A direction along the picture's sides, found with some margin; see DrawingKind.measure. */
interface NarrowEnd {
  readonly reading: (typeof straight)[number];
  readonly margin: number;
}

/** The end of a marked silhouette that is narrower, along the longer side of its box: the outer quarters of the length are compared. */
function narrowEnd(marks: Uint8Array, width: number): NarrowEnd {
  const rows = profileOf(marks, width, 'y');
  const columns = profileOf(marks, width, 'x');
  const upright = rows.length >= columns.length;
  const counts = upright ? rows : columns;
  const outer = Math.max(1, Math.floor(counts.length / 4));
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
  const [first, last] = [sum(counts.slice(0, outer)), sum(counts.slice(-outer))];
  const reading = upright ? (first < last ? 'up' : 'down') : first < last ? 'left' : 'right';
  return { reading, margin: Math.abs(first - last) / Math.max(1, first, last) };
}

/** The number of marks in each row ('y') or column ('x'), from the first to the last that holds any. */
function profileOf(marks: Uint8Array, width: number, axis: 'x' | 'y'): number[] {
  const counts = new Array<number>(axis === 'x' ? width : marks.length / width).fill(0);
  for (let pixel = 0; pixel < marks.length; pixel++) {
    if (marks[pixel] !== 0) counts[axis === 'x' ? pixel % width : Math.floor(pixel / width)]++;
  }
  const first = counts.findIndex((count) => count > 0);
  return first < 0
    ? []
    : counts.slice(first, counts.length - [...counts].reverse().findIndex((count) => count > 0));
}

type Style = 'back' | 'palm' | 'foam' | 'sign';

type Placed = {
  /** tip of the index finger and middle of the cuff's end, picture widths */
  nose: Point;
  tail: Point;
  /** whether the thumb lies on the other side */
  mirrored: boolean;
};

/** Skins, cartoon yellow, and a glove; each with its finger nail. */
const skins = pairs(`
  #ffcf4a #fff0b8, #f6d3b5 #fff1e6, #e0ac7e #f8dcc2, #b97a50 #e8bd9c, #7d4e32 #c99a7c, #fdfdfa #fdfdfa
`);

const styles: readonly Style[] = ['back', 'palm', 'foam', 'sign'];

function figure(stream: Stream, k: number) {
  const style = styleInTurn(stream, k, 4, styles);
  const palette = choosePalette(stream);
  const length = stream.uniform(0.4, 0.43);
  const hand = (direction: Direction, place: number): Placed => ({
    ...headed(direction, stream.uniform(-7, 7), length, [place, 0.5 + stream.uniform(-0.04, 0.04)]),
    mirrored: stream.below(2) === 0,
  });
  const [first, second] = twoInTurn(stream, k);
  const [skin, nail] =
    style === 'sign' || style === 'foam' ? [palette.main, palette.main] : stream.choice(skins);
  return {
    style,
    // The left one first.
    hands: [hand(first, 0.26), hand(second, 0.74)],
    skin,
    nail,
    sleeve: style === 'sign' ? palette.main : stream.choice([palette.main, palette.accent]),
    line: style === 'sign' ? palette.paper : '#1d1a1c',
    // Hand lengths.
    lineWidth: style === 'sign' ? 0 : stream.uniform(0.012, 0.024),
    backdrop: chooseBackdrop(stream, palette),
  };
}

type Figure = ReturnType<typeof figure>;

/** A hand that points up, from (0, −½), the finger's tip, to (0, ½), the end of the cuff; layers from the lowest. */
interface Hand {
  readonly cuff?: Part;
  readonly layers: readonly (readonly Part[])[];
  readonly creases: readonly Path[];
  /** a finger nail */
  readonly nail?: Part;
}

const cuff = block(0.05, 0.435, 0.42, 0.13, 0.03);

/** Fingers curled away from the viewer. */
const back: Hand = {
  cuff,
  layers: [
    [
      block(0.075, 0.17, 0.46, 0.36, 0.1),
      bar([-0.09, -0.43], [-0.09, 0.15], 0.14),
      bar([0.045, -0.07], [0.045, 0.15], 0.135),
      bar([0.165, -0.045], [0.165, 0.15], 0.125),
      bar([0.265, 0], [0.265, 0.15], 0.105),
      bar([-0.235, 0], [-0.09, 0.23], 0.125),
    ],
  ],
  creases: [
    polyline(points('-0.022,-0.03 -0.022,0.09')),
    polyline(points('0.108,-0.02 0.108,0.09')),
    polyline(points('0.221,0.02 0.221,0.1')),
  ],
  nail: block(-0.09, -0.435, 0.075, 0.085, 0.032),
};

/** Fingers curled toward the viewer, the thumb across them. */
const palm: Hand = {
  cuff,
  layers: [
    [bar([-0.1, -0.43], [-0.1, 0.15], 0.14), block(0.07, 0.19, 0.46, 0.34, 0.1)],
    [bar([0.255, 0.02], [0.255, 0.16], 0.11)],
    [bar([0.145, -0.025], [0.145, 0.17], 0.12)],
    [bar([0.02, -0.04], [0.02, 0.17], 0.125)],
    [bar([-0.16, 0.25], [-0.17, 0.2], 0.13), bar([-0.17, 0.2], [0.07, 0.13], 0.12)],
  ],
  creases: [],
};

/** The big foam hand of a sports crowd. */
const foam: Hand = {
  layers: [
    [
      shape(roundedPolygon(points('-0.27,-0.02 0.3,-0.02 0.33,0.25 0.22,0.5 -0.16,0.5 -0.25,0.3'), 0.09)),
      bar([-0.13, -0.395], [-0.13, 0.15], 0.21),
      bar([0.055, -0.05], [0.055, 0.15], 0.17),
      bar([0.2, -0.02], [0.2, 0.15], 0.15),
      bar([0.28, 0.04], [0.28, 0.18], 0.12),
      bar([-0.32, 0.07], [-0.16, 0.3], 0.13),
    ],
  ],
  creases: [
    polyline(points('-0.028,-0.02 -0.028,0.17')),
    polyline(points('0.132,0.01 0.132,0.17')),
    polyline(points('0.245,0.05 0.245,0.19')),
    new Path().moveTo(-0.12, 0.24).quadTo(-0.04, 0.3, -0.06, 0.38),
  ],
};

const hands: Record<Style, Hand> = { back, palm, foam, sign: back };

function draw(figure: Figure, size: number): Raster {
  const sheet = sheetWith(figure.backdrop, size);
  const { cuff, layers, creases, nail } = hands[figure.style];
  const skin = { fill: figure.skin, line: figure.line, lineWidth: figure.lineWidth };
  for (const { nose, tail, mirrored } of figure.hands) {
    const map = compose([mirrored ? -1 : 1, 0, 0, 1, 0, 0], headingMap(nose, tail));
    if (cuff) drawParts(sheet, [cuff], { ...skin, fill: figure.sleeve }, map);
    for (const layer of layers) drawParts(sheet, layer, skin, map);
    drawCreases(sheet, creases, skin, 0.02, map);
    if (nail && figure.style === 'back')
      drawParts(sheet, [nail], { fill: figure.nail, line: figure.line, lineWidth: 0 }, map);
  }
  return sheet.picture();
}

/** The finger is the narrow end of each long silhouette. */
function measure(picture: Raster, { backdrop }: Figure): { reading: string; margin: number } {
  const { width } = picture;
  const [left, right] = halves(foreground(picture, [backdrop.paper, backdrop.tint]), width);
  const [first, second] = [narrowEnd(left, width), narrowEnd(right, width)];
  return {
    reading: readingOf([first.reading, second.reading]),
    margin: Math.min(first.margin, second.margin),
  };
}

const format = 'Answer with one word: up, down, left or right.';

/** Index fingers out of fists; after a half turn each points the other way, and the left one is the right one. */
export const pointingHand: DrawingKind<Figure> = {
  name: 'pointing-hand',
  summary:
    'Two hands side by side whose index fingers point up, down, left or right: which way the first one points.',
  capacity: twoDirections * 4 * styles.length,
  figure,
  read({ hands: [left, right] }, turned) {
    const reading = readingOf([headingOf(left.nose, left.tail), headingOf(right.nose, right.tail)]);
    return turned ? turnTwo(reading) : reading;
  },
  turn: turnTwo,
  describe: describeFirst,
  questions: () => ({
    direct: `Two hands are shown side by side; count them from left to right. In which direction does the index finger of the first hand point, in the picture as shown? ${format}`,
    predicted: `Two hands are shown side by side. If this image were rotated 180 degrees and the hands were then counted from left to right, in which direction would the index finger of the first hand point? ${format}`,
  }),
  draw,
  measure,
};

import { compose, points, type Stream } from '../../core/index.js';
import { circle, line, type Raster } from '../../draw/index.js';
import { straight, type Direction } from './direction.js';
import { chooseBackdrop, choosePalette, roundedPolygon, sheetWith, styleInTurn } from './parts/index.js';
import { bar, block, drawCreases, drawParts, shape, type Part } from './parts/hand.js';
import { headed, headingMap, headingOf, type Point } from './parts/heading.js';
import { AlongAxis } from './measuring/along-axis.js';
import { foreground, halves } from './measuring/foreground.js';
import type { DrawingKind } from './drawing.js';
import { describeFirst, readingOf, turnTwo, twoDirections, twoInTurn } from './two-directions.js';

/** A direction along the picture's sides, found with some margin; see DrawingKind.measure. */
interface NarrowestEnd {
  readonly reading: (typeof straight)[number];
  readonly margin: number;
}

/** The side on which some marks are narrowest, by the outermost marks of the outer fifths. */
function narrowestEnd(marks: Uint8Array, width: number): NarrowestEnd {
  if (!marks.includes(1)) return { reading: 'up', margin: 0 };
  const ranked = straight
    .map((axis) => ({ axis, span: new AlongAxis(marks, width, { axis, x: 0, y: 0 }).span(0.8, 1) }))
    .sort((a, b) => a.span - b.span);
  const [best, next] = [ranked[0], ranked[1]];
  return { reading: best.axis, margin: 1 - best.span / next.span };
}

type Style = 'emoji' | 'icon' | 'badge' | 'outline';

type Hand = {
  /** tip of the thumb and the point of the fist below it, picture widths */
  tip: Point;
  foot: Point;
  /** whether the cuff lies on the other side */
  mirrored: boolean;
};

/** The middles of the two hands, and the radius of the discs around them; picture widths. */
const places = [0.26, 0.74] as const;
const disc = 0.22;

const styles: readonly Style[] = ['emoji', 'icon', 'badge', 'outline'];
const skins = ['#ffcf4a', '#f6d3b5', '#e0ac7e', '#b97a50', '#7d4e32', '#ffcf4a'] as const;

function figure(stream: Stream, k: number) {
  const style = styleInTurn(stream, k, 4, styles);
  const palette = choosePalette(stream);
  const height = style === 'badge' ? stream.uniform(0.3, 0.32) : stream.uniform(0.38, 0.42);
  const hand = (direction: Direction, place: number): Hand => {
    const away = style === 'badge' ? 0 : 0.02;
    const middle: Point = [place + stream.uniform(-away, away) / 2, 0.5 + stream.uniform(-away, away)];
    const { nose, tail } = headed(direction, stream.uniform(-10, 10), height, middle);
    return { tip: nose, foot: tail, mirrored: stream.below(2) === 0 };
  };
  const [first, second] = twoInTurn(stream, k);
  const emoji = style === 'emoji';
  return {
    style,
    // The left one first.
    hands: [hand(first, places[0]), hand(second, places[1])],
    skin: emoji ? stream.choice(skins) : style === 'icon' ? palette.main : palette.paper,
    sleeve: emoji
      ? stream.choice([palette.main, palette.accent])
      : style === 'badge'
        ? palette.paper
        : palette.main,
    line: emoji ? '#1d1a1c' : style === 'icon' ? palette.paper : palette.main,
    // Hand heights.
    lineWidth: emoji ? stream.uniform(0.018, 0.028) : style === 'outline' ? stream.uniform(0.03, 0.042) : 0,
    // Of the discs behind the hands; '' for none.
    badge: style === 'badge' ? palette.main : '',
    backdrop: chooseBackdrop(stream, palette),
  };
}

type Figure = ReturnType<typeof figure>;

/** A thumb up, from (0, −½), its tip, to the fist's lowest finger at ½; the cuff is at the left. */
const cuff = block(-0.37, 0.2, 0.15, 0.46, 0.03);
const fist: readonly Part[] = [
  shape(
    roundedPolygon(points('-0.26,0.02 -0.1,-0.1 0.1,-0.1 0.24,0.02 0.24,0.44 -0.05,0.46 -0.26,0.38'), 0.06),
  ),
  shape(
    roundedPolygon(
      points('-0.2,0.08 -0.075,-0.18 -0.085,-0.46 0.02,-0.52 0.1,-0.44 0.115,-0.3 0.075,-0.08 0.15,0.1'),
      0.07,
    ),
  ),
  bar([0.02, 0.02], [0.31, 0.02], 0.125),
  bar([0.02, 0.15], [0.35, 0.15], 0.13),
  bar([0.02, 0.28], [0.33, 0.28], 0.13),
  bar([0.02, 0.405], [0.27, 0.405], 0.12),
];
const creases = [0.085, 0.215, 0.343].map((y, i) => line(0.13, y, 0.32 - 0.02 * i, y));

function draw(figure: Figure, size: number): Raster {
  const sheet = sheetWith(figure.backdrop, size);
  const skin = { fill: figure.skin, line: figure.line, lineWidth: figure.lineWidth };
  figure.hands.forEach(({ tip, foot, mirrored }, i) => {
    if (figure.badge !== '') sheet.fill(circle(places[i], 0.5, disc), figure.badge);
    const map = compose([mirrored ? -1 : 1, 0, 0, 1, 0, 0], headingMap(tip, foot));
    drawParts(sheet, [cuff], { ...skin, fill: figure.sleeve }, map);
    drawParts(sheet, fist, skin, map);
    drawCreases(sheet, creases, figure.badge === '' ? skin : { ...skin, line: figure.badge }, 0.02, map);
  });
  return sheet.picture();
}

/** The thumb is the narrowest end of each hand. */
function measure(picture: Raster, { badge, backdrop }: Figure): { reading: string; margin: number } {
  const { width } = picture;
  const marks = foreground(picture, badge === '' ? [backdrop.paper, backdrop.tint] : [badge, badge]);
  if (badge !== '') {
    const inside = (pixel: number): boolean => {
      const [x, y] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / width];
      return places.some((place) => (x - place) * (x - place) + (y - 0.5) * (y - 0.5) < 0.9 * disc * disc);
    };
    marks.forEach((_, pixel) => {
      if (!inside(pixel)) marks[pixel] = 0;
    });
  }
  const [left, right] = halves(marks, width);
  const [first, second] = [narrowestEnd(left, width), narrowestEnd(right, width)];
  return {
    reading: readingOf([first.reading, second.reading]),
    margin: Math.min(first.margin, second.margin),
  };
}

const format = 'Answer with one word: up, down, left or right.';

/** Thumbs up is, half-turned, thumbs down; and the left of two hands is then the right one. */
export const thumb: DrawingKind<Figure> = {
  name: 'thumb',
  summary:
    'Two hands side by side, each with its thumb up, down, left or right: which way the first thumb points.',
  capacity: twoDirections * 4 * styles.length,
  figure,
  read({ hands: [left, right] }, turned) {
    const reading = readingOf([headingOf(left.tip, left.foot), headingOf(right.tip, right.foot)]);
    return turned ? turnTwo(reading) : reading;
  },
  turn: turnTwo,
  describe: describeFirst,
  questions: () => ({
    direct: `Two hands are shown side by side; count them from left to right. In which direction does the thumb of the first hand point, in the picture as shown? ${format}`,
    predicted: `Two hands are shown side by side. If this image were rotated 180 degrees and the hands were then counted from left to right, in which direction would the thumb of the first hand point? ${format}`,
  }),
  draw,
  measure,
};

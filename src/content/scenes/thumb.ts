import { compose } from '../../core/affine.js';
import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import type { Stream } from '../../core/stream.js';
import type { Raster } from '../../draw/raster.js';
import { chooseBackdrop, sheetWith, type Backdrop } from './drawing/backdrop.js';
import { styleInTurn } from './drawing/cycle.js';
import { bar, block, drawCreases, drawParts, shape, type Part } from './drawing/hand.js';
import { headingMap, type Point } from './drawing/heading.js';
import { circle, polyline } from '../../draw/shapes.js';
import { roundedPolygon } from './drawing/outlines.js';
import { choosePalette } from './drawing/palette.js';
import { foreground } from './measuring/foreground.js';
import { narrowEnd } from './measuring/narrow-end.js';
import type { Reading, Scene } from './scene.js';

type Style = 'emoji' | 'icon' | 'badge' | 'outline';

type Figure = {
  style: Style;
  /** tip of the thumb and the point of the fist below it, picture widths */
  tip: Point;
  foot: Point;
  /** whether the cuff lies on the other side */
  mirrored: boolean;
  skin: string;
  sleeve: string;
  line: string;
  /** hand heights */
  lineWidth: number;
  /** of the disc behind the hand; '' for none */
  badge: string;
  backdrop: Backdrop;
};

const styles: readonly Style[] = ['emoji', 'icon', 'badge', 'outline'];
const skins = ['#ffcf4a', '#f6d3b5', '#e0ac7e', '#b97a50', '#7d4e32', '#ffcf4a'] as const;

function figure(stream: Stream, k: number): Figure {
  const style = styleInTurn(stream, k, 2, styles);
  const palette = choosePalette(stream);
  const height = style === 'badge' ? stream.uniform(0.55, 0.6) : stream.uniform(0.7, 0.78);
  const angle = stream.uniform(-12, 12) + (k % 2 === 0 ? 0 : 180);
  const [x, y] = style === 'badge' ? [0.5, 0.5] : [stream.uniform(0.48, 0.52), stream.uniform(0.48, 0.52)];
  const [dx, dy] = [(sinDegrees(angle) * height) / 2, (-cosDegrees(angle) * height) / 2];
  const emoji = style === 'emoji';
  return {
    style,
    tip: [x + dx, y + dy],
    foot: [x - dx, y - dy],
    mirrored: stream.below(2) === 0,
    skin: emoji ? stream.choice(skins) : style === 'icon' ? palette.main : palette.paper,
    sleeve: emoji
      ? stream.choice([palette.main, palette.accent])
      : style === 'badge'
        ? palette.paper
        : palette.main,
    line: emoji ? '#1d1a1c' : style === 'icon' ? palette.paper : palette.main,
    lineWidth: emoji ? stream.uniform(0.014, 0.024) : style === 'outline' ? stream.uniform(0.03, 0.042) : 0,
    badge: style === 'badge' ? palette.main : '',
    backdrop: chooseBackdrop(stream, palette),
  };
}

/** A thumb up, from (0, −½), its tip, to the fist's lowest finger at ½; the cuff is at the left. */
const cuff = block(-0.37, 0.2, 0.15, 0.46, 0.03);
const fist: readonly Part[] = [
  shape(roundedPolygon([[-0.26, 0.02], [-0.1, -0.1], [0.1, -0.1], [0.24, 0.02], [0.24, 0.44], [-0.05, 0.46], [-0.26, 0.38]], 0.06)),
  shape(roundedPolygon([[-0.2, 0.08], [-0.075, -0.18], [-0.085, -0.46], [0.02, -0.52], [0.1, -0.44], [0.115, -0.3], [0.075, -0.08], [0.15, 0.1]], 0.07)),
  bar([0.02, 0.02], [0.31, 0.02], 0.125),
  bar([0.02, 0.15], [0.35, 0.15], 0.13),
  bar([0.02, 0.28], [0.33, 0.28], 0.13),
  bar([0.02, 0.405], [0.27, 0.405], 0.12),
]; // prettier-ignore
const creases = [0.085, 0.215, 0.343].map((y, i) =>
  polyline([
    [0.13, y],
    [0.32 - 0.02 * i, y],
  ]),
);

function draw(figure: Figure, size: number): Raster {
  const sheet = sheetWith(figure.backdrop, size);
  if (figure.badge !== '') sheet.fill(circle(0.5, 0.5, 0.44), figure.badge);
  const map = compose([figure.mirrored ? -1 : 1, 0, 0, 1, 0, 0], headingMap(figure.tip, figure.foot));
  const skin = { fill: figure.skin, line: figure.line, lineWidth: figure.lineWidth };
  drawParts(sheet, [cuff], { ...skin, fill: figure.sleeve }, map);
  drawParts(sheet, fist, skin, map);
  drawCreases(sheet, creases, figure.badge === '' ? skin : { ...skin, line: figure.badge }, 0.02, map);
  return sheet.picture();
}

/** The thumb is the narrow end, above or below the fist. */
function measure(picture: Raster, { badge, backdrop }: Figure): { reading: string; margin: number } {
  const { width, height } = picture;
  const marks = foreground(picture, badge === '' ? [backdrop.paper, backdrop.tint] : [badge, badge]);
  if (badge !== '') {
    for (let y = 0, pixel = 0; y < height; y++) {
      for (let x = 0; x < width; x++, pixel++) {
        const [dx, dy] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5];
        if (dx * dx + dy * dy > 0.42 * 0.42) marks[pixel] = 0;
      }
    }
  }
  return narrowEnd(marks, width, 'y');
}

const words: Record<string, readonly string[]> = {
  up: ['up', 'upward', 'upwards', 'thumbs up', 'thumb up', 'approval'],
  down: ['down', 'downward', 'downwards', 'thumbs down', 'thumb down', 'disapproval'],
};
const turn = (reading: string): string => (reading === 'up' ? 'down' : 'up');

const describe = (reading: string): Reading => ({
  answer: reading,
  accept: words[reading]!.slice(1),
  refuse: words[turn(reading)]!,
});

const format = 'Answer with one word: up or down.';

/** Thumbs up is, half-turned, thumbs down. */
export const thumb: Scene<Figure> = {
  name: 'thumb',
  summary: 'A hand with its thumb up or down.',
  figure,
  read: ({ tip, foot }, turned) => (tip[1] < foot[1] !== turned ? 'up' : 'down'),
  turn,
  describe,
  questions: () => ({
    direct: `Does the thumb point up or down, in the image as it is shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, would the thumb point up or down? ${format}`,
  }),
  draw,
  measure,
};

import type { Affine } from '../../core/affine.js';
import type { Stream } from '../../core/stream.js';
import { Path } from '../../draw/path.js';
import type { Raster } from '../../draw/raster.js';
import { chooseBackdrop, sheetWith, type Backdrop } from './drawing/backdrop.js';
import { styleInTurn } from './drawing/cycle.js';
import { hairShapes, type Hair } from './drawing/hair.js';
import { circle, ellipse, polyline } from '../../draw/shapes.js';
import { choosePalette } from './drawing/palette.js';
import type { Sheet } from './drawing/sheet.js';
import { components } from '../../draw/components.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import type { Reading, Scene } from './scene.js';

/** One half of a face, as it looks when it is the lower one; lengths in picture widths from the middle of the face. */
type Half = {
  /** half the width of the mouth */
  mouth: number;
  /** how far the mouth's middle lies under its corners: positive for a smile, negative for a frown */
  bend: number;
  /** from the middle of the face to the middle of the mouth's box */
  drop: number;
  /** whether a shorter line follows the mouth: a chin, or a second wrinkle */
  fold: boolean;
  hair: Hair;
  /** a beard or, the other way up, hair */
  hairColor: string;
};

type Figure = {
  /** the lower half of the upright face, and the upper one, which the half turn makes the lower */
  lower: Half;
  upper: Half;
  /** half axes of the head */
  width: number;
  height: number;
  eyes: 'dots' | 'round' | 'glasses';
  /** distance of an eye from the middle */
  apart: number;
  nose: 'ball' | 'long' | 'none';
  ears: boolean;
  cheeks: boolean;
  skin: string;
  blush: string;
  line: string;
  lineWidth: number;
  backdrop: Backdrop;
};

const skins = [['#ffd54f', '#ff9f4a'], ['#f6d3b5', '#f2a48c'], ['#dda678', '#c9775a'], ['#a86b43', '#8f4a30'], ['#cfe3a0', '#9dbf62'], ['#b9d7f0', '#8aaee0'], ['#f3c6d6', '#e58aa8'], ['#f7f3e8', '#eec2b4']] as const; // prettier-ignore
const hairColors = [
  '#2b2320',
  '#6b3f22',
  '#b5651d',
  '#d9b24c',
  '#8d8d8d',
  '#7b2d26',
  '#3f4e8c',
  '#1f5c50',
] as const;
const hairs: readonly Hair[] = ['none', 'cap', 'spikes', 'curls', 'flames'];

function figure(stream: Stream, k: number): Figure {
  const bend = k % 2 === 0 ? 1 : -1;
  const palette = choosePalette(stream);
  const [skin, blush] = styleInTurn(stream, k, 2, skins);
  const hairColor = stream.choice(hairColors);
  const [first, second] = stream.shuffle(hairs);
  const height = stream.uniform(0.34, 0.38);
  const width = stream.uniform(0.3, 0.35);
  const mouth = Math.min(height, width) * stream.uniform(0.32, 0.38);
  const folds = stream.below(2) === 0;
  const half = (bend: number, hair: Hair): Half => ({
    mouth: mouth * stream.uniform(0.92, 1.08),
    bend: bend * height * stream.uniform(0.17, 0.22),
    drop: height * stream.uniform(0.49, 0.53),
    fold: folds,
    hair,
    hairColor,
  });
  return {
    lower: half(bend, first!),
    upper: half(-bend, second!),
    width,
    height,
    eyes: stream.choice(['dots', 'round', 'glasses'] as const),
    apart: stream.uniform(0.11, 0.14),
    nose: stream.choice(['ball', 'long', 'none'] as const),
    ears: stream.below(2) === 0,
    cheeks: stream.below(2) === 0,
    skin,
    blush,
    line: '#241c1c',
    lineWidth: stream.uniform(0.012, 0.018),
    backdrop: chooseBackdrop(stream, palette),
  };
}

const upright: Affine = [1, 0, 0, 1, 0.5, 0.5];
const turnedOver: Affine = [-1, 0, 0, -1, 0.5, 0.5];

function draw(figure: Figure, size: number): Raster {
  const { width, height, skin, line, lineWidth } = figure;
  const sheet = sheetWith(figure.backdrop, size);
  const stroke = { map: upright, cap: 'round', join: 'round' } as const;
  if (figure.ears) {
    for (const side of [-1, 1]) {
      const ear = ellipse(side * width, 0, 0.05, 0.07);
      sheet.fill(ear, skin, { map: upright }).stroke(ear, line, lineWidth, stroke);
    }
  }
  const head = ellipse(0, 0, width, height);
  sheet.fill(head, skin, { map: upright }).stroke(head, line, lineWidth, stroke);
  for (const [half, map] of [
    [figure.lower, upright],
    [figure.upper, turnedOver],
  ] as const) {
    drawHalf(sheet, figure, half, map);
  }
  if (figure.cheeks) {
    for (const side of [-1, 1])
      sheet.fill(circle(side * width * 0.72, 0, 0.055), figure.blush, { map: upright, alpha: 0.8 });
  }
  drawEyes(sheet, figure);
  const nose = figure.nose === 'ball' ? circle(0, 0, 0.04) : ellipse(0, 0, 0.03, 0.075);
  if (figure.nose !== 'none')
    sheet.fill(nose, figure.blush, { map: upright }).stroke(nose, line, lineWidth * 0.8, stroke);
  return sheet.picture();
}

function drawEyes(sheet: Sheet, { eyes, apart, line, lineWidth }: Figure): void {
  for (const side of [-1, 1]) {
    const x = side * apart;
    if (eyes !== 'dots') {
      const white = circle(x, 0, eyes === 'glasses' ? 0.075 : 0.055);
      sheet.fill(white, '#ffffff', { map: upright }).stroke(white, line, lineWidth, { map: upright });
    }
    sheet.fill(ellipse(x, 0, 0.024, 0.03), line, { map: upright });
  }
  if (eyes === 'glasses') {
    const bridge = apart - 0.075;
    sheet.stroke(
      polyline([
        [-bridge, 0],
        [bridge, 0],
      ]),
      line,
      lineWidth,
      { map: upright },
    );
  }
}

function drawHalf(sheet: Sheet, figure: Figure, half: Half, map: Affine): void {
  const { width, height, line, lineWidth } = figure;
  const hair = hairShapes(half.hair, width, height);
  for (const part of hair) sheet.stroke(part, line, 2 * lineWidth, { map, join: 'round' });
  for (const part of hair) sheet.fill(part, half.hairColor, { map });
  const curve = (reach: number, bend: number, middle: number): Path =>
    new Path().moveTo(-reach, middle - bend / 2).quadTo(0, middle + 1.5 * bend, reach, middle - bend / 2);
  const { mouth, bend, drop } = half;
  const ends = { map, cap: 'round' } as const;
  sheet.stroke(curve(mouth, bend, drop), line, lineWidth + 0.01, ends);
  if (half.fold)
    sheet.stroke(curve(0.5 * mouth, 0.4 * bend, drop + 0.25 * bend + 0.13 * height), line, lineWidth, ends);
}

/** The mouth is the long line nearest to the middle, below it; a smile hangs lower in its middle third than at its corners. */
function measure(picture: Raster, figure: Figure): { reading: string; margin: number } {
  const { width, height } = picture;
  const known = [figure.line, figure.skin, figure.lower.hairColor, figure.upper.hairColor, figure.blush];
  const marks = firstColors(nearestColor(picture, known));
  const mouth = components(marks, width)
    .filter(({ left, right, top }) => {
      const middle = (left + right + 1) / 2 / width;
      const long = (right + 1 - left) / width;
      return Math.abs(middle - 0.5) < 0.03 && long > 0.15 && long < 0.4 && top > 0.55 * height;
    })
    .sort((a, b) => a.top - b.top)[0];
  if (!mouth) return { reading: 'happy', margin: 0 };
  const third = (mouth.right + 1 - mouth.left) / 3;
  let [middle, corners] = [0, 0];
  for (let x = mouth.left; x <= mouth.right; x++) {
    let depth = 0;
    while (marks[(mouth.top + depth) * width + x] === 0) depth++;
    if (Math.abs(x + 0.5 - mouth.left - 1.5 * third) < third / 2) middle += depth;
    else corners += depth / 2;
  }
  const sag = (middle - corners) / (third * (mouth.bottom + 1 - mouth.top));
  return { reading: sag > 0 ? 'happy' : 'sad', margin: Math.min(1, Math.abs(sag)) };
}

const words: Record<string, readonly string[]> = {
  happy: ['happy', 'smiling', 'smile', 'smiles', 'cheerful', 'joyful', 'glad', 'joy', 'happiness', 'pleased'],
  sad: ['sad', 'frowning', 'frown', 'frowns', 'unhappy', 'upset', 'gloomy', 'sorrowful', 'sadness', 'grumpy'],
};
const turn = (reading: string): string => (reading === 'happy' ? 'sad' : 'happy');

const describe = (reading: string): Reading => ({
  answer: reading,
  accept: words[reading]!.slice(1),
  refuse: words[turn(reading)]!,
});

const format = 'Answer with one word: happy or sad.';

/** A topsy-turvy face: its brow wrinkle is a mouth the other way up, its beard hair (Newell, Topsys & Turvys, 1893). */
export const face: Scene<Figure> = {
  name: 'face',
  summary: 'A face that is a proper face either way up, once happy and once sad.',
  figure,
  read: ({ lower, upper }, turned) => ((turned ? upper : lower).bend > 0 ? 'happy' : 'sad'),
  turn,
  describe,
  questions: () => ({
    direct: `Does the face look happy or sad, in the image as it is shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, it would again show an upright face. Would that face look happy or sad? ${format}`,
  }),
  draw,
  measure,
};

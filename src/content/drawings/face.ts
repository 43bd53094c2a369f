import { type Affine, pairs, type Stream } from '../../core/index.js';
import { circle, ellipse, Path, type Raster } from '../../draw/index.js';
import { chooseBackdrop, choosePalette, sheetWith, styleInTurn, type Sheet } from './parts/index.js';
import { drawEyes, eyeKinds, type Side } from './parts/eyes.js';
import { hairColors, hairShapes, type Hair } from './parts/hair.js';
import { mouthLines } from './measuring/mouth-lines.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import type { Reading, DrawingKind } from './drawing.js';

const expressions = ['happy', 'sad', 'neutral'] as const;
type Expression = (typeof expressions)[number];
const otherSide = { left: 'right', right: 'left' } as const;

/** One half of a face, as it looks when it is the lower one; lengths in picture widths from the middle of the face. */
type Half = {
  /** half the width of the mouth */
  mouth: number;
  /** how far the mouth's middle lies under its corners: positive for a smile, negative for a frown, 0 for a straight mouth */
  bend: number;
  /** from the middle of the face to the middle of the mouth's box */
  drop: number;
  /** whether a shorter line follows the mouth: a chin, or a second wrinkle */
  fold: boolean;
  hair: Hair;
  /** a beard or, the other way up, hair */
  hairColor: string;
};

const skins = pairs(`
  #ffd54f #ff9f4a, #f6d3b5 #f2a48c, #dda678 #c9775a, #a86b43 #8f4a30, #cfe3a0 #9dbf62, #b9d7f0 #8aaee0,
  #f3c6d6 #e58aa8, #f7f3e8 #eec2b4
`);
const noses = ['ball', 'long', 'none'] as const;
const hairs: readonly Hair[] = ['none', 'cap', 'spikes', 'curls', 'flames'];

function figure(stream: Stream, k: number) {
  const bends = { happy: 1, sad: -1, neutral: 0 };
  const palette = choosePalette(stream);
  const [skin, blush] = styleInTurn(stream, k, 6, skins);
  const hairColor = stream.choice(hairColors);
  const [first, second] = stream.shuffle(hairs);
  const height = stream.uniform(0.34, 0.38);
  const width = stream.uniform(0.3, 0.35);
  const mouth = Math.min(height, width) * stream.uniform(0.32, 0.38);
  const folds = stream.below(2) === 0;
  const half = (expression: Expression, hair: Hair): Half => ({
    mouth: mouth * stream.uniform(0.92, 1.08),
    bend: bends[expression] * height * stream.uniform(0.17, 0.22),
    drop: height * stream.uniform(0.49, 0.53),
    fold: folds,
    hair,
    hairColor,
  });
  return {
    // The lower half of the upright face, and the upper one, which the half turn makes the lower.
    lower: half(expressions[k % 3], first),
    upper: half(stream.choice(expressions), second),
    // Half axes of the head.
    width,
    height,
    eyes: stream.choice(eyeKinds),
    // Which eye of the upright face is closed, as seen.
    closed: (['left', 'right'] as const)[k % 2],
    // Distance of an eye from the middle.
    apart: stream.uniform(0.11, 0.14),
    nose: stream.choice(noses),
    ears: stream.below(2) === 0,
    cheeks: stream.below(2) === 0,
    skin,
    blush,
    line: '#241c1c',
    lineWidth: stream.uniform(0.012, 0.018),
    backdrop: chooseBackdrop(stream, palette),
  };
}

type Figure = ReturnType<typeof figure>;

/** The expression of a mouth by its shape. */
const expressionOf = ({ bend }: Half): Expression => (bend > 0 ? 'happy' : bend < 0 ? 'sad' : 'neutral');

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
  drawEyes(sheet, figure, upright);
  const nose = figure.nose === 'ball' ? circle(0, 0, 0.04) : ellipse(0, 0, 0.03, 0.075);
  if (figure.nose !== 'none')
    sheet.fill(nose, figure.blush, { map: upright }).stroke(nose, line, lineWidth * 0.8, stroke);
  return sheet.picture();
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

/** The mouth and the wrinkle by their bends; the closed eye is the one with less of the line's color at its middle. */
function measure(picture: Raster, figure: Figure): { reading: string; margin: number } {
  const { width, height } = picture;
  const known = [figure.line, figure.skin, figure.lower.hairColor, figure.upper.hairColor, figure.blush];
  const marks = firstColors(nearestColor(picture, known));
  const { mouth, wrinkle } = mouthLines(marks, width);
  if (!mouth || !wrinkle) return { reading: 'neutral/neutral/left', margin: 0 };
  const eyes = [-1, 1].map((side) => {
    const x = Math.round((0.5 + side * figure.apart) * width);
    const rows = Array.from({ length: Math.floor(0.056 * height) }, (_, i) => Math.floor(0.472 * height) + i);
    return rows.filter((y) => marks[y * width + x] === 1).length;
  }) as [number, number];
  const closed = eyes[0] < eyes[1] ? 'left' : 'right';
  return {
    reading: `${bent[mouth.bend]}/${bent[-wrinkle.bend as -1 | 0 | 1]}/${closed}`,
    margin: Math.min(mouth.margin, wrinkle.margin, Math.abs(eyes[0] - eyes[1]) / Math.max(1, ...eyes)),
  };
}

/** The expressions of mouths by their bend. */
const bent = { [-1]: 'sad', 0: 'neutral', 1: 'happy' } as const;

const words: Record<Expression, readonly string[]> = {
  happy: ['happy', 'smiling', 'cheerful', 'joyful', 'glad'],
  sad: ['sad', 'frowning', 'unhappy', 'gloomy', 'upset'],
  neutral: ['neutral', 'straight', 'expressionless', 'calm', 'serious', 'indifferent'],
};

function turn(reading: string): string {
  const [lower, upper, closed] = reading.split('/') as [Expression, Expression, Side];
  return `${upper}/${lower}/${otherSide[closed]}`;
}

function describe(reading: string): Reading {
  const [own, , side] = reading.split('/') as [Expression, Expression, Side];
  const others = expressions.filter((expression) => expression !== own);
  return {
    answer: `${own} ${side}`,
    accept: words[own].flatMap((word) => [
      ...(word === own ? [] : [`${word} ${side}`]),
      ...['and', 'and the', 'with the', 'the'].map((between) => `${word} ${between} ${side}`),
    ]),
    refuse: [...others.flatMap((other) => words[other]), otherSide[side]],
  };
}

const format = 'Answer with two words: happy, sad or neutral, then left or right.';

/** A topsy-turvy face: its brow wrinkle is a mouth the other way up, its beard hair (Newell, Topsys & Turvys, 1893). */
export const face: DrawingKind<Figure> = {
  name: 'face',
  summary: 'A face that is a proper face either way up: its expression, and which of its eyes is closed.',
  capacity:
    2 *
    expressions.length *
    expressions.length *
    hairs.length *
    (hairs.length - 1) *
    2 *
    eyeKinds.length *
    noses.length *
    2 *
    2,
  figure,
  read({ lower, upper, closed }, turned) {
    const reading = `${expressionOf(lower)}/${expressionOf(upper)}/${closed}`;
    return turned ? turn(reading) : reading;
  },
  turn,
  describe,
  questions: () => ({
    direct: `What does the face look like by its mouth, which is below its eyes, and on which side of the picture is its closed eye, in the image as it is shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, it would again show an upright face. What would that face look like by its mouth, which is below its eyes, and on which side of the picture would its closed eye be? ${format}`,
  }),
  draw,
  measure,
};

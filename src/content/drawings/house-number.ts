import { compose, scaling, type Stream } from '../../core/index.js';
import type { Component, Raster } from '../../draw/index.js';
import { chooseBackdrop, choosePalette, sheetWith, styleInTurn } from './parts/index.js';
import { drawText, textWidth, type Lettering } from './parts/lettering.js';
import { drawPlate, plateBodies, plateMap, readablePlate, textHeight, type Plate } from './parts/plate.js';
import { charactersOf, holes, type Line } from './measuring/characters.js';
import { numberWords } from './number-words.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import type { Reading } from './drawing.js';
import type { DrawingOfBodies } from './photographic/bodies.js';

/** Digits found in a picture, from left to right; see DrawingKind.measure for the margin. */
interface Digits {
  readonly reading: string;
  readonly margin: number;
}

/**
 * Reads 0 1 6 8 9 by their holes: none in a 1, two in an 8; the one hole of a 0, 6 or 9 is in the middle, low or high.
 * @param marks 1 where a pixel has the digits' color
 */
function readDigits(marks: Uint8Array, width: number, line: Line): Digits {
  const digits = charactersOf(marks, width, line).map((found) =>
    readDigit(found, holes(marks, width, found)),
  );
  return {
    reading: digits.map(({ reading }) => reading).join(''),
    margin: digits.length > 0 ? Math.min(1, ...digits.map(({ margin }) => margin)) : 0,
  };
}

/** The distance from which the one hole of a 6 or 9 counts as off the middle, in heights. */
const offMiddle = 0.1;

function readDigit({ top, bottom }: Component, inside: readonly Component[]): Digits {
  if (inside.length === 0) return { reading: '1', margin: 1 };
  if (inside.length > 1)
    return { reading: inside.length === 2 ? '8' : '?', margin: inside.length === 2 ? 1 : 0 };
  const height = bottom + 1 - top;
  const low = (inside[0].y + 0.5) / height - 0.5;
  const margin = Math.min(1, Math.abs(Math.abs(low) - offMiddle) / offMiddle);
  return { reading: Math.abs(low) < offMiddle ? '0' : low > 0 ? '6' : '9', margin };
}

/** The colors and kinds of plates: kind, face, edge, digits. */
const plates: readonly (readonly [kind: Plate['kind'], face: string, edge: string, ink: string])[] = [
  ['enamel', '#1f4e9c', '#f7f7f2', '#ffffff'],
  ['oval', '#fbf7ea', '#2d2a26', '#1c1b1a'],
  ['plank', '#c08a52', '#7a4b22', '#3a2010'],
  ['ticket', '#f3d26b', '#8a5a12', '#7a1f1f'],
  ['disc', '#fbfaf5', '#c2272d', '#151515'],
  ['road', '#1d6b43', '#f4f7f2', '#ffffff'],
  ['enamel', '#faf8f0', '#20252b', '#20252b'],
  ['disc', '#22262e', '#c9a227', '#f1d27a'],
  ['ticket', '#f2b6a8', '#8c2f39', '#4a1020'],
  ['plank', '#5d4632', '#2f2015', '#f4e6c8'],
  ['oval', '#7d1f2b', '#e6c98f', '#f6e3b4'],
  ['road', '#f6c619', '#1e1e1e', '#1a1a1a'],
];

const rotatedDigit: Readonly<Record<string, string>> = { 0: '0', 1: '1', 6: '9', 8: '8', 9: '6' };

/**
 * All numbers of two digits and of three whose half turn is another number; with a 6 or a 9, or their mirror images would have
 * the digits of the half turn.
 */
const numbers = ((): Readonly<Record<number, readonly string[]>> => {
  const ends = ['1', '6', '8', '9'];
  const middles = ['', '0', '1', '6', '8', '9'];
  const all = ends.flatMap((first) => middles.flatMap((middle) => ends.map((last) => first + middle + last)));
  const paired = all.filter((digits) => turn(digits) !== digits && /[69]/.test(digits));
  return { 2: paired.filter(({ length }) => length === 2), 3: paired.filter(({ length }) => length === 3) };
})();

function turn(reading: string): string {
  return [...reading]
    .reverse()
    .map((digit) => rotatedDigit[digit])
    .join('');
}

function figure(stream: Stream, k: number) {
  const length = stream.integer(2, 3);
  const digits = stream.choice(numbers[length].filter((_, i) => i % 6 === k % 6));
  const [kind, face, edge, ink] = styleInTurn(stream, k, 2, plates);
  const lettering: Lettering = {
    style: stream.choice(['round', 'crisp'] as const),
    weight: stream.uniform(0.115, 0.2),
    breadth: stream.uniform(0.82, 1.12),
    gap: stream.uniform(0.13, 0.2),
  };
  const width = stream.uniform(0.8, 0.87);
  const height = kind === 'disc' ? width : width * stream.uniform(0.58, 0.68);
  const plate: Plate = { kind, width, height, tilt: stream.uniform(-5, 5), face, edge };
  return {
    digits,
    lettering,
    // Letter height, picture widths.
    size: textHeight(plate, textWidth(digits, lettering)),
    plate,
    ink,
    backdrop: chooseBackdrop(stream, choosePalette(stream)),
  };
}

type Figure = ReturnType<typeof figure>;

function draw({ digits, lettering, size, plate, ink, backdrop }: Figure, side: number): Raster {
  const sheet = sheetWith(backdrop, side);
  drawPlate(sheet, plate);
  drawText(sheet, digits, lettering, ink, compose(scaling(size), plateMap(plate)));
  return sheet.picture();
}

function measure(
  picture: Raster,
  { ink, size, lettering, plate, backdrop }: Figure,
): { reading: string; margin: number } {
  const others = [plate.face, plate.edge, backdrop.paper, backdrop.tint].filter((color) => color !== ink);
  const marks = firstColors(nearestColor(picture, [ink, ...others]));
  const height = size * picture.width;
  const reach = 0.48 * plate.width * picture.width;
  return readDigits(marks, picture.width, {
    reach,
    height,
    weight: lettering.weight * height,
    tilt: plate.tilt,
  });
}

/** The number in digits and in words; a hyphen or an 'and' may be left out. */
function spellings(digits: string): string[] {
  const words = numberWords(Number(digits));
  const plain = words.replace('-', ' ');
  return [...new Set([words, plain, words.replace(' and', ''), plain.replace(' and', '')])];
}

const describe = (reading: string): Reading => ({
  answer: reading,
  accept: spellings(reading),
  refuse: [turn(reading), ...spellings(turn(reading))],
});

const format = 'Answer with the number only, in digits.';

/** A number whose half turn is another number, as 86 is 98 the other way up. */
export const houseNumber: DrawingOfBodies<Figure> = {
  name: 'house-number',
  summary: 'A plate, sign or ticket with a number of the digits 0, 1, 6, 8 and 9.',
  capacity: (numbers[2].length + numbers[3].length) * new Set(plates.map(([kind]) => kind)).size * 2,
  figure,
  read: ({ digits }, turned) => (turned ? turn(digits) : digits),
  turn,
  describe,
  questions: () => ({
    direct: `What number do you read, in the image as it is shown? ${format}`,
    predicted: `If this image were rotated 180 degrees, what number would you read? ${format}`,
  }),
  draw,
  measure,
  bodies: ({ plate }) => plateBodies(plate),
  light: () => undefined,
  readable: (figure) => ({ ...figure, ...readablePlate(figure) }),
};

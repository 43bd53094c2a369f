import { compose, scaling, type Stream } from '../../core/index.js';
import type { Raster } from '../../draw/raster.js';
import { chooseBackdrop, choosePalette, sheetWith, styleInTurn } from './parts/index.js';
import { drawText, textWidth, type Lettering } from './parts/lettering.js';
import { drawPlate, plateBodies, plateMap, readablePlate, textHeight, type Plate } from './parts/plate.js';
import { readLetters } from './measuring/letters.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import type { Reading } from './drawing.js';
import { type DrawingOfBodies, toldFrom } from './photographic/bodies.js';

/** Kind, face, edge, letters, rim, whether it is a neon light. */
const signs: readonly (readonly [
  kind: Plate['kind'],
  face: string,
  edge: string,
  ink: string,
  rim: string,
  neon: boolean,
])[] = [
  ['enamel', '#171527', '#2c2946', '#ffe3f1', '#ff3d9a', true],
  ['road', '#c2272d', '#ffffff', '#ffffff', '', false],
  ['marquee', '#1d2440', '#a4262c', '#ffd86b', '', false],
  ['ribbon', '#b8324a', '#7a1d31', '#fff6e8', '', false],
  ['plank', '#b98350', '#70441f', '#f8ecd2', '#4a2a12', false],
  ['disc', '#f7e7b4', '#1f5c50', '#1f5c50', '', false],
  ['road', '#16213a', '#3a4a70', '#dffcff', '#19c3e6', true],
  ['oval', '#0f4c5c', '#e8c547', '#fdf6e3', '', false],
  ['ribbon', '#2d5d8b', '#1a3a5c', '#fdf6e3', '', false],
  ['marquee', '#fbf3dc', '#30343f', '#b3262e', '', false],
  ['plank', '#e6d6b8', '#8d7448', '#27496d', '', false],
  ['enamel', '#1c1f1d', '#37403a', '#f3ffe0', '#63d13e', true],
];

/**
 * Words that the half turn makes into others or into mere letters. Those that a reply in prose is likely to hold anyway
 * ('on', 'now', 'show', 'how') are left out, as are those whose mirror image or flip has the same letters as the half turn ('MOM',
 * 'OHIO'): as options of a matching question they would be hard to tell apart.
 */
const texts = [
  'MISS',
  'WHO',
  'WIN',
  'SNOW',
  'WON',
  'SWIM',
  'WISH',
  'HIM',
  'MIX',
  'SOON',
  'SIX',
  'SHIN',
  'ZOOM',
  'HISS',
  'NIX',
  'HIS',
  'MOON',
  'NOSH',
  'MINI',
  'OHMS',
  'WINS',
  'MOSH',
] as const;

function turn(reading: string): string {
  const over: Readonly<Record<string, string>> = { M: 'W', W: 'M' };
  return [...reading]
    .reverse()
    .map((letter) => over[letter] ?? letter)
    .join('');
}

function figure(stream: Stream, k: number) {
  const text = stream.choice(texts.filter((_, i) => i % 6 === k % 6));
  const [kind, face, edge, ink, rim, neon] = styleInTurn(stream, k, 2, signs);
  const lettering: Lettering = {
    style: neon ? 'round' : stream.choice(['round', 'crisp', 'crisp'] as const),
    weight: neon ? stream.uniform(0.12, 0.145) : stream.uniform(0.14, 0.18),
    breadth: stream.uniform(0.85, 1.1),
    gap: stream.uniform(0.15, 0.24),
  };
  const width = stream.uniform(0.84, 0.9);
  const height = kind === 'disc' ? width : width * stream.uniform(0.5, 0.62);
  const plate: Plate = { kind, width, height, tilt: stream.uniform(-5, 5), face, edge };
  const letters = k % 2 === 0 ? text : turn(text);
  return {
    letters,
    lettering,
    // Letter height, picture widths.
    size: textHeight(plate, textWidth(letters, lettering)),
    plate,
    ink,
    // Around the letters: the light of a neon tube or a rim; '' for none.
    rim,
    // Whether the rim glows.
    neon,
    backdrop: chooseBackdrop(stream, choosePalette(stream)),
  };
}

type Figure = ReturnType<typeof figure>;

function draw(figure: Figure, side: number): Raster {
  const { letters, lettering, plate, rim, ink } = figure;
  const sheet = sheetWith(figure.backdrop, side);
  drawPlate(sheet, plate);
  const map = compose(scaling(figure.size), plateMap(plate));
  if (rim !== '' && !figure.neon) drawText(sheet, letters, lettering, rim, map, 0.035);
  if (figure.neon) {
    for (let ring = 6; ring > 0; ring--) drawText(sheet, letters, lettering, `${rim}22`, map, 0.02 * ring);
  }
  drawText(sheet, letters, lettering, ink, map);
  return sheet.picture();
}

function measure(picture: Raster, figure: Figure): { reading: string; margin: number } {
  const { ink, rim, plate, backdrop } = figure;
  const others = [plate.face, plate.edge, backdrop.paper, backdrop.tint, ...(rim === '' ? [] : [rim])];
  const marks = firstColors(nearestColor(picture, [ink, ...others.filter((color) => color !== ink)]));
  const height = figure.size * picture.width;
  const reach = 0.48 * plate.width * picture.width;
  return readLetters(marks, picture.width, {
    reach,
    height,
    weight: figure.lettering.weight * height,
    tilt: plate.tilt,
  });
}

const describe = (reading: string): Reading => ({
  answer: reading,
  accept: [reading.toLowerCase(), [...reading.toLowerCase()].join(' ')],
  refuse: [turn(reading).toLowerCase(), [...turn(reading).toLowerCase()].join(' ')],
});

const format = 'Answer with the letters only, from left to right.';

/** A word whose half turn is another word or string of letters: MOM is WOW the other way up (an ambigram of two readings). */
export const letterSign: DrawingOfBodies<Figure> = {
  name: 'letter-sign',
  summary: 'A sign with a word of the letters H, I, M, N, O, S, W, X and Z.',
  capacity: 2 * texts.length * new Set(signs.map(([kind, , , , , neon]) => `${kind} ${neon}`)).size,
  figure,
  read: ({ letters }, turned) => (turned ? turn(letters) : letters),
  turn,
  describe,
  questions: () => ({
    direct: `What letters do you read on the sign, exactly as they are shown? They need not make a word. ${format}`,
    predicted: `If this image were rotated 180 degrees, what letters would you read on the sign? They need not make a word. ${format}`,
  }),
  draw,
  measure,
  readable: (figure) => ({
    ...figure,
    ...readablePlate(figure),
    rim: figure.rim && toldFrom(figure.rim, figure.ink, ''),
  }),
  bodies: ({ plate }) => plateBodies(plate),
  light: ({ neon, ink }) => (neon ? ink : undefined),
};

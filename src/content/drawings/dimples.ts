import { cosDegrees, sinDegrees, smoothStep, type Stream } from '../../core/index.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import { gradientNoise, layered, lightTerrain, styleInTurn } from './parts/index.js';
import { mixTones, toneOf, writeTone } from './parts/tone.js';
import { numberWords } from './number-words.js';
import { findShadedDiscs } from './measuring/shaded-discs.js';
import type { Reading, DrawingKind } from './drawing.js';

type Place = { readonly x: number; readonly y: number };

/** Places in the unit square for things of one size, and half the least distance between two of them. */
type Arrangement = { readonly places: readonly Place[]; readonly room: number };

/** Rows of places in a lattice, centered; every second row is shifted by half a step if `staggered`. */
function lattice(columns: number, rows: number, staggered: boolean, margin: number): Arrangement {
  const rowStep = staggered ? 0.88 : 1;
  const wide = columns + (staggered ? 0.5 : 0);
  const high = 1 + (rows - 1) * rowStep;
  const step = (1 - 2 * margin) / Math.max(wide, high);
  const places = [];
  for (let row = 0; row < rows; row++) {
    const shift = staggered ? (row % 2 === 0 ? 0 : 0.5) : 0;
    for (let column = 0; column < columns; column++) {
      places.push({
        x: 0.5 + step * (column + 0.5 + shift - wide / 2),
        y: 0.5 + step * (row * rowStep + 0.5 - high / 2),
      });
    }
  }
  return { places, room: step / 2 };
}

/** Places on a circle, and one more at its middle if `centered`. @param start direction of the first, degrees */
function ring(count: number, centered: boolean, start: number, margin: number): Arrangement {
  const chord = sinDegrees(180 / count);
  const spread = centered ? Math.min(0.5, chord) : chord;
  const radius = (0.5 - margin) / (1 + spread);
  const places = [];
  for (let i = 0; i < count; i++) {
    const angle = start + (360 * i) / count;
    places.push({ x: 0.5 + radius * cosDegrees(angle), y: 0.5 + radius * sinDegrees(angle) });
  }
  if (centered) places.push({ x: 0.5, y: 0.5 });
  return { places, room: radius * spread };
}

/** Places strewn without order, as far apart as a few tries allow (Mitchell's best candidate). */
function strewn(stream: Stream, count: number, margin: number): Arrangement {
  const inset = margin + 0.1;
  const places: Place[] = [];
  let room = 1;
  for (let i = 0; i < count; i++) {
    let best: Place = { x: 0.5, y: 0.5 };
    let widest = -1;
    for (let attempt = 0; attempt < 60; attempt++) {
      const place = { x: stream.uniform(inset, 1 - inset), y: stream.uniform(inset, 1 - inset) };
      const gap = Math.min(1, ...places.map((other) => separation(place, other)));
      if (gap > widest) [best, widest] = [place, gap];
    }
    places.push(best);
    room = Math.min(room, widest / 2);
  }
  return { places, room: Math.min(room, 0.1 + margin / 2) };
}

const separation = (a: Place, b: Place): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

type Disc = { x: number; y: number; raised: boolean; color: string };

/** Color of the plate, colors of the discs, shine, and grain. */
const materials: readonly (readonly [plate: string, discs: string, gloss: number, grain: number])[] = [
  ['#c9ccd1', '#c9ccd1', 0.5, 0], // steel
  ['#d9a441', '#d9a441', 0.45, 0], // brass
  ['#b9785a', '#b9785a', 0, 0.0012], // clay
  ['#e8e4da', '#e8e4da', 0, 0.0008], // plaster
  ['#7fa3c7', '#7fa3c7', 0.3, 0], // enamel
  ['#8a6248', '#8a6248', 0.12, 0.002], // leather
  ['#dfe5ec', '#5b8fd0 #e2a33b #4aa38a', 0.3, 0], // toy bricks
  ['#d8cdb8', '#b5563f #d8b25a #5c7f93', 0, 0.0008], // painted plaster
  ['#9cb8a4', '#9cb8a4', 0, 0.0006], // felt
  ['#a79ccf', '#a79ccf', 0.35, 0], // glazed
  ['#e9b7ae', '#e9b7ae', 0.2, 0], // rubber
  ['#8d9199', '#cf7f52 #7fb0d8', 0.3, 0], // slate and lacquer
];

/** The arrangements of the discs, and their number. */
const layouts: readonly ((stream: Stream) => Arrangement)[] = [
  (stream) => lattice(stream.integer(2, 3), 3, false, 0.1),
  (stream) => strewn(stream, stream.integer(5, 7), 0.08),
  () => lattice(3, 2, false, 0.08),
  (stream) => ring(stream.integer(5, 8), false, stream.uniform(0, 360), 0.09),
  () => lattice(4, 3, false, 0.08),
  (stream) => lattice(stream.integer(3, 4), stream.integer(3, 4), true, 0.08),
  (stream) => strewn(stream, stream.integer(6, 8), 0.06),
  (stream) => ring(6, true, stream.uniform(0, 60), 0.08),
];

function figure(stream: Stream, k: number) {
  const { places, room } = layouts[(k >> 1) % layouts.length](stream);
  const [plate, choices, gloss, grain] = styleInTurn(stream, k, 2, materials);
  const colors = choices.split(' ');
  const raised = raisedCount(stream, places.length, k % 2 === 0);
  const marks = stream.shuffle(places.map((_, i) => i < raised));
  const radius = room * stream.uniform(0.74, 0.84);
  return {
    discs: places.map(({ x, y }, i) => ({ x, y, raised: marks[i], color: stream.choice(colors) })),
    // Picture widths.
    radius,
    // Width of the flank, in radii: 1 is a dome, less is a button with a level top.
    flank: stream.choice([0.5, 0.65, 1]),
    // Steepest rise per run.
    slope: stream.uniform(0.62, 0.85),
    // Elevation of the lamp, degrees.
    lamp: stream.uniform(38, 48),
    plate,
    // Strength of the shine, 0 for a dull plate.
    gloss,
    // Height of the plate's grain, picture widths.
    grain,
    noise: stream.integer(1, 1_000_000),
  };
}

type Figure = ReturnType<typeof figure>;

/** More than half of the discs or fewer, never half of them, none or all. */
function raisedCount(stream: Stream, discs: number, most: boolean): number {
  const fewer = stream.integer(1, Math.ceil(discs / 2) - 1);
  return most ? discs - fewer : fewer;
}

function draw(figure: Figure, size: number): Raster {
  const { discs, radius, flank } = figure;
  const height = (figure.slope * flank * radius) / 1.5;
  const grain = layered(gradientNoise(figure.noise), 3);
  const nearest = (x: number, y: number): { disc: Disc; distance: number } | undefined => {
    for (const disc of discs) {
      const dx = (x - disc.x) / radius;
      const dy = (y - disc.y) / radius;
      const square = dx * dx + dy * dy;
      if (square < 1) return { disc, distance: Math.sqrt(square) };
    }
    return undefined;
  };
  const { shades } = lightTerrain(
    (x, y) => {
      const hit = nearest(x, y);
      const rise = hit ? height * smoothStep(Math.min(1, (1 - hit.distance) / flank)) : 0;
      const rough = figure.grain > 0 ? figure.grain * grain(x * 40, y * 40) : 0;
      return rough + (hit?.disc.raised ? rise : -rise);
    },
    size,
    figure.lamp,
  );
  const raster = createRaster(size, size, 3);
  const plate = toneOf(figure.plate);
  const tones = new Map(discs.map(({ color }) => [color, toneOf(color)]));
  for (let row = 0, pixel = 0; row < size; row++) {
    for (let column = 0; column < size; column++, pixel++) {
      const hit = nearest((column + 0.5) / size, (row + 0.5) / size);
      const edge = hit ? Math.min(1, (1 - hit.distance) * radius * size) : 0;
      const tone = hit ? mixTones(plate, tones.get(hit.disc.color)!, edge) : plate;
      const shade = shades[pixel];
      const shine = Math.max(0, shade - 1.1);
      writeTone(raster.data, pixel * 3, tone, 0.12 + 0.58 * shade + figure.gloss * 4 * shine * shine);
    }
  }
  return raster;
}

const counts = /^(\d+) of (\d+)$/;

/** The number of ways to raise some of a number of discs, neither half of them nor none nor all. */
function patterns(discs: number): number {
  let [ways, sum] = [1, 0];
  for (let raised = 1; raised < discs; raised++) {
    ways = (ways * (discs - raised + 1)) / raised;
    if (2 * raised !== discs) sum += ways;
  }
  return sum;
}

/** The number of discs of each arrangement. */
const sizes = [6, 9, 5, 6, 7, 6, 5, 6, 7, 8, 12, 9, 12, 12, 16, 6, 7, 8, 7];

function read(figure: Figure, turned: boolean): string {
  const raised = figure.discs.filter((disc) => disc.raised !== turned).length;
  return reading(raised, figure.discs.length);
}

const reading = (raised: number, discs: number): string => `${raised} of ${discs}`;

function turn(reading: string): string {
  const [, raised, discs] = counts.exec(reading)!;
  return `${Number(discs) - Number(raised)} of ${discs}`;
}

function describe(reading: string): Reading {
  const [, raised, discs] = counts.exec(reading)!;
  const refuse = [];
  for (let n = 0; n < Number(discs); n++) if (n !== Number(raised)) refuse.push(String(n), numberWords(n));
  return { answer: raised, accept: [numberWords(Number(raised)), reading], refuse };
}

function questions(): { direct: string; predicted: string } {
  const count = 'Answer with one number.';
  return {
    direct: `Take the light in this image to come from its top. Each disc is either raised (a bump) or pressed in (a dent). How many discs are raised? ${count}`,
    predicted: `If this image were rotated 180 degrees, and the light were again taken to come from the top of the rotated image, how many discs would look raised (like bumps, not dents)? ${count}`,
  };
}

function measure(picture: Raster, figure: Figure): { reading: string; margin: number } {
  const colors = [figure.plate, ...figure.discs.map((disc) => disc.color)];
  const { raised, sunken, margin } = findShadedDiscs(picture, figure.radius, colors);
  return { reading: reading(raised, raised + sunken), margin };
}

/** Bumps and dents under a lamp at the top: a half turn exchanges them, as the shaded picture cannot tell turn from depth. */
export const dimples: DrawingKind<Figure> = {
  name: 'dimples',
  summary: 'A plate with shaded discs that are raised or pressed in: how many are raised.',
  capacity: sizes.reduce((sum, discs) => sum + patterns(discs), 0),
  figure,
  read,
  turn,
  describe,
  questions,
  draw,
  measure,
};

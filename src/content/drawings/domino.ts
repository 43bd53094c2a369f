import { type Affine, cosDegrees, points, rows, sinDegrees, type Stream } from '../../core/index.js';
import { circle, components, Path, polyline, type Raster } from '../../draw/index.js';
import { box, chooseBackdrop, halo, sheetWith } from './parts/index.js';
import { firstColors, nearestColor } from './measuring/nearest-color.js';
import { numberWords } from './number-words.js';
import { type DrawingOfBodies, toldFrom } from './photographic/bodies.js';

/** Paper and tint of the table, face, edge and pips. */
const colors = rows(`
  #1f6b4a #267553 #f8f1dc #a99a6b #1d1b1a, #e9dfcc #e0d3bb #26282c #5d6167 #f7f4ea,
  #2f3e5c #374868 #fdfbf5 #a9aebb #9d1c2b, #d8e2e6 #cbd8de #b3202c #7c1620 #ffffff,
  #3a2a20 #443227 #e3c998 #a37f4b #3b2412, #f2efe8 #e4ded2 #155a8a #0d3d60 #f5f0dd,
  #7a8794 #85929f #f4f4f0 #b5b8b8 #20324a, #efe3ea #e6d5df #4b2a63 #2f1840 #f6d873,
  #5b3a2e #664336 #fbf8ee #c0b497 #0f5c56, #cfdccb #c1d1bc #1e4d3b #10301f #f3f0df
`);

/** Patterns without anything round: a table must not show more pips. */
const tables = ['plain', 'glow', 'stripes', 'panel', 'rays'] as const;

/** The thirty pairs of different counts, in an order that mixes them. */
const pairs = Array.from({ length: 36 }, (_, i) => (i * 11 + 4) % 36)
  .map((i) => [1 + Math.floor(i / 6), 1 + (i % 6)] as const)
  .filter(([upper, lower]) => upper !== lower);

function figure(stream: Stream, k: number) {
  const [upper, lower] = pairs[k % pairs.length];
  const kind = stream.below(5) < 3 ? 'domino' : 'dice';
  const [paper, tint, face, edge, mark] = stream.choice(colors);
  const table = chooseBackdrop(stream, { paper, tint, ink: mark, main: face, accent: edge });
  const side = kind === 'domino' ? stream.uniform(0.35, 0.41) : stream.uniform(0.33, 0.37);
  const tilt = stream.uniform(-9, 9);
  return {
    kind,
    upper,
    lower,
    // Middle of the two faces, picture widths.
    x: stream.uniform(0.46, 0.54),
    y: stream.uniform(0.49, 0.51),
    // Side of a face, picture widths.
    side,
    // Space between the faces, sides.
    gap: kind === 'domino' ? 0 : stream.uniform(0.14, 0.24),
    // Clockwise turns of the upper and the lower face, degrees; equal for a domino.
    tilts: kind === 'domino' ? [tilt, tilt] : [stream.uniform(-14, 14), stream.uniform(-14, 14)],
    // Radius of a pip, sides.
    pip: stream.uniform(0.082, 0.108),
    // Distance of the outer pips from the middle, sides.
    spread: stream.uniform(0.24, 0.27),
    // Radius of the corners, sides.
    corner: kind === 'domino' ? stream.uniform(0.07, 0.2) : stream.uniform(0.12, 0.26),
    table: { ...table, kind: stream.choice(tables) },
    face,
    // The sides of the tile, and the line between its halves.
    edge,
    mark,
  };
}

/** Two square faces of pips, one above the other: the halves of a domino, or two dice. */
type Figure = ReturnType<typeof figure>;

/** The places of a face's pips, in units of the spread; each pattern is its own half turn. */
const patterns: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  points('1,-1 -1,1'),
  points('1,-1 0,0 -1,1'),
  points('-1,-1 1,-1 -1,1 1,1'),
  points('-1,-1 1,-1 0,0 -1,1 1,1'),
  points('-1,-1 1,-1 -1,0 1,0 -1,1 1,1'),
];

/** The maps from the tile or the two dice, in sides of a face, to picture widths. */
function tileMaps({ kind, side, gap, tilts, x, y }: Figure): readonly Affine[] {
  const away = kind === 'domino' ? [0] : [-(1 + gap) / 2, (1 + gap) / 2];
  return away.map((down, i): Affine => {
    const [cos, sin] = [cosDegrees(tilts[i]) * side, sinDegrees(tilts[i]) * side];
    return [cos, sin, -sin, cos, x, y + down * side];
  });
}

function draw(figure: Figure, size: number): Raster {
  const { edge, face, mark, corner, spread } = figure;
  const sheet = sheetWith(figure.table, size);
  const tile = (map: Affine, height: number): void => {
    const outline = box(0, 0, 1, height, corner);
    halo(sheet, outline, 0.1, map);
    sheet.fill(outline, edge, { map });
    sheet.fill(box(0, 0, 0.94, height - 0.06, corner * 0.9), face, { map });
  };
  const pips = (count: number, map: Affine, y: number): void => {
    const path = new Path();
    for (const [px, py] of patterns[count]) path.append(circle(px * spread, y + py * spread, figure.pip));
    sheet.fill(path, mark, { map });
  };
  const maps = tileMaps(figure);
  if (figure.kind === 'domino') {
    const [map] = maps;
    tile(map, 2);
    sheet.stroke(polyline(points('-0.4,0 0.4,0')), edge, 0.025, { map, cap: 'round' });
    sheet.fill(circle(0, 0, 0.055), edge, { map });
    pips(figure.upper, map, -0.5);
    pips(figure.lower, map, 0.5);
  } else {
    for (const map of maps) tile(map, 1);
    pips(figure.upper, maps[0], 0);
    pips(figure.lower, maps[1], 0);
  }
  return sheet.picture();
}

/** Counts spots of a pip's color, size and roundness above and below the middle; the margin is how near their sizes are. */
function measure(picture: Raster, figure: Figure): { reading: string; margin: number } {
  const { mark, face, edge, table, pip, side } = figure;
  const marks = firstColors(nearestColor(picture, [mark, face, edge, table.paper, table.tint]));
  const radius = pip * side * picture.width;
  const expected = 3.1416 * radius * radius;
  const spots = components(marks, picture.width).filter(({ area, left, right, top, bottom }) => {
    const [width, height] = [right - left + 1, bottom - top + 1];
    const round = Math.abs(width - height) < 0.25 * width + 2 && area > 0.6 * width * height;
    return round && area > 0.65 * expected && area < 1.35 * expected;
  });
  const upper = spots.filter(({ y }) => y < picture.height / 2).length;
  const stray = Math.max(...spots.map(({ area }) => Math.abs(area / expected - 1)), 0);
  return { reading: `${upper}/${spots.length - upper}`, margin: spots.length === 0 ? 0 : 1 - 2 * stray };
}

const format = 'Answer with one number.';

export const domino: DrawingOfBodies<Figure> = {
  name: 'domino',
  summary: 'A domino tile or two dice, one half above the other: how many pips the upper one has.',
  capacity: pairs.length * 2,
  figure,
  read: ({ upper, lower }, turned) => (turned ? `${lower}/${upper}` : `${upper}/${lower}`),
  turn: (reading) => reading.split('/').reverse().join('/'),
  describe(reading) {
    const upper = Number(reading.split('/')[0]);
    const others = Array.from({ length: 13 }, (_, count) => count).filter((count) => count !== upper);
    return {
      answer: String(upper),
      accept: [numberWords(upper)],
      refuse: others.flatMap((count) => [String(count), numberWords(count)]),
    };
  },
  questions({ kind }) {
    const [shown, turned] =
      kind === 'domino'
        ? ['are on the upper half of the domino tile', 'be on the upper half of the domino tile']
        : ['are on the upper of the two dice', 'be on the upper of the two dice'];
    return {
      direct: `How many pips (dots) ${shown}, in the picture as shown? ${format}`,
      predicted: `If this image were rotated 180 degrees, how many pips (dots) would then ${turned}? ${format}`,
    };
  },
  draw,
  measure,
  bodies: (figure) =>
    tileMaps(figure).map((map) =>
      new Path().append(box(0, 0, 1, figure.kind === 'domino' ? 2 : 1, figure.corner), map),
    ),
  light: () => undefined,
  readable: (figure) => ({
    ...figure,
    edge: toldFrom(figure.edge, figure.mark, figure.mark),
    table: { ...figure.table, paper: figure.face, tint: figure.face },
  }),
};

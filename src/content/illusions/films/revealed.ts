import { memoizeLatest } from '../../../core/memoize.js';
import { coverage } from '../../../draw/fill/coverage.js';
import { createRaster, polygon, type Point, type Raster } from '../../../draw/index.js';
import { templates } from '../../figures/turned/templates.js';
import { bestShift, modulo, opposite, randomBits, type FilmKind, type Way } from './film.js';

type Revealed = {
  readonly shape: string;
  readonly mirrored: boolean;
  /** Side of a cell, and steps of a frame. */
  readonly cell: number;
  readonly way: 'left' | 'right' | 'up' | 'down';
  /** Middle of the shape, and the length of its template's 100 units, in picture sides. */
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly grain: string;
};

/** Shapes that their outline alone tells. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  duck: ['bird', 'goose'],
  rabbit: ['bunny', 'hare'],
  fish: [],
  hourglass: ['sandglass'],
  'bow tie': ['bow', 'tie', 'bowtie'],
  'cocktail glass': ['glass', 'martini glass', 'wine glass', 'martini'],
  bell: [],
  hat: ['bowler hat', 'cap'],
  'ice cream': ['ice cream cone', 'cone', 'ice-cream'],
  rocket: ['spaceship', 'space ship', 'missile'],
};

/** Cells of the noise's period: the shape's dots come again after so many. */
const period = 64;

/** A mask: 1 where the shape is. */
const maskOf = memoizeLatest(
  4,
  (
    { shape, mirrored, at, scale }: Pick<Revealed, 'shape' | 'mirrored' | 'at' | 'scale'>,
    size: number,
  ): Uint8Array => {
    const unit = (scale * size) / 100;
    const sign = mirrored ? -1 : 1;
    const points = templates[shape].map(([x, y]): Point => [
      at[0] * size + sign * x * unit,
      at[1] * size + y * unit,
    ]);
    const { x, y, width, data } = coverage(polygon(points), { width: size, height: size });
    const mask = new Uint8Array(size * size);
    for (let i = 0; i < data.length; i++)
      if (data[i] > 127) mask[(y + Math.floor(i / width)) * size + x + (i % width)] = 1;
    return mask;
  },
);

const steps: Readonly<Record<Way, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
  either: [0, 0],
};

/** The share of cells that are white, in the shape less around it: what one frame tells of the shape. */
function tellTale(picture: Raster, mask: Uint8Array): number {
  let [inside, white, all] = [0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    const bright = picture.data[i] > 127 ? 1 : 0;
    all += bright;
    if (mask[i] === 0) continue;
    inside++;
    white += bright;
  }
  return Math.abs(white / inside - (all - white) / (mask.length - inside));
}

/** A shape of random dots that go one way before random dots that go the other: each frame alone is noise. */
export const revealed: FilmKind<Revealed> = {
  name: 'motion-revealed-shape',
  sample(stream, size) {
    return {
      shape: stream.choice(Object.keys(shapes)),
      mirrored: stream.below(2) === 1,
      cell: Math.max(2, Math.round(size / 128)),
      way: stream.choice(['left', 'right', 'up', 'down'] as const),
      at: [stream.uniform(0.47, 0.53), stream.uniform(0.47, 0.53)],
      scale: stream.uniform(0.78, 0.9),
      grain: String(stream.below(0x100000000)),
    };
  },
  truth: ({ shape, way }) => ({
    reading: { word: shape, accept: shapes[shape] },
    physical: way,
    perceived: way,
  }),
  draw(figure, frame, size) {
    const { cell, way, grain } = figure;
    const mask = maskOf(figure, size);
    const bits = randomBits(grain, 2 * period * period);
    const raster = createRaster(size, size, 1, 0);
    const sample = (layer: number, x: number, y: number, direction: Way): number => {
      const [dx, dy] = steps[direction];
      const column = modulo(Math.floor(x / cell) - dx * frame, period);
      const row = modulo(Math.floor(y / cell) - dy * frame, period);
      return bits[layer * period * period + row * period + column];
    };
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const bit = mask[y * size + x] === 1 ? sample(0, x, y, way) : sample(1, x, y, opposite[way]);
        raster.data[y * size + x] = bit === 1 ? 225 : 30;
      }
    }
    return raster;
  },
  measure(figure, pictures) {
    const { cell, way } = figure;
    const size = pictures[0].width;
    const mask = maskOf(figure, size);
    const [dx, dy] = steps[way];
    const reach = [cell + 1, cell + 1] as const;
    const shape = bestShift(pictures[0], pictures[1], reach, (x, y) => mask[y * size + x] === 1);
    const ground = bestShift(pictures[0], pictures[1], reach, (x, y) => mask[y * size + x] === 0);
    const tale = Math.max(...pictures.map((picture) => tellTale(picture, mask)));
    const isAt = (found: typeof shape, sign: 1 | -1): boolean =>
      found.dx === sign * dx * cell && found.dy === sign * dy * cell;
    return {
      holds: isAt(shape, 1) && isAt(ground, -1) && tale < 0.1,
      shapeShift: [shape.dx, shape.dy],
      groundShift: [ground.dx, ground.dy],
      oneFrameTells: tale,
    };
  },
};

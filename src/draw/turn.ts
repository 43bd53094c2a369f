import { createRaster, type Raster } from './raster.js';

/** The eight ways to lay a picture on its own grid. Clockwise is as seen; transpose keeps the top-left corner. */
export type Turn =
  'none' | 'half' | 'quarter-cw' | 'quarter-ccw' | 'mirror' | 'flip' | 'transpose' | 'anti-transpose';

/** x' = a·x + b·y, y' = c·x + d·y about the centre, y downwards. */
type Matrix = readonly [a: number, b: number, c: number, d: number];

const matrices: Readonly<Record<Turn, Matrix>> = {
  none: [1, 0, 0, 1],
  half: [-1, 0, 0, -1],
  'quarter-cw': [0, -1, 1, 0],
  'quarter-ccw': [0, 1, -1, 0],
  mirror: [-1, 0, 0, 1],
  flip: [1, 0, 0, -1],
  transpose: [0, 1, 1, 0],
  'anti-transpose': [0, -1, -1, 0],
};

const turns = Object.keys(matrices) as Turn[];

const turnOf = ([a, b, c, d]: Matrix): Turn =>
  turns.find((turn) => {
    const [e, f, g, h] = matrices[turn];
    return a === e && b === f && c === g && d === h;
  })!;

/** The turn that does `first`, then `then`. */
export function composeTurns(first: Turn, then: Turn): Turn {
  const [a, b, c, d] = matrices[first];
  const [e, f, g, h] = matrices[then];
  return turnOf([e * a + f * c, e * b + f * d, g * a + h * c, g * b + h * d]);
}

/** The turn that undoes a turn: the transposed matrix. */
export function inverseTurn(turn: Turn): Turn {
  const [a, b, c, d] = matrices[turn];
  return turnOf([a, c, b, d]);
}

/** A turned copy of a picture: pixels move, none changes. Quarter turns and transposes swap width and height. */
export function turn(raster: Raster, by: Turn): Raster {
  const { width, height, channels, data } = raster;
  const [a, b, c, d] = matrices[by];
  const out = a === 0 ? createRaster(height, width, channels) : createRaster(width, height, channels);
  // The inverse map tells where a pixel of the result comes from, and how far apart its neighbours' sources are.
  const first = (a + c < 0 ? width - 1 : 0) + (b + d < 0 ? height - 1 : 0) * width;
  const right = a + b * width;
  const down = c + d * width;
  if (channels === 1) moveBytes(data, out, first, right, down);
  else movePixels(data, out, first, right, down);
  return out;
}

function moveBytes(from: Uint8Array, out: Raster, first: number, right: number, down: number): void {
  const { width, height, data } = out;
  for (let y = 0, at = 0, row = first; y < height; y++, row += down) {
    for (let x = 0, source = row; x < width; x++, source += right) data[at++] = from[source]!;
  }
}

function movePixels(from: Uint8Array, out: Raster, first: number, right: number, down: number): void {
  const { width, height, channels, data } = out;
  for (let y = 0, at = 0, row = first; y < height; y++, row += down) {
    for (let x = 0, source = row; x < width; x++, source += right) {
      for (let channel = 0; channel < channels; channel++) data[at++] = from[source * channels + channel]!;
    }
  }
}

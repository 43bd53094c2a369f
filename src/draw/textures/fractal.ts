import { cosDegrees, sinDegrees, Stream } from '../../core/index.js';

/** Cells per side of a lattice; a power of two, so that wrapping is a mask. */
const side = 256;

/** Random numbers from −1 to 1 at whole points, repeating after 256: what noise is joined from. */
function latticeValues(): Float32Array {
  const stream = new Stream(['lattice']);
  const values = new Float32Array(side * side);
  // One draw gives two numbers of 16 bits: finer steps than 8-bit pictures can show.
  for (let i = 0; i < values.length; i += 2) {
    const draw = stream.below(0x100000000);
    values[i] = (draw & 0xffff) / 32767.5 - 1;
    values[i + 1] = (draw >>> 16) / 32767.5 - 1;
  }
  return values;
}

let made: Float32Array | undefined;

/**
 * The numbers, row by row. They are the same for all users, each of which takes places of its own: there is far more of
 * it than is seen at once.
 */
const lattice = (): Float32Array => (made ??= latticeValues());

/** Places are counted in so many bits after the point, and what is smooth between two is listed for so many of them. */
const placeBits = 16;
const listedBits = 10;

/** 3t² − 2t³ for t from 0 to less than 1. */
const smooth = Float32Array.from({ length: 1 << listedBits }, (_, i) => {
  const t = i / (1 << listedBits);
  return t * t * (3 - 2 * t);
});

/**
 * Smooth noise of {@link lattice}'s numbers along a line: from u, v in steps of du, dv, all places below 2^15. Its standard
 * deviation is 0.43.
 */
function latticeRow(out: Float32Array, u: number, v: number, du: number, dv: number): void {
  const values = lattice();
  let [x, y] = [fixed(u), fixed(v)];
  const [dx, dy] = [fixed(du), fixed(dv)];
  for (let at = 0; at < out.length; at++, x += dx, y += dy) {
    const across = smooth[(x >> (placeBits - listedBits)) & ((1 << listedBits) - 1)];
    const down = smooth[(y >> (placeBits - listedBits)) & ((1 << listedBits) - 1)];
    const left = x >> placeBits;
    const top = y >> placeBits;
    const i = left & 255;
    const j = (left + 1) & 255;
    const upper = (top & 255) << 8;
    const lower = ((top + 1) & 255) << 8;
    const a = values[upper + i];
    const c = values[lower + i];
    const above = a + (values[upper + j] - a) * across;
    out[at] = above + (c + (values[lower + j] - c) * across - above) * down;
  }
}

const fixed = (place: number): number => Math.round(place * (1 << placeBits)) | 0;

export interface FractalOptions {
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** The lengths of the largest cells along the grain and across it, pixels. */
  readonly along: number;
  readonly across: number;
  /** Direction of the grain, degrees clockwise from the picture's x axis. */
  readonly angle: number;
  /** Octaves; each has cells half as large. Those below 1.5 pixels are left out. */
  readonly octaves: number;
  /** Amplitude of an octave to that of the one before: 0.5 looks like clouds, 1 like grit. */
  readonly gain: number;
  /** Folds each octave at 0, which leaves creases. Default: false */
  readonly ridged?: boolean;
}

/** The standard deviation of {@link latticeRow}: that of uniform numbers from −1 to 1, reduced by the smoothing. */
const deviation = 0.4291;
/** The mean of |n| and its standard deviation, for ridged noise. */
const [foldedMean, foldedDeviation] = [0.352, 0.245];

/** Sums of smooth noise at falling scales: about 0 on average, with a standard deviation of about 1. Rows from the top. */
export function fractal(options: FractalOptions, stream: Stream): Float32Array {
  const { width, height, along, across, angle, octaves, gain, ridged = false } = options;
  const field = { width, height, values: new Float32Array(width * height) };
  const [cos, sin] = [cosDegrees(angle), sinDegrees(angle)];
  const kept = keptOctaves(Math.min(along, across), octaves);
  let [sizeU, sizeV, weight, power] = [along, across, 1, 0];
  for (let octave = 0; octave < kept; octave++) {
    power += weight * weight;
    weight *= gain;
  }
  weight = 1 / Math.sqrt(power);
  for (let octave = 0; octave < kept; octave++) {
    const waves = {
      uX: cos / sizeU,
      uY: sin / sizeU,
      vX: -sin / sizeV,
      vY: cos / sizeV,
      u0: stream.uniform(0, 256),
      v0: stream.uniform(0, 256),
    };
    const fold = ridged
      ? { ridged, factor: -weight / foldedDeviation, mean: foldedMean }
      : { ridged, factor: weight / deviation, mean: 0 };
    const step = stepOf(Math.min(sizeU, sizeV));
    if (step === 1) addFine(field, waves, fold);
    else addCoarse(field, waves, fold, step);
    weight *= gain;
    sizeU /= 2;
    sizeV /= 2;
  }
  return field.values;
}

/** The octaves whose cells are at least 1.5 pixels, and the first. */
function keptOctaves(size: number, octaves: number): number {
  let kept = 1;
  for (let next = size / 2; kept < octaves && next >= 1.5; next /= 2) kept++;
  return kept;
}

/** Noise with cells of at least this many pixels is sampled at this spacing and interpolated linearly, which is not visible. */
const stepOf = (size: number): number => (size >= 10 ? 4 : size >= 4 ? 2 : 1);

/** The place on the lattice of the picture's corner, and what it moves by from pixel to pixel. */
interface Waves {
  readonly u0: number;
  readonly v0: number;
  readonly uX: number;
  readonly uY: number;
  readonly vX: number;
  readonly vY: number;
}

/** How noise is added to a field: folded at 0 where it is ridged, less its mean, times a factor. */
type Folding = { readonly ridged: boolean; readonly factor: number; readonly mean: number };

type Field = { readonly width: number; readonly height: number; readonly values: Float32Array };

function addFine({ width, height, values }: Field, waves: Waves, { ridged, factor, mean }: Folding): void {
  const row = new Float32Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    noiseRow(row, waves, y, 1);
    for (let x = 0; x < width; x++, at++) {
      const value = row[x];
      values[at] += ((ridged && value < 0 ? -value : value) - mean) * factor;
    }
  }
}

/** Adds noise computed at every `step`-th row and column and interpolated. @param step a power of two */
function addCoarse(
  { width, height, values }: Field,
  waves: Waves,
  { ridged, factor, mean }: Folding,
  step: number,
): void {
  const columns = Math.ceil(width / step) + 1;
  let above = new Float32Array(columns);
  let below = new Float32Array(columns);
  const share = 1 / step;
  noiseRow(below, waves, 0, step);
  for (let y = 0; y < height; y++) {
    const part = (y % step) * share;
    if (part === 0) {
      [above, below] = [below, above];
      noiseRow(below, waves, y + step, step);
    }
    const end = (y + 1) * width;
    let value = above[0] + (below[0] - above[0]) * part;
    for (let column = 1, at = y * width; column < columns; column++) {
      const next = above[column] + (below[column] - above[column]) * part;
      const more = (next - value) * share;
      for (const stop = Math.min(end, at + step); at < stop; at++, value += more)
        values[at] += ((ridged && value < 0 ? -value : value) - mean) * factor;
      value = next;
    }
  }
}

/** Noise along a row of pixels, of which every `step`-th is taken. */
function noiseRow(out: Float32Array, { u0, v0, uX, uY, vX, vY }: Waves, y: number, step: number): void {
  latticeRow(out, u0 + uY * y, v0 + vY * y, uX * step, vX * step);
}

import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import type { Stream } from '../../core/stream.js';
import { Lattice } from './lattice.js';

export interface FractalOptions {
  /** Pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** Of the largest cells along the grain and across it, pixels. */
  readonly along: number;
  readonly across: number;
  /** Of the grain: degrees clockwise from the picture's x axis. */
  readonly angle: number;
  /** Octaves; each has cells half as large. Those below 1.5 pixels are left out. */
  readonly octaves: number;
  /** Amplitude of an octave to that of the one before: 0.5 looks like clouds, 1 like grit. */
  readonly gain: number;
  /** Folds each octave at 0, which leaves creases. Default: false */
  readonly ridged?: boolean;
}

/** The standard deviation of {@link Lattice.at}: of uniform numbers from −1 to 1, less what smoothing takes. */
const deviation = 0.4291;
/** The mean of |n| and its standard deviation, for the folded ones. */
const [foldedMean, foldedDeviation] = [0.352, 0.245];

/** Sums of smooth noise at falling scales: about 0 on average, with a standard deviation of about 1. Rows from the top. */
export function fractal(options: FractalOptions, stream: Stream): Float32Array {
  const { width, height, along, across, angle, octaves, gain, ridged = false } = options;
  const lattice = new Lattice(stream.child('lattice'));
  const field = new Float32Array(width * height);
  const [cos, sin] = [cosDegrees(angle), sinDegrees(angle)];
  const offsets = stream.child('offsets');
  let [sizeU, sizeV, weight, power] = [along, across, 1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    if (octave > 0 && Math.min(sizeU, sizeV) < 1.5) break;
    const [uX, uY, vX, vY] = [cos / sizeU, sin / sizeU, -sin / sizeV, cos / sizeV];
    const [u0, v0] = [offsets.uniform(0, 256), offsets.uniform(0, 256)];
    const [scale, mean] = ridged ? [-weight / foldedDeviation, foldedMean] : [weight / deviation, 0];
    for (let y = 0, at = 0; y < height; y++) {
      let [u, v] = [u0 + uY * y, v0 + vY * y];
      for (let x = 0; x < width; x++, at++, u += uX, v += vX) {
        const value = lattice.at(u, v);
        field[at]! += ((ridged && value < 0 ? -value : value) - mean) * scale;
      }
    }
    power += weight * weight;
    weight *= gain;
    sizeU /= 2;
    sizeV /= 2;
  }
  const scale = 1 / Math.sqrt(power);
  for (let i = 0; i < field.length; i++) field[i]! *= scale;
  return field;
}

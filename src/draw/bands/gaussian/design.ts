import { cos, exp, sin, tau } from '../../../core/math/index.js';

/**
 * How a wide Gaussian is taken apart along an axis: the signal is averaged with a quadratic B-spline and every `factor`-th
 * value kept, those are filtered, and the result is interpolated with the same B-spline.
 */
export interface Design {
  readonly sigma: number;
  readonly factor: number;
  /** The B-spline, 3·factor − 2 values that sum to 1. Value k of the small signal begins at sample k·factor. */
  readonly spline: Float64Array;
  /** The filter of the small signal at distances 0, 1, 2 …; with the other side it sums to 1. */
  readonly taps: Float64Array;
}

/**
 * The factor is σ / 2 at most. Then, for any signal from 0 to 1, the result in two dimensions differs from that of the
 * sampled Gaussian by less than 0.85 / 255: half of the sum of the absolute differences of the two kernels, in the worst
 * phase, twice. test/draw/bands/gaussian.both.test.ts adds them up.
 */
export function design(sigma: number): Design {
  const factor = Math.floor(sigma / 2);
  return { sigma, factor, spline: splineOf(factor), taps: smallTaps(sigma, factor) };
}

/** Three boxes convolved. */
function splineOf(factor: number): Float64Array {
  let spline = Float64Array.of(1);
  for (let box = 0; box < 3; box++) {
    const wider = new Float64Array(spline.length + factor - 1);
    spline.forEach((value, at) => {
      for (let k = 0; k < factor; k++) wider[at + k] += value / factor;
    });
    spline = wider;
  }
  return spline;
}

/** Points of the spectrum that are examined: an even number, far more than taps. */
const points = 512;

/** The inverse transform of what is left of the Gaussian's spectrum when both B-splines have had their part. */
function smallTaps(sigma: number, factor: number): Float64Array {
  const spectrum = Float64Array.from({ length: points / 2 + 1 }, (_, i) => {
    const phase = (tau * i) / points / factor;
    const gaussian = exp((-phase * phase * sigma * sigma) / 2);
    if (i === 0 || factor === 1) return gaussian;
    const box = sin((phase * factor) / 2) / (factor * sin(phase / 2));
    const cube = box * box * box;
    return gaussian / (cube * cube);
  });
  const taps = new Float64Array(Math.ceil((4 * sigma) / factor) + 1);
  let sum = 0;
  for (let k = 0; k < taps.length; k++) {
    let value = spectrum[0] + spectrum[points / 2] * (k % 2 === 0 ? 1 : -1);
    for (let i = 1; i < points / 2; i++) value += 2 * spectrum[i] * cos((tau * ((i * k) % points)) / points);
    taps[k] = value;
    sum += k === 0 ? value : 2 * value;
  }
  return taps.map((value) => value / sum);
}

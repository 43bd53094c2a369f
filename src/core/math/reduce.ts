import { productError, sumError } from './twofold.js';

const TWO_OVER_PI = 0.6366197723675814;
export const HALF_PI = 1.5707963267948966;
export const HALF_PI_LOW = 6.123233995736766e-17;

// π/2 in four parts; a whole number below 2^20 times one of the first three is exact.
const PART_1 = 1.5707963267341256;
const PART_2 = 6.077100506303966e-11;
const PART_3 = 2.0222662487111665e-21;
const PART_4 = 8.4784276603689e-32;

/** The first 1,280 bits of 2/π. */
const TWO_OVER_PI_BITS = BigInt(
  '0xa2f9836e4e441529fc2757d1f534ddc0db6295993c439041fe5163abdebbc561b7246e3a424dd2e006492eea09d1921cfe1deb1cb129a73e' +
    'e88235f52ebb4484e99c7026b45f7e413991d639835339f49c845f8bbdf9283b1ff897ffde05980fef2f118b5a0a6d1f6d367ecf27cb09b7' +
    '4f463f669e5fea2d7527bac7ebe5f17b3d0739f78a5292ea6bfb5fb11f8d5d0856033046fc7b6babf0cfbc209af4361d',
);

/**
 * Writes x − n·π/2, at most π/4 in size (and a rounding error), to `out` as high and low parts; returns n mod 4.
 * The relative error is below 2^-68 for every finite x.
 */
export function reduce(x: number, out: Float64Array): number {
  if (x >= -0.7853981633974483 && x <= 0.7853981633974483) {
    out[0] = x;
    out[1] = 0;
    return 0;
  }
  if (!(x >= -1e6 && x <= 1e6)) return reduceHuge(x, out);
  // Cody and Waite: x − n·PART_1 is exact, and what cancels after it is exact too.
  const n = Math.round(x * TWO_OVER_PI);
  const a = x - n * PART_1;
  const b = n * PART_2;
  const c = a - b;
  const d = n * PART_3;
  const e = c - d;
  const tail = sumError(a, -b, c) + sumError(c, -d, e) - n * PART_4;
  out[0] = e + tail;
  out[1] = e - out[0] + tail;
  return n & 3;
}

const view = new DataView(new ArrayBuffer(8));

/** Payne and Hanek, with 256 bits after the point: x·2/π is known to 2^-200 whatever the size of x. */
function reduceHuge(x: number, out: Float64Array): number {
  view.setFloat64(0, x);
  const bits = view.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn) - 1075;
  const mantissa = (bits & 0xfffffffffffffn) | 0x10000000000000n;
  const turns = (mantissa * TWO_OVER_PI_BITS) >> BigInt(1280 - 256 - exponent);
  const quadrant = (turns + (1n << 255n)) >> 256n;
  const fraction = turns - (quadrant << 256n);
  const high = Number(fraction);
  const sign = x < 0 ? -1 : 1;
  const unit = sign * 8.636168555094445e-78; // 2^-256
  const f = high * unit;
  const fLow = Number(fraction - BigInt(high)) * unit;
  const p = f * HALF_PI;
  const pLow = productError(f, HALF_PI, p) + f * HALF_PI_LOW + fLow * HALF_PI;
  out[0] = p + pLow;
  out[1] = p - out[0] + pLow;
  return (sign * Number(quadrant & 3n)) & 3;
}

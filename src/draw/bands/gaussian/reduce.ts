import type { PixelRows } from '../pixel-rows.js';
import type { Design } from './design.js';
import { reflected, reflectMargins } from './reflect.js';

/** A blurred picture, kept small: what `Expander` makes whole again. */
export interface Small {
  /** Values of a row, times channels. */
  readonly length: number;
  /** Rows from the top; the first stands for the picture's rows from −2·factor on. */
  readonly rows: Float64Array;
}

/** Averages a picture down along both axes and filters what is left. */
export function reduce(image: PixelRows, { factor, spline, taps }: Design): Small {
  const { width, height, channels } = image;
  const reach = taps.length - 1;
  // Small values 0, 1, 2 … begin `first` samples before the picture.
  const first = (2 + reach) * factor;
  const across = Math.floor((width - 1) / factor) + 3 + 2 * reach;
  const down = Math.floor((height - 1) / factor) + 3 + 2 * reach;
  const beyond = (across - 1) * factor + spline.length - first - width;
  const wide = across * channels;

  const row = new Float64Array((first + width + beyond) * channels);
  const narrow = new Float64Array(wide * height);
  for (let y = 0; y < height; y++) {
    image.read(y, row, first * channels);
    reflectMargins(row, width, channels, first, beyond);
    if (channels === 3) averageColours(row, factor, spline, narrow, y * wide, across);
    else average(row, channels, factor, spline, narrow, y * wide, across);
  }
  const small = new Float64Array(wide * down);
  for (let k = 0; k < down; k++) {
    const start = k * factor - first;
    const to = small.subarray(k * wide, (k + 1) * wide);
    for (let t = 0; t < spline.length; t++) {
      const from = reflected(start + t, height) * wide;
      addRow(to, narrow.subarray(from, from + wide), spline[t]!);
    }
  }
  return { length: (across - 2 * reach) * channels, rows: filter(small, wide, down, channels, taps) };
}

/** to[k] = Σ spline[t] · row[k·factor + t], for each channel. */
function average(
  row: Float64Array,
  channels: number,
  factor: number,
  spline: Float64Array,
  to: Float64Array,
  at: number,
  count: number,
): void {
  for (let k = 0; k < count; k++)
    for (let c = 0; c < channels; c++) {
      let sum = 0;
      let from = k * factor * channels + c;
      for (let t = 0; t < spline.length; t++, from += channels) sum += spline[t]! * row[from]!;
      to[at + k * channels + c] = sum;
    }
}

/** The same for three channels, the commonest case, which share their weights. */
function averageColours(
  row: Float64Array,
  factor: number,
  spline: Float64Array,
  to: Float64Array,
  at: number,
  count: number,
): void {
  const taps = spline.length;
  for (let k = 0; k < count; k++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let from = 3 * k * factor;
    for (let t = 0; t < taps; t++, from += 3) {
      const weight = spline[t]!;
      red += weight * row[from]!;
      green += weight * row[from + 1]!;
      blue += weight * row[from + 2]!;
    }
    to[at++] = red;
    to[at++] = green;
    to[at++] = blue;
  }
}

/** Both passes of the small filter; only what needs no values from outside is kept. */
function filter(
  small: Float64Array,
  wide: number,
  down: number,
  channels: number,
  taps: Float64Array,
): Float64Array {
  const reach = taps.length - 1;
  const length = wide - 2 * reach * channels;
  const across = new Float64Array(length * down);
  for (let y = 0, to = 0; y < down; y++)
    for (let i = 0, from = y * wide + reach * channels; i < length; i++, from++, to++) {
      let sum = taps[0]! * small[from]!;
      for (let k = 1, apart = channels; k <= reach; k++, apart += channels)
        sum += taps[k]! * (small[from - apart]! + small[from + apart]!);
      across[to] = sum;
    }
  const rows = new Float64Array(length * (down - 2 * reach));
  for (let y = 0; y < down - 2 * reach; y++) {
    const to = rows.subarray(y * length, (y + 1) * length);
    const middle = y + reach;
    addRow(to, across.subarray(middle * length, (middle + 1) * length), taps[0]!);
    for (let k = 1; k <= reach; k++) {
      const above = across.subarray((middle - k) * length, (middle - k + 1) * length);
      const below = across.subarray((middle + k) * length, (middle + k + 1) * length);
      addRows(to, above, below, taps[k]!);
    }
  }
  return rows;
}

function addRow(to: Float64Array, row: Float64Array, weight: number): void {
  for (let i = 0; i < to.length; i++) to[i]! += weight * row[i]!;
}

function addRows(to: Float64Array, a: Float64Array, b: Float64Array, weight: number): void {
  for (let i = 0; i < to.length; i++) to[i]! += weight * (a[i]! + b[i]!);
}

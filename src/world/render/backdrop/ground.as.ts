/** What the software renderer shows of the ground. See `docs/kernels.md`. */
import { displayCode } from '../../../draw/display-code.as';
import { leaveBehind, lightOf } from './light.as';
import * as r from './record.as';

/** Writes three bytes of sRGB. */
@inline
function encode(ground: usize, out: usize, red: f64, green: f64, blue: f64): void {
  const thresholds = r.place(ground, r.THRESHOLDS);
  const codes = r.place(ground, r.CODES);
  store<u8>(out, displayCode(thresholds, codes, red));
  store<u8>(out, displayCode(thresholds, codes, green), 1);
  store<u8>(out, displayCode(thresholds, codes, blue), 2);
}

/** Writes the light of one of two pixels, 0 or 8, that was found. */
@inline
function encodeOne(ground: usize, out: usize, lane: usize): void {
  const at = ground + lane;
  encode(ground, out, load<f64>(at, r.RED), load<f64>(at, r.GREEN), load<f64>(at, r.BLUE));
}

/** Shows the ground in two columns. */
@inline
function show(ground: usize, y: i32, first: i32, second: i32, out: usize): void {
  const p = out + 3 * <usize>first;
  const q = out + 3 * <usize>second;
  const seen = lightOf(ground, f64x2(f64(first) + 0.5, f64(second) + 0.5), y, p, q);
  if (seen & 1) encodeOne(ground, p, 0);
  if (seen & 2) encodeOne(ground, q, 8);
}

export function showRow(ground: usize, y: i32, from: i32, to: i32, out: usize): void {
  for (let x = from; x < to; x += 2) show(ground, y, x, x + 1 < to ? x + 1 : x, out);
}

export function showColumns(ground: usize, y: i32, columns: usize, count: i32, out: usize): void {
  const end = columns + 4 * <usize>count;
  for (let at = columns; at < end; at += 8) {
    const first = load<i32>(at);
    show(ground, y, first, at + 4 < end ? load<i32>(at, 4) : first, out);
  }
}

/** Adds what is seen past all objects to a pixel, and writes its mean. */
@inline
function mix(ground: usize, lane: usize, pixel: usize, lights: usize, samples: f64, out: usize): void {
  const light = lights + 24 * <usize>load<i32>(pixel, 4);
  const empty = f64(load<i32>(pixel, 12));
  const at = ground + lane;
  encode(
    ground,
    out + 3 * <usize>load<i32>(pixel),
    (load<f64>(light) + empty * load<f64>(at, r.RED)) / samples,
    (load<f64>(light, 8) + empty * load<f64>(at, r.GREEN)) / samples,
    (load<f64>(light, 16) + empty * load<f64>(at, r.BLUE)) / samples,
  );
}

export function showEdges(
  ground: usize,
  y: i32,
  grounded: i32,
  list: usize,
  count: i32,
  pixels: usize,
  lights: usize,
  samples: i32,
  out: usize,
): void {
  const end = list + 4 * <usize>count;
  for (let at = list; at < end; at += 8) {
    const p = pixels + 16 * <usize>load<i32>(at);
    const q = at + 4 < end ? pixels + 16 * <usize>load<i32>(at, 4) : p;
    const first = load<i32>(p);
    const second = load<i32>(q);
    const placeP = out + 3 * <usize>first;
    const placeQ = out + 3 * <usize>second;
    let seen = 0;
    if (grounded) seen = lightOf(ground, f64x2(f64(first) + 0.5, f64(second) + 0.5), y, placeP, placeQ);
    if (seen != 3) {
      const red = v128.load(ground + r.RED);
      const green = v128.load(ground + r.GREEN);
      const blue = v128.load(ground + r.BLUE);
      leaveBehind(ground, y, placeP, placeQ);
      const own = i64x2(seen & 1 ? -1 : 0, seen & 2 ? -1 : 0);
      v128.store(ground + r.RED, v128.bitselect(red, v128.load(ground + r.RED), own));
      v128.store(ground + r.GREEN, v128.bitselect(green, v128.load(ground + r.GREEN), own));
      v128.store(ground + r.BLUE, v128.bitselect(blue, v128.load(ground + r.BLUE), own));
    }
    mix(ground, 0, p, lights, f64(samples), out);
    if (q != p) mix(ground, 8, q, lights, f64(samples), out);
  }
}

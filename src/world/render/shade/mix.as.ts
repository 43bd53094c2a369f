/** Mixes the points of a row's pixels, as `Resolver` of `src/world/render/renderer.ts` does. */
import { displayCode } from '../../../draw/display-code.as';
import { PIXELS, PIXEL_COUNT, SAMPLES } from './rows.as';

/** Places in the record of a row: see `RowField` of `../raster/records.ts`. */
const THRESHOLDS: usize = 32;
const CODES: usize = 36;

@inline
function encode(row: usize, pixel: usize, red: f64, green: f64, blue: f64): void {
  const thresholds = <usize>load<u32>(row, THRESHOLDS);
  const codes = <usize>load<u32>(row, CODES);
  store<u8>(pixel, displayCode(thresholds, codes, red));
  store<u8>(pixel, displayCode(thresholds, codes, green), 1);
  store<u8>(pixel, displayCode(thresholds, codes, blue), 2);
}

/**
 * Mixes the lights of the points of each pixel. Where all samples show something, the sum is divided by their number and
 * written as three bytes of sRGB; elsewhere it is written over the light of the pixel's first point.
 * @param out the bytes of the row's first column
 */
export function mixRow(row: usize, lights: usize, count: i32, out: usize): void {
  const end = <usize>load<i32>(row, PIXEL_COUNT);
  const list = <usize>load<u32>(row, PIXELS);
  const stands = <usize>load<u32>(row, SAMPLES);
  for (let i: usize = 0; i < end; i++) {
    const at = list + 16 * i;
    const first = <usize>load<i32>(at, 4);
    const size = load<i32>(at, 8);
    if (size == 1 && load<i32>(at, 12) == 0) {
      // The number of samples is a power of two: times it and divided by it, a light stays as it is.
      const light = lights + 24 * first;
      encode(row, out + 3 * <usize>load<i32>(at), load<f64>(light), load<f64>(light, 8), load<f64>(light, 16));
      continue;
    }
    const last = first + <usize>size;
    let red: f64 = 0;
    let green: f64 = 0;
    let blue: f64 = 0;
    for (let slot = first; slot < last; slot++) {
      const light = lights + 24 * slot;
      const samples = f64(load<i32>(stands + 4 * slot));
      red += load<f64>(light) * samples;
      green += load<f64>(light, 8) * samples;
      blue += load<f64>(light, 16) * samples;
    }
    if (load<i32>(at, 12) > 0) {
      const light = lights + 24 * first;
      store<f64>(light, red);
      store<f64>(light, green, 8);
      store<f64>(light, blue, 16);
      continue;
    }
    const per = f64(count);
    encode(row, out + 3 * <usize>load<i32>(at), red / per, green / per, blue / per);
  }
}

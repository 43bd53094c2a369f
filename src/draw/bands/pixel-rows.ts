import type { Raster } from '../raster.js';
import type { FloatImage } from './float-image.js';
import { lightTable, toLight } from './color/linear-light.js';
import { vectors } from './vectors.js';

/**
 * A function that writes row y of a picture (floats as they are, 8 bits in linear light), four values a pixel, into the memory of
 * `vectors` from byte `at` on. It takes a piece of that memory itself. Values beyond the picture's channels mean nothing.
 */
export function pixelRows(image: FloatImage | Raster): (y: number, at: number) => void {
  const { width, channels, data } = image;
  if (data instanceof Float32Array)
    return (y, at) => copyRow(data, y * width, width, channels, vectors.floats, at / 4);
  if (channels === 4) return pixelRows(toLight(image as Raster));
  if (channels === 1) return (y, at) => lightGrays(data, y * width, width, vectors.floats, at / 4);
  const table = vectors.putFloats(lightTable(256));
  const colors = vectors.take(3 * width);
  return (y, at) => {
    vectors.bytes.set(data.subarray(3 * y * width, 3 * (y + 1) * width), colors);
    vectors.loops.light(at, colors, width, table);
  };
}

function copyRow(
  data: Float32Array,
  first: number,
  width: number,
  channels: number,
  out: Float32Array,
  at: number,
): void {
  for (let x = 0, from = first * channels; x < width; x++, at += 4)
    for (let c = 0; c < channels; c++) out[at + c] = data[from++];
}

function lightGrays(data: Uint8Array, from: number, width: number, out: Float32Array, at: number): void {
  const light = lightTable(256);
  for (let x = 0; x < width; x++, at += 4) out[at] = light[data[from++]];
}

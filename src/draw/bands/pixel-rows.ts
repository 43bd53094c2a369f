import type { Raster } from '../raster.js';
import type { FloatChannels, FloatImage } from './float-image.js';
import { lightTable, toLight } from './linear-light.js';

/** A picture of floats that is read a row at a time, four values a pixel: those beyond its channels are left as they are. */
export interface PixelRows {
  readonly width: number;
  readonly height: number;
  readonly channels: FloatChannels;
  /** Writes row y, width × 4 values, from index `at` on. */
  read(y: number, out: Float32Array, at: number): void;
}

/** The rows of a picture: of floats as they are, of 8-bit gray or RGB in linear light, made as they are read. */
export function pixelRows(image: FloatImage | Raster): PixelRows {
  const { width, height, channels, data } = image;
  if (data instanceof Uint8Array && channels === 4) return pixelRows(toLight(image as Raster));
  const form = { width, height, channels };
  const read =
    data instanceof Float32Array
      ? (y: number, out: Float32Array, at: number) => copyRow(data, y * width, width, channels, out, at)
      : channels === 3
        ? (y: number, out: Float32Array, at: number) => lightColours(data, 3 * y * width, width, out, at)
        : (y: number, out: Float32Array, at: number) => lightGrays(data, y * width, width, out, at);
  return { ...form, read };
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
    for (let c = 0; c < channels; c++) out[at + c] = data[from++]!;
}

function lightColours(data: Uint8Array, from: number, width: number, out: Float32Array, at: number): void {
  const light = lightTable(256);
  for (let x = 0; x < width; x++, from += 3, at += 4) {
    out[at] = light[data[from]!]!;
    out[at + 1] = light[data[from + 1]!]!;
    out[at + 2] = light[data[from + 2]!]!;
  }
}

function lightGrays(data: Uint8Array, from: number, width: number, out: Float32Array, at: number): void {
  const light = lightTable(256);
  for (let x = 0; x < width; x++, at += 4) out[at] = light[data[from++]!]!;
}

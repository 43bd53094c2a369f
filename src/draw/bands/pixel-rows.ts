import type { Raster } from '../raster.js';
import type { FloatChannels, FloatImage } from './float-image.js';
import { lightTable, toLight } from './linear-light.js';

/** A picture of floats that is read a row at a time. */
export interface PixelRows {
  readonly width: number;
  readonly height: number;
  readonly channels: FloatChannels;
  /** Writes row y, width × channels values, from `at` on. */
  read(y: number, out: Float64Array, at: number): void;
}

/** The rows of a picture: of floats as they are, of 8-bit gray or RGB in linear light, made as they are read. */
export function pixelRows(image: FloatImage | Raster): PixelRows {
  const { width, height, channels, data } = image;
  if (data instanceof Uint8Array && channels === 4) return pixelRows(toLight(image as Raster));
  const length = width * channels;
  if (data instanceof Float32Array)
    return { width, height, channels, read: (y, out, at) => copyRow(data, y * length, length, out, at) };
  return { width, height, channels, read: (y, out, at) => lightRow(data, y * length, length, out, at) };
}

function copyRow(data: Float32Array, from: number, length: number, out: Float64Array, at: number): void {
  for (let i = 0; i < length; i++) out[at + i] = data[from + i]!;
}

function lightRow(data: Uint8Array, from: number, length: number, out: Float64Array, at: number): void {
  const light = lightTable(256);
  for (let i = 0; i < length; i++) out[at + i] = light[data[from + i]!]!;
}

import { unexpected } from '../core/errors.js';
import { sha256 } from '../core/hash.js';
import { takeBytes } from './spare-bytes.js';

/** 1 = gray, 3 = RGB, 4 = RGBA with straight (not premultiplied) alpha. */
export type Channels = 1 | 3 | 4;

/** An 8-bit sRGB picture: rows from the top, pixels from the left, channels interleaved, no padding. */
export interface Raster {
  /** Pixels, 1 to 16,384. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** 1 gray, 3 red, green, blue, 4 with alpha. */
  readonly channels: Channels;
  /** width × height × channels bytes */
  readonly data: Uint8Array;
}

/** The largest side of any picture, in pixels. */
export const maxSide = 16_384;

/** @throws TopsyturvyError 'bad-parameter' if a side is not a whole number from 1 to {@link maxSide} */
export function checkSides({ width, height }: Pick<Raster, 'width' | 'height'>): void {
  for (const [name, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (!(Number.isInteger(side) && side >= 1 && side <= maxSide)) {
      throw unexpected('bad-parameter', name, side, `a whole number of pixels from 1 to ${maxSide}`);
    }
  }
}

/** A new picture with every channel of every pixel set to `fill` (0 to 255). */
export function createRaster(width: number, height: number, channels: Channels, fill = 0): Raster {
  checkSides({ width, height });
  const size = width * height * channels;
  // New memory is clear; what is filled anyway need not be.
  const data = fill === 0 ? new Uint8Array(size) : takeBytes(size).fill(fill);
  return { width, height, channels, data };
}

/**
 * SHA-256 of a picture's pixels, independent of the file that holds them:
 * the ASCII line "WIDTHxHEIGHTxCHANNELS\n", then the bytes of `data`.
 */
export function pixelHash(raster: Raster): string {
  return sha256(`${raster.width}x${raster.height}x${raster.channels}\n`, raster.data);
}

import { badParameter, sha256 } from '../core/index.js';
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
    if (!(Number.isInteger(side) && side >= 1 && side <= maxSide))
      throw badParameter(name, side, `a whole number of pixels from 1 to ${maxSide}`);
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

/** A pixel has changed when one of its channels differs by more levels than this: more than rounding can do. */
const visible = 8;

/**
 * The share of pixels, 0 to 1, that differ visibly between two pictures of one form.
 * @throws TopsyturvyError 'bad-parameter' if sizes or channels differ
 */
export function changedShare(a: Raster, b: Raster, threshold = visible): number {
  return changedPixels(a, b, threshold) / (a.width * a.height);
}

/**
 * The number of pixels in which a channel differs by more than `threshold` levels, between two pictures of one form.
 * @param enough a number at which counting stops
 */
export function changedPixels(a: Raster, b: Raster, threshold = visible, enough = Infinity): number {
  sameForm(a, b);
  const { channels } = a;
  const [left, right] = [words(a.data), words(b.data)];
  let changed = 0;
  let last = -1;
  for (let word = 0; word <= left.length; word++) {
    // Most of most pictures is the same in both: four bytes at a time are passed over.
    if (word < left.length && left[word] === right[word]) continue;
    const end = Math.min(4 * word + 4, a.data.length);
    for (let at = 4 * word; at < end; at++) {
      const apart = a.data[at] - b.data[at];
      if (apart <= threshold && apart >= -threshold) continue;
      const pixel = channels === 1 ? at : Math.floor(at / channels);
      if (pixel !== last) changed++;
      last = pixel;
    }
    if (changed >= enough) break;
  }
  return changed;
}

/** The whole four-byte words of some bytes. */
function words(bytes: Uint8Array): Uint32Array {
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, bytes.length >> 2);
}

/** Whether two pictures have the same form and the same bytes. */
export function sameRaster(a: Raster, b: Raster): boolean {
  const { width, height, channels } = a;
  if (width !== b.width || height !== b.height || channels !== b.channels) return false;
  // Native code, ten times as fast as a loop, where Node is.
  if (typeof Buffer !== 'undefined') return Buffer.compare(a.data, b.data) === 0;
  return a.data.length === b.data.length && a.data.every((byte, i) => byte === b.data[i]);
}

function sameForm(a: Raster, b: Raster): void {
  if (a.width === b.width && a.height === b.height && a.channels === b.channels) return;
  const form = ({ width, height, channels }: Raster): string => `${width}×${height}×${channels}`;
  const given = `${form(a)} and ${form(b)}`;
  throw badParameter('pictures', given, 'two of the same size and channels');
}

/** How far two drawings of one thing may lie apart. Plain JSON. */
export type Tolerance = {
  /** The mean difference of the channels, levels of 255. */
  readonly mean: number;
  /** The share of pixels, 0 to 1, in which a channel differs by more than 8 levels. */
  readonly changed: number;
};

/** Whether two pictures agree: within a tolerance, or to the byte if there is none. */
export function agree(a: Raster, b: Raster, tolerance: Tolerance | undefined): boolean {
  if (!tolerance || a.width !== b.width || a.height !== b.height || a.channels !== b.channels)
    return sameRaster(a, b);
  return meanDifference(a, b) <= tolerance.mean && changedShare(a, b) <= tolerance.changed;
}

/** The mean difference of the channels of two pictures of one form, levels of 255. */
function meanDifference(a: Raster, b: Raster): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i] - b.data[i]);
  return sum / a.data.length;
}

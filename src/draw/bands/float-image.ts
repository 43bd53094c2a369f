import { unexpected } from '../../core/errors.js';
import { checkSides } from '../raster.js';

/** 1 = gray, 3 = RGB, 4 = RGBA with colors multiplied by alpha. */
export type FloatChannels = 1 | 3 | 4;

/**
 * A picture of floats, for work that 8 bits would spoil: rows from the top, channels interleaved, no padding. Values are
 * linear light, 0 (black) to 1 (white), unless it is said otherwise; bands of a picture go below 0.
 */
export interface FloatImage {
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
  /** 1 gray, 3 red, green, blue. */
  readonly channels: FloatChannels;
  /** width × height × channels */
  readonly data: Float32Array;
}

/** A new picture of zeros. */
export function createFloats(width: number, height: number, channels: FloatChannels): FloatImage {
  checkSides({ width, height });
  return { width, height, channels, data: new Float32Array(width * height * channels) };
}

/** @throws TopsyturvyError 'bad-parameter' if two pictures differ in size or channels */
export function checkSameForm(a: FloatImage, b: FloatImage): void {
  if (a.width === b.width && a.height === b.height && a.channels === b.channels) return;
  const form = ({ width, height, channels }: FloatImage): string => `${width}×${height}×${channels}`;
  throw unexpected(
    'bad-parameter',
    'pictures',
    `${form(a)} and ${form(b)}`,
    'two of the same size and channels',
  );
}

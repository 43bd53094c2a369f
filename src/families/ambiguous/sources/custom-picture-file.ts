import { readFileSync } from 'node:fs';
import { TopsyturvyError } from '../../../core/errors.js';
import { sha256 } from '../../../core/hash.js';
import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import { loadDeepPicture, pictureSize } from '../../../draw/decode.js';
import { maxSide } from '../../../draw/raster.js';

/** A user's file, in linear light. */
export interface PictureFile {
  /** RGBA, multiplied by alpha. */
  readonly light: FloatImage;
  /** As it is saved, upright, pixels. */
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
}

/** The least shorter side of a picture in which something can be seen, pixels; and the greatest ratio of its sides. */
const shortest = 16;
const longestForm = 10;
/** What is beyond this many times the frame's side would only be averaged away; and beyond this, fill memory. */
const finer = 4;
const mostPixels = 16_000_000;

/**
 * Reads a picture, of 8 or 16 bits: a large one is scaled down to what a frame needs of it.
 *
 * @param path as the params have it, by which messages call it
 * @throws TopsyturvyError 'bad-picture' if it cannot be read, is too small, or more than ten times as long as wide
 */
export async function readPictureFile(
  path: string,
  frame: { readonly width: number; readonly height: number },
  resolve: (path: string) => string,
): Promise<PictureFile> {
  const file = resolve(path);
  const { width, height } = await pictureSize(file);
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const refuse = (expected: string) =>
    new TopsyturvyError(
      'bad-picture',
      `The picture '${path}' has ${width}x${height} pixels; expected ${expected}`,
      `${width}x${height}`,
      expected,
    );
  if (short < shortest) throw refuse(`sides of at least ${shortest} pixels`);
  if (long > longestForm * short)
    throw refuse(`a form of at most ${longestForm} to 1: cut out what is to be seen`);
  const enough = (finer * Math.max(frame.width, frame.height)) / short;
  const scale = Math.min(1, enough, Math.sqrt(mostPixels / (width * height)), maxSide / long);
  const raster = await loadDeepPicture(file, { maxSide: Math.max(1, Math.round(long * scale)) });
  return { light: withAlpha(toLight(raster)), width, height, sha256: sha256(readFileSync(file)) };
}

function withAlpha(image: FloatImage): FloatImage {
  const { width, height, channels, data } = image;
  if (channels === 4) return image;
  const out = createFloats(width, height, 4);
  const step = channels === 1 ? 0 : 1;
  for (let from = 0, to = 0; to < out.data.length; from += channels, to += 4) {
    for (let i = 0; i < 3; i++) out.data[to + i] = data[from + i * step]!;
    out.data[to + 3] = 1;
  }
  return out;
}

import { TopsyturvyError, sha256 } from '../../../core/index.js';
import { luminancePlane } from '../../../draw/bands/color/color-spaces.js';
import { type FloatImage, createFloats, resize, deviationOf } from '../../../draw/bands/float-image.js';
import { displayCode } from '../../../draw/display-code.js';
import type { PictureEntry } from './custom-picture-params.js';
import { thingBox } from './fit.js';
import { readFileSync } from 'node:fs';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import { loadDeepPicture, pictureSize } from '../../../draw/decode.js';
import { maxSide } from '../../../draw/raster.js';

/** A user's file, in linear light. */
interface PictureFile {
  /** RGBA, multiplied by alpha. */
  readonly light: FloatImage;
  /** The width as saved, upright, pixels. */
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
}

/** The least shorter side of a picture in which something can be seen, pixels; and the greatest ratio of its sides. */
const shortest = 16;
const longestForm = 10;
/** Limits of a picture, in frame sides: beyond one it would only be averaged away, beyond the other fill memory. */
const finer = 4;
const mostPixels = 16_000_000;

/**
 * Reads a picture, of 8 or 16 bits: a large one is scaled down to what a frame needs of it.
 * @param path as the params have it, by which messages call it
 * @throws TopsyturvyError 'bad-picture' if it cannot be read, is too small, or more than ten times as long as wide
 */
async function readPictureFile(
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
    for (let i = 0; i < 3; i++) out.data[to + i] = data[from + i * step];
    out.data[to + 3] = 1;
  }
  return out;
}

/** A picture without a silhouette whose light varies by less shows nothing. */
const plainest = 0.004;
/** The least longer side of a thing that can be seen, pixels. */
const smallestThing = 16;

interface CustomThing {
  /** RGBA in linear light, multiplied by alpha: the picture's and the mask's. */
  readonly thing: FloatImage;
  /** Whether something tells the thing from its ground: a mask, or transparency of the picture's own. */
  readonly hasSilhouette: boolean;
}

/**
 * A user's picture with what its mask leaves of it. The sha256 of both files is added to `hashes`.
 * @param frame that it is to fill, pixels: larger pictures are scaled down to what that needs
 * @throws TopsyturvyError 'bad-picture' for one that cannot be read, is too small or shows nothing, or whose mask is wrong
 */
export async function readThing(
  entry: PictureEntry,
  frame: { readonly width: number; readonly height: number },
  resolve: (path: string) => string,
  hashes: Record<string, string>,
): Promise<CustomThing> {
  const file = await readPictureFile(entry.image, frame, resolve);
  hashes[entry.image] = file.sha256;
  let thing = file.light;
  if (entry.mask !== undefined) {
    const mask = await readPictureFile(entry.mask, frame, resolve);
    hashes[entry.mask] = mask.sha256;
    thing = masked({ path: entry.image, file }, { path: entry.mask, file: mask });
  }
  const hasSilhouette = hasHoles(thing);
  checkSeen(thing, hasSilhouette, entry);
  return { thing, hasSilhouette };
}

/** @throws TopsyturvyError 'bad-picture' for a picture in which there is nothing to be seen */
function checkSeen(thing: FloatImage, hasSilhouette: boolean, entry: PictureEntry): void {
  if (!hasSilhouette) {
    if (deviationOf(luminancePlane(opaque(thing))) < plainest)
      throw refusedPicture(
        entry,
        'is of one plain color',
        'a picture in which something is seen, or a silhouette',
      );
    return;
  }
  const { width, height } = thingBox(thing);
  if (width === 0) throw refusedPicture(entry, 'is transparent everywhere', 'an opaque thing');
  if (Math.max(width, height) < smallestThing)
    throw refusedPicture(
      entry,
      `shows a thing of ${width}x${height} pixels`,
      `one of at least ${smallestThing} pixels`,
    );
}

function opaque({ width, height, data }: FloatImage): FloatImage {
  const rgb = new Float32Array(3 * width * height);
  for (let i = 0; i < rgb.length; i++) rgb[i] = data[4 * Math.floor(i / 3) + (i % 3)];
  return { width, height, channels: 3, data: rgb };
}

const hasHoles = ({ data }: FloatImage): boolean => data.some((value, at) => (at & 3) === 3 && value < 0.5);

/** The error for a picture, with its name, what is wrong and what would be right. */
export const refusedPicture = ({ image }: PictureEntry, found: string, expected: string): TopsyturvyError =>
  new TopsyturvyError(
    'bad-picture',
    `The picture '${image}' ${found}; expected ${expected}`,
    image,
    expected,
  );

interface Named {
  readonly path: string;
  readonly file: PictureFile;
}

/** Coverages between which a pixel is wholly in or out. */
const [out, inside] = [0.02, 0.98];

/**
 * A picture of which only what is white in a mask is left; of gray, as much as its code is of 255. What is transparent
 * in a mask counts as black.
 * @throws TopsyturvyError 'bad-picture' for a mask of another size, or one that is black or white everywhere
 */
function masked(image: Named, mask: Named): FloatImage {
  const refuse = (found: string, expected: string) =>
    new TopsyturvyError(
      'bad-picture',
      `The mask '${mask.path}' ${found}; expected ${expected}`,
      mask.path,
      expected,
    );
  const size = ({ width, height }: PictureFile) => `${width}x${height} pixels`;
  if (mask.file.width !== image.file.width || mask.file.height !== image.file.height)
    throw refuse(`has ${size(mask.file)}`, `${size(image.file)}, as '${image.path}' has upright`);
  const { light } = image.file;
  const cover = coverageIn(resize(mask.file.light, light.width, light.height));
  if (!cover.some((value) => value > out))
    throw refuse('is black everywhere', `white where the thing of '${image.path}' is`);
  if (!cover.some((value) => value < inside))
    throw refuse('is white everywhere', `black where the thing of '${image.path}' is not, or no mask`);
  return { ...light, data: light.data.map((value, i) => value * cover[i >> 2]) };
}

/** The darkest channel's code, 0 to 1: a mask is white where the thing is. */
function coverageIn({ width, height, data }: FloatImage): Float32Array {
  const cover = new Float32Array(width * height);
  for (let i = 0; i < cover.length; i++) {
    const alpha = data[4 * i + 3];
    const darkest = Math.min(data[4 * i], data[4 * i + 1], data[4 * i + 2]);
    // A mask's grays are shares of 255, not light.
    cover[i] = alpha > 0 ? (alpha * displayCode(darkest / alpha)) / 255 : 0;
  }
  return cover;
}

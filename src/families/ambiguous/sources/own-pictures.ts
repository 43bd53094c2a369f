import { readFileSync } from 'node:fs';
import { TopsyturvyError, unexpected } from '../../../core/errors.js';
import { sha256 } from '../../../core/hash.js';
import { loadPicture } from '../../../draw/decode.js';
import type { Raster } from '../../../draw/raster.js';
import type { CutOut } from './cut-out.js';
import { fitInto } from './fit.js';
import { readPictureEntries, type OwnPictureParams, type PictureEntry } from './own-picture-params.js';

/** A picture of the user's, in the frame of the set. */
export interface OwnPicture extends PictureEntry {
  readonly sha256: string;
  /** Opaque but for what is beside a picture that is contained, and for what is declared or saved as transparent. */
  readonly cutOut: CutOut;
  /** Whether something tells the thing from its ground: a mask, or transparency of the picture's own. */
  readonly hasSilhouette: boolean;
}

export interface OwnPictures {
  readonly pictures: readonly OwnPicture[];
  /** The sha256 of every file, by its path as the params have it. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The shortest side of a picture of which anything is to be seen, pixels. */
const shortest = 16;
/** The pictures of a set are kept decoded: 1 GiB of them. */
const mostBytes = 1 << 30;

/**
 * Reads the user's pictures: PNG, JPEG or WebP of 8 or 16 bits, gray or colour, with or without alpha, upright by their
 * EXIF orientation. Transparent parts, and what a mask leaves out, are not of the thing.
 *
 * @param frame of the set's pictures, pixels
 * @throws TopsyturvyError 'bad-file' for what is wrong with a list, 'bad-picture' for a picture that cannot be read, is too
 *   small, shows nothing, or whose mask has another size
 */
export async function loadOwnPictures(
  params: OwnPictureParams,
  frame: { readonly width: number; readonly height: number },
  resolve: (path: string) => string,
): Promise<OwnPictures> {
  const hashes: Record<string, string> = {};
  const entries = readPictureEntries(params, resolve, hashes);
  const most = Math.floor(mostBytes / (4 * frame.width * frame.height));
  if (entries.length > most)
    throw new TopsyturvyError('bad-file', `${entries.length} pictures are named, of which ${most} fit in memory at ${frame.width}×${frame.height} pixels`, entries.length, `at most ${most} pictures, or a smaller size`); // prettier-ignore
  const pictures: OwnPicture[] = [];
  for (const entry of entries) {
    const picture = await read(entry.image, frame, resolve, hashes);
    const mask = entry.mask === undefined ? undefined : await read(entry.mask, frame, resolve, hashes);
    const cutOut = fitInto(mask ? masked(picture, mask, entry) : picture, frame, entry.fit);
    if (isEmpty(cutOut))
      throw unexpected('bad-picture', `the picture '${entry.image}'`, 'an empty silhouette', 'something that is seen'); // prettier-ignore
    const hasSilhouette = mask !== undefined || hasHoles(picture);
    pictures.push({ ...entry, sha256: hashes[entry.image]!, cutOut, hasSilhouette });
  }
  return { pictures, hashes };
}

/** A file's picture, at most four times as large as the frame: what is beyond would only be averaged away. */
async function read(
  path: string,
  { width, height }: { readonly width: number; readonly height: number },
  resolve: (path: string) => string,
  hashes: Record<string, string>,
): Promise<Raster> {
  const file = resolve(path);
  const raster = await loadPicture(file, { maxSide: Math.min(16_384, 4 * Math.max(width, height)) });
  if (Math.min(raster.width, raster.height) < shortest)
    throw unexpected('bad-picture', `the picture '${path}'`, `${raster.width}x${raster.height} pixels`, `sides of at least ${shortest} pixels, less than four times as long as wide beyond the frame`); // prettier-ignore
  hashes[path] = sha256(readFileSync(file));
  return raster;
}

/** A picture of which only what is white in a mask is left; gray is half left. */
function masked(picture: Raster, mask: Raster, { image, mask: path }: PictureEntry): Raster {
  const { width, height, channels, data } = picture;
  if (mask.width !== width || mask.height !== height)
    throw unexpected('bad-picture', `the mask '${path}'`, `${mask.width}x${mask.height} pixels`, `${width}x${height} pixels, as '${image}' has`); // prettier-ignore
  const out = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) out[4 * i + c] = data[channels * i + (channels === 1 ? 0 : c)]!;
    const own = channels === 4 ? data[4 * i + 3]! : 255;
    out[4 * i + 3] = Math.round((own * mask.data[mask.channels * i]!) / 255);
  }
  return { width, height, channels: 4, data: out };
}

const isEmpty = ({ data }: CutOut): boolean => !data.some((value, at) => at % 4 === 3 && value >= 128);
const hasHoles = ({ channels, data }: Raster): boolean =>
  channels === 4 && data.some((value, at) => at % 4 === 3 && value < 128);

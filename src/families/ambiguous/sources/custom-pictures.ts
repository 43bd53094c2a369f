import { badFile } from '../../../core/errors.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import { PictureStore } from '../../../draw/picture-store.js';
import { coverageOf, deepCutOut, type CutOut } from './cut-out.js';
import { fitInto, fitThing, type Fit } from './fit.js';
import { readPictureEntries, type CustomPictureParams, type PictureEntry } from './custom-picture-params.js';
import { readThing, refusedPicture } from './custom-thing.js';

/** A user's picture, in the frame of the set. */
export interface CustomPicture extends PictureEntry {
  readonly sha256: string;
  /** Reads it: opaque but for what is declared or saved as transparent, and for what is beside that. */
  readonly cutOut: () => CutOut;
  /** Whether something tells the thing from its ground: a mask, or transparency of the picture's own. */
  readonly hasSilhouette: boolean;
}

export interface CustomPictures {
  readonly pictures: readonly CustomPicture[];
  /** The sha256 of every file, by its path as the params have it. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The pictures of a set may take 1 GiB with 16 bits a channel. */
const mostBytes = 1 << 30;

/** The frame of a set's pictures, pixels, and the share of it that is left free at each side of a thing. */
interface CustomFrame {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/**
 * Reads the user's pictures: PNG, JPEG or WebP of 8 or 16 bits, gray or color, with or without alpha, upright by their
 * EXIF orientation. Transparent parts, and what a mask leaves out, are not of the thing.
 * @throws TopsyturvyError 'bad-file' for what is wrong with a list, 'bad-picture' for a picture that cannot be read, is too
 *   small, shows nothing, or whose mask has another size or shows nothing
 */
export async function loadCustomPictures(
  params: CustomPictureParams,
  frame: CustomFrame,
  resolve: (path: string) => string,
): Promise<CustomPictures> {
  const hashes: Record<string, string> = {};
  const entries = readPictureEntries(params, resolve, hashes);
  const most = Math.floor(mostBytes / (8 * frame.width * frame.height));
  if (entries.length > most)
    throw badFile(
      `${entries.length} pictures are named, but only ${most} fit in memory at ${frame.width}×${frame.height} pixels`,
      entries.length,
      `at most ${most} pictures, or a smaller size`,
    );
  const pictures: CustomPicture[] = [];
  const store = new PictureStore();
  for (const entry of entries) {
    const { thing, hasSilhouette } = await readThing(entry, frame, resolve, hashes);
    const cutOut = deepCutOut(framed(thing, hasSilhouette, entry.fit, frame));
    if (!coverageOf(cutOut).some((value) => value >= 128))
      throw refusedPicture(
        entry,
        'shows nothing in the middle, which is what fills the frame',
        'fit=auto or contain',
      );
    pictures.push({ ...entry, sha256: hashes[entry.image], cutOut: store.keep(cutOut), hasSilhouette });
  }
  return { pictures, hashes };
}

function framed(thing: FloatImage, hasSilhouette: boolean, fit: Fit, frame: CustomFrame): FloatImage {
  if (fit === 'auto')
    return hasSilhouette ? fitThing(thing, frame, frame.margin) : fitInto(thing, frame, 'cover');
  const placed = fitInto(thing, frame, fit);
  return hasSilhouette || fit === 'cover' ? placed : onMeanLight(placed, thing);
}

/** A picture on its own mean light, which surrounds a contained photograph: its edges are faint against it. */
function onMeanLight(placed: FloatImage, { data }: FloatImage): FloatImage {
  const mean = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i++) mean[i & 3] += (4 * data[i]) / data.length;
  return { ...placed, data: placed.data.map((value, i) => value + (1 - placed.data[i | 3]) * mean[i & 3]) };
}

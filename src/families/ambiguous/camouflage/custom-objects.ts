import { TopsyturvyError } from '../../../core/errors.js';
import { luminancePlane } from '../../../draw/bands/color/color-spaces.js';
import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { resize } from '../../../draw/bands/resize.js';
import { components } from '../../../draw/components.js';
import { shorterSide, sidesOf } from '../../size.js';
import { cropped, thingBox } from '../sources/fit.js';
import { readPictureEntries, type PictureEntry } from '../sources/custom-picture-params.js';
import { readThing, refusedPicture } from '../sources/custom-thing.js';
import type { CamouflageParams } from './params.js';

/** A user's object, cut out to its box. */
export interface CustomObject extends PictureEntry {
  readonly sha256: string;
  /** How much of each pixel it covers, 0 to 1, one channel. */
  readonly coverage: FloatImage;
  /** Its lightness, the root of its luminance, one channel of the same form; 0 where it is not. */
  readonly lightness: FloatImage;
}

/** The objects of a set are kept: 1 GiB of them. */
const mostBytes = 1 << 30;
/** What is in several pieces is seen as several things. */
const leastPiece = 0.9;

/**
 * Reads the user's objects.
 *
 * @throws TopsyturvyError 'bad-picture' for a picture that cannot be read, has no silhouette, or one in pieces; 'bad-file'
 *   and 'bad-parameter' for what is wrong with the list
 */
export async function loadCustomObjects(
  params: CamouflageParams,
  resolve: (path: string) => string,
): Promise<{ objects: CustomObject[]; hashes: Record<string, string> }> {
  const hashes: Record<string, string> = {};
  const entries = readPictureEntries({ ...params, fit: 'auto' }, resolve, hashes);
  const side = Math.round(shorterSide(sidesOf(params.size)) * params.largest);
  const most = Math.floor(mostBytes / (8 * side * side));
  if (entries.length > most)
    throw new TopsyturvyError('bad-file', `${entries.length} objects are named, but only ${most} fit in memory at ${params.size} pixels`, entries.length, `at most ${most} objects, or a smaller size`); // prettier-ignore
  const objects: CustomObject[] = [];
  for (const entry of entries) {
    const { thing, hasSilhouette } = await readThing(entry, { width: side, height: side }, resolve, hashes);
    if (!hasSilhouette)
      throw refusedPicture(entry, 'has no silhouette to hide', 'transparency around the thing, or a mask');
    const box = cropped(thing, thingBox(thing));
    const scale = Math.min(1, side / Math.max(box.width, box.height));
    const [width, height] = [box.width, box.height].map((length) => Math.max(1, Math.round(length * scale)));
    const planes = planesOf(resize(box, width!, height!));
    const share = largestPiece(planes.coverage);
    if (share < leastPiece)
      throw refusedPicture(entry, `shows an object in pieces; the largest has ${Math.round(100 * share)}% of it`, `one of at least ${100 * leastPiece}%`); // prettier-ignore
    objects.push({ ...entry, sha256: hashes[entry.image]!, ...planes });
  }
  return { objects, hashes };
}

function planesOf({ width, height, data }: FloatImage): Pick<CustomObject, 'coverage' | 'lightness'> {
  const coverage = createFloats(width, height, 1);
  const own = createFloats(width, height, 3);
  for (let i = 0; i < coverage.data.length; i++) {
    const alpha = (coverage.data[i] = data[4 * i + 3]!);
    if (alpha > 0) for (let c = 0; c < 3; c++) own.data[3 * i + c] = data[4 * i + c]! / alpha;
  }
  const light = luminancePlane(own);
  return {
    coverage,
    lightness: { ...light, data: light.data.map((value) => Math.sqrt(Math.max(0, value))) },
  };
}

/** The largest piece's share of a silhouette. */
function largestPiece({ width, data }: FloatImage): number {
  const areas = components(Uint8Array.from(data, (value) => Number(value >= 0.5)), width, 'corners').map(({ area }) => area); // prettier-ignore
  const all = areas.reduce((sum, area) => sum + area, 0);
  return all > 0 ? areas.reduce((most, area) => Math.max(most, area), 0) / all : 0;
}

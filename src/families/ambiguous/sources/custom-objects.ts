import { badFile } from '../../../core/errors.js';
import { luminancePlane } from '../../../draw/bands/color/color-spaces.js';
import {
  createFloats,
  type FloatImage,
  resize,
  deviationOf,
  meanOf,
} from '../../../draw/bands/float-image.js';
import { gaussian } from '../../../draw/bands/gaussian/gaussian.js';
import { components } from '../../../draw/components.js';
import { PictureStore } from '../../../draw/picture-store.js';
import { coveredBox } from '../../../draw/fill/covered-box.js';
import { shorterSide, sidesOf } from '../../param-schemas.js';
import type { CamouflageParams } from '../camouflage/state.js';
import { blankFigure, type Figure, lightOn } from '../silhouette/figure.js';
import { type PictureEntry, readPictureEntries } from './custom-picture-params.js';
import { readThing, refusedPicture } from './custom-thing.js';
import { cropped, thingBox } from './fit.js';

/** A user's object, cut out to its box. */
export interface CustomObject extends PictureEntry {
  readonly sha256: string;
  /** Reads how much of each pixel it covers, 0 to 1, one channel. */
  readonly coverage: () => FloatImage;
  /** Reads its lightness, the root of its luminance, one channel of the same form; 0 where it is not. */
  readonly lightness: () => FloatImage;
}

/** The objects of a set may take 1 GiB decoded. */
const mostBytes = 1 << 30;
/** The least share of the largest piece: an object in several pieces is seen as several things. */
const leastPiece = 0.9;

/**
 * Reads the user's objects.
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
    throw badFile(
      `${entries.length} objects are named, but only ${most} fit in memory at ${params.size} pixels`,
      entries.length,
      `at most ${most} objects, or a smaller size`,
    );
  const objects: CustomObject[] = [];
  const store = new PictureStore();
  for (const entry of entries) {
    const { thing, hasSilhouette } = await readThing(entry, { width: side, height: side }, resolve, hashes);
    if (!hasSilhouette)
      throw refusedPicture(entry, 'has no silhouette to hide', 'transparency around the thing, or a mask');
    const box = cropped(thing, thingBox(thing));
    const scale = Math.min(1, side / Math.max(box.width, box.height));
    const [width, height] = [box.width, box.height].map((length) => Math.max(1, Math.round(length * scale)));
    const planes = planesOf(resize(box, width, height));
    const share = largestPiece(planes.coverage);
    if (share < leastPiece)
      throw refusedPicture(
        entry,
        `shows an object in pieces; the largest has ${Math.round(100 * share)}% of it`,
        `one of at least ${100 * leastPiece}%`,
      );
    objects.push({
      ...entry,
      sha256: hashes[entry.image],
      coverage: store.keep(planes.coverage),
      lightness: store.keep(planes.lightness),
    });
  }
  return { objects, hashes };
}

function planesOf({ width, height, data }: FloatImage): { coverage: FloatImage; lightness: FloatImage } {
  const coverage = createFloats(width, height, 1);
  const own = createFloats(width, height, 3);
  for (let i = 0; i < coverage.data.length; i++) {
    const alpha = (coverage.data[i] = data[4 * i + 3]);
    if (alpha > 0) for (let c = 0; c < 3; c++) own.data[3 * i + c] = data[4 * i + c] / alpha;
  }
  const light = luminancePlane(own);
  return {
    coverage,
    lightness: { ...light, data: light.data.map((value) => Math.sqrt(Math.max(0, value))) },
  };
}

/** The largest piece's share of a silhouette. */
function largestPiece({ width, data }: FloatImage): number {
  const covered = Uint8Array.from(data, (value) => Number(value >= 0.5));
  const areas = components(covered, width, 'corners').map(({ area }) => area);
  const all = areas.reduce((sum, area) => sum + area, 0);
  return all > 0 ? areas.reduce((most, area) => Math.max(most, area), 0) / all : 0;
}

/** How far the form of a cushion is rounded, as a share of the longer side; and how steep its edge is there. */
const rounded = 1 / 14;
const steep = 4;
/** Lightness from 0 to 1 spans so many standard deviations of the object's own. */
const span = 4;

/**
 * The silhouette of a user's object with a form: nothing is known of its depth, so it is rounded toward its edge like
 * a cushion; its own light and dark are its tones.
 * @param side the longer side of its box, pixels
 */
export function customFigure(object: CustomObject, side: number): Figure {
  const [coverage, lightness] = [object.coverage(), object.lightness()];
  const scale = side / Math.max(coverage.width, coverage.height);
  const [across, down] = [coverage.width, coverage.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  );
  const covered = resize(coverage, across, down);
  const light = resize(lightness, across, down);
  const { left, top, width, height } = coveredBox(covered, 0.5);
  const figure = blankFigure(width, height);
  const { pad, height: form } = cushion(covered, side);
  const weights = covered.data.map((value) => Number(value >= 0.5));
  const [mean, spread] = [meanOf(light, weights), Math.max(0.02, deviationOf(light, weights))];
  const slope = steep * side * rounded;
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) {
      const from = (top + y) * covered.width + left + x;
      if (weights[from] === 0) continue;
      figure.mask[to] = 1;
      const tone = Math.min(1, Math.max(0, 0.5 + (light.data[from] - mean) / (span * spread)));
      const at = (top + y + pad) * form.width + left + x + pad;
      const right = ((form.data[at + 1] - form.data[at - 1]) * slope) / 2;
      const below = ((form.data[at + form.width] - form.data[at - form.width]) * slope) / 2;
      const length = Math.sqrt(right * right + below * below + 1);
      figure.light[to] = lightOn(-right / length, -below / length, 1 / length, tone);
    }
  return figure;
}

/** The silhouette blurred, with room around it. */
function cushion({ width, height, data }: FloatImage, side: number): { pad: number; height: FloatImage } {
  const sigma = side * rounded;
  const pad = Math.ceil(2 * sigma) + 1;
  const wide = createFloats(width + 2 * pad, height + 2 * pad, 1);
  for (let y = 0; y < height; y++)
    wide.data.set(data.subarray(y * width, (y + 1) * width), (y + pad) * wide.width + pad);
  return { pad, height: gaussian(wide, sigma) };
}

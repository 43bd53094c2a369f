import { TopsyturvyError } from '../../../core/errors.js';
import { tan, tau } from '../../../core/math/index.js';
import { toLight, toRaster } from '../../../draw/bands/color/linear-light.js';
import { resize } from '../../../draw/bands/resize.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import type { Raster } from '../../../draw/raster.js';
import { shorterSide } from '../../size.js';

/** From where a picture reads how. */
export type Distance = 'near' | 'far' | 'very-far';

/** The part of the spectrum that one reading has. Plain JSON. */
export type Band = {
  readonly seenFrom: Distance;
  /** Cut-offs in cycles per image (per shorter side, where it is not square), where a Gaussian lets half of a wave through; null where the band continues. */
  readonly above: number | null;
  readonly below: number | null;
  /** Shorter side in pixels of the picture that simulates the distance: half of that is the finest wave it can show. Null: as it is. */
  readonly pixels: number | null;
  /** Viewing distances in shorter sides of the picture, from and to; null: any. */
  readonly widths: readonly [number, number | null];
};

/**
 * What the eye is taken to see, in cycles per degree: waves that are finer are not seen at the contrast they have here, and
 * ones that are coarser than `coarsest` do not tell what a thing is while finer ones are seen (after the contrast
 * sensitivity function, which is highest at 2 to 5; Oliva, Torralba & Schyns 2006, section 3).
 */
const finest = 10;
const coarsest = 1;

const usualCuts: Readonly<Record<2 | 3, readonly number[]>> = { 2: [22, 10], 3: [60, 32, 17, 8] };

/**
 * The bands of a hybrid, from near to far.
 *
 * @param cuts cycles per image, falling: for two readings the high-pass and the low-pass; for three the high-pass, the two
 *   ends of the middle band, and the low-pass. None: 22, 10 and 60, 32, 17, 8
 * @throws TopsyturvyError 'bad-parameter' for another number of them, or an order in which bands overlap
 */
export function bandsOf(levels: 2 | 3, given: readonly number[], side: number): readonly Band[] {
  const cuts = given.length === 0 ? usualCuts[levels] : given;
  const wanted = 2 * (levels - 1);
  if (cuts.length !== wanted || cuts.some((cut, at) => at > 0 && cut > cuts[at - 1]!))
    throw new TopsyturvyError('bad-parameter', `Expected ${wanted} cut-offs, from fine to coarse, for ${levels} readings`, cuts); // prettier-ignore
  if (cuts[0]! > side / 4 || cuts.at(-1)! < 1)
    throw new TopsyturvyError('bad-parameter', `Expected cut-offs from 1 to ${side / 4} cycles per image, a quarter of the picture's shorter side, but received ${cuts.join(', ')}`, cuts); // prettier-ignore
  const names: readonly Distance[] = ['near', 'far', 'very-far'];
  return names.slice(0, levels).map((seenFrom, at) => {
    const above = cuts[2 * at] ?? null;
    const below = at === 0 ? null : cuts[2 * at - 1]!;
    const finer = at === 0 ? null : cuts[2 * at - 2]!;
    const coarser = cuts[2 * at + 1] ?? null;
    return {
      seenFrom,
      above,
      below,
      // The middle, by ratio, of the band's end and where the finer one begins.
      pixels: finer === null ? null : 2 * Math.round(Math.sqrt(finer * below!)),
      widths: [
        finer === null ? 0 : widthsAt(finer / finest),
        coarser === null ? null : widthsAt(coarser / coarsest),
      ],
    };
  });
}

/** How many of its shorter sides away a picture's shorter side fills so many degrees. */
function widthsAt(degrees: number): number {
  const half = (degrees * tau) / 720;
  return Math.round(50 / tan(half)) / 100;
}

/** A picture in its form, averaged down or enlarged to a shorter side of so many pixels. */
export function resizeTo(image: FloatImage, pixels: number): FloatImage {
  const scaled = (length: number): number => Math.round((pixels * length) / shorterSide(image));
  return resize(image, scaled(image.width), scaled(image.height));
}

/**
 * What is left of a picture when one stands back: it is averaged down to so many pixels, in linear light, as a coarser
 * retina would; and enlarged again, if it is, by linear interpolation, which adds nothing.
 *
 * @param pixels of the shorter side
 */
export function fromAfar(picture: Raster, pixels: number, enlarged: boolean): Raster {
  const small = resizeTo(toLight(picture), pixels);
  return toRaster(enlarged ? resize(small, picture.width, picture.height) : small);
}

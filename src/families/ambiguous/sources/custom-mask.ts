import { TopsyturvyError } from '../../../core/errors.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import { resize } from '../../../draw/bands/resize.js';
import { displayCode } from '../../../draw/display-code.js';
import type { PictureFile } from './custom-picture-file.js';

interface Named {
  readonly path: string;
  readonly file: PictureFile;
}

/** Coverages between which a pixel is wholly in or out. */
const [out, inside] = [0.02, 0.98];

/**
 * A picture of which only what is white in a mask is left; of gray, as much as its code is of 255. What is transparent
 * in a mask counts as black.
 *
 * @throws TopsyturvyError 'bad-picture' for a mask of another size, or one that is black or white everywhere
 */
export function masked(image: Named, mask: Named): FloatImage {
  const refuse = (found: string, expected: string) =>
    new TopsyturvyError('bad-picture', `The mask '${mask.path}' ${found}; expected ${expected}`, mask.path, expected); // prettier-ignore
  const size = ({ width, height }: PictureFile) => `${width}x${height} pixels`;
  if (mask.file.width !== image.file.width || mask.file.height !== image.file.height)
    throw refuse(`has ${size(mask.file)}`, `${size(image.file)}, as '${image.path}' has upright`);
  const { light } = image.file;
  const cover = coverageIn(resize(mask.file.light, light.width, light.height));
  if (!cover.some((value) => value > out)) throw refuse('is black everywhere', `white where the thing of '${image.path}' is`); // prettier-ignore
  if (!cover.some((value) => value < inside)) throw refuse('is white everywhere', `black where the thing of '${image.path}' is not, or no mask`); // prettier-ignore
  return { ...light, data: light.data.map((value, i) => value * cover[i >> 2]!) };
}

/** The darkest channel's code, 0 to 1: a mask is white where the thing is. */
function coverageIn({ width, height, data }: FloatImage): Float32Array {
  const cover = new Float32Array(width * height);
  for (let i = 0; i < cover.length; i++) {
    const alpha = data[4 * i + 3]!;
    const darkest = Math.min(data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!);
    // A mask's grays are shares of 255, not light.
    cover[i] = alpha > 0 ? (alpha * displayCode(darkest / alpha)) / 255 : 0;
  }
  return cover;
}

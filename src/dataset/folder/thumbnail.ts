import type { Sharp, SharpOptions } from 'sharp';
import { TopsyturvyError } from '../../core/errors.js';
import { maxSide } from '../../draw/raster.js';
import { below } from './within.js';

type SharpLibrary = (input: Buffer | string, options?: SharpOptions) => Sharp;

/** Other formats that sharp reads (SVG, PDF) may name further files. */
const formats: readonly string[] = ['png', 'jpeg', 'webp', 'gif'];

/**
 * A picture of a dataset, small.
 *
 * @param side of the square that it fits into, in pixels; smaller pictures are left as they are
 * @returns a WebP file
 * @throws TopsyturvyError 'bad-file' if it is not there, leaves the dataset or is no picture
 */
export async function thumbnail(dataset: string, file: string, side: number): Promise<Buffer> {
  const path = below(dataset, file);
  if (path === undefined)
    throw new TopsyturvyError('bad-file', `The picture '${file}' leaves the dataset that names it`, file);
  const { default: sharp } = (await import('sharp')) as unknown as { default: SharpLibrary };
  try {
    const picture = sharp(path, { limitInputPixels: maxSide * maxSide, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.includes(format ?? '')) throw new Error(`its format is ${format}`);
    return await picture
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 78, alphaQuality: 90, effort: 2 })
      .toBuffer();
  } catch (error) {
    throw new TopsyturvyError(
      'bad-file',
      `The dataset's picture '${file}' cannot be read: ${(error as Error).message}`,
      file,
      'a PNG, JPEG, WebP or GIF file',
      { cause: error },
    );
  }
}

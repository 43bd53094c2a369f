import { fromPicture, loadSharp, strictly } from './shown-picture.js';

/**
 * A picture of a dataset, small.
 * @param side of the square that it fits into, in pixels; smaller pictures are left as they are
 * @returns a WebP file
 * @throws TopsyturvyError 'bad-file' if it is not there, leaves the dataset or is no picture
 */
export async function thumbnail(dataset: string, file: string, side: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return fromPicture(dataset, file, (bytes) =>
    sharp(bytes, strictly)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 78, alphaQuality: 90, effort: 2 })
      .toBuffer(),
  );
}

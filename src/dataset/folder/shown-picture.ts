import { readFileSync } from 'node:fs';
import type { Sharp, SharpOptions } from 'sharp';
import { TopsyturvyError } from '../../core/errors.js';
import { maxSide } from '../../draw/raster.js';
import { below } from './within.js';

export type SharpLibrary = (input: Buffer | SharpOptions, options?: SharpOptions) => Sharp;

/** How files begin that are read. Other formats that sharp knows (SVG, PDF) may name further files. */
const beginnings: readonly RegExp[] = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[^]{4}WEBP/];

/** Loaded only when a picture is shown: it is a native module. */
export const loadSharp = async (): Promise<SharpLibrary> =>
  (await import('sharp')).default as unknown as SharpLibrary;

/**
 * What some work makes of the bytes of a picture of a dataset, which are those of a PNG, JPEG, WebP or GIF file.
 *
 * @throws TopsyturvyError 'bad-file' if it is not there, leaves the dataset, is no picture or cannot be worked on
 */
export async function fromPicture<R>(
  dataset: string,
  file: string,
  work: (bytes: Buffer) => R | Promise<R>,
): Promise<R> {
  const path = below(dataset, file);
  if (path === undefined)
    throw new TopsyturvyError('bad-file', `The picture '${file}' leaves the dataset that names it`, file);
  try {
    const bytes = readFileSync(path);
    const beginning = bytes.toString('latin1', 0, 16);
    if (!beginnings.some((one) => one.test(beginning))) throw new Error('it has another format');
    return await work(bytes);
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

/** How sharp opens a picture: none that is too large, and none that is cut short. */
export const strictly: SharpOptions = { limitInputPixels: maxSide * maxSide, failOn: 'error' };

import { readFile, stat } from 'node:fs/promises';
import type { Metadata, ResizeOptions } from 'sharp';
import { TopsyturvyError, unexpected } from '../core/errors.js';
import { readReason } from '../core/system-errors.js';
import { type Channels, type Raster, maxSide } from './raster.js';

export interface LoadOptions {
  /** Pictures with a longer side are scaled down to it, in pixels from 1 to 16,384. Default: as large as they are. */
  readonly maxSide?: number;
  /**
   * A square of `maxSide` pixels instead: its middle fills it (`crop`), or all of it fits between white bars (`letterbox`);
   * small pictures are enlarged. Default: the picture keeps its form.
   */
  readonly square?: 'crop' | 'letterbox';
  /** Lay transparent pictures on white. Default false: alpha is kept. */
  readonly flatten?: boolean;
}

/** The most pixels of a picture that is read: 100 megapixels. A bomb of a few bytes may claim far more. */
const maxPixels = 100_000_000;
/** The largest file that is read, in bytes. */
const maxFileSize = 256 * 1024 * 1024;

/**
 * A picture of the user's, upright by its EXIF orientation, as 8-bit sRGB: gray, RGB or RGBA. Deeper channels are
 * rounded to 8 bits, colour profiles and CMYK converted, gray with alpha becomes RGBA. Of an animation the first
 * frame is taken.
 *
 * @param source a PNG, JPEG or WebP file, by its path or its bytes
 * @throws TopsyturvyError 'bad-picture' if it is missing, truncated, of another format or too large
 */
export async function loadPicture(source: string | Uint8Array, options: LoadOptions = {}): Promise<Raster> {
  const side = options.maxSide;
  if (side !== undefined && !(Number.isInteger(side) && side >= 1 && side <= maxSide)) {
    throw unexpected('bad-parameter', 'maxSide', side, `a whole number of pixels from 1 to ${maxSide}`);
  }
  if (options.square !== undefined && side === undefined) {
    throw unexpected('bad-parameter', 'maxSide', side, 'the side of the square in pixels');
  }
  const name = typeof source === 'string' ? `'${source}'` : 'the picture';
  const bytes = typeof source === 'string' ? await readPicture(source, name) : source;
  // What else sharp reads (SVG, PDF, TIFF …) may name further files, or hold many pictures.
  if (!hasKnownFormat(bytes)) throw unreadable(name, 'it is not a PNG, JPEG or WebP picture');

  const { default: sharp } = await import('sharp');
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    checkSize(metadata, name, side !== undefined);
    const image = sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      animated: false,
    }).autoOrient();
    if (side !== undefined) image.resize(side, side, fitOf(options.square));
    const opaque = !metadata.hasAlpha || options.flatten === true;
    if (metadata.hasAlpha && opaque) image.flatten({ background: '#ffffff' });
    const gray = (metadata.space === 'b-w' || metadata.space === 'grey16') && opaque;
    image.toColourspace(gray ? 'b-w' : 'srgb').raw({ depth: 'uchar' });
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { width, height, channels: channels as Channels, data: new Uint8Array(data) };
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    throw unreadable(name, readReason(cause), cause);
  }
}

const fitOf = (square: LoadOptions['square']): ResizeOptions =>
  square === undefined
    ? { fit: 'inside', withoutEnlargement: true }
    : { fit: square === 'crop' ? 'cover' : 'contain', background: '#ffffff' };

async function readPicture(path: string, name: string): Promise<Uint8Array> {
  try {
    const file = await stat(path);
    if (!file.isFile()) throw unreadable(name, 'it is not a file');
    if (file.size > maxFileSize) throw unreadable(name, `it is larger than ${maxFileSize} bytes`);
    return await readFile(path);
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    throw unreadable(name, readReason(cause), cause);
  }
}

/** Whether a file begins like PNG, JPEG or WebP. */
function hasKnownFormat(bytes: Uint8Array): boolean {
  const begins = (text: string, at: number) => [...text].every((c, i) => bytes[at + i] === c.charCodeAt(0));
  return begins('\x89PNG', 0) || begins('\xff\xd8\xff', 0) || (begins('RIFF', 0) && begins('WEBP', 8));
}

function checkSize({ width, height }: Metadata, name: string, scaled: boolean): void {
  const size = `${width}x${height} pixels`;
  if (width * height > maxPixels) throw unexpected('bad-picture', name, size, `at most ${maxPixels} pixels`);
  if (!scaled && Math.max(width, height) > maxSide) {
    throw unexpected('bad-picture', name, size, `sides of at most ${maxSide} pixels`);
  }
}

function unreadable(name: string, reason: string, cause?: unknown): TopsyturvyError {
  const expected = 'a whole PNG, JPEG or WebP picture';
  return new TopsyturvyError('bad-picture', `Cannot read ${name}: ${reason}`, name, expected, { cause });
}

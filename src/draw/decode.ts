import type { Metadata, ResizeOptions } from 'sharp';
import { TopsyturvyError, badParameter, unexpected } from '../core/errors.js';
import { readReason } from '../core/files/disk.js';
import { node } from '../core/node.js';
import type { DeepRaster } from './bands/color/linear-light.js';
import { type Channels, maxSide, type Raster } from './raster.js';

/** Kinds of coding by the second byte of the marker that begins a frame (ITU-T T.81, Table B.1), of those that are not read. */
const unread: Readonly<Record<number, string>> = {
  0xc3: 'lossless',
  0xc5: 'hierarchical',
  0xc6: 'hierarchical',
  0xc7: 'hierarchical and lossless',
  0xcb: 'lossless with arithmetic coding',
  0xcd: 'hierarchical with arithmetic coding',
  0xce: 'hierarchical with arithmetic coding',
  0xcf: 'hierarchical and lossless',
};

/**
 * What about a JPEG file is sound but not read by the decoder: its coding, or more than 8 bits a channel. Undefined for files that
 * it should read, and for those that are no JPEG.
 */
function unreadJpegKind(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  for (let at = 2; at + 4 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1];
    if (marker === 0xff) {
      at++; // fill
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const depth = bytes[at + 4];
      return unread[marker] ?? (depth === 8 ? undefined : `${depth} bits a channel`);
    }
    at += 2 + ((bytes[at + 2] << 8) | bytes[at + 3]);
  }
  return undefined;
}

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
/** The limit for pictures that are scaled down while they are read and are never held whole: 268 megapixels. */
const maxScaledPixels = 16_384 * 16_384;
/** The largest file that is read, in bytes. */
const maxFileSize = 256 * 1024 * 1024;

/**
 * A user's picture, upright by its EXIF orientation, as 8-bit sRGB: gray, RGB or RGBA. Deeper channels are
 * rounded to 8 bits, color profiles and CMYK converted, gray with alpha becomes RGBA. Of an animation the first
 * frame is taken.
 * @param source a PNG, JPEG or WebP file, by its path or its bytes
 * @throws TopsyturvyError 'bad-picture' if it is missing, truncated, of another format or too large
 */
export async function loadPicture(source: string | Uint8Array, options: LoadOptions = {}): Promise<Raster> {
  return (await decode(source, options, false)) as Raster;
}

/** The same, but what is saved with 16 bits a channel keeps them. */
export const loadDeepPicture = (
  source: string | Uint8Array,
  options: LoadOptions = {},
): Promise<Raster | DeepRaster> => decode(source, options, true);

/**
 * The size of a user's picture as it stands upright, pixels, from its header alone.
 * @throws TopsyturvyError 'bad-picture' if it is missing, of another format or has more than 268 megapixels
 */
export async function pictureSize(source: string | Uint8Array): Promise<{ width: number; height: number }> {
  const { name, metadata } = await open(source);
  checkSize(metadata, name, true);
  const { width, height } = metadata.autoOrient;
  return { width, height };
}

async function decode(
  source: string | Uint8Array,
  options: LoadOptions,
  deepAllowed: boolean,
): Promise<Raster | DeepRaster> {
  const side = options.maxSide;
  if (side !== undefined && !(Number.isInteger(side) && side >= 1 && side <= maxSide))
    throw badParameter('maxSide', side, `a whole number of pixels from 1 to ${maxSide}`);
  if (options.square !== undefined && side === undefined)
    throw badParameter('maxSide', side, 'the side of the square in pixels');
  const { name, bytes, metadata } = await open(source);
  checkSize(metadata, name, side !== undefined);
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, {
      limitInputPixels: maxScaledPixels,
      failOn: 'error',
      animated: false,
    }).autoOrient();
    if (side !== undefined) image.resize(side, side, fitOf(options.square));
    const opaque = !metadata.hasAlpha || options.flatten === true;
    if (metadata.hasAlpha && opaque) image.flatten({ background: '#ffffff' });
    const gray = (metadata.space === 'b-w' || metadata.space === 'grey16') && opaque;
    const deep = deepAllowed && metadata.depth === 'ushort';
    image.toColourspace(gray ? (deep ? 'grey16' : 'b-w') : deep ? 'rgb16' : 'srgb');
    image.raw({ depth: deep ? 'ushort' : 'uchar' });
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const channels = info.channels as Channels;
    if (!deep) return { width, height, channels, data: new Uint8Array(data) };
    const codes = new Uint16Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength));
    return { width, height, channels, data: codes };
  } catch (cause) {
    throw undecodable(name, bytes, cause);
  }
}

/** A file's bytes with what its header says. */
async function open(
  source: string | Uint8Array,
): Promise<{ name: string; bytes: Uint8Array; metadata: Metadata }> {
  const name = typeof source === 'string' ? `'${source}'` : 'the picture';
  const bytes = typeof source === 'string' ? await readPicture(source, name) : source;
  if (bytes.length === 0) throw unreadable(name, 'it is empty');
  // What else sharp reads (SVG, PDF, TIFF …) may name further files, or hold many pictures.
  if (!hasKnownFormat(bytes)) throw unreadable(name, 'it is not a PNG, JPEG or WebP picture');
  const { default: sharp } = await import('sharp');
  try {
    return { name, bytes, metadata: await sharp(bytes, { limitInputPixels: false }).metadata() };
  } catch (cause) {
    throw undecodable(name, bytes, cause);
  }
}

const fitOf = (square: LoadOptions['square']): ResizeOptions =>
  square === undefined
    ? { fit: 'inside', withoutEnlargement: true }
    : { fit: square === 'crop' ? 'cover' : 'contain', background: '#ffffff' };

async function readPicture(path: string, name: string): Promise<Uint8Array> {
  try {
    const file = await node.fsPromises.stat(path);
    if (!file.isFile()) throw unreadable(name, 'it is not a file');
    if (file.size > maxFileSize) throw unreadable(name, `it is larger than ${maxFileSize} bytes`);
    return await node.fsPromises.readFile(path);
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    throw unreadable(name, readReason(cause), cause);
  }
}

/** Whether a file begins like PNG, JPEG or WebP. */
export function hasKnownFormat(bytes: Uint8Array): boolean {
  const begins = (text: string, at: number) => [...text].every((c, i) => bytes[at + i] === c.charCodeAt(0));
  return begins('\x89PNG', 0) || begins('\xff\xd8\xff', 0) || (begins('RIFF', 0) && begins('WEBP', 8));
}

function checkSize({ width, height }: Metadata, name: string, scaled: boolean): void {
  const size = `${width}x${height} pixels`;
  const most = scaled ? maxScaledPixels : maxPixels;
  if (width * height > most) throw unexpected('bad-picture', name, size, `at most ${most} pixels`);
  if (!scaled && Math.max(width, height) > maxSide)
    throw unexpected('bad-picture', name, size, `sides of at most ${maxSide} pixels`);
}

/** Why a file of a known format cannot be decoded; what the decoder says follows, on one line. */
function undecodable(name: string, bytes: Uint8Array, cause: unknown): TopsyturvyError {
  const kind = unreadJpegKind(bytes);
  if (kind !== undefined)
    return unreadable(name, `it is a JPEG file of a kind that is not supported (${kind})`, cause);
  return unreadable(name, damage(cause), cause);
}

/** What to say of a picture that sharp cannot decode; of some it says no more than 'Unknown error'. */
export function damage(cause: unknown): string {
  const reason = readReason(cause);
  return `it is cut short or damaged${reason === 'Unknown error' ? '' : ` (${reason})`}`;
}

function unreadable(name: string, reason: string, cause?: unknown): TopsyturvyError {
  const expected = 'a whole PNG, JPEG or WebP picture';
  return new TopsyturvyError('bad-picture', `Cannot read ${name}: ${reason}`, name, expected, { cause });
}

/**
 * How the EXIF of a picture says it is to be turned to be upright: 1 (as it is) to 8, by the standard. 1 if it says nothing
 * or something else.
 * @param bytes of a PNG, JPEG or WebP picture that has been read
 */
export async function exifOrientation(bytes: Uint8Array): Promise<number> {
  const { default: sharp } = await import('sharp');
  const { orientation = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return orientation >= 1 && orientation <= 8 ? orientation : 1;
}

import { TopsyturvyError } from '../core/errors.js';
import type { Channels, Raster } from './raster.js';

export interface LoadOptions {
  /** Pictures with a longer side are scaled down to it, in pixels. Default: as large as they are. */
  readonly maxSide?: number;
  /** Lay transparent pictures on white. Default false: alpha is kept. */
  readonly flatten?: boolean;
}

/** The most pixels of a picture that is read: 100 megapixels. A bomb of a few bytes may claim far more. */
const maxPixels = 100_000_000;

const formats = new Set(['png', 'jpeg', 'webp']);

/**
 * A picture of the user's, upright by its EXIF orientation, as 8-bit sRGB: gray, RGB or RGBA.
 *
 * @param source a PNG, JPEG or WebP file, by its path or its bytes
 * @throws TopsyturvyError 'bad-picture' if it is missing, broken, of another format or too large
 */
export async function loadPicture(source: string | Uint8Array, options: LoadOptions = {}): Promise<Raster> {
  const name = typeof source === 'string' ? `'${source}'` : 'the picture';
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(source, { limitInputPixels: maxPixels, failOn: 'warning', animated: false });
    const { format, hasAlpha } = await image.metadata();
    if (!formats.has(format)) throw new Error(`it is ${format}, not PNG, JPEG or WebP`);
    image.autoOrient();
    if (options.maxSide !== undefined) {
      const side = options.maxSide;
      image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    }
    if (hasAlpha && options.flatten) image.flatten({ background: '#ffffff' });
    const { data, info } = await image
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return asRaster(data, info);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new TopsyturvyError(
      'bad-picture',
      `Cannot read ${name}: ${reason}`,
      name,
      'a PNG, JPEG or WebP picture',
      { cause },
    );
  }
}

/** sharp gives gray with alpha as two channels; ours are 1, 3 or 4. */
function asRaster(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): Raster {
  if (channels !== 2) return { width, height, channels: channels as Channels, data: new Uint8Array(data) };
  const wide = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    wide.fill(data[2 * pixel]!, 4 * pixel, 4 * pixel + 3);
    wide[4 * pixel + 3] = data[2 * pixel + 1]!;
  }
  return { width, height, channels: 4, data: wide };
}

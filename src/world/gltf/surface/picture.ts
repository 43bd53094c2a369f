import { TopsyturvyError } from '../../../core/errors.js';
import { hasKnownFormat } from '../../../draw/decode.js';
import type { Raster } from '../../../draw/raster.js';
import { limits } from '../format/limits.js';
import { badModel } from '../format/problem.js';

/** Color profiles and the like are not looked at, as glTF wants (§3.8.3). */
const options = { ignoreIcc: true, limitInputPixels: limits.textureSide * limits.textureSide };

/** What a picture is before it is decoded. */
export interface About {
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

/**
 * The size of an image file.
 *
 * @param index of the image, for errors
 * @throws TopsyturvyError 'bad-model' if it is none that can be read
 */
export async function aboutPicture(bytes: Uint8Array, index: number): Promise<About> {
  // What else sharp reads (SVG, PDF, TIFF …) may name further files, or hold many pictures.
  if (!hasKnownFormat(bytes))
    throw badModel(`has something in image ${index} that is not a PNG, JPEG or WebP picture`);
  return naming(index, async () => {
    const { default: sharp } = await import('sharp');
    const { width, height, hasAlpha } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (Math.max(width, height) > limits.textureSide)
      throw badModel(
        `has an image of ${width}x${height} texels; at most ${limits.textureSide} a side are read`,
      );
    return { width, height, hasAlpha };
  });
}

/** An image file as 8-bit RGB or RGBA. */
export function decodePicture(
  bytes: Uint8Array,
  index: number,
  { width, height, hasAlpha }: About,
): Promise<Raster> {
  return naming(index, async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { ...options, failOn: 'error' }).toColourspace('srgb');
    const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    const channels = hasAlpha ? 4 : 3;
    if (info.channels !== channels) throw badModel(`has an image ${index} of ${info.channels} channels`);
    return { width, height, channels, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
  });
}

async function naming<T>(index: number, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    if (cause instanceof TopsyturvyError) throw cause;
    throw badModel(`has a damaged picture in image ${index}`, undefined, cause);
  }
}

import { node } from '../../core/node.js';
import { TopsyturvyError, unexpected } from '../../core/errors.js';
import { type PngLayout, readChunks } from './chunks.js';
import { unfilter } from './unfilter.js';
import { unpack } from './unpack.js';
import type { Raster } from '../raster.js';

/** What is refused of a PNG file. */
export interface DecodePngOptions {
  /** The most pixels a picture may have; checked before anything is inflated. Default 67,108,864 (8,192²). */
  readonly maxPixels?: number;
}

/**
 * The picture in a PNG file: all that `encodePng` writes, and any other file of 8-bit gray, RGB or RGBA or of a palette
 * or gray of 1, 2, 4 or 8 bits, not interlaced. A palette gives RGB, or RGBA if it has transparency.
 * Stored values are taken as they are: gamma and color profile chunks are not applied.
 *
 * @throws TopsyturvyError `bad-picture` on any other file: truncated, altered (every checksum is verified) or too large
 */
export function decodePng(bytes: Uint8Array, options: DecodePngOptions = {}): Raster {
  const { maxPixels = 1 << 26 } = options;
  if (!(Number.isInteger(maxPixels) && maxPixels >= 1)) {
    throw unexpected('bad-parameter', 'maxPixels', maxPixels, 'a whole number of at least 1');
  }
  const layout = readChunks(bytes, maxPixels);
  const rows = inflate(layout);
  unfilter(rows, layout.rowBytes, layout.height, layout.pixelBytes);
  return unpack(rows, layout);
}

/** The filtered rows, exactly as many as the header announces. */
function inflate({ deflated, rowBytes, height }: PngLayout): Uint8Array {
  const size = (rowBytes + 1) * height;
  let rows: Uint8Array;
  let read: number;
  try {
    const result = node.zlib.inflateSync(deflated, {
      maxOutputLength: size,
      chunkSize: Math.max(64, size),
      info: true,
    }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    rows = result.buffer;
    read = result.engine.bytesWritten;
  } catch (cause) {
    throw new TopsyturvyError(
      'bad-picture',
      'The PNG file has broken image data',
      undefined,
      'a whole PNG file',
      { cause },
    );
  }
  if (rows.length !== size || read !== deflated.length) {
    throw unexpected(
      'bad-picture',
      'the image data of the PNG file',
      rows.length,
      `exactly ${size} bytes in one stream`,
    );
  }
  return rows;
}

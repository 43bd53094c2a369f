import { node } from '../../core/node.js';
import { TopsyturvyError, badParameter, unexpected } from '../../core/errors.js';
import { type PngLayout, readChunks } from './chunks.js';
import type { Raster } from '../raster.js';

/** Limits for a PNG file. */
export interface DecodePngOptions {
  /** The most pixels a picture may have; checked before anything is inflated. Default 67,108,864 (8,192²). */
  readonly maxPixels?: number;
  /**
   * Refuse files with chunks that may change what programs show, as an orientation, a color profile, an animation or a text, of any name
   * but `tIME`, `sRGB` and a `pHYs` with square pixels. Default false: such chunks are passed over.
   */
  readonly bare?: boolean;
}

/**
 * The picture in a PNG file: all that `encodePng` writes, and any other file of 8-bit gray, RGB or RGBA or of a palette
 * or gray of 1, 2, 4 or 8 bits, not interlaced. A palette gives RGB, or RGBA if it has transparency.
 * Stored values are taken as they are: gamma and color profile chunks are not applied.
 * @throws TopsyturvyError `bad-picture` on any other file: truncated, altered (every checksum is verified) or too large
 */
export function decodePng(bytes: Uint8Array, options: DecodePngOptions = {}): Raster {
  const { maxPixels = 1 << 26, bare = false } = options;
  if (!(Number.isInteger(maxPixels) && maxPixels >= 1))
    throw badParameter('maxPixels', maxPixels, 'a whole number of at least 1');
  const layout = readChunks(bytes, maxPixels, bare);
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
    // The types of Node know no `info`.
    const result = node.zlib.inflateSync(deflated, {
      maxOutputLength: size,
      chunkSize: Math.max(64, size),
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
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

/**
 * Undoes the row filters (PNG specification, 9.2) in place and closes up the rows, so that the pixels are the first
 * `size × height` bytes.
 * @param rows `height` rows of a filter byte and `size` bytes
 * @param pixel bytes from a byte to its left neighbor
 */
function unfilter(rows: Uint8Array, size: number, height: number, pixel: number): void {
  for (let y = 0; y < height; y++) {
    const from = y * (size + 1) + 1;
    const to = y * size;
    const filter = rows[from - 1];
    if (filter > 4)
      throw unexpected('bad-picture', `the filter of row ${y} of the PNG file`, filter, '0 to 4');
    rows.copyWithin(to, from, from + size);
    if (filter !== 0) undo(filter, rows, to, size, y === 0 ? -1 : to - size, pixel);
  }
}

function undo(
  filter: number,
  rows: Uint8Array,
  row: number,
  size: number,
  above: number,
  pixel: number,
): void {
  const first = row + pixel;
  const end = row + size;
  if (above < 0) {
    // Above the first row everything is 0: up does nothing, and Paeth takes the left neighbor.
    if (filter === 2) return;
    const shift = filter === 3 ? 1 : 0;
    for (let i = first; i < end; i++) rows[i] = rows[i] + (rows[i - pixel] >> shift);
    return;
  }
  const up = row - above;
  if (filter !== 1) {
    const shift = filter === 3 ? 1 : 0;
    for (let i = row; i < Math.min(first, end); i++) rows[i] = rows[i] + (rows[i - up] >> shift);
  }
  if (filter === 1) for (let i = first; i < end; i++) rows[i] = rows[i] + rows[i - pixel];
  else if (filter === 2) for (let i = first; i < end; i++) rows[i] = rows[i] + rows[i - up];
  else if (filter === 3)
    for (let i = first; i < end; i++) rows[i] = rows[i] + ((rows[i - pixel] + rows[i - up]) >> 1);
  else {
    for (let i = first; i < end; i++) {
      const a = rows[i - pixel];
      const b = rows[i - up];
      const c = rows[i - up - pixel];
      const pa = Math.abs(b - c);
      const pb = Math.abs(a - c);
      const pc = Math.abs(a + b - c - c);
      rows[i] = rows[i] + (pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
    }
  }
}

/** Turns unfiltered rows into a raster: gray levels are spread over 0 to 255, palette entries looked up. */
function unpack(rows: Uint8Array, layout: PngLayout): Raster {
  const { width, height, channels, depth, rowBytes, palette, alpha } = layout;
  if (depth === 8 && !palette)
    return { width, height, channels, data: new Uint8Array(rows.buffer, rows.byteOffset, rowBytes * height) };

  const data = new Uint8Array(width * height * channels);
  const entries = palette ? palette.length / 3 : 1 << depth;
  const mask = (1 << depth) - 1;
  const scale = 255 / mask;
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      const index = (rows[y * rowBytes + (bit >> 3)] >> (8 - depth - (bit & 7))) & mask;
      if (index >= entries) {
        throw unexpected(
          'bad-picture',
          `pixel (${x}, ${y}) of the PNG file`,
          index,
          `a palette index below ${entries}`,
        );
      }
      if (!palette) data[at++] = index * scale;
      else {
        for (let c = 0; c < 3; c++) data[at++] = palette[3 * index + c];
        if (alpha) data[at++] = index < alpha.length ? alpha[index] : 255;
      }
    }
  }
  return { width, height, channels, data };
}

import { concatBytes } from '../../core/bytes.js';
import { TopsyturvyError, unexpected } from '../../core/errors.js';
import { type Channels, maxSide } from '../raster.js';
import { crc32 } from './checksums.js';

export const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Color types of the PNG specification, 11.2.2. */
export const colorType = { gray: 0, rgb: 2, palette: 3, rgba: 6 } as const;

/** What a PNG file holds, before its image data is inflated. */
export interface PngLayout {
  readonly width: number;
  readonly height: number;
  /** Channels of the decoded raster. */
  readonly channels: Channels;
  /** Bits per sample: 8, or 1, 2, 4 for gray and palettes. */
  readonly depth: number;
  /** Bytes of a row without its filter byte, and the distance of a byte to its left neighbor in filters. */
  readonly rowBytes: number;
  readonly pixelBytes: number;
  /** RGB triples, and the alpha values of the first entries: for palettes only. */
  readonly palette?: Uint8Array;
  readonly alpha?: Uint8Array;
  /** The zlib stream. */
  readonly deflated: Uint8Array;
}

/**
 * Reads and checks all chunks. Refuses what would inflate to more than deflate can hold in so many bytes.
 * @param isBare whether chunks that may change what programs show are refused
 */
export function readChunks(bytes: Uint8Array, maxPixels: number, isBare: boolean): PngLayout {
  if (bytes.length < 8 || signature.some((byte, i) => bytes[i] !== byte))
    throw new TopsyturvyError('bad-picture', 'Expected a PNG file but its first bytes are not those of one');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let header: ReturnType<typeof readHeader> | undefined;
  let palette: Uint8Array | undefined;
  let alpha: Uint8Array | undefined;
  const data: Uint8Array[] = [];
  let previous = '';
  for (let at = 8; previous !== 'IEND';) {
    const left = bytes.length - at - 12;
    const length = left < 0 ? 0 : view.getUint32(at);
    if (left < 0 || length > left) throw broken('is cut off', previous);
    const name = String.fromCharCode(bytes[at + 4], bytes[at + 5], bytes[at + 6], bytes[at + 7]);
    if (!/^[A-Za-z]{4}$/.test(name)) throw broken('has a chunk without a proper name', previous);
    const end = at + 8 + length;
    if (crc32(bytes, at + 4, end) !== view.getUint32(end)) throw broken('has a wrong checksum', name);
    const body = bytes.subarray(at + 8, end);
    at = end + 4;
    if ((name === 'IHDR') !== (previous === '')) throw broken('has its chunks out of order', name);
    if (name === 'IHDR') header = readHeader(body, maxPixels);
    else if (name === 'PLTE') {
      if (palette || data.length > 0 || length === 0 || length > 768 || length % 3 !== 0)
        throw broken('has a bad palette', name);
      palette = body;
    } else if (name === 'tRNS') {
      if (alpha || data.length > 0 || !palette || length > palette.length / 3)
        throw broken('has transparency that cannot be read', name);
      alpha = body;
    } else if (name === 'IDAT') {
      if (data.length > 0 && previous !== 'IDAT') throw broken('has its chunks out of order', name);
      data.push(body);
    } else if (name === 'IEND') {
      if (length !== 0 || at !== bytes.length) throw broken('continues after its end', name);
    } else if (/^[A-Z]/.test(name)) throw broken('has an unknown critical chunk', name);
    else if (isBare && !isHarmless(name, body))
      throw broken('has more than pixels, which may change what is shown', name);
    previous = name;
  }
  return layOut(header!, palette, alpha, data);
}

/** Whether no program shows other pixels for a chunk: a time, sRGB, which files without it have, too, or a size with square pixels. */
const isHarmless = (name: string, body: Uint8Array): boolean =>
  name === 'tIME' ||
  name === 'sRGB' ||
  (name === 'pHYs' && body.length === 9 && body.subarray(0, 4).every((byte, i) => byte === body[4 + i]));

function readHeader(body: Uint8Array, maxPixels: number) {
  if (body.length !== 13) throw broken('has a bad header', 'IHDR');
  const view = new DataView(body.buffer, body.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  for (const [name, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (side < 1 || side > maxSide)
      throw unexpected('bad-picture', `the ${name} of the PNG file`, side, `1 to ${maxSide} pixels`);
  }
  if (width * height > maxPixels) {
    throw unexpected(
      'bad-picture',
      'the size of the PNG file',
      `${width}x${height}`,
      `at most ${maxPixels} pixels`,
    );
  }
  const [depth, type, compression, filter, interlace] = body.subarray(8);
  const shallow = type === colorType.gray || type === colorType.palette;
  const known = shallow || type === colorType.rgb || type === colorType.rgba;
  if (!known || !(depth === 8 || (shallow && (depth === 1 || depth === 2 || depth === 4)))) {
    throw unexpected(
      'bad-picture',
      'the PNG file',
      `color type ${type} with ${depth} bits`,
      '8-bit gray, RGB, RGBA or a palette or gray of 1, 2, 4 or 8 bits',
    );
  }
  if (compression !== 0 || filter !== 0 || interlace !== 0) {
    throw unexpected(
      'bad-picture',
      'the PNG file',
      `methods ${compression}, ${filter}, ${interlace}`,
      'compression 0, filter 0 and no interlace',
    );
  }
  return { width, height, depth, type };
}

function layOut(
  { width, height, depth, type }: ReturnType<typeof readHeader>,
  palette: Uint8Array | undefined,
  alpha: Uint8Array | undefined,
  data: readonly Uint8Array[],
): PngLayout {
  const indexed = type === colorType.palette;
  if (indexed ? !palette : alpha) throw broken('lacks the palette it needs', 'PLTE');
  if (type === colorType.gray && palette) throw broken('has a palette it must not have', 'PLTE');
  const samples = type === colorType.rgb ? 3 : type === colorType.rgba ? 4 : 1;
  const rowBytes = Math.ceil((width * samples * depth) / 8);
  const deflated = data.length === 1 ? data[0] : concatBytes(data);
  // Deflate gives at most 1,032 bytes for one (258 for two bits), so a short file cannot ask for a large buffer.
  if ((rowBytes + 1) * height > deflated.length * 1_032)
    throw broken('is shorter than its pixels could be', 'IDAT');
  const shared = { width, height, depth, rowBytes, pixelBytes: samples, deflated };
  if (!indexed) return { ...shared, channels: samples };
  return { ...shared, channels: alpha ? 4 : 3, palette: palette!, ...(alpha && { alpha }) };
}

const broken = (how: string, chunk: string) =>
  new TopsyturvyError(
    'bad-picture',
    `The PNG file ${how}${chunk && ` (chunk ${chunk})`}`,
    chunk,
    'a whole PNG file',
  );

import { unexpected } from '../../core/errors.js';
import { Bits } from './deflate/bits.js';
import { colorType, signature } from './chunks.js';
import { type Adler, crc32 } from './checksums.js';
import { type Compact, compact } from './compact.js';
import { deflateFiltered } from './filtered/filtered.js';
import { deflateFlat } from './flat/flat.js';
import { type Raster, checkSides } from '../raster.js';

/** How a PNG file is compressed. The pixels are the same in any case. */
export interface PngOptions {
  /**
   * How to compress: `flat` for drawings and text, `photo` for photographs, renders and noise. `auto`, the default,
   * decides from a sample of the pixels. It changes the size of the file, never the picture.
   */
  readonly kind?: 'auto' | Kind;
  /**
   * Whether to write fewer bits per pixel where that loses nothing: gray of 1, 2 or 4 bits, or a palette of at most 256
   * colors with 1, 2, 4 or 8. Default false, since some readers then hand out palette indices or two-level pictures
   * (Pillow's modes P and 1); `decodePng` gives back the same raster either way.
   */
  readonly compact?: boolean;
}

const bits = new Bits();

/**
 * The PNG file of a picture: 8-bit gray, RGB or RGBA as the raster is (or less, see `compact`), not interlaced, without
 * any metadata. The bytes are a function of the pixels and options alone: no zlib is involved, whose output changes
 * between versions, and nothing but integer operations.
 *
 * @throws TopsyturvyError `bad-parameter` if the raster or an option is malformed
 */
export function encodePng(raster: Raster, options: PngOptions = {}): Uint8Array {
  const { kind = 'auto', compact: small = false } = options;
  check(raster, kind);
  const packed = small ? compact(raster) : undefined;
  const adler = packed
    ? deflate(packed.rows, 'flat')
    : deflate(raster, kind === 'auto' ? kindOf(raster) : kind);
  return assemble(raster, packed, adler);
}

function check({ width, height, channels, data }: Raster, kind: unknown): void {
  checkSides({ width, height });
  if (channels !== 1 && channels !== 3 && channels !== 4)
    throw unexpected('bad-parameter', 'channels', channels, '1, 3 or 4');
  if (!(data instanceof Uint8Array) || data.length !== width * height * channels) {
    throw unexpected('bad-parameter', 'data', data?.length, `${width * height * channels} bytes`);
  }
  if (kind !== 'auto' && kind !== 'flat' && kind !== 'photo') {
    throw unexpected('bad-parameter', 'kind', kind, "'auto', 'flat' or 'photo'");
  }
}

/** Deflates the rows into `bits`, after the head of a zlib stream. */
function deflate(raster: Raster, kind: Kind): Adler {
  bits.clear();
  bits.reserve(2);
  bits.put(0x0178, 16);
  const adler = kind === 'flat' ? deflateFlat(bits, raster) : deflateFiltered(bits, raster);
  bits.reserve(1);
  bits.align();
  return adler;
}

/** Puts the file together around what was deflated. */
function assemble(
  { width, height, channels }: Raster,
  packed: Compact | undefined,
  adler: Adler,
): Uint8Array {
  const { palette, alpha, depth = 8 } = packed ?? {};
  const chunk = (length: number | undefined) => (length === undefined ? 0 : 12 + length);
  const length =
    8 + chunk(13) + chunk(palette?.length) + chunk(alpha?.length) + chunk(bits.length + 4) + chunk(0);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  let at = 8;
  const begin = (name: string, size: number) => {
    view.setUint32(at, size);
    for (let i = 0; i < 4; i++) file[at + 4 + i] = name.charCodeAt(i);
    at += 8;
  };
  const finish = (size: number) => {
    view.setUint32(at + size, crc32(file, at - 4, at + size));
    at += size + 4;
  };

  file.set(signature);
  begin('IHDR', 13);
  view.setUint32(at, width);
  view.setUint32(at + 4, height);
  file[at + 8] = depth;
  const { gray, rgb, rgba } = colorType;
  file[at + 9] = palette ? colorType.palette : channels === 1 ? gray : channels === 3 ? rgb : rgba;
  finish(13);
  for (const [name, bytes] of [
    ['PLTE', palette],
    ['tRNS', alpha],
  ] as const) {
    if (!bytes) continue;
    begin(name, bytes.length);
    file.set(bytes, at);
    finish(bytes.length);
  }
  begin('IDAT', bits.length + 4);
  file.set(bits.bytes.subarray(0, bits.length), at);
  view.setUint32(at + bits.length, adler.b * 0x10000 + adler.a);
  finish(bits.length + 4);
  begin('IEND', 0);
  finish(0);
  return file;
}

/** How a picture is compressed: `flat` for drawings and text, `photo` for photographs, renders and noise. */
type Kind = 'flat' | 'photo';

const sampledRows = 8;
/** At least, of each row, where it has as many. */
const sampledPixels = 32;

/**
 * Judges by some pixels of eight rows: flat if at most one in ten differs both from its left and from its upper
 * neighbor.
 */
function kindOf({ width, height, channels, data }: Raster): Kind {
  let edges = 0;
  const size = width * channels;
  // An odd step, so that it does not beat with patterns of even period.
  const step = (Math.floor(width / sampledPixels) | 1) * channels;
  for (let k = 0; k < sampledRows; k++) {
    const row = Math.floor(((2 * k + 1) * height) / (2 * sampledRows)) * size;
    const up = row < size ? channels : size; // above the first row is nothing to compare with
    for (let at = row + channels; at < row + size; at += step) {
      let i = at;
      const end = at + channels;
      while (i < end && (data[i] === data[i - channels] || data[i] === data[i - up])) i++;
      if (i < end) edges += step;
    }
  }
  return edges * 10 <= size * sampledRows ? 'flat' : 'photo';
}

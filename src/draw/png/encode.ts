import { badParameter } from '../../core/errors.js';
import { Bits } from './deflate/bits.js';
import { colorType, signature } from './chunks.js';
import { type Adler, crc32 } from './checksums.js';
import { deflateFiltered } from './filtered/filtered.js';
import { deflateFlat } from './flat/flat.js';
import { type Raster, checkSides } from '../raster.js';

/** A picture with fewer bits per pixel: its rows packed, the first pixel in the highest bits. */
interface Compact {
  /** Bits per pixel: 1, 2, 4, or 8 (palettes only). */
  readonly depth: number;
  /** The packed rows, as a gray raster as wide as they have bytes. */
  readonly rows: Raster;
  /** RGB triples in order of first appearance, and for RGBA their alpha values. Absent for gray. */
  readonly palette?: Uint8Array;
  readonly alpha?: Uint8Array;
}

/**
 * The picture as gray of 1, 2 or 4 bits, or with a palette of at most 256 colors; undefined where that would lose
 * something.
 */
function compact(raster: Raster): Compact | undefined {
  return raster.channels === 1 ? compactGray(raster) : compactColor(raster);
}

function compactGray(raster: Raster): Compact | undefined {
  const { data } = raster;
  // Level 17k is in steps of 17 for 4 bits, of 85 for 2, of 255 for 1.
  let depth = 1;
  for (const value of data) {
    while (depth < 8 && value % (255 / ((1 << depth) - 1)) !== 0) depth *= 2;
    if (depth === 8) return undefined;
  }
  const step = 255 / ((1 << depth) - 1);
  const levels = data.map((value) => value / step);
  return { depth, rows: pack(levels, raster, depth) };
}

function compactColor(raster: Raster): Compact | undefined {
  const { channels, data } = raster;
  const indices = new Uint8Array(raster.width * raster.height);
  const known = new Map<number, number>();
  let previous = -1;
  let index = 0;
  for (let i = 0, at = 0; i < indices.length; i++, at += channels) {
    const alpha = channels === 4 ? data[at + 3] : 0;
    const color = data[at] + data[at + 1] * 0x100 + data[at + 2] * 0x10000 + alpha * 0x1000000;
    if (color !== previous) {
      previous = color;
      const found = known.get(color);
      index = found ?? known.size;
      if (found === undefined) {
        if (index === 256) return undefined;
        known.set(color, index);
      }
    }
    indices[i] = index;
  }
  const colors = [...known.keys()];
  const depth = colors.length <= 2 ? 1 : colors.length <= 4 ? 2 : colors.length <= 16 ? 4 : 8;
  const rows = pack(indices, raster, depth);
  const palette = Uint8Array.from(colors.flatMap((c) => [c & 255, (c >>> 8) & 255, (c >>> 16) & 255]));
  return channels === 3
    ? { depth, rows, palette }
    : { depth, rows, palette, alpha: Uint8Array.from(colors, (c) => c / 0x1000000) };
}

/** Packs one value per pixel into rows of whole bytes. */
function pack(values: Uint8Array, { width, height }: Raster, depth: number): Raster {
  const rowBytes = Math.ceil((width * depth) / 8);
  if (depth === 8) return { width, height, channels: 1, data: values };
  const data = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      data[y * rowBytes + (bit >> 3)] |= values[y * width + x] << (8 - depth - (bit & 7));
    }
  }
  return { width: rowBytes, height, channels: 1, data };
}

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
    throw badParameter('channels', channels, '1, 3 or 4');
  if (!(data instanceof Uint8Array) || data.length !== width * height * channels)
    throw badParameter('data', data?.length, `${width * height * channels} bytes`);
  if (kind !== 'auto' && kind !== 'flat' && kind !== 'photo')
    throw badParameter('kind', kind, "'auto', 'flat' or 'photo'");
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
/** The least number of pixels sampled in each row, where it has as many. */
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

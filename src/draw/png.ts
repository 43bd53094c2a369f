import { Bits } from './png/bits.js';
import { crc32 } from './png/checksums.js';
import { deflateFiltered } from './png/filtered.js';
import { deflateFlat } from './png/flat.js';
import { type Kind, kindOf } from './png/kind.js';
import type { Raster } from './raster.js';

export interface PngOptions {
  /**
   * How to compress: `flat` for drawings and text, `photo` for photographs, renders and noise. `auto`, the default,
   * decides from a sample of rows. It changes the size of the file, never the pixels.
   */
  readonly kind?: 'auto' | Kind;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bits = new Bits();

/**
 * The PNG file of a picture: 8-bit gray, RGB or RGBA like the raster, not interlaced. The bytes are a function of the
 * pixels and options alone, on every machine.
 */
export function encodePng(raster: Raster, options: PngOptions = {}): Uint8Array {
  const { width, height, channels } = raster;
  bits.clear();
  bits.reserve(64);
  bits.put(0x0178, 16);
  const { kind = 'auto' } = options;
  const flat = (kind === 'auto' ? kindOf(raster) : kind) === 'flat';
  const sums = flat ? deflateFlat(bits, raster) : deflateFiltered(bits, raster);
  bits.reserve(16);
  bits.align();
  const end = bits.length;
  const deflated = bits.bytes;

  const out = new Uint8Array(8 + 25 + 12 + end + 4 + 12);
  out.set(signature);
  const view = new DataView(out.buffer);
  let at = 8;
  const begin = (name: string, length: number) => {
    view.setUint32(at, length);
    for (let i = 0; i < 4; i++) out[at + 4 + i] = name.charCodeAt(i);
    at += 8;
  };
  const finish = (length: number) => {
    view.setUint32(at + length, crc32(out, at - 4, at + length));
    at += length + 4;
  };
  begin('IHDR', 13);
  view.setUint32(at, width);
  view.setUint32(at + 4, height);
  out[at + 8] = 8;
  out[at + 9] = channels === 1 ? 0 : channels === 3 ? 2 : 6;
  finish(13);
  begin('IDAT', end + 4);
  out.set(deflated.subarray(0, end), at);
  view.setUint32(at + end, sums.b * 65536 + sums.a);
  finish(end + 4);
  begin('IEND', 0);
  finish(0);
  return out;
}

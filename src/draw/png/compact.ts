import type { Raster } from '../raster.js';

/** A picture with fewer bits per pixel: its rows packed, the first pixel in the highest bits. */
export interface Compact {
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
export function compact(raster: Raster): Compact | undefined {
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
    const alpha = channels === 4 ? data[at + 3]! : 0;
    const color = data[at]! + data[at + 1]! * 0x100 + data[at + 2]! * 0x10000 + alpha * 0x1000000;
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
      data[y * rowBytes + (bit >> 3)]! |= values[y * width + x]! << (8 - depth - (bit & 7));
    }
  }
  return { width: rowBytes, height, channels: 1, data };
}

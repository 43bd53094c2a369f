import { channelIntensities, unexpected } from '../../core/index.js';
import type { Raster } from '../../draw/raster.js';
import { displayCode } from '../../draw/display-code.js';

/** Colors are averaged as light, data (normals, roughness) as plain numbers. Alpha is always data. */
export type TextureKind = 'color' | 'data';

/** One size of a texture, rows from the top. */
export interface MipLevel {
  readonly width: number;
  readonly height: number;
  /** The texels, from the lowest byte: red, green, blue and alpha; gray is in all three colors, and opaque has 255. */
  readonly texels: Uint32Array;
}

/** The longest side of a texture, in texels; the levels of the largest take a third of its 64 Mi texels more. */
const maxTextureSide = 8192;

/** 1, 1/2, 1/4, …: as many as levels are distinguished. */
const halves = Float64Array.from({ length: 14 }, (_, i) => 1 / (1 << i));

const chains: Record<TextureKind, WeakMap<Raster, readonly MipLevel[]>> = {
  color: new WeakMap(),
  data: new WeakMap(),
};

/** The level at which so many texels, squared, more than one, are one. */
export function levelOf(square: number, last: number): number {
  if (square >= 67108864) return last;
  const texels = Math.sqrt(square);
  const whole = 31 - Math.clz32(texels);
  const level = whole + texels * halves[whole] - 1;
  return level < last ? level : last;
}

/**
 * A picture and its halves down to one texel, each the exact mean of what it covers, rounded to 8 bits once: between
 * levels 16 bits are carried. Sides are halved rounding down; of odd ones, texels count by the area covered. Made once per picture, which must not change afterward.
 * @param name of the texture, for errors
 * @throws TopsyturvyError 'bad-picture' if a side is longer than 8192 texels or the data does not fit the size
 */
export function mipChain(picture: Raster, kind: TextureKind, name: string): readonly MipLevel[] {
  const known = chains[kind].get(picture);
  if (known) return known;
  check(picture, name);
  const { channels } = picture;
  const codecs = Array.from({ length: channels }, (_, channel) => codecOf(kind, channel));
  const levels: MipLevel[] = [packed(picture)];
  let { width, height } = picture;
  let fine: Uint16Array | undefined;
  while (width > 1 || height > 1) {
    const columns = tapsOf(width);
    const rows = tapsOf(height);
    const next = new Uint16Array(columns.size * rows.size * channels);
    const data = new Uint8Array(next.length);
    for (let channel = 0; channel < channels; channel++) {
      const { decode, encode } = codecs[channel];
      const read = fine ? undefined : decode;
      halve(fine ?? picture.data, read, width, next, columns, rows, channels, channel);
      for (let at = channel; at < data.length; at += channels) data[at] = encode[next[at]];
    }
    [width, height, fine] = [columns.size, rows.size, next];
    levels.push(packed({ width, height, channels, data }));
  }
  chains[kind].set(picture, levels);
  return levels;
}

/** A level with its texels in one number each, which is read faster than their channels. */
function packed({ width, height, channels, data }: Raster): MipLevel {
  const texels = new Uint32Array(width * height);
  const green = channels === 1 ? 0 : 1;
  for (let i = 0, at = 0; i < texels.length; i++, at += channels) {
    const alpha = channels === 4 ? data[at + 3] : 255;
    texels[i] = data[at] | (data[at + green] << 8) | (data[at + 2 * green] << 16) | (alpha << 24);
  }
  return { width, height, texels };
}

function check({ width, height, channels, data }: Raster, name: string): void {
  const whole = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= maxTextureSide;
  if (!whole(width) || !whole(height)) {
    const size = `${width}x${height} texels`;
    throw unexpected('bad-picture', name, size, `sides of 1 to ${maxTextureSide} texels`);
  }
  const bytes = width * height * channels;
  if (data.length !== bytes) throw unexpected('bad-picture', name, data.length, `${bytes} bytes of texels`);
}

/** 8 bits to the 16 that are averaged, and back. */
interface Codec {
  readonly decode: Uint16Array;
  readonly encode: Uint8Array;
}

const codecs: Partial<Record<TextureKind, Codec>> = {};

function codecOf(kind: TextureKind, channel: number): Codec {
  if (kind === 'color' && channel < 3) {
    return (codecs.color ??= {
      decode: Uint16Array.from(channelIntensities(), (intensity) => Math.round(65535 * intensity)),
      encode: Uint8Array.from({ length: 65536 }, (_, fine) => displayCode(fine / 65535)),
    });
  }
  return (codecs.data ??= {
    decode: Uint16Array.from({ length: 256 }, (_, code) => 257 * code),
    encode: Uint8Array.from({ length: 65536 }, (_, fine) => Math.round(fine / 257)),
  });
}

/** One channel at half the size, rounded half up. All sums are whole numbers below 2^43, so they are exact. */
function halve(
  from: Uint8Array | Uint16Array,
  decode: Uint16Array | undefined,
  width: number,
  to: Uint16Array,
  columns: Taps,
  rows: Taps,
  channels: number,
  channel: number,
): void {
  const whole = columns.total * rows.total;
  let at = channel;
  if (columns.count === 2 && rows.count === 2) {
    // The same sum without weights, of which all are 1, as most textures are powers of two.
    const line = width * channels;
    for (let y = 0; y < rows.size; y++) {
      let read = 2 * y * line + channel;
      for (let x = 0; x < columns.size; x++, at += channels, read += 2 * channels) {
        const a = from[read];
        const b = from[read + channels];
        const c = from[read + line];
        const d = from[read + line + channels];
        const sum = decode ? decode[a] + decode[b] + decode[c] + decode[d] : a + b + c + d;
        to[at] = (sum + 2) >> 2;
      }
    }
    return;
  }
  for (let y = 0; y < rows.size; y++) {
    for (let x = 0; x < columns.size; x++, at += channels) {
      let sum = 0;
      for (let j = 0; j < rows.count; j++) {
        let line = 0;
        let read = ((rows.step * y + j) * width + columns.step * x) * channels + channel;
        for (let i = 0; i < columns.count; i++, read += channels) {
          const value = from[read];
          line += columns.weights[x * columns.count + i] * (decode ? decode[value] : value);
        }
        sum += rows.weights[y * rows.count + j] * line;
      }
      to[at] = Math.floor((2 * sum + whole) / (2 * whole));
    }
  }
}

/** How a row or column is reduced to `size` texels: each from `count` ones, starting at `step` times its index. */
interface Taps {
  readonly size: number;
  readonly count: number;
  readonly step: number;
  /** The weights, `count` per texel, with the sum `total`. */
  readonly weights: Float64Array;
  readonly total: number;
}

/** Weights: of 2m + 1 texels, the i-th of m covers 2i to 2i + 2 with m − i, m and i + 1 parts; of 2m two, with 1 and 1. */
function tapsOf(length: number): Taps {
  const size = Math.max(1, length >> 1);
  if (length === 1) return { size, count: 1, step: 0, weights: Float64Array.of(1), total: 1 };
  if (length === 2 * size) {
    return { size, count: 2, step: 2, weights: new Float64Array(length).fill(1), total: 2 };
  }
  const weights = new Float64Array(3 * size);
  for (let i = 0; i < size; i++) weights.set([size - i, size, i + 1], 3 * i);
  return { size, count: 3, step: 2, weights, total: length };
}

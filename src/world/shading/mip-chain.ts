import { channelIntensities, unexpected } from '../../core/index.js';
import { KernelMemory } from '../../core/wasm/kernel.js';
import type { Raster } from '../../draw/raster.js';
import { displayCode } from '../../draw/display-code.js';
import { type MipLoops, mips } from './mips-kernel.js';

/** Colors are averaged as light, data (normals, roughness) as plain numbers. Alpha is always data. */
export type TextureKind = 'color' | 'data';

/** One size of a texture, rows from the top. */
export interface MipLevel {
  readonly width: number;
  readonly height: number;
  /** The texels, from the lowest byte: red, green, blue and alpha; gray is in all three colors, and opaque has 255. */
  readonly texels: Uint32Array;
}

/** A picture that comes with its levels, those that {@link mipChain} makes of it; its data may be made anew at each reading. */
export interface LeveledPicture extends Raster {
  readonly levels: readonly MipLevel[];
}

/** The longest side of a texture, in texels; the levels of the largest take a third of its 64 Mi texels more. */
const maxTextureSide = 8192;

const chains: Record<TextureKind, WeakMap<Raster, readonly MipLevel[]>> = {
  color: new WeakMap(),
  data: new WeakMap(),
};

/**
 * A picture and its halves down to one texel, each the exact mean of what it covers, rounded to 8 bits once: between
 * levels 16 bits are carried. Sides are halved rounding down; of odd ones, texels count by the area covered. Made once per picture, which must not change afterward.
 * @param name of the texture, for errors
 * @throws TopsyturvyError 'bad-picture' if a side is longer than 8192 texels or the data does not fit the size
 */
export function mipChain(
  picture: Raster | LeveledPicture,
  kind: TextureKind,
  name: string,
): readonly MipLevel[] {
  if ('levels' in picture) return picture.levels;
  const known = chains[kind].get(picture);
  if (known) return known;
  check(picture, name);
  loops ??= mips.on(memory);
  tables ??= putTables();
  const { channels, data } = picture;
  const levels: MipLevel[] = [packed(picture)];
  let fine: Fine = { ...picture, values: data };
  while (fine.width > 1 || fine.height > 1) {
    const half = halved(fine, channels, tables.places[kind]);
    levels.push(half.level);
    fine = half.fine;
  }
  chains[kind].set(picture, levels);
  return levels;
}

/** A level with its values: of the first 8 bits, of others 16. */
interface Fine {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array | Uint16Array;
}

const memory = new KernelMemory();

let loops: MipLoops | undefined;

let tables: { readonly places: Record<TextureKind, number>; readonly end: number } | undefined;

/** So many values are copied into the memory at once: it never shrinks. */
const pieceValues = 0x10_0000;

/** A level with its texels in one number each, which is read faster than their channels. */
function packed({ width, height, channels, data }: Raster): MipLevel {
  const texels = new Uint32Array(width * height);
  const most = Math.floor(pieceValues / channels);
  for (let at = 0; at < texels.length; at += most) {
    const count = Math.min(most, texels.length - at);
    memory.begin(tables!.end);
    const from = memory.putBytes(data.subarray(channels * at, channels * (at + count)));
    const to = memory.take(4 * count);
    loops!.pack(from, count, channels, to);
    texels.set(memory.words.subarray(to >> 2, (to >> 2) + count), at);
  }
  return { width, height, texels };
}

/** The next level. All sums are whole numbers below 2^43, so they are exact. */
function halved(
  { width, height, values }: Fine,
  channels: number,
  table: number,
): { readonly level: MipLevel; readonly fine: Fine } {
  const [across, down] = [tapsOf(width), tapsOf(height)];
  const columns = across.size;
  const texels = new Uint32Array(columns * down.size);
  const next = new Uint16Array(channels * texels.length);
  const line = channels * width;
  const most = Math.max(1, Math.floor(pieceValues / (line * down.count)));
  for (let y = 0; y < down.size; y += most) {
    const rows = Math.min(most, down.size - y);
    const first = down.step * y;
    memory.begin(tables!.end);
    const from = memory.putBytes(
      values.subarray(line * first, line * (first + down.step * (rows - 1) + down.count)),
    );
    const nextPlace = memory.take(2 * channels * columns * rows);
    const texelPlace = memory.take(4 * columns * rows);
    const is16 = values instanceof Uint16Array ? 1 : 0;
    const weights = [across.weights, down.weights.subarray(down.count * y)].map((list) =>
      memory.putBytes(list),
    );
    const share = [from, is16, width, channels, columns, rows, table, nextPlace, texelPlace] as const;
    if (across.count === 2 && down.count === 2) loops!.halveEven(...share);
    else loops!.halve(...share, weights[0], across.count, weights[1], down.count, across.total * down.total);
    next.set(
      memory.shorts.subarray(nextPlace >> 1, (nextPlace >> 1) + channels * columns * rows),
      channels * columns * y,
    );
    texels.set(memory.words.subarray(texelPlace >> 2, (texelPlace >> 2) + columns * rows), columns * y);
  }
  const sides = { width: columns, height: down.size };
  return { level: { ...sides, texels }, fine: { ...sides, values: next } };
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

/** Puts the tables of color, and twice those of data, into the memory: 8 bits to the 16 that are averaged, and back. */
function putTables(): NonNullable<typeof tables> {
  memory.begin();
  const color = [
    Uint16Array.from(channelIntensities(), (intensity) => Math.round(65535 * intensity)),
    Uint8Array.from({ length: 65536 }, (_, fine) => displayCode(fine / 65535)),
  ];
  const data = [
    Uint16Array.from({ length: 256 }, (_, code) => 257 * code),
    Uint8Array.from({ length: 65536 }, (_, fine) => Math.round(fine / 257)),
  ];
  const lists = [...color, ...data, ...data];
  const bytes = lists.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const place = memory.take(bytes);
  let at = place;
  for (const { buffer, byteLength } of lists) {
    memory.bytes.set(new Uint8Array(buffer), at);
    at += byteLength;
  }
  return { places: { color: place, data: place + bytes / 3 }, end: memory.end };
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
  if (length === 2 * size)
    return { size, count: 2, step: 2, weights: new Float64Array(length).fill(1), total: 2 };
  const weights = new Float64Array(3 * size);
  for (let i = 0; i < size; i++) weights.set([size - i, size, i + 1], 3 * i);
  return { size, count: 3, step: 2, weights, total: length };
}

import { asciiBytes, concatBytes } from '../core/bytes.js';
import { badParameter, wrongParameter } from '../core/errors.js';
import type { Raster } from './raster.js';

/** The most codes that LZW of GIF has. */
const maxCodes = 4096;

/**
 * Encodes pictures as an animated GIF that repeats forever. Lossless: all frames together have at most 256 colors.
 * Frames are written whole, so that every frame stands by itself.
 * @param frames gray or RGB pictures of one size, at least 1
 * @param frameMs how long each is shown: milliseconds, a multiple of 10 from 20 to 10,000
 * @throws TopsyturvyError 'bad-parameter' for more colors, different sizes, transparency or another duration
 */
export function encodeGif(frames: readonly Raster[], frameMs: number): Uint8Array {
  const [first] = frames;
  if (!first) throw badParameter('frames', frames.length, 'at least 1');
  if (!(Number.isInteger(frameMs / 10) && frameMs >= 20 && frameMs <= 10_000))
    throw badParameter('frameMs', frameMs, 'a multiple of 10 from 20 to 10000 milliseconds');
  const { width, height } = first;
  const palette = new Map<number, number>();
  const indexed = frames.map((frame) => {
    if (frame.width !== width || frame.height !== height || frame.channels === 4) {
      const form = `${frame.width}×${frame.height}×${frame.channels}`;
      throw badParameter('frame', form, `gray or RGB, ${width}×${height}`);
    }
    return indices(frame, palette);
  });
  let depth = 1;
  while (1 << depth < palette.size) depth++;

  const out: number[] = [...asciiBytes('GIF89a'), ...word(width), ...word(height)];
  out.push(0x80 | 0x70 | (depth - 1), 0, 0); // a global table of 2^depth colors
  for (const color of palette.keys()) out.push((color >> 16) & 255, (color >> 8) & 255, color & 255);
  for (let i = palette.size; i < 1 << depth; i++) out.push(0, 0, 0);
  out.push(0x21, 0xff, 11, ...asciiBytes('NETSCAPE2.0'), 3, 1, 0, 0, 0);
  const parts: Uint8Array[] = [Uint8Array.from(out)];
  for (const frame of indexed) {
    parts.push(
      Uint8Array.from([0x21, 0xf9, 4, 4, ...word(frameMs / 10), 0, 0]),
      Uint8Array.from([0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0]),
      lzw(frame, Math.max(2, depth)),
    );
  }
  parts.push(Uint8Array.of(0x3b));
  return concatBytes(parts);
}

const word = (value: number): [low: number, high: number] => [value & 255, value >> 8];

/** The pixels as places in the palette, which grows in the order of first use. */
function indices({ channels, data }: Raster, palette: Map<number, number>): Uint8Array {
  const out = new Uint8Array(data.length / channels);
  for (let i = 0, at = 0; i < out.length; i++, at += channels) {
    const [red, green, blue] =
      channels === 1 ? [data[at], data[at], data[at]] : [data[at], data[at + 1], data[at + 2]];
    const color = (red << 16) | (green << 8) | blue;
    let index = palette.get(color);
    if (index === undefined) {
      if (palette.size === 256) throw wrongParameter('Expected at most 256 colors in an animation', color);
      palette.set(color, (index = palette.size));
    }
    out[i] = index;
  }
  return out;
}

/** GIF's LZW (appendix F of the specification), in blocks of at most 255 bytes. @param depth bits of a pixel, 2 to 8 */
function lzw(pixels: Uint8Array, depth: number): Uint8Array {
  const bytes: number[] = [];
  let [buffer, held] = [0, 0];
  const write = (code: number, width: number): void => {
    buffer |= code << held;
    for (held += width; held >= 8; held -= 8) {
      bytes.push(buffer & 255);
      buffer >>>= 8;
    }
  };
  const clear = 1 << depth;
  const table = new Map<number, number>();
  let next = clear + 2;
  let width = depth + 1;
  write(clear, width);
  let prefix = pixels[0];
  for (let i = 1; i < pixels.length; i++) {
    const key = (prefix << 8) | pixels[i];
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix, width);
    if (next < maxCodes) {
      table.set(key, next);
      // Readers learn a code one step later: they need the wider codes once this one can come.
      if (next === 1 << width) width++;
      next++;
    } else {
      write(clear, width);
      table.clear();
      next = clear + 2;
      width = depth + 1;
    }
    prefix = pixels[i];
  }
  write(prefix, width);
  write(clear + 1, width);
  if (held > 0) bytes.push(buffer & 255);

  const out = new Uint8Array(2 + bytes.length + Math.ceil(bytes.length / 255));
  out[0] = depth;
  let to = 1;
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    out[to++] = block.length;
    out.set(block, to);
    to += block.length;
  }
  return out;
}

import type { Channels, Raster } from '../../../src/draw/raster.js';
import type { Texture, Wrap } from '../../../src/world/material.js';

/** A picture of noise, always the same. */
export function noise(width: number, height: number, channels: Channels): Raster {
  const data = new Uint8Array(width * height * channels);
  let state = 12345;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[i] = state >>> 24;
  }
  return { width, height, channels, data };
}

export const texture = (image: Raster, wrapS: Wrap = 'repeat', wrapT: Wrap = wrapS): Texture => ({
  image,
  wrapS,
  wrapT,
});

/** A picture of one color. */
export function plain(codes: readonly number[]): Raster {
  const channels = codes.length as Channels;
  return { width: 2, height: 2, channels, data: Uint8Array.from([...codes, ...codes, ...codes, ...codes]) };
}

import type { Raster } from '../../../../draw/raster.js';

/** The share of the picture's pixels that differ most: by at least what counts as the full difference. */
const strongest = 0.005;
/** What differs by less than this share of the full difference is taken for the same: the soft edge of a shadow. */
const least = 0.3;

/** A picture as it differs clearly from another of three channels: pixels that differ little are the other's. */
export function clearDifference(picture: Raster, other: Raster): Raster {
  const { data } = picture;
  const count = data.length / 3;
  const differences = new Uint8Array(count);
  const histogram = new Uint32Array(256);
  for (let i = 0; i < data.length; i += 3) {
    let most = 0;
    for (let k = i; k < i + 3; k++) most = Math.max(most, Math.abs(data[k]! - other.data[k]!));
    differences[i / 3] = most;
    histogram[most]!++;
  }
  let full = 255;
  for (let above = histogram[full]!; above < strongest * count && full > 0; above += histogram[full]!) full--;
  const clear = { ...picture, data: data.slice() };
  for (let i = 0; i < count; i++)
    if (differences[i]! < least * full) clear.data.set(other.data.subarray(3 * i, 3 * i + 3), 3 * i);
  return clear;
}

import type { Raster } from '../raster.js';

/** How a picture is compressed: `flat` for drawings and text, `photo` for photographs, renders and noise. */
export type Kind = 'flat' | 'photo';

const sampledRows = 8;
/** At least, of each row, where it has as many. */
const sampledPixels = 32;

/**
 * Judges by some pixels of eight rows: flat if at most one in ten differs both from its left and from its upper
 * neighbor.
 */
export function kindOf({ width, height, channels, data }: Raster): Kind {
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

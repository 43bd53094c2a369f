import type { Raster } from '../raster.js';

/** How a picture is compressed: `flat` for drawings and text, `photo` for photographs, renders and noise. */
export type Kind = 'flat' | 'photo';

const sampledRows = 8;

/** Judges by eight rows: flat if at most one pixel in ten differs both from its left and from its upper neighbour. */
export function kindOf({ width, height, channels, data }: Raster): Kind {
  let edges = 0;
  const size = width * channels;
  for (let k = 0; k < sampledRows; k++) {
    const row = Math.floor(((2 * k + 1) * height) / (2 * sampledRows)) * size;
    const above = row < size ? row : row - size;
    for (let i = channels; i < size; i += channels) {
      for (let c = 0; c < channels; c++) {
        const value = data[row + i + c];
        if (value !== data[row + i + c - channels] && value !== data[above + i + c]) {
          edges++;
          break;
        }
      }
    }
  }
  return edges * 10 <= width * sampledRows ? 'flat' : 'photo';
}

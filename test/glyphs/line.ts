import { createRaster, type Raster } from '../../src/draw/raster.js';
import { glyphCoverage } from '../../src/glyphs/atlas.js';
import { loadFont } from '../../src/glyphs/font.js';

/** A string in black on white, upright, set by the advances of the font and `spacing` more pixels between glyphs. */
export function drawLine(fontId: string, text: string, size: number, spacing = 0): Raster {
  const font = loadFont(fontId);
  const scale = size / font.unitsPerEm;
  let pen = size;
  const placed = Array.from(text, (char) => {
    const shape = glyphCoverage(font, char, size);
    const left = Math.round(pen) + shape.x;
    pen += font.need(char).advance * scale + spacing;
    return { shape, left, top: 2 * size + shape.y };
  });
  const picture = createRaster(Math.ceil(pen + size), 3 * size, 1, 255);
  for (const { shape, left, top } of placed) {
    for (let y = 0; y < shape.height; y++) {
      for (let x = 0; x < shape.width; x++) {
        const at = (top + y) * picture.width + left + x;
        picture.data[at] = Math.max(0, picture.data[at] - shape.data[y * shape.width + x]);
      }
    }
  }
  return picture;
}

/** The exact half turn of a picture's pixels. */
export const halfTurned = (picture: Raster): Raster => ({ ...picture, data: picture.data.slice().reverse() });

/** The exact left–right mirror of a gray picture's pixels. */
export function mirrored({ width, height, channels, data }: Raster): Raster {
  return {
    width,
    height,
    channels,
    data: data.map((_, i) => data[i - (i % width) + width - 1 - (i % width)]),
  };
}

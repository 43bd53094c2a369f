/** Pictures with captions on a sheet, for docs/images. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { shapes } from 'topsyturvy/draw';
import { loadFont } from 'topsyturvy/fonts';

const ink = [40, 44, 52];
const frame = [205, 208, 214];

/** Puts a picture in a thin frame on a sheet, its caption below it. */
export function show(sheet, raster, caption, x, y) {
  paste(sheet, raster, x, y);
  const { width, height } = raster;
  sheet.stroke(shapes.rect(x - 0.5, y - 0.5, width + 1, height + 1), frame, { width: 1 });
  write(sheet, caption, x + width / 2, y + height + 20);
}

/** Writes a sheet into docs/images, as the PNG or JPEG that its name says: photographic pictures take a fifth as JPEG. */
export async function save(sheet, name) {
  const file = fileURLToPath(new URL(`../docs/images/${name}`, import.meta.url));
  const { width, height, channels, data } = sheet.raster;
  const picture = sharp(data, { raw: { width, height, channels } });
  const { size } = await (
    name.endsWith('.jpg')
      ? picture.jpeg({ quality: 85, mozjpeg: true })
      : picture.png({ compressionLevel: 9, adaptiveFiltering: true })
  ).toFile(file);
  console.log(`${file}: ${width} × ${height}, ${size} bytes`);
}

function paste(sheet, { width, height, channels, data }, x, y) {
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * channels;
      const to = ((y + row) * sheet.width + x + column) * 3;
      for (let c = 0; c < 3; c++) sheet.raster.data[to + c] = data[from + (channels === 1 ? 0 : c)];
    }
  }
}

/** A line of text, centered. */
export function write(sheet, text, x, baseline) {
  const font = loadFont('dejavu-sans');
  const scale = 15 / font.unitsPerEm;
  const glyphs = Array.from(text, (char) => font.need(char));
  let pen = x - (glyphs.reduce((sum, { advance }) => sum + advance, 0) * scale) / 2;
  for (const { path, advance } of glyphs) {
    sheet.fill(path, ink, { transform: [scale, 0, 0, scale, pen, baseline] });
    pen += advance * scale;
  }
}

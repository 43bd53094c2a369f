import { type Raster, Surface } from '../../draw/index.js';
import { glyphCoverage } from '../../glyphs/atlas.js';
import { type Font, loadFont } from '../../glyphs/font.js';
import { letters } from '../choice.js';

let font: Font | undefined;

/** One picture of a question: the query above, below it A and B, C and D, each under its letter. All have the query's sides. */
export function choiceSheet(query: Raster, candidates: readonly Raster[]): Raster {
  const { width, height, channels } = query;
  const gap = Math.max(4, Math.round(width / 32));
  const band = Math.max(16, Math.round(height / 10));
  const sheet = new Surface(2 * width + gap, 3 * height + 2 * band, channels, 255);
  const put = ({ data }: Raster, left: number, top: number): void => {
    for (let y = 0; y < height; y++) {
      const row = data.subarray(y * width * channels, (y + 1) * width * channels);
      sheet.raster.data.set(row, ((top + y) * sheet.raster.width + left) * channels);
    }
  };
  put(query, Math.round((width + gap) / 2), 0);
  candidates.forEach((candidate, i) => {
    const left = (i % 2) * (width + gap);
    const top = height + Math.floor(i / 2) * (height + band);
    put(candidate, left, top + band);
    const shape = glyphCoverage((font ??= loadFont('dejavu-sans')), letters[i], Math.round(0.8 * band));
    const [dx, dy] = [
      left + Math.round((width - shape.width) / 2),
      top + Math.round((band - shape.height) / 2),
    ];
    sheet.blit(shape, dx - shape.x, dy - shape.y, [0, 0, 0]);
  });
  return sheet.raster;
}

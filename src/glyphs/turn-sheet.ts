import type { Coverage } from '../draw/fill/coverage.js';
import { createRaster, type Raster, type Turn } from '../draw/index.js';
import { setLine } from './atlas.js';
import { loadFont, type Font } from './font.js';
import { inspectFont, type InspectOptions, type InspectRow } from './inspect.js';
import { comparedSize, silhouette } from './silhouette.js';

const columns = 4;
/** The sizes in pixels. A box holds one glyph, a cell three boxes and a caption. */
const box = Math.round(1.5 * comparedSize);
const caption = 64;
const cell = { width: 3 * box + caption, height: box };
const title = { height: 44, size: 22 };
const captionSize = 16;
const margin = 12;

/** Levels of gray: certain readings, all others, captions, lines. */
const ink = { certain: 0, uncertain: 165, text: 90, line: 225 };

/**
 * A contact sheet: for each turn, each glyph as it is, turned, and what it overlaps best, with the overlap and the margin
 * to the second best below it. Readings that are certain are black. A gray raster, for looking at.
 * @throws TopsyturvyError as inspectFont, and 'bad-parameter' for more characters than fit on a sheet
 */
export function turnSheet(font: Font, options: InspectOptions = {}): Raster {
  const sections = new Map<Turn, InspectRow[]>();
  for (const row of inspectFont(font, options))
    sections.set(row.turn, [...(sections.get(row.turn) ?? []), row]);
  let height = 2 * margin;
  for (const rows of sections.values())
    height += title.height + Math.ceil(rows.length / columns) * cell.height;
  const sheet = createRaster(2 * margin + columns * cell.width, height, 1, 255);
  let top = margin;
  for (const [turn, rows] of sections) {
    write(sheet, `${font.id}: ${turn}`, margin, top + 28, title.size);
    top += title.height;
    rows.forEach((row, i) => {
      drawRow(
        sheet,
        font,
        row,
        margin + (i % columns) * cell.width,
        top + Math.floor(i / columns) * cell.height,
      );
    });
    top += Math.ceil(rows.length / columns) * cell.height;
  }
  return sheet;
}

function drawRow(sheet: Raster, font: Font, row: InspectRow, left: number, top: number): void {
  const level = row.reads === undefined ? ink.uncertain : ink.certain;
  const shown = [
    [row.char, 'none'],
    [row.char, row.turn],
    [row.closest!, 'none'],
  ] as const;
  shown.forEach(([char, turn], i) => {
    const shape = silhouette(font, font.need(char), turn, 'center');
    if (shape) print(sheet, shape, left + i * box + box / 2, top + box / 2, level);
  });
  write(sheet, row.overlap.toFixed(3), left + 3 * box, top + box / 2 - 4, captionSize);
  write(sheet, `+${row.margin.toFixed(3)}`, left + 3 * box - 8, top + box / 2 + 16, captionSize);
  for (let x = left; x < left + cell.width - margin; x++)
    sheet.data[(top + box - 1) * sheet.width + x] = ink.line;
}

function write(sheet: Raster, text: string, left: number, baseline: number, size: number): void {
  setLine(loadFont('dejavu-sans'), text, left, size, (shape, x) =>
    print(sheet, shape, x, baseline, ink.text),
  );
}

/** Darkens the sheet toward a level, by a coverage whose origin is at (x, y). */
function print(sheet: Raster, shape: Coverage, x: number, y: number, level: number): void {
  for (let row = 0; row < shape.height; row++) {
    const py = y + shape.y + row;
    if (py < 0 || py >= sheet.height) continue;
    for (let column = 0; column < shape.width; column++) {
      const px = x + shape.x + column;
      if (px < 0 || px >= sheet.width) continue;
      const at = py * sheet.width + px;
      const part = shape.data[row * shape.width + column] / 255;
      sheet.data[at] = Math.round(sheet.data[at] * (1 - part) + level * part);
    }
  }
}

import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import type { Coverage } from '../../src/draw/fill/coverage.js';
import { glyphCoverage } from '../../src/glyphs/atlas.js';
import { fontCatalog } from '../../src/glyphs/catalog.js';
import { loadFont, type Font } from '../../src/glyphs/font.js';
import { family } from './templates.js';

/**
 * Skia sets text this much larger, and blocks of its pixels are averaged. It rounds outlines to quarters of its pixels and
 * flattens curves to within as much, so anything coarser could not tell 2/255 of one of our pixels.
 */
const finer = 64;
/** Below some size Skia sets text a quarter of a pixel too high; so it sets large text, scaled down. */
const large = 2048;
/** Pixels around our glyph in which Skia's might stick out. */
const margin = 1;

/** The coverage (0 to 255) of a glyph as FreeType and Skia see it, on our window and its margin. */
function skiaCoverage(fontId: string, char: string, size: number, window: Coverage): Float64Array {
  const [width, height] = [window.width + 2 * margin, window.height + 2 * margin];
  const canvas = createCanvas(width * finer, height * finer);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  const scale = (size * finer) / large;
  context.scale(scale, scale);
  context.font = `${large}px "${family(fontId)}"`;
  context.fillText(char, ((margin - window.x) * finer) / scale, ((margin - window.y) * finer) / scale);
  const pixels = canvas.data();
  const out = new Float64Array(width * height);
  for (let y = 0, at = 0; y < canvas.height; y++) {
    for (let x = 0, to = Math.floor(y / finer) * width; x < width; x++, to++) {
      let sum = 0;
      for (let k = 0; k < finer; k++, at += 4) sum += 255 - pixels[at];
      out[to] += sum / (finer * finer);
    }
  }
  return out;
}

/** The largest difference between our coverage and another on its window and margin. */
function worstDifference({ width, height, data }: Coverage, other: Float64Array): number {
  let worst = 0;
  other.forEach((value, i) => {
    const wide = width + 2 * margin;
    const [x, y] = [(i % wide) - margin, Math.floor(i / wide) - margin];
    const inside = x >= 0 && y >= 0 && x < width && y < height;
    worst = Math.max(worst, Math.abs(value - (inside ? data[y * width + x] : 0)));
  });
  return worst;
}

const ascii = (font: Font): string[] =>
  Array.from({ length: 0x7f - 0x21 }, (_, i) => String.fromCharCode(0x21 + i)).filter((char) =>
    font.glyph(char),
  );

describe.each(fontCatalog().map(({ id }) => id))('%s', (id) => {
  const font = loadFont(id);
  // About 8 pixels per em, so that outline points fall on quarters of Skia's pixels.
  const size = font.unitsPerEm / (font.unitsPerEm === 2048 ? 4 : 2) / finer;

  test('every printable character of ASCII covers what Skia covers, within 2/255', () => {
    const off: string[] = [];
    for (const char of ascii(font)) {
      const window = glyphCoverage(font, char, size);
      const worst = worstDifference(window, skiaCoverage(id, char, size, window));
      if (worst > 2) off.push(`${char} ${worst.toFixed(2)}`);
    }
    expect(off).toEqual([]);
    expect(ascii(font).length).toBeGreaterThan(65);
  });

  test('advances are those that Skia measures', () => {
    const context = createCanvas(1, 1).getContext('2d');
    context.font = `1000px "${family(id)}"`;
    for (const char of [...ascii(font), ' ']) {
      const advance = (1000 * font.need(char).advance) / font.unitsPerEm;
      expect(context.measureText(char).width, char).toBeCloseTo(advance, 1);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { fontCatalog } from '../../src/glyphs/catalog.js';
import { glyphCoverage } from '../../src/glyphs/atlas.js';
import { loadFont } from '../../src/glyphs/font.js';
import { paperMap } from '../../src/glyphs/paper-map.js';
import { textRotated } from '../../src/families/text/rotated.js';
import { readParams } from '../../src/families/params.js';
import { sidesOf, type Size } from '../../src/families/param-schemas.js';
import type { TextState } from '../../src/families/text/state.js';
import { createRaster, type Raster } from '../../src/draw/raster.js';
import { overlap, inkBox } from '../draw/measures.js';
import { readString } from '../glyphs/reader.js';

const fonts = readParams(textRotated, {})['fonts'] as string[];

describe('the labels of text/rotated, by a reader that knows nothing of turns', () => {
  test('most shipped fonts are in', () => expect(fonts.length).toBeGreaterThanOrEqual(8));

  test.each([1, 2, 3, 4, 5])('strings of length %i, in every font, original and rotated', async (length) => {
    const count = length === 1 ? 6 : 2 * fonts.length;
    const maker = await prepare(await plan('text/rotated', { seed: 'reader', count, params: { length } }));
    for (let i = 0; i < count; i++) {
      const item = maker.make(i);
      for (const view of item.views) {
        const { text } = readString(view.raster, (item.state as TextState).font, paperMap.alphabet);
        expect(text, `${view.file} in ${(item.state as TextState).font}`).toBe(view.label);
      }
    }
  });

  test('the catalog says of every other shipped font why it is out', () => {
    for (const { id, exclusions } of fontCatalog()) {
      if (!fonts.includes(id))
        expect(exclusions.some(({ char }) => paperMap.alphabet.includes(char))).toBe(true);
    }
  });
});

/** The target string set upright in the same font, glyph by glyph from its own advances. */
function setUpright(text: string, { font, fontSize, size }: TextState, letterSpacing: number): Raster {
  const face = loadFont(font);
  const { width, height } = sidesOf(size);
  const room = Math.max(width, height); // for any glyph above and below the baseline in the middle
  const side = 2 * room;
  const raster = createRaster(side, side, 1, 255);
  let along = 0;
  for (const char of text) {
    const ink = glyphCoverage(face, char, fontSize);
    for (let y = 0; y < ink.height; y++) {
      for (let x = 0; x < ink.width; x++) {
        const at = (y + ink.y + room) * side + x + ink.x + Math.round(along) + 16;
        raster.data[at] = Math.min(raster.data[at], 255 - ink.data[y * ink.width + x]);
      }
    }
    along += (face.need(char).advance / face.unitsPerEm + letterSpacing) * fontSize;
  }
  return raster;
}

/** The ink of a black on white picture, cut to its box. */
function inkOf(raster: Raster) {
  const box = inkBox(raster, 255)!;
  const data = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      data[y * box.width + x] = 255 - raster.data[(y + box.y) * raster.width + x + box.x];
    }
  }
  return { x: 0, y: 0, width: box.width, height: box.height, data };
}

test.each<Size>([256, '320x200', '200x320'])(
  'single characters on a picture of %s: the rotated view looks like the target drawn upright, more than like any other',
  async (size) => {
    for (const font of typeof size === 'number' ? fonts : fonts.slice(0, 2)) {
      const params = { length: 1, fonts: [font], size };
      const maker = await prepare(await plan('text/rotated', { seed: 1, count: 6, params }));
      for (let i = 0; i < 6; i++) {
        const item = maker.make(i);
        const seen = inkOf(item.view('rotated').raster);
        const scores = Array.from(paperMap.alphabet, (char) => {
          const target = inkOf(setUpright(char, item.state as TextState, 0.06));
          const dx = Math.round((seen.width - target.width) / 2);
          const dy = Math.round((seen.height - target.height) / 2);
          return { char, score: overlap(seen, target, dx, dy) };
        });
        const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
        expect(best.char, `${font} ${JSON.stringify(scores)}`).toBe(item.view('rotated').label);
      }
    }
  },
);

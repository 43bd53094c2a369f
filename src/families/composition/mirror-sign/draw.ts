import { parseColor } from '../../../core/color.js';
import type { Palette } from '../../../content/drawings/parts/palette.js';
import { line, roundRect, Surface, turn, type Raster } from '../../../draw/index.js';
import { glyphCoverage } from '../../../glyphs/atlas.js';
import type { Font } from '../../../glyphs/font.js';
import { sidesOf, type Size } from '../../param-schemas.js';

/** What is done to the picture of a sign: a mirror on the wall, still water below it, or a half turn. */
export const signTurns = ['mirror', 'flip', 'half'] as const;
export type SignTurn = (typeof signTurns)[number];

/** A sign, and how its picture is turned. */
export type SignState = {
  readonly text: string;
  readonly seen: SignTurn | 'none';
  readonly font: string;
  readonly corners: 'round' | 'sharp';
  readonly palette: Palette;
  readonly size: Size;
};

/** The cell of a character's ink, in whole pixels of the upright picture. */
export interface Cell {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The characters that cells have room for, whatever the text. */
const roomFor = 'ABCDEFGHIJKLMNOPQRSTUVXYZ';

/** The layout of a sign: equal cells for the characters, so that no text is longer than another. */
export function signLayout({ text, size }: SignState, font: Font) {
  const { width, height } = sidesOf(size);
  const board = { left: 0.06 * width, top: 0.3 * height, width: 0.88 * width, height: 0.4 * height };
  const bounds = [...new Set(`${roomFor}${text}`)].map((char) => font.need(char).bounds!);
  const [left, right, top, bottom] = [
    Math.min(...bounds.map((box) => box.left)),
    Math.max(...bounds.map((box) => box.right)),
    Math.min(...bounds.map((box) => box.top)),
    Math.max(...bounds.map((box) => box.bottom)),
  ];
  const count = [...text].length;
  const perEm = 1 / font.unitsPerEm;
  // Cells are whole pixels, so each may take three more than its share.
  const room = (0.9 * board.width) / count - 3;
  const em = Math.max(
    4,
    Math.floor(
      Math.min(room / ((right - left) * perEm + 0.04), (0.6 * board.height) / ((bottom - top) * perEm)),
    ),
  );
  const pitch = Math.ceil(((right - left) * perEm + 0.04) * em) + 2;
  const tall = Math.ceil((bottom - top) * perEm * em) + 4;
  const firstLeft = Math.floor((width - count * pitch) / 2);
  // The middle of capitals in the middle of the board, whatever hangs below the line.
  const baseline = Math.round((height + font.capHeight * perEm * em) / 2);
  const cellTop = baseline - 2 - Math.ceil(-top * perEm * em);
  const cells = Array.from({ length: count }, (_, i): Cell => ({
    left: firstLeft + i * pitch,
    top: cellTop,
    width: pitch,
    height: tall,
  }));
  return { board, cells, em, baseline };
}

/** A sign that hangs on two cords: drawn upright, then turned by moving its pixels. */
export function drawSign(sign: SignState, font: Font): Raster {
  const { width, height } = sidesOf(sign.size);
  const [paper, tint, ink, main] = (['paper', 'tint', 'ink', 'main'] as const).map((role) =>
    parseColor(sign.palette[role]),
  );
  const { board, cells, em, baseline } = signLayout(sign, font);
  const surface = new Surface(width, height, 3, tint);
  const unit = Math.min(width, height);
  for (const share of [0.2, 0.8]) {
    const x = board.left + share * board.width;
    surface.stroke(line(x, 0, x, board.top), main, { width: 0.012 * unit });
  }
  const outline = (inset: number) =>
    roundRect(
      board.left + inset,
      board.top + inset,
      board.width - 2 * inset,
      board.height - 2 * inset,
      sign.corners === 'round' ? 0.18 * board.height - inset / 2 : 0,
    );
  surface.fill(outline(0), paper);
  surface.stroke(outline(0.02 * unit), main, { width: 0.014 * unit });
  [...sign.text].forEach((char, i) => {
    const shape = glyphCoverage(font, char, em);
    const cell = cells[i];
    surface.blit(shape, Math.round(cell.left + (cell.width - shape.width) / 2) - shape.x, baseline, ink);
  });
  return turn(surface.raster, sign.seen);
}

import { badParameter, memoize } from '../core/index.js';
import { coverage, type Coverage } from '../draw/fill/coverage.js';
import type { Font } from './font.js';

/** The least and the largest size, in pixels per em. */
const sizes = { min: 1, max: 4096 };

/** The most bytes of the kept coverages of one font: 16 MiB. */
const maxBytes = 16 * 1024 * 1024;

/** The coverages of one font, least recently used first. */
class Atlas {
  private readonly kept = new Map<string, Coverage>();
  private bytes = 0;

  get(key: string): Coverage | undefined {
    const found = this.kept.get(key);
    // The order matters only where something may have to go.
    if (found && this.bytes > maxBytes / 2) {
      this.kept.delete(key);
      this.kept.set(key, found);
    }
    return found;
  }

  set(key: string, value: Coverage): void {
    this.kept.set(key, value);
    this.bytes += weight(value);
    for (const [old, { data }] of this.kept) {
      if (this.bytes <= maxBytes || old === key) break;
      this.kept.delete(old);
      this.bytes -= weight({ data });
    }
  }
}

/** The weight of a coverage: its bytes and, roughly, what its entry costs. */
const weight = ({ data }: Pick<Coverage, 'data'>): number => data.length + 200;

const atlasOf = memoize((_font: Font) => new Atlas());

/**
 * The coverage of one glyph, kept for the next time. Its (x, y) is relative to the pen: a glyph whose pen stands at the
 * whole pixel (X, Y) covers the window that starts at (X + x, Y + y). Not to be written to.
 * @param size font size in pixels per em, 1 to 4096
 * @param dx,dy how far right and down of its whole pixel the pen stands, 0 to 1 pixel
 * @throws TopsyturvyError 'bad-font' if the font has no such glyph, 'bad-parameter' for a bad size or offset
 */
export function glyphCoverage(font: Font, char: string, size: number, dx = 0, dy = 0): Coverage {
  const key = `${char} ${size} ${dx} ${dy}`;
  const atlas = atlasOf(font);
  let found = atlas.get(key);
  if (!found) atlas.set(key, (found = draw(font, char, size, dx, dy)));
  return found;
}

/** Sets a line of text; characters that the font lacks are left out. @param put draws a character, its origin at x */
export function setLine(
  font: Font,
  text: string,
  left: number,
  size: number,
  put: (shape: Coverage, x: number) => void,
): void {
  let pen = left;
  for (const char of text) {
    const glyph = font.glyph(char);
    if (!glyph) continue;
    put(glyphCoverage(font, char, size), Math.round(pen));
    pen += (glyph.advance * size) / font.unitsPerEm;
  }
}

function draw(font: Font, char: string, size: number, dx: number, dy: number): Coverage {
  if (!(size >= sizes.min && size <= sizes.max))
    throw badParameter('font size', size, `${sizes.min} to ${sizes.max} pixels per em`);
  for (const [name, offset] of [
    ['dx', dx],
    ['dy', dy],
  ] as const) {
    if (!(offset >= 0 && offset <= 1)) throw badParameter(name, offset, '0 to 1 pixel');
  }
  const { path, bounds } = font.need(char);
  if (!bounds) return { x: 0, y: 0, width: 0, height: 0, data: new Uint8Array(0) };
  const scale = size / font.unitsPerEm;
  const left = Math.floor(bounds.left * scale);
  const top = Math.floor(bounds.top * scale);
  const ink = coverage(path, {
    width: Math.ceil(bounds.right * scale) - left + 2,
    height: Math.ceil(bounds.bottom * scale) - top + 2,
    transform: [scale, 0, 0, scale, dx - left, dy - top],
  });
  return { ...ink, x: ink.x + left, y: ink.y + top };
}

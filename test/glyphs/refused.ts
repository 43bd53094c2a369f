import { expect } from 'vitest';
import { TopsyturvyError } from '../../src/core/errors.js';
import { Font } from '../../src/glyphs/font.js';

/** Reads a font and the glyph of A; it must end in a bad-font error that names the font and says so much. */
export function refused(bytes: Uint8Array, why: RegExp, char = 'A'): void {
  let error: unknown;
  try {
    Font.read(bytes, 'hostile.ttf').need(char);
  } catch (caught) {
    error = caught;
  }
  expect(error).toBeInstanceOf(TopsyturvyError);
  expect(error).toMatchObject({ code: 'bad-font' });
  expect((error as Error).message).toMatch(why);
  expect((error as Error).message).toContain('hostile.ttf');
}

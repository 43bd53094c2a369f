import type { Path } from '../draw/path.js';

/** The outline of a glyph in font units, y downward, the baseline at y = 0, and its advance. @throws Error if it cannot be read. */
export type Outlines = (glyph: number) => { readonly path: Path; readonly advance: number };

import { join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { fontCatalog, fontFolder } from '../../src/glyphs/catalog.js';
import { inkOf, measure, scaled, type Ink } from './ink.js';

/** An upright glyph: its ink scaled to {@link side}, and the longer side of its box in ems. */
export interface Template {
  readonly char: string;
  readonly ink: Ink;
  readonly extent: number;
}

/** Shapes are compared with the longer side of their box this many pixels long. */
export const side = 48;
/** Pixels per em at which Skia draws templates: large, so that it draws outlines and not hinted bitmaps. */
const drawn = 288;

const templates = new Map<string, Template>();

/** Draws an upright glyph with Skia, once. */
export function template(fontId: string, char: string): Template {
  const key = `${fontId} ${char}`;
  let found = templates.get(key);
  if (!found) {
    const canvas = createCanvas(3 * drawn, 2 * drawn);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 3 * drawn, 2 * drawn);
    context.fillStyle = 'black';
    context.font = `${drawn}px "${family(fontId)}"`;
    context.fillText(char, drawn, 1.4 * drawn);
    const data = new Uint8Array(canvas.data());
    const whole = measure(inkOf({ width: 3 * drawn, height: 2 * drawn, channels: 4, data }));
    if (!whole) throw new Error(`the font ${fontId} draws nothing for ${char}`);
    const long = Math.max(whole.box.width, whole.box.height);
    found = { char, extent: long / drawn, ink: scaled(whole, side / long) };
    templates.set(key, found);
  }
  return found;
}

const families = new Set<string>();

/** Registers a shipped font under a name that no other font has. */
export function family(fontId: string): string {
  const name = `topsyturvy-${fontId}`;
  if (!families.has(name)) {
    const font = fontCatalog().find(({ id }) => id === fontId)!;
    if (!GlobalFonts.registerFromPath(join(fontFolder(), font.file), name))
      throw new Error(`no font ${fontId}`);
    families.add(name);
  }
  return name;
}

import { dealt } from '../../content/roster.js';
import { cosDegrees, isGray, parseColor, type Rgb, sinDegrees, Stream, words } from '../../core/index.js';
import { coverage, type Coverage } from '../../draw/fill/coverage.js';
import { glyphCoverage } from '../../glyphs/atlas.js';
import type { Font } from '../../glyphs/font.js';
import { sidesOf, type Size, turnedSize } from '../param-schemas.js';
import { type PlacedGlyph, type TextParams, quarter, type TextState } from './state.js';
import { background } from '../../draw/effects/background.js';
import { gaussianBlur } from '../../draw/effects/blur.js';
import { changeContrast } from '../../draw/effects/contrast.js';
import { addNoise } from '../../draw/effects/noise.js';
import { inverseTurn, Surface, turn, type Raster } from '../../draw/index.js';

/** Shipped fonts whose b, d, p and q are each other's mirror images. */
export const everySymmetricFont = words(`
  dejavu-sans, dejavu-serif, roboto-slab, jetbrains-mono, varela-round, barlow-condensed, outfit, archivo-black
`);
/** Those that are dealt where none is named. */
export const symmetricFonts = dealt('turning-fonts', everySymmetricFont);

/** Ink keeps this many pixels from the border. */
const border = 2;

/**
 * The font size, in whole pixels per em, at which any string of that length over the alphabet fills the given share of
 * the picture. It is one for the font and the length, so that it tells nothing of the string.
 */
export function fittingSize(
  font: Font,
  alphabet: readonly string[],
  params: Pick<TextParams, 'length' | 'letterSpacing' | 'size' | 'fill' | 'tilt'>,
): number {
  const { length, letterSpacing, size, fill, tilt } = params;
  let widest = 0;
  let top = 0;
  let bottom = 0;
  for (const char of alphabet) {
    const { advance, bounds } = font.need(char);
    widest = Math.max(widest, advance, (bounds?.right ?? 0) - (bounds?.left ?? 0));
    top = Math.min(top, bounds?.top ?? 0);
    bottom = Math.max(bottom, bounds?.bottom ?? 0);
  }
  const width = (widest * length) / font.unitsPerEm + letterSpacing * (length - 1);
  const height = (bottom - top) / font.unitsPerEm;
  // A tilted box needs more room either way.
  const [cos, sin] = [cosDegrees(tilt), sinDegrees(tilt)];
  const { width: across, height: down } = sidesOf(size);
  return Math.max(
    1,
    Math.floor(
      Math.min((fill * across) / (width * cos + height * sin), (fill * down) / (height * cos + width * sin)),
    ),
  );
}

/** The ink of a glyph with its pen at fractions of a pixel, tilted; relative to the pen's whole pixel. */
export function glyphInk(
  font: Font,
  char: string,
  fontSize: number,
  tilt: number,
  [dx, dy]: PlacedGlyph['pen'],
): Coverage {
  if (tilt === 0) return glyphCoverage(font, char, fontSize, dx, dy);
  const scale = fontSize / font.unitsPerEm;
  const [cos, sin] = [cosDegrees(tilt) * scale, sinDegrees(tilt) * scale];
  const { bounds, path } = font.need(char);
  const reach = bounds
    ? Math.ceil(scale * (Math.max(-bounds.left, bounds.right) + Math.max(-bounds.top, bounds.bottom))) + 2
    : 1;
  const ink = coverage(path, {
    width: 2 * reach,
    height: 2 * reach,
    transform: [cos, sin, -sin, cos, reach + dx, reach + dy],
  });
  return { ...ink, x: ink.x - reach, y: ink.y - reach };
}

/** Sets a string in the middle of the picture, its ink centered, then moves it by the jitter as far as it stays inside. */
export function placeText(
  text: readonly string[],
  font: Font,
  params: Pick<TextParams, 'letterSpacing' | 'size' | 'jitter'>,
  tilt: number,
  fontSize: number,
  jitter: Stream | undefined,
): PlacedGlyph[] {
  const [cos, sin] = [cosDegrees(tilt), sinDegrees(tilt)];
  let along = 0;
  const glyphs = text.map((char): PlacedGlyph => {
    // Upright text stands on whole pixels, so that equal glyphs are drawn once.
    const [penX, penY] = tilt === 0 ? [Math.round(along), 0] : [along * cos, along * sin];
    const [left, top] = [Math.floor(penX), Math.floor(penY)];
    const pen = [penX - left, penY - top] as const;
    const ink = glyphInk(font, char, fontSize, tilt, pen);
    along += (font.need(char).advance / font.unitsPerEm + params.letterSpacing) * fontSize;
    return { box: [left + ink.x, top + ink.y, ink.width, ink.height], char, pen, reads: char };
  });
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const {
    box: [x, y, width, height],
  } of glyphs) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  const sides = sidesOf(params.size);
  const dx = offset(sides.width, params.jitter, right - left, jitter) - left;
  const dy = offset(sides.height, params.jitter, bottom - top, jitter) - top;
  return glyphs.map(({ box: [x, y, width, height], char, pen, reads }) => ({
    box: [x + dx, y + dy, width, height],
    char,
    pen,
    reads,
  }));
}

/** The position at which ink of an extent begins along a side of the picture. */
function offset(side: number, jitter: number, extent: number, stream: Stream | undefined): number {
  const middle = Math.floor((side - extent) / 2);
  if (!stream || jitter === 0) return middle;
  const reach = Math.max(0, Math.min(Math.floor(jitter * side), middle - border));
  return middle + stream.integer(-reach, reach);
}

/** The least distance of any ink from the border, in pixels; negative when it is clipped. */
export function inkMargin(glyphs: readonly PlacedGlyph[], size: Size): number {
  const { width, height } = sidesOf(size);
  return Math.min(...glyphs.map(({ box: [x, y, w, h] }) => Math.min(x, y, width - x - w, height - y - h)));
}

/**
 * Draws a string. Every glyph's ink is made upright, turned by moving its pixels, and laid at its own place, so that the
 * turned state is drawn from the turned positions and still equals the turned picture to the byte. What is not made of
 * places (texture, blur, noise) belongs to the upright picture and is turned with it.
 */
export function drawText(x: TextState, font: Font): Raster {
  const ink = parseColor(x.ink);
  const paper = parseColor(x.paper);
  const { width, height } = sidesOf(x.size);
  const surface = new Surface(width, height, isGray(ink) && isGray(paper) ? 1 : 3, paper);
  if (x.background !== 'plain')
    surface.raster.data.set(turn(texture(x, surface.raster.channels, paper), x.turn).data);
  layGlyphs(x, font, surface, ink);
  const faded = x.contrast === 1 ? surface.raster : changeContrast(surface.raster, x.contrast, paper);
  if (x.noise === 0 && x.blur === 0) return faded;
  const blurred = gaussianBlur(turn(faded, inverseTurn(x.turn)), x.blur);
  return turn(addNoise(blurred, x.noise, new Stream(['noise', x.grain])), x.turn);
}

/** Belongs to the upright picture. */
function texture(
  { background: kind, grain, size, turn }: TextState,
  channels: Raster['channels'],
  color: Rgb,
): Raster {
  const { width, height } = sidesOf(quarter(turn) ? turnedSize(size) : size);
  return background({ kind, width, height, channels, color }, new Stream(['background', grain]));
}

function layGlyphs(x: TextState, font: Font, surface: Surface, ink: Rgb): void {
  for (const { char, pen, box } of x.glyphs) {
    const shape = turnedInk(glyphInk(font, char, x.fontSize, x.tilt, pen), x.turn);
    surface.blit(shape, box[0], box[1], ink);
  }
}

/** A coverage at the origin, its pixels moved by the turn. */
function turnedInk({ width, height, data }: Coverage, by: TextState['turn']): Coverage {
  if (width === 0 || by === 'none') return { x: 0, y: 0, width, height, data };
  const moved = turn({ width, height, channels: 1, data }, by);
  return { x: 0, y: 0, width: moved.width, height: moved.height, data: moved.data };
}

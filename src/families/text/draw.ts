import { isGray, parseColor, type Rgb } from '../../core/color.js';
import { Stream } from '../../core/stream.js';
import { paintBackground } from '../../draw/effects/background.js';
import { gaussianBlur } from '../../draw/effects/blur.js';
import { addNoise } from '../../draw/effects/noise.js';
import type { Raster } from '../../draw/raster.js';
import { Surface } from '../../draw/surface.js';
import { inverseTurn, turn } from '../../draw/turn.js';
import type { Font } from '../../glyphs/font.js';
import { glyphInk } from './layout.js';
import type { TextState } from './state.js';

/**
 * Draws a string. Every glyph's ink is made upright, turned by moving its pixels, and laid at its own place, so that the
 * turned state is drawn from the turned positions and still equals the turned picture to the byte.
 */
export function drawText(x: TextState, font: Font): Raster {
  const ink = parseColor(x.ink);
  const paper = parseColor(x.paper);
  const surface = new Surface(x.size, x.size, isGray(ink) && isGray(paper) ? 1 : 3, paper);
  if (x.background !== 'plain')
    return inPose(x, surface.raster, (upright) => withEffects(x, font, upright, ink, paper));
  layGlyphs(x, font, surface, ink);
  if (x.noise === 0 && x.blur === 0) return surface.raster;
  return inPose(x, surface.raster, (upright) => soften(x, upright));
}

import { isGray, parseColor, type Rgb } from '../../core/color.js';
import { Stream } from '../../core/stream.js';
import type { Coverage } from '../../draw/fill/coverage.js';
import { background } from '../../draw/effects/background.js';
import { gaussianBlur } from '../../draw/effects/blur.js';
import { changeContrast } from '../../draw/effects/contrast.js';
import { addNoise } from '../../draw/effects/noise.js';
import type { Raster } from '../../draw/raster.js';
import { Surface } from '../../draw/surface.js';
import { inverseTurn, turn } from '../../draw/turn.js';
import type { Font } from '../../glyphs/font.js';
import { glyphInk } from './layout.js';
import { sidesOf, turnedSize } from '../param-schemas.js';
import { quarter, type TextState } from './state.js';

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

import { circle, rect, Surface, type Raster } from '../../../draw/index.js';
import { glyphCoverage } from '../../../glyphs/atlas.js';
import { loadFont, type Font } from '../../../glyphs/font.js';
import { shorterSide, type Sides } from '../../param-schemas.js';

/** The box of an object in a picture, pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The place of the dot that marks an object. */
export interface MarkPoint {
  /** Pixels from the left and from the top. */
  readonly x: number;
  readonly y: number;
  /** Pixels along rows or columns from there to the nearest that does not show the object. */
  readonly depth: number;
}

const red = [214, 32, 36] as const;
const letters = ['A', 'B'] as const;

let font: Font | undefined;

/** A copy of a picture with a red box and the letter A around an object. */
export function markBox(picture: Raster, box: Box): Raster {
  const surface = copyOf(picture);
  const line = Math.max(2, Math.round(shorterSide(picture) / 200));
  const gap = 2 * line;
  const left = Math.max(line / 2, box.left - gap);
  const top = Math.max(line / 2, box.top - gap);
  const right = Math.min(picture.width - line / 2, box.left + box.width + gap);
  const bottom = Math.min(picture.height - line / 2, box.top + box.height + gap);
  surface.stroke(rect(left, top, right - left, bottom - top), red, { width: line });
  const size = Math.max(12, Math.round(shorterSide(picture) / 22));
  // Above the box, or inside its corner where there is no room above.
  const over = top - line - size >= 0;
  const tab = over ? top - line / 2 - size : top + line / 2;
  surface.fill(rect(left - line / 2, tab, size, size), red);
  letter(surface, 'A', left - line / 2 + size / 2, tab + size / 2, size * 0.9, 255);
  return surface.raster;
}

/** The radius of a dot, pixels. */
export const dotRadius = (sides: Sides): number => Math.max(5, Math.round(shorterSide(sides) / 42));

/** A copy of a picture with a red dot and a letter on each object. */
export function markDots(picture: Raster, points: readonly Pick<MarkPoint, 'x' | 'y'>[]): Raster {
  const surface = copyOf(picture);
  const radius = dotRadius(picture);
  points.forEach(({ x, y }, at) => {
    surface.fill(circle(x, y, radius + Math.max(1, radius / 6)), 255);
    surface.fill(circle(x, y, radius), red);
    letter(surface, letters[at], x, y, radius * 1.5, 255);
  });
  return surface.raster;
}

function copyOf(picture: Raster): Surface {
  const surface = new Surface(picture.width, picture.height, picture.channels);
  surface.raster.data.set(picture.data);
  return surface;
}

/** A letter with its ink centered on a point. */
function letter(surface: Surface, char: string, x: number, y: number, size: number, color: number): void {
  const shape = glyphCoverage((font ??= loadFont('dejavu-sans')), char, Math.round(size));
  const dx = Math.round(x - shape.width / 2) - shape.x;
  const dy = Math.round(y - shape.height / 2) - shape.y;
  surface.blit(shape, dx, dy, [color, color, color]);
}

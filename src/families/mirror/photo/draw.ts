import { rect, Surface, turn, type Raster } from '../../../draw/index.js';
import { drawMark } from './marks/mark.js';
import { flipState, type PhotoState } from './state.js';

export interface DrawOptions {
  /** Whether the mark is drawn. Default true */
  readonly mark?: boolean;
}

/**
 * The finished picture: the photograph, the outline of the subject, the mark. A mirrored state is drawn unmirrored and its pixels are
 * flipped, because antialiasing may round differently on the other side. All marks, letters included, are symmetric.
 */
export function drawPhotograph(x: PhotoState, photograph: Raster, { mark = true }: DrawOptions = {}): Raster {
  if (x.mirrored) return turn(drawPhotograph(flipState(x), photograph, { mark }), 'mirror');
  const surface = new Surface(x.width, x.height);
  surface.raster.data.set(photograph.data);
  if (x.outline) outline(surface, x.outline);
  if (mark && x.mark) drawMark(surface, x.mark);
  return surface.raster;
}

/** A white line between two dark ones. */
function outline(surface: Surface, [x, y, width, height]: readonly [number, number, number, number]): void {
  const line = outlineWidth(surface.width, surface.height);
  const path = rect(x, y, width, height);
  surface.stroke(path, 16, { width: 2 * line });
  surface.stroke(path, 255, { width: line });
}

/** The width of an outline's white line, pixels. */
export const outlineWidth = (width: number, height: number): number =>
  Math.max(2, Math.round(Math.max(width, height) / 160));

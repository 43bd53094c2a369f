import type { Raster } from '../../../draw/raster.js';
import { rect } from '../../../draw/shapes.js';
import { turn } from '../../../draw/turn.js';
import { Surface } from '../../../draw/surface.js';
import { drawMark } from './marks/mark.js';
import { flipState, type PhotoState } from './state.js';

export interface DrawOptions {
  /** Default: with its mark. */
  readonly mark?: boolean;
}

/**
 * The finished picture: the photo, the outline of the subject, the mark. What is mirrored is drawn unmirrored and its pixels
 * are turned, since coverage may round otherwise on the other side; marks look the same in a mirror, letters too.
 */
export function drawPhoto(x: PhotoState, photo: Raster, { mark = true }: DrawOptions = {}): Raster {
  if (x.mirrored) return turn(drawPhoto(flipState(x), photo, { mark }), 'mirror');
  const surface = new Surface(x.width, x.height);
  surface.raster.data.set(photo.data);
  if (x.outline) outline(surface, x.outline);
  if (mark && x.mark) drawMark(surface, x.mark);
  return surface.raster;
}

/** White between two dark lines. */
function outline(surface: Surface, [x, y, width, height]: readonly [number, number, number, number]): void {
  const line = outlineWidth(surface.width, surface.height);
  const path = rect(x, y, width, height);
  surface.stroke(path, 16, { width: 2 * line });
  surface.stroke(path, 255, { width: line });
}

/** The white of an outline, pixels. */
export const outlineWidth = (width: number, height: number): number =>
  Math.max(2, Math.round(Math.max(width, height) / 160));

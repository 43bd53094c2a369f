import { unexpected } from '../../core/errors.js';
import { dashes } from './dash.js';
import { flatness } from '../fill/flatten.js';
import type { Path } from '../path.js';
import { Pen } from './pen.js';
import { polylines } from './polyline.js';
import type { StrokeStyle } from './style.js';

/**
 * The outline of a stroked path, to be filled non-zero.
 *
 * It is a union of pieces that all run the same way around (strips along the path, a wedge at each corner, caps), so
 * that their overlaps stay inside whatever the path does; it is not to be filled even-odd.
 *
 * @throws TopsyturvyError `bad-parameter` for a width, limit or pattern out of range
 */
export function stroke(path: Path, style: StrokeStyle): Path {
  const { width, miterLimit = 10, tolerance = flatness, join = 'miter', cap = 'butt' } = style;
  if (!(width > 0 && Number.isFinite(width)))
    throw unexpected('bad-parameter', 'width', width, 'a width above 0');
  if (!(miterLimit >= 1))
    throw unexpected('bad-parameter', 'miterLimit', miterLimit, 'a number of at least 1');
  if (!(tolerance > 0)) throw unexpected('bad-parameter', 'tolerance', tolerance, 'a length above 0');
  if (!['miter', 'round', 'bevel'].includes(join)) {
    throw unexpected('bad-parameter', 'join', join, "'miter', 'round' or 'bevel'");
  }
  if (!['butt', 'round', 'square'].includes(cap)) {
    throw unexpected('bad-parameter', 'cap', cap, "'butt', 'round' or 'square'");
  }
  const pen = new Pen(width / 2, join, cap, miterLimit, tolerance);
  for (const line of polylines(path, tolerance)) {
    const runs = style.dash?.length ? dashes(line, style.dash, style.dashOffset ?? 0) : [line];
    for (const run of runs) pen.draw(run);
  }
  return pen.outline;
}

import { badParameter, wrongParameter } from '../../core/errors.js';
import { flatness } from '../fill/flatten.js';
import type { Path } from '../path.js';
import { Pen } from './pen.js';
import { polylines, dot, type Polyline, type Segment } from './polyline.js';
import type { StrokeStyle } from './style.js';

/** The most dashes that one stroke may be cut into. */
const maxDashes = 100_000;

/**
 * Cuts a run of segments into dashes. As on a canvas: `pattern` alternates lengths drawn and left out, in user units, an
 * odd number of them counts twice, and the dash at the end of a closed run continues into the one at its start.
 * @param offset how far into the pattern the run starts
 */
function dashes(line: Polyline, pattern: readonly number[], offset: number): Polyline[] {
  const lengths = pattern.length % 2 === 0 ? pattern : [...pattern, ...pattern];
  const period = lengths.reduce((sum, length) => sum + length, 0);
  if (lengths.some((length) => !(length >= 0)) || !(period > 0 && Number.isFinite(period)))
    throw badParameter('dash', pattern, 'lengths of at least 0, not all 0');
  if (!Number.isFinite(offset)) throw badParameter('dashOffset', offset, 'a finite length');

  let phase = offset - Math.floor(offset / period) * period;
  let part = 0;
  while (phase > 0 && phase >= lengths[part]) {
    phase -= lengths[part];
    part = (part + 1) % lengths.length;
  }
  let left = lengths[part] - phase; // of the present dash or gap
  if (line.segments[0].length === 0) return part % 2 === 0 ? [line] : [];

  const done: Polyline[] = [];
  let dash: Segment[] | undefined = part % 2 === 0 ? [] : undefined;
  const first = dash;
  for (const segment of line.segments) {
    let at = 0;
    while (left < segment.length - at) {
      const from = at;
      at += left;
      if (dash === undefined) dash = [];
      else {
        if (at > from) dash.push(slice(segment, from, at));
        done.push(dash.length > 0 ? { segments: dash, closed: false } : dotAt(segment, at));
        dash = undefined;
      }
      part = (part + 1) % lengths.length;
      left = lengths[part];
      if (done.length > maxDashes) {
        throw wrongParameter(
          `Expected a dash pattern that cuts the path into at most ${maxDashes} dashes but received a finer one`,
          pattern,
          'longer dashes',
        );
      }
    }
    left -= segment.length - at;
    dash?.push(slice(segment, at, segment.length));
  }
  if (dash === undefined) return done;
  if (!line.closed || first === undefined) return [...done, { segments: dash, closed: false }];
  if (dash === first) return [line]; // one dash all around
  done[0] = { segments: [...dash, ...first], closed: false };
  return done;
}

/** The part of a segment between two distances from its beginning. */
function slice(segment: Segment, from: number, to: number): Segment {
  if (from === 0 && to === segment.length) return segment;
  const [x0, y0] = pointAt(segment, from);
  const [x1, y1] = pointAt(segment, to);
  const [fromX, fromY] = directionAt(segment, from);
  const [toX, toY] = directionAt(segment, to);
  const bends = segment.bends && to === segment.length;
  return { x0, y0, x1, y1, length: to - from, fromX, fromY, toX, toY, bends };
}

function dotAt(segment: Segment, at: number): Polyline {
  return dot(...pointAt(segment, at), ...directionAt(segment, at));
}

function pointAt({ x0, y0, x1, y1, length }: Segment, at: number): [number, number] {
  if (at === length) return [x1, y1];
  return [x0 + ((x1 - x0) * at) / length, y0 + ((y1 - y0) * at) / length];
}

/** Directions turn evenly along a segment, nearly. */
function directionAt({ fromX, fromY, toX, toY, length }: Segment, at: number): [number, number] {
  const part = at / length;
  const [x, y] = [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
  const norm = Math.sqrt(x * x + y * y);
  return norm > 0 ? [x / norm, y / norm] : [fromX, fromY];
}

/**
 * The outline of a stroked path, to be filled non-zero.
 *
 * It is a union of pieces that all run the same way around (strips along the path, a wedge at each corner, caps), so
 * that their overlaps stay inside whatever the path does; it is not to be filled even-odd.
 * @throws TopsyturvyError `bad-parameter` for a width, limit or pattern out of range
 */
export function stroke(path: Path, style: StrokeStyle): Path {
  const { width, miterLimit = 10, tolerance = flatness, join = 'miter', cap = 'butt' } = style;
  if (!(width > 0 && Number.isFinite(width))) throw badParameter('width', width, 'a width above 0');
  if (!(miterLimit >= 1)) throw badParameter('miterLimit', miterLimit, 'a number of at least 1');
  if (!(tolerance > 0)) throw badParameter('tolerance', tolerance, 'a length above 0');
  if (!['miter', 'round', 'bevel'].includes(join))
    throw badParameter('join', join, "'miter', 'round' or 'bevel'");
  if (!['butt', 'round', 'square'].includes(cap))
    throw badParameter('cap', cap, "'butt', 'round' or 'square'");
  const pen = new Pen(width / 2, join, cap, miterLimit, tolerance);
  for (const line of polylines(path, tolerance)) {
    const runs = style.dash?.length ? dashes(line, style.dash, style.dashOffset ?? 0) : [line];
    for (const run of runs) pen.draw(run);
  }
  return pen.outline;
}

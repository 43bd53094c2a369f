import { TopsyturvyError, unexpected } from '../core/errors.js';
import type { Polyline } from './polyline.js';

/** The most dashes that one stroke may be cut into. */
const maxDashes = 100_000;

/**
 * Cuts a run of lines into dashes. As on a canvas: `pattern` alternates lengths drawn and left out, in user units, an odd
 * number of them counts twice, and the dash at the end of a closed run continues into the one at its start.
 *
 * @param offset how far into the pattern the run starts
 */
export function dashes(line: Polyline, pattern: readonly number[], offset: number): Polyline[] {
  const lengths = pattern.length % 2 === 0 ? pattern : [...pattern, ...pattern];
  const period = lengths.reduce((sum, length) => sum + length, 0);
  if (lengths.some((length) => !(length >= 0)) || !(period > 0 && Number.isFinite(period))) {
    throw unexpected('bad-parameter', 'dash', pattern, 'lengths of at least 0, not all 0');
  }
  if (!Number.isFinite(offset)) throw unexpected('bad-parameter', 'dashOffset', offset, 'a finite length');

  let phase = offset - Math.floor(offset / period) * period;
  let part = 0;
  while (phase >= lengths[part]! && phase > 0) {
    phase -= lengths[part]!;
    part = (part + 1) % lengths.length;
  }
  let left = lengths[part]! - phase; // of the present dash or gap

  const done: Polyline[] = [];
  let dash = part % 2 === 0 ? begin(line.x[0]!, line.y[0]!) : undefined;
  const first = dash;
  const count = line.closed ? line.x.length : line.x.length - 1;
  for (let i = 0; i < count; i++) {
    const next = (i + 1) % line.x.length;
    const [x0, y0] = [line.x[i]!, line.y[i]!];
    const [dx, dy] = [line.x[next]! - x0, line.y[next]! - y0];
    const length = Math.sqrt(dx * dx + dy * dy);
    let at = 0;
    while (left < length - at) {
      at += left;
      const [x, y] = [x0 + (dx * at) / length, y0 + (dy * at) / length];
      if (dash !== undefined) {
        add(dash, x, y, false);
        dash.heading = [dx / length, dy / length];
        done.push(dash);
        dash = undefined;
      } else dash = begin(x, y);
      part = (part + 1) % lengths.length;
      left = lengths[part]!;
      if (done.length > maxDashes) {
        throw new TopsyturvyError(
          'bad-parameter',
          `Expected a dash pattern that cuts the path into at most ${maxDashes} dashes but received a finer one`,
          pattern,
          'longer dashes',
        );
      }
    }
    left -= length - at;
    if (dash !== undefined) add(dash, line.x[next]!, line.y[next]!, line.bend[next]!);
  }
  if (dash === undefined) return done;
  if (!line.closed || first === undefined) return [...done, dash];
  if (dash === first) return [line]; // one dash all around
  const joined = begin(dash.x[0]!, dash.y[0]!);
  for (const piece of [dash, first]) {
    for (let i = 0; i < piece.x.length; i++) add(joined, piece.x[i]!, piece.y[i]!, piece.bend[i]!);
  }
  done[0] = joined;
  return done;
}

function begin(x: number, y: number): Polyline {
  return { x: [x], y: [y], bend: [false], closed: false };
}

function add(line: Polyline, x: number, y: number, bend: boolean): void {
  const last = line.x.length - 1;
  if (x === line.x[last] && y === line.y[last]) return;
  line.x.push(x);
  line.y.push(y);
  line.bend.push(bend);
}

import { identity } from '../core/affine.js';
import { TopsyturvyError } from '../core/errors.js';
import { maxEdges } from './edges.js';
import { flatten, type LineSink } from './flatten.js';
import type { Path } from './path.js';

/** A run of straight lines. No two neighbours are equal; a closed run does not repeat its first point. */
export interface Polyline {
  readonly x: number[];
  readonly y: number[];
  /** Whether the point lies within a curve. */
  readonly bend: boolean[];
  closed: boolean;
  /** The direction of a run of one point, as a unit vector. */
  heading?: readonly [x: number, y: number];
}

/** A path's subpaths as lines, within a tolerance in the path's units. */
export function polylines(path: Path, tolerance: number): Polyline[] {
  const collector = new Collector();
  flatten(path, identity, collector, tolerance);
  return collector.lines;
}

class Collector implements LineSink {
  readonly lines: Polyline[] = [];
  private count = 0;
  private current: Polyline = { x: [], y: [], bend: [], closed: false };

  move(x: number, y: number): void {
    this.current = { x: [x], y: [y], bend: [false], closed: false };
    this.lines.push(this.current);
  }

  line(x: number, y: number, bend: boolean): void {
    const line = this.current;
    const last = line.x.length - 1;
    if (x === line.x[last] && y === line.y[last]) return;
    if (++this.count > maxEdges) {
      throw new TopsyturvyError(
        'bad-parameter',
        `Expected a path of at most ${maxEdges} lines to stroke but received a longer one`,
        undefined,
        `at most ${maxEdges} lines once curves are flattened`,
      );
    }
    line.x.push(x);
    line.y.push(y);
    line.bend.push(bend);
  }

  end(closed: boolean): void {
    const line = this.current;
    const last = line.x.length - 1;
    line.closed = closed && last > 0;
    if (line.closed && line.x[last] === line.x[0] && line.y[last] === line.y[0]) {
      line.x.pop();
      line.y.pop();
      line.bend.pop();
    }
  }
}

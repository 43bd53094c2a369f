import { identity } from '../../core/affine.js';
import { flatten } from '../fill/flatten.js';
import type { LineSink } from '../fill/line-sink.js';
import type { Path } from '../path.js';

/** A straight segment, with the unit directions of what it stands for where it begins and ends. */
export interface Segment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Its length along what it stands for; above 0, save for the one segment of a run without length. */
  readonly length: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  /** Whether it ends within a curve, so that the next one continues smoothly. */
  readonly bends: boolean;
}

/** A run of segments, each beginning where the last ended; in a closed run the first too. */
export type Polyline = { readonly segments: Segment[]; readonly closed: boolean };

/** A path's subpaths as segments, within a tolerance in the path's units. */
export function polylines(path: Path, tolerance: number): Polyline[] {
  const collector = new Collector();
  flatten(path, identity, collector, tolerance);
  return collector.lines;
}

/** A straight segment between different points. */
function straight(x0: number, y0: number, x1: number, y1: number): Segment {
  const length = distance(x1 - x0, y1 - y0);
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  return { x0, y0, x1, y1, length, fromX: ux, fromY: uy, toX: ux, toY: uy, bends: false };
}

/** A run without length, which only caps make visible. */
export function dot(x: number, y: number, ux: number, uy: number): Polyline {
  const end = { x0: x, y0: y, x1: x, y1: y, length: 0, fromX: ux, fromY: uy, toX: ux, toY: uy, bends: false };
  return { segments: [end], closed: false };
}

class Collector implements LineSink {
  readonly lines: Polyline[] = [];
  private segments: Segment[] = [];
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;

  move(x: number, y: number): void {
    this.segments = [];
    this.x = this.startX = x;
    this.y = this.startY = y;
  }

  line(x: number, y: number): void {
    const segment = straight(this.x, this.y, x, y);
    if (segment.length > 0) this.add(segment);
  }

  piece(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number, last: boolean): void {
    const { x: x0, y: y0 } = this;
    const chord = distance(x - x0, y - y0);
    if (!(chord > 0)) return;
    const [from, to] = [distance(fromX, fromY), distance(toX, toY)];
    const [ax, ay] = from > 0 ? [fromX / from, fromY / from] : [(x - x0) / chord, (y - y0) / chord];
    const [bx, by] = to > 0 ? [toX / to, toY / to] : [(x - x0) / chord, (y - y0) / chord];
    // An arc that turns by θ is longer than its chord by θ²/24 of it.
    const turn = Math.min(1, (bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const length = chord * (1 + turn / 24);
    this.add({ x0, y0, x1: x, y1: y, length, fromX: ax, fromY: ay, toX: bx, toY: by, bends: !last });
  }

  end(closed: boolean): void {
    if (closed) this.line(this.startX, this.startY);
    const { segments } = this;
    if (segments.length > 0) this.lines.push({ segments, closed });
    else this.lines.push(dot(this.startX, this.startY, 1, 0));
  }

  private add(segment: Segment): void {
    this.segments.push(segment);
    this.x = segment.x1;
    this.y = segment.y1;
  }
}

const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);

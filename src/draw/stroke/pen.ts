import { wrongParameter } from '../../core/errors.js';
import { maxLines } from '../fill/flatten.js';
import { Path } from '../path.js';
import type { Polyline, Segment } from './polyline.js';
import type { Cap, Join } from './style.js';

/** Arcs are halved at most this often: 4,096 lines for a right angle. */
const maxHalvings = 12;

/** How the strip along a segment is drawn. */
interface Strip {
  readonly segment: Segment;
  /** The directions across which it begins and ends: the segment's, or, where a curve is too tight, those of its chord. */
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  /** How far forward its shorter side extends, above 0. */
  readonly shorter: number;
}

/**
 * Draws the outline of runs of segments as a union of pieces: strips along them, a wedge at each corner, caps. All pieces
 * run the same way around (their area is negative in the sense of x·dy − y·dx), so that overlaps stay inside.
 */
export class Pen {
  readonly outline = new Path();

  constructor(
    private readonly half: number,
    private readonly join: Join,
    private readonly cap: Cap,
    private readonly miterLimit: number,
    private readonly tolerance: number,
  ) {}

  draw({ segments, closed }: Polyline): void {
    if (segments[0].length === 0) return this.dot(segments[0]);
    const strips = segments.map((segment) => this.stripOf(segment));
    const count = strips.length;
    // A closed run starts after a corner; without any it is a ring.
    let first = 0;
    if (closed) {
      while (first < count && this.isSmooth(strips[(first + count - 1) % count], strips[first])) first++;
      if (first === count) return this.ring(strips);
    }
    let left: number[] = [];
    let right: number[] = [];
    const across = (x: number, y: number, nx: number, ny: number): void => {
      left.push(x + nx, y + ny);
      right.push(x - nx, y - ny);
    };
    const { half } = this;
    for (let k = 0; k < count; k++) {
      const strip = strips[(first + k) % count];
      const next = strips[(first + k + 1) % count];
      const { x0, y0, x1, y1 } = strip.segment;
      const ends = k === count - 1;
      if (left.length === 0) across(x0, y0, -strip.startY * half, strip.startX * half);
      if (!ends && this.isSmooth(strip, next)) {
        const [nx, ny] = this.bisector(strip, next);
        across(x1, y1, nx, ny);
        continue;
      }
      across(x1, y1, -strip.endY * half, strip.endX * half);
      this.strip(left, right);
      left = [];
      right = [];
      if (!ends || closed) this.corner(strip, next);
    }
    if (!closed) this.ends(strips[0], strips[count - 1]);
  }

  private stripOf(segment: Segment): Strip {
    const { x0, y0, x1, y1, fromX, fromY, toX, toY } = segment;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const chord = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / chord, dy / chord];
    const shift = Math.abs((toX - fromX) * uy - (toY - fromY) * ux) * this.half;
    if (fromX * ux + fromY * uy > 0.5 && toX * ux + toY * uy > 0.5 && shift < chord)
      return { segment, startX: fromX, startY: fromY, endX: toX, endY: toY, shorter: chord - shift };
    return { segment, startX: ux, startY: uy, endX: ux, endY: uy, shorter: chord };
  }

  /**
   * Whether two strips may share an end across the bisector: every kind of corner looks the same there within the
   * tolerance, and the inner side takes away less than half of either strip.
   */
  private isSmooth(a: Strip, b: Strip): boolean {
    const { half } = this;
    const twice = 2 + 2 * (a.endX * b.startX + a.endY * b.startY); // 4·cos²(turn/2)
    if (twice < 2) return false;
    const cosine = Math.sqrt(twice) / 2;
    const [dx, dy] = [b.startX - a.endX, b.startY - a.endY];
    const sine = Math.sqrt(dx * dx + dy * dy) / 2;
    return (
      half * (1 / cosine - 1) <= this.tolerance && 2 * half * sine <= Math.min(a.shorter, b.shorter) * cosine
    );
  }

  private bisector(a: Strip, b: Strip): [x: number, y: number] {
    const scale = this.half / (1 + a.endX * b.startX + a.endY * b.startY);
    return [-(a.endY + b.startY) * scale, (a.endX + b.startX) * scale];
  }

  private ring(strips: readonly Strip[]): void {
    const count = strips.length;
    for (const sign of [1, -1]) {
      for (let k = 0; k < count; k++) {
        const i = sign > 0 ? k : count - 1 - k;
        const [nx, ny] = this.bisector(strips[(i + count - 1) % count], strips[i]);
        const { x0, y0 } = strips[i].segment;
        if (k === 0) this.outline.moveTo(x0 + sign * nx, y0 + sign * ny);
        else this.outline.lineTo(x0 + sign * nx, y0 + sign * ny);
      }
      this.close();
    }
  }

  private strip(left: readonly number[], right: readonly number[]): void {
    const { outline } = this;
    outline.moveTo(left[0], left[1]);
    for (let i = 2; i < left.length; i += 2) outline.lineTo(left[i], left[i + 1]);
    for (let i = right.length - 2; i >= 0; i -= 2) outline.lineTo(right[i], right[i + 1]);
    this.close();
  }

  private corner(a: Strip, b: Strip): void {
    const { toX, toY, bends } = a.segment;
    const { x0, y0, fromX, fromY } = b.segment;
    this.wedge(x0, y0, a.endX, a.endY, toX, toY, 'round');
    this.wedge(x0, y0, toX, toY, fromX, fromY, bends ? 'round' : this.join);
    this.wedge(x0, y0, fromX, fromY, b.startX, b.startY, 'round');
  }

  private ends(first: Strip, last: Strip): void {
    const { x0, y0, fromX, fromY } = first.segment;
    this.wedge(x0, y0, fromX, fromY, first.startX, first.startY, 'round');
    this.endCap(x0, y0, -fromX, -fromY);
    const { x1, y1, toX, toY } = last.segment;
    this.wedge(x1, y1, last.endX, last.endY, toX, toY, 'round');
    this.endCap(x1, y1, toX, toY);
  }

  /** The wedge on the outer side where direction u turns into v. */
  private wedge(x: number, y: number, ux: number, uy: number, vx: number, vy: number, join: Join): void {
    const { half, outline } = this;
    const cross = ux * vy - uy * vx;
    const dot = ux * vx + uy * vy;
    if (cross === 0 && dot > 0) return;
    // The outer normals, in the order that gives negative area.
    const [ax, ay] = cross > 0 ? [vy * half, -vx * half] : [-uy * half, ux * half];
    const [bx, by] = cross > 0 ? [uy * half, -ux * half] : [-vy * half, vx * half];
    outline.moveTo(x, y).lineTo(x + ax, y + ay);
    if (join === 'round') {
      // u − v points along the outer bisector, and does so however sharp the corner is.
      const [mx, my] = [ux - vx, uy - vy];
      const scale = half / Math.sqrt(mx * mx + my * my);
      this.arc(x, y, ax, ay, mx * scale, my * scale, maxHalvings);
      outline.lineTo(x + mx * scale, y + my * scale);
      this.arc(x, y, mx * scale, my * scale, bx, by, maxHalvings);
    } else if (join === 'miter' && this.miterLimit * this.miterLimit * (1 + dot) >= 2) {
      outline.lineTo(x + (ax + bx) / (1 + dot), y + (ay + by) / (1 + dot));
    }
    outline.lineTo(x + bx, y + by);
    this.close();
  }

  /** The points between two radii of less than a half turn, without both ends. */
  private arc(x: number, y: number, ax: number, ay: number, bx: number, by: number, halvings: number): void {
    const [sx, sy] = [ax + bx, ay + by];
    const length = Math.sqrt(sx * sx + sy * sy);
    if (halvings === 0 || this.half - length / 2 <= this.tolerance) return;
    const scale = this.half / length;
    this.arc(x, y, ax, ay, sx * scale, sy * scale, halvings - 1);
    this.outline.lineTo(x + sx * scale, y + sy * scale);
    this.arc(x, y, sx * scale, sy * scale, bx, by, halvings - 1);
  }

  /** The cap of an end that looks in the unit direction (ux, uy). */
  private endCap(x: number, y: number, ux: number, uy: number): void {
    const { half } = this;
    const [mx, my] = [ux * half, uy * half];
    if (this.cap === 'square')
      this.strip([x - my, y + mx, x - my + mx, y + mx + my], [x + my, y - mx, x + my + mx, y - mx + my]);
    if (this.cap !== 'round') return;
    this.outline.moveTo(x - my, y + mx);
    this.arc(x, y, -my, mx, mx, my, maxHalvings);
    this.outline.lineTo(x + mx, y + my);
    this.arc(x, y, mx, my, my, -mx, maxHalvings);
    this.outline.lineTo(x + my, y - mx);
    this.close();
  }

  /** A subpath or dash without length: a disc or a square, or nothing with butt caps. */
  private dot({ x0, y0, fromX, fromY }: Segment): void {
    this.endCap(x0, y0, fromX, fromY);
    this.endCap(x0, y0, -fromX, -fromY);
  }

  /** Ends a piece; refuses outlines that could not be filled anyway. */
  private close(): void {
    this.outline.close();
    if (this.outline.verbs.length <= maxLines) return;
    throw wrongParameter(
      `Expected a stroke whose outline has at most ${maxLines} lines but received a longer path or a finer tolerance`,
      undefined,
      `at most ${maxLines} lines`,
    );
  }
}

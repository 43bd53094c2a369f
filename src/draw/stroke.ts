import { unexpected } from '../core/errors.js';
import { dashes } from './dash.js';
import { flatness } from './flatten.js';
import { Path } from './path.js';
import { polylines, type Polyline } from './polyline.js';

export type Join = 'miter' | 'round' | 'bevel';
export type Cap = 'butt' | 'round' | 'square';

export interface StrokeStyle {
  /** In the path's units, above 0. */
  readonly width: number;
  /** How corners of the path look. Default: 'miter'. Curves always bend smoothly. */
  readonly join?: Join;
  /** How the ends of open subpaths and dashes look. Default: 'butt'. */
  readonly cap?: Cap;
  /** A miter longer than this many widths becomes a bevel, at least 1. Default: 10, as on a canvas (SVG has 4). */
  readonly miterLimit?: number;
  /** Lengths drawn and left out in turn, in the path's units. Default: none, a solid line. */
  readonly dash?: readonly number[];
  /** How far into the dash pattern each subpath starts. Default: 0. */
  readonly dashOffset?: number;
  /** How far the outline may be off where it is curved, in the path's units. Default: 1/200. */
  readonly tolerance?: number;
}

/** Arcs are halved at most this often: 4,096 lines for a right angle. */
const maxHalvings = 12;

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

/** Draws outlines of runs of lines. All pieces have negative area in the sense of x·dy − y·dx. */
class Pen {
  readonly outline = new Path();

  constructor(
    private readonly half: number,
    private readonly join: Join,
    private readonly cap: Cap,
    private readonly miterLimit: number,
    private readonly tolerance: number,
  ) {}

  draw(line: Polyline): void {
    const points = line.x.length;
    if (points === 1) return this.dot(line);
    const segments = line.closed ? points : points - 1;
    const [ux, uy, length] = [
      new Float64Array(segments),
      new Float64Array(segments),
      new Float64Array(segments),
    ];
    for (let i = 0; i < segments; i++) {
      const next = (i + 1) % points;
      const [dx, dy] = [line.x[next]! - line.x[i]!, line.y[next]! - line.y[i]!];
      length[i] = Math.sqrt(dx * dx + dy * dy);
      ux[i] = dx / length[i]!;
      uy[i] = dy / length[i]!;
    }
    const smooth = (i: number, j: number): boolean =>
      this.isSmooth(ux[i]!, uy[i]!, length[i]!, ux[j]!, uy[j]!, length[j]!);

    // A closed run is cut at a corner; without any it is a ring.
    let start = 0;
    if (line.closed) {
      while (start < segments && smooth((start + segments - 1) % segments, start)) start++;
      if (start === segments) return this.ring(line, ux, uy);
    }
    const { half } = this;
    let [left, right]: [number[], number[]] = [[], []];
    const side = (x: number, y: number, nx: number, ny: number): void => {
      left.push(x + nx, y + ny);
      right.push(x - nx, y - ny);
    };
    for (let k = 0; k < segments; k++) {
      const i = (start + k) % segments;
      const [px, py] = [line.x[i]!, line.y[i]!];
      const end = (i + 1) % points;
      const [qx, qy] = [line.x[end]!, line.y[end]!];
      const [nx, ny] = [-uy[i]! * half, ux[i]! * half];
      const opens = !line.closed && k === 0;
      const closes = !line.closed && k === segments - 1;
      const extra = this.cap === 'square' ? half : 0;
      if (left.length === 0) {
        const back = opens ? extra : 0;
        side(px - ux[i]! * back, py - uy[i]! * back, nx, ny);
        if (opens && this.cap === 'round') this.roundCap(px, py, -nx, -ny, -ux[i]!, -uy[i]!);
      }
      const j = (i + 1) % segments;
      if (!closes && !(line.closed && k === segments - 1) && smooth(i, j)) {
        // Both strips end on the bisector.
        const scale = half / (1 + ux[i]! * ux[j]! + uy[i]! * uy[j]!);
        side(qx, qy, -(uy[i]! + uy[j]!) * scale, (ux[i]! + ux[j]!) * scale);
        continue;
      }
      const on = closes ? extra : 0;
      side(qx + ux[i]! * on, qy + uy[i]! * on, nx, ny);
      this.strip(left, right);
      [left, right] = [[], []];
      if (!closes) this.corner(qx, qy, ux[i]!, uy[i]!, ux[j]!, uy[j]!, line.bend[end]! ? 'round' : this.join);
      else if (this.cap === 'round') this.roundCap(qx, qy, nx, ny, ux[i]!, uy[i]!);
    }
  }

  /**
   * Whether two lines may share a mitered end: every kind of corner looks the same there within the tolerance, and the
   * inner side takes away less than half of either line.
   */
  private isSmooth(ux: number, uy: number, u: number, vx: number, vy: number, v: number): boolean {
    const twice = 2 + 2 * (ux * vx + uy * vy); // 4·cos²(turn/2)
    if (twice < 2) return false;
    const cosine = Math.sqrt(twice) / 2;
    const sine = Math.sqrt((vx - ux) * (vx - ux) + (vy - uy) * (vy - uy)) / 2;
    return this.half * (1 / cosine - 1) <= this.tolerance && 2 * this.half * sine <= Math.min(u, v) * cosine;
  }

  private strip(left: readonly number[], right: readonly number[]): void {
    const { outline } = this;
    outline.moveTo(left[0]!, left[1]!);
    for (let i = 2; i < left.length; i += 2) outline.lineTo(left[i]!, left[i + 1]!);
    for (let i = right.length - 2; i >= 0; i -= 2) outline.lineTo(right[i]!, right[i + 1]!);
    outline.close();
  }

  private ring(line: Polyline, ux: Float64Array, uy: Float64Array): void {
    const points = line.x.length;
    for (const sign of [1, -1]) {
      for (let k = 0; k < points; k++) {
        const i = sign > 0 ? k : points - 1 - k;
        const before = (i + points - 1) % points;
        const scale = (sign * this.half) / (1 + ux[i]! * ux[before]! + uy[i]! * uy[before]!);
        const [x, y] = [
          line.x[i]! - (uy[i]! + uy[before]!) * scale,
          line.y[i]! + (ux[i]! + ux[before]!) * scale,
        ];
        if (k === 0) this.outline.moveTo(x, y);
        else this.outline.lineTo(x, y);
      }
      this.outline.close();
    }
  }

  /** The wedge on the outer side where direction u turns into v. */
  private corner(x: number, y: number, ux: number, uy: number, vx: number, vy: number, join: Join): void {
    const { half, outline } = this;
    const cross = ux * vy - uy * vx;
    const dot = ux * vx + uy * vy;
    if (cross === 0 && dot > 0) return;
    // The outer normals, in the order that gives negative area.
    const [a, b] = [
      [-uy * half, ux * half],
      [-vy * half, vx * half],
    ] as const;
    const [[ax, ay], [bx, by]] =
      cross > 0
        ? [
            [-b[0], -b[1]],
            [-a[0], -a[1]],
          ]
        : [a, b];
    outline.moveTo(x, y).lineTo(x + ax!, y + ay!);
    if (join === 'round') {
      // u − v points along the outer bisector, and does so however sharp the corner is.
      const [mx, my] = [ux - vx, uy - vy];
      const scale = half / Math.sqrt(mx * mx + my * my);
      this.arc(x, y, ax!, ay!, mx * scale, my * scale, maxHalvings);
      outline.lineTo(x + mx * scale, y + my * scale);
      this.arc(x, y, mx * scale, my * scale, bx!, by!, maxHalvings);
    } else if (join === 'miter' && this.miterLimit * this.miterLimit * (1 + dot) >= 2) {
      outline.lineTo(x + (ax! + bx!) / (1 + dot), y + (ay! + by!) / (1 + dot));
    }
    outline.lineTo(x + bx!, y + by!).close();
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

  /** Half a disc from the radius (nx, ny) by way of the unit direction (ux, uy). */
  private roundCap(x: number, y: number, nx: number, ny: number, ux: number, uy: number): void {
    const [mx, my] = [ux * this.half, uy * this.half];
    this.outline.moveTo(x + nx, y + ny);
    this.arc(x, y, nx, ny, mx, my, maxHalvings);
    this.outline.lineTo(x + mx, y + my);
    this.arc(x, y, mx, my, -nx, -ny, maxHalvings);
    this.outline.lineTo(x - nx, y - ny).close();
  }

  /** A subpath or dash without length: a disc or a square, or nothing with butt caps. */
  private dot({ x: [x], y: [y], heading: [ux, uy] = [1, 0] }: Polyline): void {
    const [nx, ny] = [-uy * this.half, ux * this.half];
    if (this.cap === 'round') {
      this.roundCap(x!, y!, nx, ny, ux, uy);
      this.roundCap(x!, y!, -nx, -ny, -ux, -uy);
    } else if (this.cap === 'square') {
      const [mx, my] = [ux * this.half, uy * this.half];
      const ends = [x! - mx + nx, y! - my + ny, x! + mx + nx, y! + my + ny];
      this.strip(ends, [x! - mx - nx, y! - my - ny, x! + mx - nx, y! + my - ny]);
    }
  }
}

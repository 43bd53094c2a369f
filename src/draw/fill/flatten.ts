import { type Affine, badParameter, wrongParameter } from '../../core/index.js';
import { Verb, type Path } from '../path.js';
import type { LineSink } from './line-sink.js';

/**
 * How far a curve may lie from the lines that stand for it, in pixels. A chord lies within 2/3 of this from its arc on
 * average, so no pixel's coverage moves by more than 0.85/255 for a curve that crosses it once.
 */
export const flatness = 1 / 200;

/** The largest coordinate that can be drawn, in pixels after the transform. */
const maxCoordinate = 1_048_576;

/** The most lines that a path may have once its curves are cut. */
export const maxLines = 1_048_576;

/**
 * Sends a path as lines, after an affine map.
 *
 * Curves are cut evenly in their parameter into ⌈√(k·m / tolerance)⌉ lines, where m is the longest second difference of the
 * control points and k is 1/4 for quadratics, 3/4 for cubics (Wang 1984): no line is further than the tolerance away.
 * @param tolerance in units after the map
 * @throws TopsyturvyError `bad-parameter` for coordinates that are not finite or lie beyond ±{@link maxCoordinate}, and
 *   for paths of more than {@link maxLines} lines
 */
export function flatten(path: Path, map: Affine, sink: LineSink, tolerance = flatness): void {
  new Flattener(path.coords, map, sink, tolerance).send(path.verbs);
}

class Flattener {
  /** The index of the next coordinates. */
  private at = 0;
  /** The current point, and the first of the subpath. */
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** Whether there is a current point, and whether the sink has been sent the subpath's beginning. */
  private begun = false;
  private moved = false;
  private lines = 0;

  constructor(
    private readonly coords: readonly number[],
    private readonly map: Affine,
    private readonly sink: LineSink,
    private readonly tolerance: number,
  ) {}

  send(verbs: readonly Verb[]): void {
    for (const verb of verbs) {
      const { at } = this;
      if (verb === Verb.move) {
        this.finish(false);
        this.begin(at);
        this.at += 2;
      } else if (verb === Verb.close) {
        this.finish(true);
        this.x = this.startX;
        this.y = this.startY;
      } else {
        if (!this.begun) this.begin(at);
        if (!this.moved) this.sink.move(this.x, this.y);
        this.moved = true;
        if (verb === Verb.line) this.lineTo(this.pointX(at), this.pointY(at), 2);
        else if (verb === Verb.quad) this.quadTo(at);
        else if (verb === Verb.cubic) this.cubicTo(at);
        else throw badParameter('path verb', verb, 'a Verb');
      }
    }
    this.finish(false);
  }

  private begin(at: number): void {
    this.x = this.startX = this.pointX(at);
    this.y = this.startY = this.pointY(at);
    this.begun = true;
  }

  private finish(closed: boolean): void {
    if (this.moved) this.sink.end(closed);
    this.moved = false;
  }

  private lineTo(x: number, y: number, coordinates: number): void {
    this.spend(1);
    this.sink.line(x, y);
    this.x = x;
    this.y = y;
    this.at += coordinates;
  }

  /** A quadratic, sent as the cubic that it is where directions are wanted. */
  private quadTo(at: number): void {
    const { x: x0, y: y0, sink } = this;
    const x1 = this.pointX(at);
    const y1 = this.pointY(at);
    const x2 = this.pointX(at + 2);
    const y2 = this.pointY(at + 2);
    const n = this.pieces(0.25, squaredLength(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2));
    if (sink.piece !== undefined) {
      const [ax, ay] = [x0 + (2 / 3) * (x1 - x0), y0 + (2 / 3) * (y1 - y0)];
      return this.bend(n, ax, ay, x2 + (2 / 3) * (x1 - x2), y2 + (2 / 3) * (y1 - y2), x2, y2, 4);
    }
    if (n > 1 && !this.unseen(x0, y0, x1, y1, x2, y2, x2, y2)) {
      this.spend(n);
      for (let i = 1; i < n; i++) {
        const t = i / n;
        const s = 1 - t;
        sink.line(s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2);
      }
    }
    this.lineTo(x2, y2, 4);
  }

  private cubicTo(at: number): void {
    const { x: x0, y: y0, sink } = this;
    const x1 = this.pointX(at);
    const y1 = this.pointY(at);
    const x2 = this.pointX(at + 2);
    const y2 = this.pointY(at + 2);
    const x3 = this.pointX(at + 4);
    const y3 = this.pointY(at + 4);
    const first = squaredLength(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2);
    const second = squaredLength(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3);
    const n = this.pieces(0.75, Math.max(first, second));
    if (sink.piece !== undefined) return this.bend(n, x1, y1, x2, y2, x3, y3, 6);
    if (n > 1 && !this.unseen(x0, y0, x1, y1, x2, y2, x3, y3)) {
      this.spend(n);
      for (let i = 1; i < n; i++) {
        const t = i / n;
        const s = 1 - t;
        const p = s * s * s;
        const q = 3 * s * s * t;
        const r = 3 * s * t * t;
        const u = t * t * t;
        sink.line(p * x0 + q * x1 + r * x2 + u * x3, p * y0 + q * y1 + r * y2 + u * y3);
      }
    }
    this.lineTo(x3, y3, 6);
  }

  /** A cubic as n pieces with their directions. */
  private bend(
    n: number,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    x3: number,
    y3: number,
    coordinates: number,
  ): void {
    const { x: x0, y: y0, sink } = this;
    this.spend(Math.max(1, n));
    // Where control points coincide with an end, the curve leaves it toward the next one that does not.
    let [fromX, fromY] = firstOf(x1 - x0, y1 - y0, x2 - x0, y2 - y0, x3 - x0, y3 - y0);
    for (let i = 1; i < n; i++) {
      const t = i / n;
      const s = 1 - t;
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      const [a, b, c] = [s * s, 2 * s * t, t * t];
      const toX = a * (x1 - x0) + b * (x2 - x1) + c * (x3 - x2);
      const toY = a * (y1 - y0) + b * (y2 - y1) + c * (y3 - y2);
      const x = p * x0 + q * x1 + r * x2 + u * x3;
      sink.piece!(x, p * y0 + q * y1 + r * y2 + u * y3, fromX, fromY, toX, toY, false);
      fromX = toX;
      fromY = toY;
    }
    const [toX, toY] = firstOf(x3 - x2, y3 - y2, x3 - x1, y3 - y1, x3 - x0, y3 - y0);
    sink.piece!(x3, y3, fromX, fromY, toX, toY, true);
    this.x = x3;
    this.y = y3;
    this.at += coordinates;
  }

  private pieces(k: number, longestSquared: number): number {
    return Math.ceil(Math.sqrt((k * Math.sqrt(longestSquared)) / this.tolerance));
  }

  private unseen(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    x2: number,
    y2: number,
    x3: number,
    y3: number,
  ): boolean {
    if (this.sink.unseen === undefined) return false;
    const left = Math.min(x0, x1, x2, x3);
    const top = Math.min(y0, y1, y2, y3);
    return this.sink.unseen(left, top, Math.max(x0, x1, x2, x3), Math.max(y0, y1, y2, y3));
  }

  private pointX(i: number): number {
    const { map, coords } = this;
    return this.checked(map[0] * coords[i] + map[2] * coords[i + 1] + map[4], i);
  }

  private pointY(i: number): number {
    const { map, coords } = this;
    return this.checked(map[1] * coords[i] + map[3] * coords[i + 1] + map[5], i);
  }

  private checked(value: number, i: number): number {
    if (Math.abs(value) <= maxCoordinate) return value;
    const point = [this.coords[i], this.coords[i + 1]];
    throw wrongParameter(
      `Expected path points within ±${maxCoordinate} pixels but received (${String(point[0])}, ${String(point[1])}), drawn at ${value}`,
      point,
      `finite coordinates within ±${maxCoordinate} pixels after the transform`,
    );
  }

  private spend(lines: number): void {
    this.lines += lines;
    if (this.lines <= maxLines) return;
    throw wrongParameter(
      `Expected a path of at most ${maxLines} lines once its curves are cut but received a longer one`,
      undefined,
      `at most ${maxLines} lines`,
    );
  }
}

/** The first of three vectors that is not 0, or the last. */
function firstOf(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): [number, number] {
  if (ax !== 0 || ay !== 0) return [ax, ay];
  return bx !== 0 || by !== 0 ? [bx, by] : [cx, cy];
}

const squaredLength = (x: number, y: number): number => x * x + y * y;

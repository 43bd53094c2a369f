import type { Affine } from '../core/affine.js';
import { TopsyturvyError, unexpected } from '../core/errors.js';
import { Verb, type Path } from './path.js';

/**
 * How far a curve may lie from the lines that stand for it, in pixels. A chord lies within 2/3 of this from its arc on
 * average, so no pixel's coverage moves by more than 0.85/255 for a curve that crosses it once.
 */
export const flatness = 1 / 200;

/** The largest coordinate that can be drawn, in pixels after the transform. */
export const maxCoordinate = 1_048_576;

/** Takes the lines of a flattened path: one `move` per subpath, then its `line`s, then `end`. */
export interface LineSink {
  move(x: number, y: number): void;
  /** `bend` is true for a point within a curve, where lines meet because the curve was cut there. */
  line(x: number, y: number, bend: boolean): void;
  /** The subpath is over; `closed` says whether the path closed it itself. The closing line is not sent. */
  end(closed: boolean): void;
  /** True where a curve with this control box may be sent as one line, because nothing of it can be seen. */
  unseen?(left: number, top: number, right: number, bottom: number): boolean;
}

/**
 * Sends a path as lines, after an affine map.
 *
 * Curves are cut evenly in their parameter into ⌈√(k·m / tolerance)⌉ lines, where m is the longest second difference of the
 * control points and k is 1/4 for quadratics, 3/4 for cubics (Wang 1984): no line is further than the tolerance away.
 *
 * @param tolerance in units after the map
 * @throws TopsyturvyError `bad-parameter` for coordinates that are not finite or lie beyond ±{@link maxCoordinate}
 */
export function flatten(path: Path, map: Affine, sink: LineSink, tolerance = flatness): void {
  const { verbs, coords } = path;
  const [a, b, c, d, e, f] = map;
  let at = 0;
  // The current point and the start of the subpath; `started` means the sink has its move, `begun` that a point is known.
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let begun = false;
  let started = false;

  const pointX = (i: number): number => checked(a * coords[i]! + c * coords[i + 1]! + e, coords, i);
  const pointY = (i: number): number => checked(b * coords[i]! + d * coords[i + 1]! + f, coords, i);
  const start = (i: number): void => {
    if (!begun) {
      [x, y] = [pointX(i), pointY(i)];
      [startX, startY] = [x, y];
      begun = true;
    }
    if (!started) {
      sink.move(x, y);
      started = true;
    }
  };

  for (const verb of verbs) {
    switch (verb) {
      case Verb.move:
        if (started) sink.end(false);
        started = false;
        begun = true;
        x = startX = pointX(at);
        y = startY = pointY(at);
        at += 2;
        break;
      case Verb.line:
        start(at);
        x = pointX(at);
        y = pointY(at);
        sink.line(x, y, false);
        at += 2;
        break;
      case Verb.quad: {
        start(at);
        const [cx, cy, ex, ey] = [pointX(at), pointY(at), pointX(at + 2), pointY(at + 2)];
        sendQuad(sink, tolerance, x, y, cx, cy, ex, ey);
        [x, y] = [ex, ey];
        at += 4;
        break;
      }
      case Verb.cubic: {
        start(at);
        const [px, py, qx, qy] = [pointX(at), pointY(at), pointX(at + 2), pointY(at + 2)];
        const [ex, ey] = [pointX(at + 4), pointY(at + 4)];
        sendCubic(sink, tolerance, x, y, px, py, qx, qy, ex, ey);
        [x, y] = [ex, ey];
        at += 6;
        break;
      }
      case Verb.close:
        if (started) sink.end(true);
        started = false;
        [x, y] = [startX, startY];
        break;
      default:
        throw unexpected('bad-parameter', 'path verb', verb, 'a Verb');
    }
  }
  if (started) sink.end(false);
}

function checked(value: number, coords: readonly number[], i: number): number {
  if (Math.abs(value) <= maxCoordinate) return value;
  throw new TopsyturvyError(
    'bad-parameter',
    `Expected path points within ±${maxCoordinate} pixels but received (${coords[i]}, ${coords[i + 1]}), drawn at ${value}`,
    [coords[i], coords[i + 1]],
    `finite coordinates within ±${maxCoordinate} pixels after the transform`,
  );
}

function pieces(k: number, longest: number, tolerance: number): number {
  return Math.max(1, Math.ceil(Math.sqrt((k * longest) / tolerance)));
}

function sendQuad(
  sink: LineSink,
  tolerance: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): void {
  const [ddx, ddy] = [x0 - 2 * x1 + x2, y0 - 2 * y1 + y2];
  const n = pieces(0.25, Math.sqrt(ddx * ddx + ddy * ddy), tolerance);
  if (n > 1 && !hidden(sink, x0, y0, x1, y1, x2, y2, x2, y2)) {
    for (let i = 1; i < n; i++) {
      const t = i / n;
      const s = 1 - t;
      sink.line(s * s * x0 + 2 * s * t * x1 + t * t * x2, s * s * y0 + 2 * s * t * y1 + t * t * y2, true);
    }
  }
  sink.line(x2, y2, false);
}

function sendCubic(
  sink: LineSink,
  tolerance: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): void {
  const [px, py] = [x0 - 2 * x1 + x2, y0 - 2 * y1 + y2];
  const [qx, qy] = [x1 - 2 * x2 + x3, y1 - 2 * y2 + y3];
  const n = pieces(0.75, Math.sqrt(Math.max(px * px + py * py, qx * qx + qy * qy)), tolerance);
  if (n > 1 && !hidden(sink, x0, y0, x1, y1, x2, y2, x3, y3)) {
    for (let i = 1; i < n; i++) {
      const t = i / n;
      const s = 1 - t;
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      sink.line(p * x0 + q * x1 + r * x2 + u * x3, p * y0 + q * y1 + r * y2 + u * y3, true);
    }
  }
  sink.line(x3, y3, false);
}

function hidden(
  sink: LineSink,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): boolean {
  if (sink.unseen === undefined) return false;
  return sink.unseen(
    Math.min(x0, x1, x2, x3),
    Math.min(y0, y1, y2, y3),
    Math.max(x0, x1, x2, x3),
    Math.max(y0, y1, y2, y3),
  );
}

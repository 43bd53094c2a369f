import { describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { coverage } from '../../src/draw/fill/coverage.js';
import { Path } from '../../src/draw/path.js';
import { ellipse } from '../../src/draw/shapes.js';
import { stroke } from '../../src/draw/stroke/stroke.js';
import type { Cap, Join, StrokeStyle } from '../../src/draw/stroke/style.js';
import { distanceFromCanvas } from './canvas-coverage.js';
import { randomPath } from './random-path.js';

const size = 12;
const joins: readonly Join[] = ['miter', 'round', 'bevel'];
const caps: readonly Cap[] = ['butt', 'round', 'square'];

/** A wavy line whose bends are wider than the stroke: where they are tighter, Skia leaves out parts of what the pen covers. */
function gentleCurve(stream: Stream): Path {
  const at = (): number => stream.uniform(-2, size + 2);
  const path = new Path().moveTo(at(), at());
  for (let i = stream.integer(1, 3); i > 0; i--) {
    const [x0, y0] = path.coords.slice(-2);
    const [x1, y1] = [at(), at()];
    const bend = (part: number): [number, number] => {
      const off = stream.uniform(-0.2, 0.2);
      return [x0 + (x1 - x0) * part - (y1 - y0) * off, y0 + (y1 - y0) * part + (x1 - x0) * off];
    };
    if (stream.below(2) === 0) path.quadTo(...bend(0.5), x1, y1);
    else path.cubicTo(...bend(1 / 3), ...bend(2 / 3), x1, y1);
  }
  return path;
}

const shapes: Record<string, (stream: Stream) => Path> = {
  lines: (stream) => randomPath('lines', size, stream),
  curves: gentleCurve,
  rings: (stream) => ellipse(6, 6, stream.uniform(3, 6), stream.uniform(3, 6)),
};

describe('strokes are what Skia converges to, within 2/255', () => {
  for (const [name, draw] of Object.entries(shapes)) {
    for (const join of joins) {
      test(`${name}, ${join} joins`, () => {
        for (let i = 0; i < 24; i++) {
          const stream = new Stream(['stroke', name, join, i]);
          const path = draw(stream);
          const dashed = i % 4 === 3;
          const style: StrokeStyle = {
            width: stream.uniform(0.2, name === 'lines' ? 5 : 1.5),
            join,
            cap: caps[i % 3],
            miterLimit: stream.uniform(1, 8),
            dash: dashed ? [stream.uniform(0.5, 5), stream.uniform(0.5, 4), stream.uniform(1, 3)] : [],
            dashOffset: stream.uniform(-5, 5),
          };
          const ours = coverage(stroke(path, style), { width: size, height: size });
          const worst = distanceFromCanvas(ours, path, size, style, 2);
          expect.soft(worst, `${i} ${JSON.stringify(style)}`).toBeLessThanOrEqual(2);
        }
      });
    }
  }
});

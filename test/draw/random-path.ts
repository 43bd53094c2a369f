import type { Stream } from '../../src/core/stream.js';
import { Path } from '../../src/draw/path.js';
import { circle, polygon, star } from '../../src/draw/shapes.js';

/** What random test paths are made of; every kind crosses itself, the window's sides, or both, every now and then. */
export const pathKinds = [
  'lines',
  'quads',
  'cubics',
  'mixed',
  'stars',
  'holes',
  'slivers',
  'grid',
  'twice',
] as const;
export type PathKind = (typeof pathKinds)[number];

/** A random path in and around a square window of `size` pixels. */
export function randomPath(kind: PathKind, size: number, stream: Stream): Path {
  const at = (): number => stream.uniform(-size / 6, (7 * size) / 6);
  const path = new Path();
  switch (kind) {
    case 'stars': {
      const tips = stream.integer(2, 7) + (stream.below(2) === 0 ? 0.5 : 0);
      // Tips joined across the middle, so that the winding number goes up to 3.
      const around = star(at(), at(), stream.uniform(2, size), stream.uniform(-size / 2, size / 2), tips);
      return around;
    }
    case 'holes':
      for (let i = stream.integer(2, 4); i > 0; i--) {
        const ring = circle(at(), at(), stream.uniform(1, size / 2));
        path.append(stream.below(2) === 0 ? ring : ring.transform([-1, 0, 0, 1, size, 0]));
      }
      return path;
    case 'slivers':
      for (let i = stream.integer(2, 6); i > 0; i--) {
        const [x, y] = [at(), at()];
        path.append(
          polygon([
            [x, y],
            [at(), at()],
            [x + stream.uniform(-0.2, 0.2), y + stream.uniform(-0.2, 0.2)],
          ]),
        );
      }
      return path;
    case 'grid': {
      // Whole and half pixels: horizontal, vertical and coincident edges, and crossings at corners.
      const half = (): number => stream.integer(-2, 2 * size + 2) / 2;
      path.moveTo(half(), half());
      for (let i = stream.integer(3, 9); i > 0; i--) path.lineTo(half(), half());
      return path.close();
    }
    case 'twice': {
      const once = randomPath('mixed', size, stream);
      return new Path().append(once).append(once, [1, 0, 0, 1, stream.uniform(-1, 1), 0]);
    }
    default:
  }
  for (let contour = stream.integer(1, 3); contour > 0; contour--) {
    path.moveTo(at(), at());
    for (let i = stream.integer(2, 6); i > 0; i--) {
      const step = kind === 'mixed' ? (['lines', 'quads', 'cubics'] as const)[stream.below(3)] : kind;
      if (step === 'lines') path.lineTo(at(), at());
      else if (step === 'quads') path.quadTo(at(), at(), at(), at());
      else path.cubicTo(at(), at(), at(), at(), at(), at());
    }
    if (stream.below(2) === 0) path.close();
  }
  return path;
}

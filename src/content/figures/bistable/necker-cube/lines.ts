import type { Stream } from '../../../../core/stream.js';
import { Path } from '../../../../draw/path.js';
import { polyline } from '../../../../draw/shapes.js';
import type { Drawing, Shape } from '../figure.js';
import type { Pen } from '../pen.js';
import { edges, fillFaces, isHidden, nearest, type Cube } from './cube.js';

/** A cube whose edges are lines. @param shape its numbers, with the width of lines as `width` */
export const lineCube = (
  name: string,
  pen: Pen,
  shape: (stream: Stream) => Shape,
  cubeFrom: (shape: Shape) => Cube,
): Drawing => ({
  name,
  shape,
  ground: () => pen.paper,
  draw(board, s, show) {
    const cube = cubeFrom(s);
    const [seen, hidden] = [new Path(), new Path()];
    const near = nearest(cube, show === 'a');
    for (const edge of edges) {
      const behind = show !== 'both' && isHidden(edge, near);
      (behind ? hidden : seen).append(polyline(edge.map((corner) => cube[corner]!)));
    }
    if (show !== 'both') {
      fillFaces(board, cube, near, pen);
      board.stroke(hidden, Math.round(0.65 * pen.ink + 0.35 * pen.dim), s.width! * 0.6, { dash: [9, 7] });
    }
    board.stroke(seen, pen.ink, s.width!, { cap: 'round' });
  },
});

import { Path } from '../../../../draw/path.js';
import { circle } from '../../../../draw/shapes.js';
import type { Drawing } from '../figure.js';
import { onPaper } from '../pen.js';
import { edges, fillFaces, isHidden, nearest, orthographic } from './cube.js';

/** Rows of dots, with a large one at each corner. */
export const beadCube: Drawing = {
  name: 'beads',
  ground: () => onPaper.paper,
  shape: (stream) => ({
    edge: stream.uniform(240, 262),
    yaw: stream.choice([-1, 1]) * stream.uniform(36, 41),
    pitch: stream.uniform(25, 30),
    bead: stream.uniform(6, 7.5),
    corner: stream.uniform(15, 18),
    level: stream.choice([0, 40]),
  }),
  draw(board, { edge, yaw, pitch, bead, corner, level }, show) {
    const cube = orthographic(edge!, yaw!, pitch!);
    const near = nearest(cube, show === 'a');
    const [seen, hidden] = [new Path(), new Path()];
    for (const ends of edges) {
      const [[x0, y0], [x1, y1]] = [cube[ends[0]]!, cube[ends[1]]!];
      const behind = show !== 'both' && isHidden(ends, near);
      for (let i = 1; i < beads; i++) {
        const [x, y] = [x0 + ((x1 - x0) * i) / beads, y0 + ((y1 - y0) * i) / beads];
        (behind ? hidden : seen).append(circle(x, y, bead! * (behind ? 0.7 : 1)));
      }
    }
    cube.forEach(([x, y], i) => {
      const behind = show !== 'both' && i === 7 - near;
      (behind ? hidden : seen).append(circle(x, y, corner! * (behind ? 0.8 : 1)));
    });
    if (show !== 'both') fillFaces(board, cube, near, onPaper);
    board.fill(hidden, 112).fill(seen, level!);
    if (show !== 'both') board.fill(circle(cube[near]![0] - 4, cube[near]![1] - 4, corner! * 0.4), 250);
  },
};

/** Gaps between dots along an edge. */
const beads = 8;

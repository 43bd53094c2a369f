import { Path } from '../../../../draw/path.js';
import { circle, polyline } from '../../../../draw/shapes.js';
import type { Drawing } from '../figure.js';
import { onPaper } from '../pen.js';
import { edges, isHidden, nearest, oblique } from './cube.js';

/** Bradley and Petry's subjective cube (American Journal of Psychology 90, 1977): white edges that only black discs show. */
export const discCube: Drawing = {
  name: 'discs',
  ground: () => onPaper.paper,
  shape: (stream) => ({
    edge: stream.uniform(200, 222),
    dx: stream.choice([-1, 1]) * stream.uniform(104, 124),
    dy: stream.uniform(86, 104),
    disc: stream.uniform(46, 52),
    line: stream.uniform(9, 11),
  }),
  draw(board, { edge, dx, dy, disc, line }, show) {
    const cube = oblique(edge!, dx!, dy!);
    const near = nearest(cube, show === 'a');
    const discs = cube.reduce((path, [x, y]) => path.append(circle(x, y, disc!)), new Path());
    const [seen, hidden] = [new Path(), new Path()];
    for (const ends of edges) {
      const behind = show !== 'both' && isHidden(ends, near);
      (behind ? hidden : seen).append(polyline(ends.map((corner) => cube[corner]!)));
    }
    board.fill(discs, onPaper.ink);
    if (show !== 'both') board.stroke(hidden, 150, line! * 0.5, { dash: [9, 8] });
    board.stroke(seen, onPaper.paper, line!, { cap: 'round' });
    if (show !== 'both') board.stroke(seen, 90, line! * 0.4, { cap: 'round' });
  },
};

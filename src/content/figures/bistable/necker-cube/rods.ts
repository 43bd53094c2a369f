import { Path } from '../../../../draw/path.js';
import { polyline } from '../../../../draw/shapes.js';
import type { Drawing } from '../figure.js';
import { onPaper } from '../pen.js';
import { edges, isHidden, nearest, oblique } from './cube.js';

/** A frame of rods that run into each other where they cross, so that none is in front. */
export const rodCube: Drawing = {
  name: 'rods',
  ground: () => onPaper.paper,
  shape: (stream) => ({
    edge: stream.uniform(196, 216),
    dx: stream.choice([-1, 1]) * stream.uniform(126, 146),
    dy: stream.uniform(112, 130),
    rod: stream.uniform(21, 26),
    line: stream.uniform(4, 5),
    level: stream.choice([255, 206, 176]),
  }),
  draw(board, { edge, dx, dy, rod, line, level }, show) {
    const cube = oblique(edge!, dx!, dy!);
    const frame = (which: (i: number) => boolean): Path =>
      edges.reduce(
        (path, ends, i) => (which(i) ? path.append(polyline(ends.map((corner) => cube[corner]!))) : path),
        new Path(),
      );
    const near = nearest(cube, show === 'a');
    const lay = (path: Path): void => {
      board.stroke(path, onPaper.ink, rod!, { cap: 'round' });
      board.stroke(path, level!, rod! - 2 * line!, { cap: 'round' });
    };
    if (show === 'both') return lay(frame(() => true));
    // Rods behind are laid first, and those of the nearest corner last and darker.
    const onFront = (i: number): boolean => edges[i]!.includes(near);
    lay(frame((i) => isHidden(edges[i]!, near)));
    lay(frame((i) => !isHidden(edges[i]!, near)));
    lay(frame(onFront));
    board.stroke(frame(onFront), 96, rod! - 2 * line! - 4);
  },
};

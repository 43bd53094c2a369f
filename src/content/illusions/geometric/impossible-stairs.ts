import { points } from '../../../core/points.js';
import { polygon, side, type Point, type Raster } from '../../../draw/index.js';
import { impossible } from './parts/impossible.js';
import { whole } from '../../ranges.js';
import type { Illusion, Layout } from './illusion.js';

/** Ground place and height of a step; x runs to the right front, y to the left front. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const tread = 236;
const [rightFace, leftFace, edge] = [176, 108, 30];

/**
 * The steps on the way round: back along x, back along y, forth along x, forth along y. In the impossible flight the way
 * forth is longer than the way back, which is not visible: what it comes nearer, it also rises.
 */
function steps({ long }: Layout, closed: boolean): Step[] {
  const [a, b] = [long, long - 1];
  const runs = closed
    ? points([-1, 0, a], [0, -1, b], [1, 0, a], [0, 1, b])
    : points([-1, 0, a - 1], [0, -1, b - 1], [1, 0, a + 1], [0, 1, b + 1]);
  const count = runs.reduce((sum, [, , length]) => sum + length, 0);
  // Two tiles nearer on either axis look as if two tiles lower.
  const rise = 2 / count;
  const way: Step[] = [];
  let [x, y] = [0, 0];
  for (const [dx, dy, length] of runs) {
    for (let i = 0; i < length; i++) {
      way.push({ x, y, z: way.length * rise });
      x += dx;
      y += dy;
    }
  }
  return way;
}

const cosine = Math.sqrt(3) / 2;
/** The projection of a place to the sheet, in tiles. */
const project = (x: number, y: number, z: number): Point => [(x - y) * cosine, (x + y) / 2 - z];

/** The flight's steps with a map that puts it in the middle of the sheet. */
function placed(layout: Layout, closed: boolean) {
  const way = steps(layout, closed);
  const corners = way.flatMap(({ x, y, z }) => [
    project(x, y, z),
    project(x + 1, y + 1, z),
    project(x, y + 1, z),
    project(x + 1, y, z),
  ]);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + layout.depth];
  const scale = Math.min(432 / (high - low), 400 / (bottom - top));
  const at = (x: number, y: number, z: number): Point => {
    const [u, v] = project(x, y, z);
    return [256 + scale * (u - (low + high) / 2), 256 + scale * (v - (top + bottom) / 2)];
  };
  return { way, at };
}

/** Penrose's stairs: a closed flight that rises all the way round. */
export const impossibleStairs: Illusion = {
  ...impossible,
  name: 'impossible-stairs',
  summary: 'A closed flight of stairs that rises all the way round; the control has one high drop.',
  strength: {
    meaning: 'none: the flight rises for ever or it does not',
    effect: 0,
    source: 'Penrose & Penrose, British Journal of Psychology 49, 1958',
  },
  layout: { long: whole(4, 5), depth: [1.1, 1.5] },
  draw(board, { layout, inducers }) {
    const { way, at } = placed(layout, !inducers);
    const byHeightOnSheet = way
      .map((step) => ({ step, y: at(step.x, step.y, step.z)[1] }))
      // The far ones first: in the closed flight by place, in the endless one by where they seem to be.
      .sort((p, q) => (inducers ? p.y - q.y : p.step.x + p.step.y - q.step.x - q.step.y));
    for (const {
      step: { x, y, z },
    } of byHeightOnSheet) {
      const foot = inducers ? z - layout.depth : -layout.depth;
      const faces: readonly (readonly [number, readonly Point[]])[] = [
        [rightFace, [at(x + 1, y, z), at(x + 1, y + 1, z), at(x + 1, y + 1, foot), at(x + 1, y, foot)]],
        [leftFace, [at(x, y + 1, z), at(x + 1, y + 1, z), at(x + 1, y + 1, foot), at(x, y + 1, foot)]],
        [tread, [at(x, y, z), at(x + 1, y, z), at(x + 1, y + 1, z), at(x, y + 1, z)]],
      ];
      for (const [level, points] of faces) {
        const face = polygon(points);
        board.fill(face, level).stroke(face, edge, 2);
      }
    }
  },
  truth: ({ inducers }) => (inducers ? 1 : 0),
  measure(picture, { layout, inducers }) {
    const { way, at } = placed(layout, !inducers);
    const middles = way.map(({ x, y, z }) => at(x + 0.5, y + 0.5, z));
    const walls = middles.map((middle, i) => wallBetween(picture, middle, middles[(i + 1) % way.length]));
    const usual = Math.max(...walls.slice(0, -1));
    // Endless: from the last step to the first there is no more wall than from any to the next.
    return walls[way.length - 1] <= usual + 4 ? 1 : 0;
  },
};

/** Units of wall on the straight way from one step to the next. */
function wallBetween({ width, data }: Raster, [x0, y0]: Point, [x1, y1]: Point): number {
  const scale = width / side;
  const samples = 200;
  let wall = 0;
  for (let i = 0; i <= samples; i++) {
    const t = i / samples;
    const at = Math.floor((y0 + t * (y1 - y0)) * scale) * width + Math.floor((x0 + t * (x1 - x0)) * scale);
    if (Math.abs(data[at] - rightFace) < 12 || Math.abs(data[at] - leftFace) < 12) wall++;
  }
  const length = Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0));
  return (wall / samples) * length;
}

import { polygon, type Point } from '../../../draw/shapes.js';
import type { BistableFigure, Shape } from './figure.js';

/** A roof, three panels that stand like a folding screen, and a floor: what each two panels close, the third opens. */
function faces({ edge, height, mirror }: Shape) {
  const [column, half] = [(edge! * Math.sqrt(3)) / 2, edge! / 2];
  const at = (x: number, y: number): Point => [
    256 + mirror! * (x - 1.5) * column,
    256 - height! / 2 - half / 2 + y,
  ];
  const top = (x: number) => (x % 2 === 0 ? 0 : half);
  const panel = (x: number): Point[] => [
    at(x, top(x)),
    at(x + 1, top(x + 1)),
    at(x + 1, top(x + 1) + height!),
    at(x, top(x) + height!),
  ];
  return {
    roof: [at(0, 0), at(1, half), at(2, 0), at(1, -half)],
    panels: [panel(0), panel(1), panel(2)],
    floor: [at(1, half + height!), at(2, height!), at(3, half + height!), at(2, 2 * half + height!)],
  };
}

/** Thiéry's figure: a block seen from above at one side, from below at the other, and never both at once. */
export const thiery: BistableFigure = {
  name: 'thiery',
  summary: "Thiéry's figure: a block seen from above or from below.",
  source: 'Thiéry, Philosophische Studien 11, 1895',
  open: false,
  ground: () => 255,
  readings: () => [
    { word: 'block seen from above', accept: [] },
    { word: 'block seen from below', accept: [] },
  ],
  shape: (stream) => ({
    edge: stream.uniform(112, 136),
    height: stream.uniform(116, 150),
    mirror: stream.choice([-1, 1]),
    line: stream.uniform(4.5, 6),
  }),
  draw(board, shape, show) {
    const { roof, panels, floor } = faces(shape);
    if (show !== 'both') {
      // Level faces are bright if they are seen from above, dark if from below.
      for (const face of [roof, floor]) board.fill(polygon(face), show === 'a' ? 250 : 84);
      const [near, far] = show === 'a' ? [[0, 1], 2] : [[1, 2], 0];
      board.fill(polygon(panels[near[0]!]!), 208).fill(polygon(panels[near[1]!]!), 150);
      board.fill(polygon(panels[far]!), far === 2 ? 232 : 190);
    }
    const outline = polygon(roof).append(polygon(floor));
    for (const panel of panels) outline.append(polygon(panel));
    board.stroke(outline, 0, shape.line!);
    if (show === 'both') return;
    const [level, near] = show === 'a' ? [roof, [0, 1]] : [floor, [1, 2]];
    const block = polygon(level);
    for (const i of near) block.append(polygon(panels[i]!));
    board.stroke(block, 0, shape.line! + 4);
  },
};

import type { Board } from '../../../../draw/board.js';
import type { Path } from '../../../../draw/path.js';
import { pointsOf, type Point } from '../../../../draw/shapes.js';
import { loop } from '../../../../draw/spline.js';
import type { Drawing, Shape } from '../figure.js';
import type { Layer, WomenDesign } from './design.js';
import { drawFeatures, drawOld, drawYoung, shade, skin } from './face.js';
import { closed, ink, open, placed } from './sheet.js';

/** Both women, with the clothes of a design. */
export const womenDrawing = (design: WomenDesign): Drawing => ({
  name: design.name,
  ground: ({ paper }) => paper!,
  shape: (stream) => ({
    mirror: stream.choice([-1, 1]),
    nose: design.nose + stream.uniform(-3, 4),
    chin: design.chin + stream.uniform(-3, 3),
    jut: design.jut + stream.uniform(-2, 2),
    bow: design.bow + stream.uniform(-1.5, 1.5),
    paper: stream.choice([255, 246, 238]),
    hat: stream.choice([214, 200, 226]),
    hair: stream.choice([30, 48, 20]),
    coat: stream.choice([92, 70, 110]),
  }),
  draw(board, s, show) {
    const lay = (layer: Layer): void => drawLayer(board, s, layer);
    design.behind.forEach(lay);
    const face = closed(s, skin(s));
    board.fill(face, 250);
    board.fill(closed(s, shade), 216);
    board.stroke(face, ink, 4);
    const hair = areaOf(s, design.hair, design.curls);
    board.fill(hair, show === 'b' ? 176 : s.hair!).stroke(hair, ink, 3);
    design.over.forEach(lay);
    for (const fold of design.folds ?? []) board.stroke(open(s, fold), ink, 3, { cap: 'round' });
    drawFeatures(board, s);
    if (show === 'a') drawYoung(board, s);
    if (show === 'b') drawOld(board, s);
  },
});

function drawLayer(board: Board, s: Shape, { tone, around, bulge }: Layer): void {
  const level = { hat: s.hat!, trim: s.hat! - 60, hair: s.hair!, coat: s.coat! }[tone];
  const area = areaOf(s, around, bulge);
  board.fill(area, level).stroke(area, ink, 4);
}

/** An area whose outline bulges to its left, as one goes around, between any two points. */
function areaOf(s: Shape, around: readonly number[], bulge = 0): Path {
  const points = pointsOf(around);
  if (bulge === 0) return closed(s, points);
  const bulging = points.flatMap(([x, y], i): Point[] => {
    const [u, v] = points[(i + 1) % points.length]!;
    const length = Math.sqrt((u - x) * (u - x) + (v - y) * (v - y));
    return [
      [x, y],
      [(x + u) / 2 + (bulge * (v - y)) / length, (y + v) / 2 - (bulge * (u - x)) / length],
    ];
  });
  return loop(placed(s, bulging));
}

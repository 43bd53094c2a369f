import { cosDegrees, points, sinDegrees } from '../../../core/index.js';
import { Path, polygon, polyline, type Board, type Point } from '../../../draw/index.js';
import type { BistableFigure, Drawing, Shape } from './figure.js';
import { chalk, penDrawing, type Pen, type PenDesign } from './pen.js';
import { eitherSign } from '../../ranges.js';

/** A folded card, and what is on both leaves besides their outline. */
interface CardDesign extends PenDesign {
  /** Lines from edge to edge: how many go across the leaves, and how many along the fold. */
  readonly across?: number;
  readonly along?: number;
  /** A second outline inside each leaf, that far from its edges, as a share of its sides. */
  readonly inset?: number;
  /** The levels of both leaves, where they are not paper. */
  readonly tones?: readonly [left: number, right: number];
}

const cards: readonly CardDesign[] = [
  // Two leaves in outline, as Mach has them.
  {
    name: 'plain',
    ranges: { width: [128, 164], height: [210, 260], slant: eitherSign(56, 84) },
    line: [4.5, 6],
  },
  // Low wide leaves with a frame on each.
  {
    name: 'landscape',
    ranges: { width: [206, 222], height: [140, 160], slant: eitherSign(64, 84) },
    line: [4.5, 5.5],
    inset: 0.12,
  },
  // Narrow leaves with a slanting fold.
  {
    name: 'leaning',
    ranges: { tilt: eitherSign(28, 38), width: [88, 104], height: [280, 310], slant: eitherSign(56, 72) },
    line: [5, 6.5],
  },
  // Leaves ruled in squares, as paper for sums is.
  {
    name: 'ruled',
    ranges: { tilt: eitherSign(6, 12), width: [150, 166], height: [196, 214], slant: eitherSign(100, 124) },
    line: [4.5, 5.5],
    across: 6,
    along: 4,
  },
  // White on black, nearly flat, with two lines across.
  {
    name: 'chalk',
    pen: chalk,
    ranges: { tilt: eitherSign(12, 18), width: [176, 190], height: [224, 246], slant: eitherSign(44, 54) },
    line: [5, 6.5],
    across: 2,
  },
  // One leaf in shade: which way the light falls tells as little.
  {
    name: 'two-tone',
    ranges: { width: [96, 110], height: [290, 320], slant: eitherSign(76, 94) },
    line: [3.5, 5],
    tones: [236, 150],
  },
];

/**
 * A folded card: its fold points away from one, or toward one. Numbers of all drawings: width and height of a leaf, slant
 * of its level edges, tilt of all (degrees), and the width of lines as `line`.
 */
export const machBook: BistableFigure = {
  name: 'mach-book',
  summary: 'A folded card or open book in outline, seen from inside or from outside.',
  source: 'Mach, Beiträge zur Analyse der Empfindungen, 1886',
  open: true,
  drawings: cards.map(cardDrawing),
  readings: () => [
    {
      word: 'open book seen from inside',
      accept: ['book seen from inside', 'card seen from inside', 'folded card seen from inside'],
    },
    {
      word: 'open book seen from outside',
      accept: ['book seen from outside', 'card seen from outside', 'folded card seen from outside'],
    },
  ],
};

type Leaf = -1 | 1;
const leaves: readonly Leaf[] = [-1, 1];

/** A point on a leaf: `across` 0 at the fold to 1 at the outer edge, `down` 0 to 1. */
function on({ width, height, slant, tilt }: Shape, leaf: Leaf, across: number, down: number): Point {
  const [u, v] = [leaf * across * width, (across - 0.5) * slant + (down - 0.5) * height];
  const [cosine, sine] = [cosDegrees(tilt), sinDegrees(tilt)];
  return [256 + u * cosine - v * sine, 256 + u * sine + v * cosine];
}

/** A part of a leaf that is as far from all of its edges. */
const leafOf = (s: Shape, leaf: Leaf, inset = 0): Path =>
  polygon([
    on(s, leaf, inset, inset),
    on(s, leaf, 1 - inset, inset),
    on(s, leaf, 1 - inset, 1 - inset),
    on(s, leaf, inset, 1 - inset),
  ]);

function cardDrawing({ across = 0, along = 0, inset = 0, tones, ...design }: CardDesign): Drawing {
  return penDrawing(design, { tilt: 0 }, (board, s, show, pen) => {
    if (show === 'both' && tones) leaves.forEach((leaf, i) => board.fill(leafOf(s, leaf), tones[i]));
    if (show === 'a') drawPages(board, s, pen);
    if (show === 'b') drawBinding(board, s, pen);
    const lines = new Path();
    for (const leaf of leaves) {
      for (let i = 1; i <= across; i++)
        lines.append(polyline([on(s, leaf, 0, i / (across + 1)), on(s, leaf, 1, i / (across + 1))]));
      for (let i = 1; i <= along; i++)
        lines.append(polyline([on(s, leaf, i / (along + 1), 0), on(s, leaf, i / (along + 1), 1)]));
      if (inset > 0) lines.append(leafOf(s, leaf, inset));
    }
    board.stroke(lines, pen.ink, s.line * 0.6);
    board.stroke(leafOf(s, -1).append(leafOf(s, 1)), pen.ink, s.line);
  });
}

/** White pages with lines of text. */
function drawPages(board: Board, s: Shape, pen: Pen): void {
  for (const leaf of leaves) board.fill(leafOf(s, leaf), leaf < 0 ? 250 : 226);
  const text = new Path();
  for (const leaf of leaves) {
    for (let row = 0; row < 11; row++) {
      const end = row % 4 === 3 ? 0.6 : 0.88;
      const [from, to] = leaf < 0 ? [1 - 0.12, 1 - end] : [0.12, end];
      const down = 0.12 + row * 0.075;
      text.append(polyline([on(s, leaf, from, down), on(s, leaf, to, down)]));
    }
  }
  board.stroke(text, 120, 4);
  // White lines on black would vanish on white pages.
  if (pen.ink > 128) board.stroke(leafOf(s, -1).append(leafOf(s, 1)), 60, s.line * 2.4);
}

/** Dark covers with a title and the ribs of a spine. */
function drawBinding(board: Board, s: Shape, pen: Pen): void {
  for (const leaf of leaves) board.fill(leafOf(s, leaf), leaf < 0 ? 100 : 140);
  const label: readonly Point[] = points('0.3,0.2 0.78,0.2 0.78,0.42 0.3,0.42');
  board.fill(polygon(label.map(([across, down]) => on(s, 1, across, down))), 240);
  board.stroke(polyline([on(s, 1, 0.38, 0.31), on(s, 1, 0.7, 0.31)]), 60, 6);
  const ribs = new Path();
  for (const down of [0.12, 0.3, 0.7, 0.88])
    ribs.append(polyline([on(s, -1, 0.1, down), on(s, -1, 0, down), on(s, 1, 0.1, down)]));
  board.stroke(ribs, pen.ink > 128 ? 20 : 40, 8);
}

import { cos, sin } from '../../../core/math/index.js';
import { areaOfLevel, relative } from './measure.js';
import { arc, Path } from '../../../draw/index.js';
import { blackAndGray } from './parts/ink.js';
import type { Figure, Illusion } from './illusion.js';

/** Length along the middle and width of a piece of scale 1. */
const [length, width] = [300, 64];

const scaleOf = (difference: number, which: 0 | 1): number =>
  1 + (which === 0 ? difference : -difference) / 2;

/** A bent strip whose outer edge has its top, or with `flip` its bottom, at (256, y). */
function piece(y: number, scale: number, bend: number, flip: 1 | -1): Path {
  const middle = (scale * length) / bend;
  const [outer, inner] = [middle + (scale * width) / 2, middle - (scale * width) / 2];
  const half = (bend * 90) / Math.PI; // degrees: half of length / middle
  const center = y + flip * outer;
  const path = new Path();
  path.append(arc(256, center, outer, flip * -90 - half, flip * -90 + half));
  const back = arc(256, center, inner, flip * -90 + half, flip * -90 - half);
  const [x0, y0] = back.coords;
  path.lineTo(x0, y0);
  // The arc back continues from there.
  path.verbs.push(...back.verbs.slice(1));
  path.coords.push(...back.coords.slice(2));
  return path.close();
}

/** How far the top of the lower strip lies below that of the upper one, so that the latter's feet stand clear of it by a gap. */
function nested(upper: number, lower: number, bend: number, gap: number): number {
  const inner = upper * (length / bend - width / 2);
  const outer = lower * (length / bend + width / 2);
  const [x, y] = [inner * sin(bend / 2), inner * cos(bend / 2)];
  const centers = Math.sqrt((outer + gap) * (outer + gap) - x * x) - y;
  return centers + inner + upper * width - outer;
}

/** Two bent strips, one above the other: the lower one looks larger. */
export const jastrow: Illusion = {
  name: 'jastrow',
  summary: 'Two bent strips, one above the other; that on the inner side of the other looks larger.',
  channels: 1,
  difference: { unit: 'share of the mean size (lengths)', step: 0.05 },
  strength: {
    meaning: 'how much the strips bend, 17 to 86 degrees',
    effect: 0.11,
    source:
      'Jastrow, American Journal of Psychology 4, 1892, 381–398; Pick & Pierce, Perceptual and Motor Skills 76, 1993, 491–498; the size is an assumption',
  },
  directions: [1, -1],
  inks: blackAndGray,
  ask: {
    yesNo: {
      first: 'Is the black shape larger than the gray one?',
      same: 'Are the black and the gray shape the same size?',
      second: 'Is the gray shape larger than the black one?',
    },
    choice: 'Which of the two shapes is larger, the black or the gray one?',
    options: { first: 'The black one', same: 'They are equal', second: 'The gray one' },
  },
  layout: { gap: [7, 12] },
  draw(board, figure) {
    const { difference, strength, toward, ink, layout, inducers } = figure;
    const bend = 0.3 + 1.2 * strength;
    const [black, gray] = [scaleOf(difference, 0), scaleOf(difference, 1)];
    // The lower one looks larger.
    const [upper, lower] = toward === 1 ? [gray, black] : [black, gray];
    const [upperInk, lowerInk] = toward === 1 ? [ink.inducer, ink.target] : [ink.target, ink.inducer];
    const outline = piece(0, 1, bend, 1).bounds()!.height;
    if (inducers) {
      const down = nested(upper, lower, bend, layout.gap);
      const top = 256 - (outline + down) / 2;
      board.fill(piece(top, upper, bend, 1), upperInk);
      board.fill(piece(top + down, lower, bend, 1), lowerInk);
    } else {
      // Mirror twins, ends to ends: neither lies inside the other.
      board.fill(piece(244 - upper * outline, upper, bend, 1), upperInk);
      board.fill(piece(268 + lower * outline, lower, bend, -1), lowerInk);
    }
  },
  truth: ({ difference }: Figure) => relative(scaleOf(difference, 0), scaleOf(difference, 1)),
  measure: (picture, { ink }) =>
    relative(Math.sqrt(areaOfLevel(picture, ink.target)), Math.sqrt(areaOfLevel(picture, ink.inducer))),
};

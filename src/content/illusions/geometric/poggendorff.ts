import { tan } from '../../../core/math/index.js';
import { fit, leftHalf, rightHalf } from './measure.js';
import type { Figure, Illusion } from './illusion.js';

/** The oblique line's two parts: rise per unit to the right, half the gap, and both parts as [x0, y0, x1, y1]. */
function parts({ layout, strength, toward, difference }: Figure) {
  // A line that rises to the right makes its right part look too high, one that falls, too low.
  const rise = toward * tan((layout.angle * Math.PI) / 180);
  const gap = 34 + 36 * strength;
  const end = gap + layout.reach;
  const at = (x: number, offset: number) => [256 + x, 256 - rise * x - offset] as const;
  return {
    gap,
    left: [...at(-end, -difference / 2), ...at(-gap, -difference / 2)] as const,
    right: [...at(gap, difference / 2), ...at(end, difference / 2)] as const,
  };
}

/** An oblique line that passes behind a strip: its parts look out of line. */
export const poggendorff: Illusion = {
  name: 'poggendorff',
  summary: 'An oblique line interrupted by a strip; its parts look out of line.',
  channels: 1,
  difference: {
    unit: '1/512 of the picture by which the right part lies higher than the left part goes on',
    step: 11,
  },
  strength: {
    meaning: 'width of the strip, 68/512 to 140/512 of the picture',
    effect: 24,
    atZero: 11,
    source:
      'Zöllner, Annalen der Physik 186, 1860; Weintraub & Krantz, Perception & Psychophysics 10, 1971, 257–264: it grows with the gap; the size is an assumption',
  },
  directions: [1, -1],
  ask: {
    yesNo: {
      first: 'Does the right oblique line segment lie above the straight continuation of the left one?',
      same: 'Do the two oblique line segments lie on one straight line?',
      second: 'Does the right oblique line segment lie below the straight continuation of the left one?',
    },
    choice: 'Continue the left oblique line segment straight on to the right: where is the right segment?',
    options: { first: 'Above that line', same: 'On that line', second: 'Below that line' },
  },
  layout: { angle: [42, 52], reach: [105, 120], width: [4.5, 6] },
  draw(board, figure) {
    const { ink, layout, inducers } = figure;
    const { gap, left, right } = parts(figure);
    board.line(...left, ink.target, layout.width).line(...right, ink.target, layout.width);
    if (!inducers) return;
    for (const x of [256 - gap, 256 + gap]) board.line(x, 40, x, 472, ink.inducer, 4);
  },
  truth(figure) {
    const { left, right } = parts(figure);
    const slope = (left[3] - left[1]) / (left[2] - left[0]);
    return left[3] + slope * (right[0] - left[2]) - right[1];
  },
  measure(picture, { ink }) {
    const [left, right] = [fit(picture, ink, leftHalf), fit(picture, ink, rightHalf)];
    const slope = (left.slope + right.slope) / 2;
    return left.level + slope * (right.mean - left.mean) - right.level;
  },
};

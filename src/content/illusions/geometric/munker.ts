import type { Rgb } from '../../../core/color.js';
import { circle, Path, rect } from '../../../draw/index.js';
import { perAxis } from '../../../world/vector.js';
import { levelAt } from './measure.js';
import { whole } from '../../ranges.js';
import type { Figure, Illusion } from './illusion.js';

/** Two stripe colors and a disc color; the first stripe color by its name. */
const palettes: readonly { more: string; stripes: readonly [Rgb, Rgb]; disc: Rgb }[] = [
  {
    more: 'blue',
    stripes: [
      [30, 50, 235],
      [255, 232, 20],
    ],
    disc: [140, 160, 120],
  },
  {
    more: 'red',
    stripes: [
      [232, 30, 44],
      [0, 196, 190],
    ],
    disc: [140, 128, 124],
  },
  {
    more: 'purple',
    stripes: [
      [190, 20, 210],
      [60, 205, 50],
    ],
    disc: [136, 126, 132],
  },
];

const stripes = 32;
const height = 512 / stripes;
const radius = 84;
const neutral: Rgb = [214, 214, 214];

/** The unit vector from the second stripe color to the first. */
function axis({ layout }: Figure): Rgb {
  const [p, q] = palettes[layout.palette].stripes;
  const apart: Rgb = [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
  const length = Math.sqrt(apart[0] * apart[0] + apart[1] * apart[1] + apart[2] * apart[2]);
  return [apart[0] / length, apart[1] / length, apart[2] / length];
}

function discColor(figure: Figure, which: 0 | 1): Rgb {
  const along = (which === 0 ? figure.difference : -figure.difference) / 2;
  const [disc, unit] = [palettes[figure.layout.palette].disc, axis(figure)];
  return perAxis((k) => Math.round(disc[k] + along * unit[k]));
}

function stripeColor({ layout, strength }: Figure, which: 0 | 1): Rgb {
  const { stripes, disc } = palettes[layout.palette];
  return perAxis((k) => Math.round(disc[k] + strength * (stripes[which][k] - disc[k])));
}

const along = (figure: Figure, a: readonly number[], b: readonly number[]): number =>
  axis(figure).reduce((sum, unit, i) => sum + unit * (a[i] - b[i]), 0);

/** Every second stripe, from the first (0) or the second (1), in a part of the picture. */
function comb(first: 0 | 1, { left = 0, width = 512, from = 0, to = stripes } = {}): Path {
  const path = new Path();
  for (let stripe = from + first; stripe < to; stripe += 2) {
    path.append(rect(left, stripe * height, width, height));
  }
  return path;
}

/** The stripes in front of a disc around x = 136 or 376: from an even one on. */
const before = (x: number) => ({ left: x - 96, width: 192, from: 10, to: 22 });

/** Two discs of one color behind stripes of two colors: each takes on the color of the stripes before it. */
export const munker: Illusion = {
  name: 'munker',
  summary: 'Two discs behind colored stripes; each looks tinged with the stripes that pass before it.',
  channels: 3,
  difference: { unit: 'levels of 255 along the line between the colors of the stripes', step: 32 },
  strength: {
    meaning: 'colorfulness of the stripes: 0 those of the discs, to 1 nearly pure colors',
    effect: 70,
    source:
      'Munker, Farbige Gitter, Habilitationsschrift, Munich 1970; Novick & Kitaoka, Journal of Illusion 2, 2021; the size is an assumption, which depends on the display and the distance',
  },
  directions: [1, -1],
  ask: {
    yesNo: {
      first: 'Do the visible parts of the left disc have a more {more} color than those of the right one?',
      same: 'Do the visible parts of the left and the right disc have the same color?',
      second: 'Do the visible parts of the right disc have a more {more} color than those of the left one?',
    },
    choice: 'Which of the two discs has the more {more} color?',
    options: { first: 'The left one', same: 'They are alike', second: 'The right one' },
  },
  ground: (figure) => (figure.inducers ? stripeColor(figure, 1) : neutral),
  layout: { palette: whole(0, palettes.length - 1) },
  draw(board, figure) {
    const { toward, inducers } = figure;
    if (inducers) board.fill(comb(0), stripeColor(figure, 0));
    for (const which of [0, 1] as const) {
      // The disc that looks more like the first stripes shows between them.
      const shown = (which === 0 ? toward : -toward) === 1 ? 1 : 0;
      const x = which === 0 ? 136 : 376;
      const clip = inducers ? comb(shown, before(x)) : undefined;
      board.fill(circle(x, 256, radius), discColor(figure, which), clip);
    }
  },
  truth: (figure) => along(figure, discColor(figure, 0), discColor(figure, 1)),
  measure(picture, figure) {
    const color = (x: number, which: 0 | 1): number[] => {
      const shown = (which === 0 ? figure.toward : -figure.toward) === 1 ? 1 : 0;
      const y = (16 + shown + 0.5) * height;
      return [0, 1, 2].map((channel) => levelAt(picture, x, y, 4, channel));
    };
    return along(figure, color(136, 0), color(376, 1));
  },
  fillIn: ({ layout }) => ({ more: palettes[layout.palette].more }),
};

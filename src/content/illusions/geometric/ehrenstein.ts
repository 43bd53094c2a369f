import { cosDegrees, memoize, sinDegrees } from '../../../core/index.js';
import { Path } from '../../../draw/path.js';
import { fit } from './measure.js';
import type { Illusion, Layout } from './illusion.js';

/** A square around the middle whose sides bow outward by so many units. */
function square({ edge }: Layout, bow: number): Path {
  const [low, high, out] = [256 - edge / 2, 256 + edge / 2, 2 * bow];
  return new Path()
    .moveTo(low, low)
    .quadTo(256, low - out, high, low)
    .quadTo(high + out, 256, high, high)
    .quadTo(256, high + out, low, high)
    .quadTo(low - out, 256, low, low)
    .close();
}

/** Corners of what stands for a circle: it is off by less than a fifteenth of a unit, and far faster to fill. */
const corners = 128;

/** The corners of the unit circle, one after another; a negative `way` runs the other way around. */
const unitCircle = memoize((way: 360 | -360) =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (way * i) / corners;
    return [cosDegrees(angle), sinDegrees(angle)] as const;
  }),
);

/** Adds a ring 3 units wide around the middle. */
function addRing(rings: Path, radius: number): void {
  for (const [r, way] of [
    [radius + 1.5, 360],
    [Math.max(0, radius - 1.5), -360],
  ] as const) {
    for (const [i, [cos, sin]] of unitCircle(way).entries()) {
      if (i === 0) rings.moveTo(256 + r * cos, 256 + r * sin);
      else rings.lineTo(256 + r * cos, 256 + r * sin);
    }
    rings.close();
  }
}

/** A square over circles around its middle: its sides look bowed inward. */
export const ehrenstein: Illusion = {
  name: 'ehrenstein',
  summary: 'A square over concentric circles; its sides look bowed inward.',
  channels: 1,
  difference: { unit: '1/512 of the picture by which the middles of the sides lie too far out', step: 3.5 },
  strength: {
    meaning: 'number of circles, 0 to 14',
    effect: 8,
    source: 'Ehrenstein, Zeitschrift für Psychologie 96, 1925, 305–352; the size is an assumption',
  },
  directions: [-1],
  ask: {
    yesNo: {
      first: 'Are the sides of the bold four-sided figure bowed outward in the middle?',
      same: 'Are the sides of the bold four-sided figure straight?',
      second: 'Are the sides of the bold four-sided figure bowed inward in the middle?',
    },
    choice: 'How do the sides of the bold four-sided figure run in the middle?',
    options: { first: 'Bowed outward', same: 'Not bowed', second: 'Bowed inward' },
  },
  layout: { edge: [216, 250], width: [4.5, 6], first: [0.3, 0.9] },
  draw(board, { difference, strength, ink, layout, inducers }) {
    const count = Math.round(14 * strength);
    const rings = new Path();
    for (let i = 0; i < count; i++) addRing(rings, (220 * (i + layout.first)) / (count - 0.1));
    if (inducers && count > 0) board.fill(rings, ink.inducer);
    board.stroke(square(layout, difference), ink.target, layout.width);
  },
  truth({ layout, difference }) {
    const [, y0, , control, , y1] = square(layout, difference).coords;
    return ((y0 + y1) / 2 - control) / 2;
  },
  measure(picture, { ink, layout }) {
    const half = layout.edge / 2;
    const [low, high, reach] = [256 - half, 256 + half, half - 14];
    const along = { left: 256 - reach, right: 256 + reach, top: 256 - reach, bottom: 256 + reach };
    const bends = [
      fit(picture, ink, { ...along, top: low - 24, bottom: low + 24 }).bend,
      -fit(picture, ink, { ...along, top: high - 24, bottom: high + 24 }).bend,
      fit(picture, ink, { ...along, left: low - 24, right: low + 24 }, true).bend,
      -fit(picture, ink, { ...along, left: high - 24, right: high + 24 }, true).bend,
    ];
    return (bends.reduce((sum, bend) => sum + bend, 0) / 4) * half * half;
  },
};

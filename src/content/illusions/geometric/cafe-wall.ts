import { tan } from '../../../core/math/index.js';
import { Path, polygon } from '../../../draw/index.js';
import { degreesOf, fit } from './measure.js';
import { convergence, rowWindow } from './parts/rows.js';
import type { Illusion, Layout } from './illusion.js';

const rows = 8;
/** The height of the mortar line under a row at x units from the middle. */
const mortar = (row: number, x: number, difference: number): number =>
  (512 * (row + 1)) / rows + fallOf(row, difference) * x;
const fallOf = (row: number, difference: number): number =>
  tan(((row % 2 === 0 ? difference : -difference) * Math.PI) / 360);

/** The tiles of a row that are dark, as one path. */
function tiles(row: number, shift: number, { tile }: Layout, difference: number): Path {
  const path = new Path();
  const above = (x: number) => (row === 0 ? -8 : mortar(row - 1, x, difference));
  const below = (x: number) => (row === rows - 1 ? 520 : mortar(row, x, difference));
  for (let x = shift - 256 - 4 * tile; x < 256; x += 2 * tile) {
    const right = x + tile;
    path.append(
      polygon([
        [256 + x, above(x)],
        [256 + right, above(right)],
        [256 + right, below(right)],
        [256 + x, below(x)],
      ]),
    );
  }
  return path;
}

/** Rows of dark and light tiles, shifted by turns: the gray lines between them look tilted. */
export const cafeWall: Illusion = {
  name: 'cafe-wall',
  summary: 'Shifted rows of dark and light tiles; the gray lines between the rows look tilted.',
  channels: 1,
  difference: { unit: 'degrees between neighboring lines', step: 1.2 },
  strength: {
    meaning: 'shift of every second row, 0 to half a tile',
    effect: 2.4,
    source:
      'Gregory & Heard, Perception 8, 1979, 365–380; direction: Morgan & Moulden, Vision Research 26, 1986, and Kitaoka, Pinna & Brelstaff, Perception 33, 2004, 11–20; the size is an assumption',
  },
  directions: [1, -1],
  inks: [
    { ground: 255, target: 128, inducer: 0 },
    { ground: 240, target: 124, inducer: 12 },
  ],
  ask: convergence('gray lines between the rows', 'upper two gray lines'),
  layout: { tile: [54, 64], phase: [0, 100], width: [3.6, 4.6] },
  draw(board, { difference, strength, toward, ink, layout, inducers }) {
    if (inducers) {
      for (let row = 0; row < rows; row++) {
        // Low-passed, the first gray line rises to the right where the row below it is shifted to the right.
        const shift = row % 2 === 0 ? 0 : (-toward * strength * layout.tile) / 2;
        board.fill(tiles(row, layout.phase + shift, layout, difference), ink.inducer);
      }
    }
    for (let row = 0; row < rows - 1; row++) {
      board.line(
        0,
        mortar(row, -256, difference),
        512,
        mortar(row, 256, difference),
        ink.target,
        layout.width,
      );
    }
  },
  truth: ({ difference }) => degreesOf(fallOf(0, difference)) - degreesOf(fallOf(1, difference)),
  measure(picture, { ink }) {
    // No level is far from the mortar's but the ground's and the tiles', whose blends along upright edges are few.
    const near = { ...ink, inducer: ink.target + 40 };
    const tilt = (row: number) => degreesOf(fit(picture, near, rowWindow(mortar(row, 0, 0), 14)).slope);
    return (tilt(0) - tilt(1) + tilt(2) - tilt(3) + tilt(4) - tilt(5)) / 3;
  },
};

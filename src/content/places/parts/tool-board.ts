import { materials, merged, moved, roundedRectangle, turned } from '../../../world/modeling/index.js';
import { beveledBox, cylinder, extrude, torus } from '../../../world/modeling/solids/index.js';
import type { Stream } from '../../../core/stream.js';
import type { Layout } from './layout.js';
import { blackMetal, plain, steel, type Look } from './looks.js';
import { block } from './plates.js';
import { onWall, type Extent, type WallSide } from './walls.js';

const red = plain('red grip', materials.plastic('#b3322a'));
const yellow = plain('yellow grip', materials.plastic('#d8a12c'));

/** A board with tools on it, its middle in the wall's axes: wrenches, screwdrivers, saws. Meters. */
export function toolBoard(
  layout: Layout,
  variation: Stream,
  wall: WallSide,
  extent: Extent,
  at: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly board: Look;
  },
): void {
  const { x, y, width, height, board } = at;
  const put = (mesh: ReturnType<typeof block>) => onWall(moved(mesh, x, y, 0), wall, extent);
  layout.add(board, put(moved(beveledBox(width, height, 0.015, 0.002, 1), 0, 0, 0.0075)));
  const columns = Math.floor(width / 0.16);
  for (let i = 0; i < columns; i++) {
    const u = -width / 2 + (i + 0.5) * (width / columns);
    const top = height / 2 - 0.07;
    const kind = variation.below(3);
    const grip = variation.choice([red, yellow, blackMetal]);
    if (kind === 0) wrench(u, top, variation.uniform(0.18, 0.3));
    else if (kind === 1) screwdriver(u, top, grip);
    else pliers(u, top, grip);
    layout.add(steel, put(moved(turned(cylinder(0.003, 0.04, 6), 'x', 90), u, top + 0.008, 0.03)));
    if (height < 0.7) continue;
    if (variation.float() < 0.5) screwdriver(u, -0.03, grip);
    else wrench(u, -0.03, variation.uniform(0.15, 0.22));
  }

  function wrench(u: number, top: number, long: number): void {
    const shank = beveledBox(0.018, long, 0.006, 0.002, 1);
    const rings = [0, -long].map((v) => moved(turned(torus(0.016, 0.006, 18, 6), 'x', 90), 0, v, 0));
    layout.add(steel, put(moved(merged(moved(shank, 0, -long / 2, 0), ...rings), u, top, 0.024)));
  }

  function screwdriver(u: number, top: number, grip: Look): void {
    layout.add(grip, put(moved(cylinder(0.014, 0.1, 10, 0.004), u, top - 0.04, 0.03)));
    layout.add(steel, put(moved(cylinder(0.004, 0.12, 8), u, top - 0.15, 0.03)));
  }

  function pliers(u: number, top: number, grip: Look): void {
    for (const s of [-1, 1]) {
      const handles = put(
        moved(turned(beveledBox(0.014, 0.12, 0.012, 0.005, 1), 'z', 7 * s), u + 0.02 * s, top - 0.12, 0.026),
      );
      layout.add(grip, handles);
      layout.add(
        steel,
        put(moved(extrude(roundedRectangle(0.014, 0.07, 0.006, 2), 0.012), u + 0.009 * s, top - 0.03, 0.026)),
      );
    }
  }
}

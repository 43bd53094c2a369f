import { points } from '../../../core/points.js';
import { moved, turned, type Mesh } from '../../../world/modeling/index.js';
import { Draft } from '../../../world/modeling/solids/draft.js';
import type { Layout } from './layout.js';
import { darkGlass, whitePaint, type Look } from './looks.js';
import { block, pierced, reveal, upright, type Hole } from './plates.js';
import { windowPieces } from './window.js';

/** A house under a gable roof, its middle at x and z, its front toward +Z before it is turned. Meters. */
export interface GableHouse {
  readonly x: number;
  readonly z: number;
  /** Degrees about the upright axis. Default 0 */
  readonly yaw?: number;
  readonly width: number;
  readonly depth: number;
  /** The height of the eaves. */
  readonly height: number;
  /** The height of the ridge, which runs along the width, above the eaves. */
  readonly rise: number;
  readonly walls: Look;
  readonly roof: Look;
  /** Windows of the front, in its own axes. */
  readonly windows?: readonly Hole[];
  readonly doors?: readonly Hole[];
  readonly doorLook: Look;
}

/** Builds walls, roof, and the windows and doors of its front; its back is a plain wall. */
export function gableHouse(layout: Layout, house: GableHouse): void {
  const {
    x,
    z,
    yaw = 0,
    width,
    depth,
    height,
    rise,
    walls,
    roof,
    windows = [],
    doors = [],
    doorLook,
  } = house;
  const [w, d] = [width / 2, depth / 2];
  const put = (mesh: Mesh): Mesh => moved(turned(mesh, 'y', yaw), x, 0, z);
  const front = (mesh: Mesh): Mesh => put(moved(mesh, 0, 0, d));
  layout.add(walls, ...pierced(-w, w, 0, height, [...windows, ...doors]).map(front));
  layout.add(walls, put(moved(turned(upright(-w, w, 0, height), 'y', 180), 0, 0, -d)));
  for (const side of [-1, 1]) layout.add(walls, put(gable(side * w, d, height, rise)));
  for (const hole of windows) {
    const pieces = windowPieces(hole, [2, 2], 0.16);
    layout.add(walls, ...pieces.reveal.map(front));
    layout.add(whitePaint, ...pieces.frame.map(front));
    layout.add(darkGlass, front(pieces.panes));
  }
  for (const hole of doors) {
    layout.add(walls, ...reveal(hole, 0.15).map(front));
    layout.add(doorLook, ...boardsOf(hole).map(front));
  }
  layout.add(roof, ...slopes(w + 0.3, d, height, rise).map(put));
  layout.add(whitePaint, put(block(-w - 0.3, w + 0.3, height - 0.16, height - 0.02, d + 0.3, d + 0.34)));
}

/** Upright boards with two cross-boards, as of gates. */
function boardsOf({ x0, x1, y0, y1 }: Hole): Mesh[] {
  const count = Math.max(2, Math.round((x1 - x0) / 0.22));
  const step = (x1 - x0) / count;
  return [
    upright(x0, x1, y0, y1, -0.14),
    ...Array.from({ length: count }, (_, i) =>
      block(x0 + i * step + 0.004, x0 + (i + 1) * step - 0.004, y0 + 0.02, y1, -0.14, -0.132),
    ),
    ...[0.25, 0.75].map((share) => {
      const y = y0 + share * (y1 - y0);
      return block(x0, x1, y - 0.06, y + 0.06, -0.132, -0.11);
    }),
  ];
}

/** The wall at one end. */
function gable(x: number, d: number, height: number, rise: number): Mesh {
  const draft = new Draft();
  const corners = points([0, -d], [0, d], [height, d], [height + rise, 0], [height, -d]);
  const at = corners.map(([y, z]) => draft.vertex([x, y, z], undefined, [Math.sign(x), 0, 0]));
  for (let i = 1; i + 1 < at.length; i++)
    if (x > 0) draft.triangle(at[0], at[i + 1], at[i]);
    else draft.triangle(at[0], at[i], at[i + 1]);
  return draft.mesh();
}

/** Both halves of the roof, each seen from above and from below, reaching 0.3 m beyond the walls. */
function slopes(w: number, d: number, height: number, rise: number): Mesh[] {
  const out = d + 0.35;
  const eaves = height - (0.35 * rise) / d;
  return [1, -1].flatMap((side) =>
    [0.12, 0].map((thick) => {
      const draft = new Draft();
      const size = Math.sqrt(rise * rise + d * d);
      const up = thick > 0 ? 1 : -1;
      const normal = [0, (up * d) / size, (up * side * rise) / size] as const;
      const corners = [
        [-w, eaves, side * out],
        [w, eaves, side * out],
        [w, height + rise, 0],
        [-w, height + rise, 0],
      ] as const;
      const at = corners.map(([x, y, z]) => draft.vertex([x, y + thick, z], undefined, normal));
      if (side * up > 0) draft.quad(at[0], at[1], at[2], at[3]);
      else draft.quad(at[3], at[2], at[1], at[0]);
      return draft.mesh();
    }),
  );
}

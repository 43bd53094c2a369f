import { bothSides, merged, moved, turned, type Mesh } from '../../../world/modeling/index.js';
import { beveledBox, box, chamferedBox, cylinder } from '../../../world/modeling/solids/index.js';

/** The place of something in a wall that faces +z at z = 0: its middle's x, its sill's height, its size. Meters. */
export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pieces of windows and doors, by what they are made of. */
export interface OpeningPieces {
  readonly frame: Mesh;
  readonly glass: Mesh;
  readonly leaf?: Mesh;
  readonly shutters?: Mesh;
}

/** Turns pieces to another wall. @param yaw degrees about y, then how far out the wall is */
export const onWall = (mesh: Mesh, yaw: number, out: number): Mesh =>
  turned(moved(mesh, 0, 0, out), 'y', yaw);

/** A window of panes in a casing with a sill, some between shutters. */
export function houseWindow(
  { x, y, width, height }: Opening,
  panes: readonly [across: number, up: number],
  hasShutters = false,
): OpeningPieces {
  const middle = y + height / 2;
  const bar = 0.05;
  const upright = Array.from({ length: panes[0] - 1 }, (_, i) =>
    moved(
      chamferedBox(bar * 0.7, height, 0.07, 0.008),
      x + width * ((i + 1) / panes[0] - 0.5),
      middle,
      0.015,
    ),
  );
  const level = Array.from({ length: panes[1] - 1 }, (_, i) =>
    moved(chamferedBox(width, bar * 0.7, 0.065, 0.008), x, y + (height * (i + 1)) / panes[1], 0.015),
  );
  const casing = [
    ...[-1, 1].map((side) =>
      moved(chamferedBox(0.1, height + 0.2, 0.12, 0.012), x + side * (width / 2 + 0.03), middle, 0.02),
    ),
    moved(chamferedBox(width + 0.28, 0.12, 0.14, 0.012), x, y + height + 0.04, 0.02),
    moved(chamferedBox(width + 0.3, 0.09, 0.24, 0.012), x, y - 0.05, 0.05),
  ];
  const slats = (side: 1 | -1): Mesh => {
    const w = Math.min(0.42, width * 0.42);
    const at = x + side * (width / 2 + 0.1 + w / 2);
    return merged(
      moved(chamferedBox(w, height + 0.12, 0.06, 0.01), at, middle, 0.02),
      ...Array.from({ length: 7 }, (_, i) =>
        moved(chamferedBox(w - 0.1, 0.05, 0.04, 0.01), at, y + (height * (i + 0.5)) / 7, 0.045),
      ),
    );
  };
  return {
    frame: merged(...casing, ...upright, ...level),
    glass: moved(box(width + 0.02, height + 0.03, 0.06), x, middle, 0),
    ...(hasShutters && { shutters: merged(slats(1), slats(-1)) }),
  };
}

/** A paneled door with a light above, in a casing. */
export function houseDoor({ x, y, width, height }: Opening, hasLight: boolean): OpeningPieces {
  const leafHigh = hasLight ? height - 0.36 : height;
  const panels = [0.27, 0.73].flatMap((up) =>
    [-0.24, 0.24].map((side) =>
      moved(
        beveledBox(width * 0.34, leafHigh * 0.36, 0.05, 0.015, 1),
        x + side * width,
        y + up * leafHigh,
        0.045,
      ),
    ),
  );
  const knob = moved(
    turned(cylinder(0.045, 0.1, 16, 0.015), 'x', 90),
    x + 0.38 * width,
    y + 0.46 * leafHigh,
    0.09,
  );
  const casing = merged(
    bothSides(moved(chamferedBox(0.14, height + 0.08, 0.16, 0.014), width / 2 + 0.06, y + height / 2, 0.03)),
    moved(chamferedBox(width + 0.36, 0.18, 0.2, 0.014), 0, y + height + 0.08, 0.04),
    moved(chamferedBox(width, 0.05, 0.1, 0.01), 0, y + leafHigh + 0.025, 0.02),
  );
  return {
    leaf: merged(moved(chamferedBox(width, leafHigh, 0.09, 0.01), x, y + leafHigh / 2, 0), ...panels),
    glass: hasLight
      ? moved(box(width, 0.3, 0.06), x, y + height - 0.16, 0)
      : moved(box(width * 0.5, 0.2, 0.12), x, y + leafHigh * 0.93, 0),
    frame: merged(moved(casing, x, 0, 0), knob),
  };
}

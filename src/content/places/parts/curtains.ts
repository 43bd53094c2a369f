import { sinDegrees, type Stream } from '../../../core/index.js';
import { cylinder, moved, smoothNormals, turned, type Mesh } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { grayMetal, type Look } from './looks.js';
import type { RoomWindow } from './room.js';
import { onWall, type Extent } from './walls.js';

/** Open curtains at both sides of a window, from a rod to just above the floor. */
export function curtains(
  layout: Layout,
  variation: Stream,
  { wall, x0, x1, y1 }: RoomWindow,
  extent: Extent,
  cloth: Look,
): void {
  const top = y1 + 0.14;
  const rod = moved(turned(cylinder(0.014, x1 - x0 + 1, 12), 'z', 90), (x0 + x1) / 2, top, 0.07);
  layout.shell(grayMetal, onWall(rod, wall, extent));
  for (const [from, to] of [
    [x0 - 0.42, x0 + 0.04],
    [x1 - 0.04, x1 + 0.42],
  ] as const) {
    const sheet = folds(from, to, 0.03, top - 0.01, variation.uniform(0, 360));
    layout.shell(cloth, onWall(moved(sheet, 0, 0, 0.075), wall, extent));
  }
}

/** A cloth that hangs in folds, seen from the front. */
function folds(x0: number, x1: number, y0: number, y1: number, phase: number): Mesh {
  const steps = 40;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const wave = sinDegrees(phase + 360 * 4.5 * t + 40 * sinDegrees(360 * t + phase));
    const x = x0 + (x1 - x0) * t;
    positions.push(x, y0, 0.035 * wave, x, y1, 0.028 * wave);
    if (i < steps) indices.push(2 * i, 2 * i + 2, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 1);
  }
  const mesh: Mesh = {
    positions: new Float32Array(positions),
    normals: new Float32Array(positions.length),
    indices: new Uint32Array(indices),
  };
  return smoothNormals(mesh, 180);
}

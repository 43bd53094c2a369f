import type { Mesh } from '../../../world/mesh.js';
import type { Vec3 } from '../../../world/vector.js';
import { extrude, moved, roundedRectangle, turned } from '../../../world/modeling/index.js';

/** A window with round corners in a frame, on a wall of a camper or a caravan. Meters. */
export interface FramedWindow {
  readonly at: Vec3;
  readonly width: number;
  readonly height: number;
  /** Degrees about the upright axis from +z, the way that it faces. Default 0 */
  readonly yaw?: number;
  /** How far it leans back, degrees. Default 0 */
  readonly lean?: number;
}

export function framedWindow({ at, width, height, yaw = 0, lean = 0 }: FramedWindow): {
  frame: Mesh;
  pane: Mesh;
} {
  const plate = (grow: number, thick: number): Mesh => {
    const outline = roundedRectangle(width + grow, height + grow, 0.09 + grow / 2);
    return moved(turned(turned(extrude(outline, thick), 'x', -lean), 'y', yaw), ...at);
  };
  return { frame: plate(0.07, 0.03), pane: plate(0, 0.05) };
}

import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { BuiltPlace } from '../../../content/places/index.js';
import { place as placed } from '../../../world/pose.js';
import type { Vec3 } from '../../../world/vector.js';

/** Meters above or below y = 0 that still belong to the surface on which things stand: ripples of sand, joints of paving. */
const level = 0.03;
/** Degrees between the points of a rim that are looked at. */
const step = 45;

/** The level surface of a place on which things stand, at y = 0. */
export class Support {
  /** Corners of its triangles: x and z of three. */
  private readonly triangles: Float64Array;

  constructor({ shell, furnishing }: Pick<BuiltPlace, 'shell' | 'furnishing'>) {
    const found: number[] = [];
    for (const { model, pose } of [...shell, ...furnishing])
      for (const { mesh } of model.parts) {
        const { positions: p, indices } = mesh;
        for (let i = 0; i < indices.length; i += 3) {
          const corners = [0, 1, 2].map((k): Vec3 => {
            const at = 3 * indices[i + k]!;
            return placed(pose, [p[at]!, p[at + 1]!, p[at + 2]!]);
          });
          if (corners.every(([, y]) => Math.abs(y) < level))
            found.push(...corners.flatMap(([x, , z]) => [x, z]));
        }
      }
    this.triangles = Float64Array.from(found);
  }

  /** Whether it lies under all of a disc. Meters. */
  carries(x: number, z: number, radius: number): boolean {
    if (!this.isUnder(x, z)) return false;
    for (let angle = 0; angle < 360; angle += step)
      if (!this.isUnder(x + radius * sinDegrees(angle), z + radius * cosDegrees(angle))) return false;
    return true;
  }

  private isUnder(x: number, z: number): boolean {
    const t = this.triangles;
    for (let i = 0; i < t.length; i += 6) {
      const a = side(t[i]!, t[i + 1]!, t[i + 2]!, t[i + 3]!, x, z);
      const b = side(t[i + 2]!, t[i + 3]!, t[i + 4]!, t[i + 5]!, x, z);
      const c = side(t[i + 4]!, t[i + 5]!, t[i]!, t[i + 1]!, x, z);
      if ((a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0)) if (a + b + c !== 0) return true;
    }
    return false;
  }
}

/** On which side of a line from one point to another a third one lies. */
const side = (ax: number, az: number, bx: number, bz: number, x: number, z: number): number =>
  (bx - ax) * (z - az) - (bz - az) * (x - ax);

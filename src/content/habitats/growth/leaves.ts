import { cosDegrees, points, sinDegrees, type Stream } from '../../../core/index.js';
import type { Mesh, Vec3 } from '../../../world/model.js';
import type { Albedo } from '../habitat.js';
import { MeshWriter } from './mesh-writer.js';

/** How fallen leaves look. Lengths are heights of the picture. */
export interface LeafForm {
  readonly length: readonly [least: number, most: number];
  /** Half of its width, as a share of its length. */
  readonly wide: number;
  /** The curl of sides and tip, as a share of the length. */
  readonly curl: number;
  readonly colors: readonly Albedo[];
}

/** The outline along the midrib: share of the length and of the width. */
const outline = points('0.08,0.4 0.26,0.86 0.46,1 0.68,0.8 0.86,0.4');

/** Leaves that lie on the ground, each tilted and curled in its own way. */
export function fallenLeaves(
  stream: Stream,
  places: readonly Vec3[],
  { length, wide, curl, colors }: LeafForm,
): Mesh {
  const writer = new MeshWriter();
  for (const at of places) {
    const turn = 360 * stream.float();
    const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
    const long = stream.uniform(...length);
    const half = wide * long * stream.uniform(0.75, 1.2);
    const [pitch, roll] = [stream.uniform(-0.35, 0.35), stream.uniform(-0.35, 0.35)];
    const up = curl * stream.uniform(0.2, 1) * long;
    const [color, tone] = [stream.choice(colors), stream.uniform(0.7, 1.2)];
    const toned = (light: number): Vec3 => [
      Math.min(1, color[0] * tone * light),
      Math.min(1, color[1] * tone * light),
      Math.min(1, color[2] * tone * light),
    ];
    // Along the leaf, across it, and up from it.
    const vertex = (u: number, v: number, side: number, light: number): number => {
      const along = (u - 0.5) * long;
      const across = v * half;
      const lift = up * (v * v + 4 * (u - 0.5) * (u - 0.5) * 0.5) + pitch * along + roll * across;
      const normal: Vec3 = [
        -roll * -s - pitch * c - side * s * 0.45,
        1,
        -pitch * s - roll * c + side * c * -0.45,
      ];
      return writer.vertex(
        [at[0] + c * along - s * across, at[1] + lift, at[2] + s * along + c * across],
        normal,
        toned(light),
      );
    };
    let previous: readonly number[] | undefined;
    const stem = [vertex(0, 0, -1, 0.8), vertex(0, 0, 1, 0.8)] as const;
    for (const [u, v] of outline) {
      const row = [vertex(u, -v, -1, 0.9), vertex(u, 0, -1, 1.1), vertex(u, 0, 1, 1.1), vertex(u, v, 1, 1)];
      if (previous) {
        writer.quad(previous[0], previous[1], row[1], row[0]);
        writer.quad(previous[2], previous[3], row[3], row[2]);
      } else {
        writer.triangle(stem[0], row[1], row[0]);
        writer.triangle(stem[1], row[3], row[2]);
      }
      previous = row;
    }
    const tips = [vertex(1, 0, -1, 0.85), vertex(1, 0, 1, 0.85)] as const;
    writer.triangle(previous![0], previous![1], tips[0]);
    writer.triangle(previous![2], previous![3], tips[1]);
  }
  return writer.mesh();
}

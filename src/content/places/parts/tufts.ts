import { cosDegrees, sinDegrees, type Stream } from '../../../core/index.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Layout } from './layout.js';
import { type Look, solid } from './looks.js';

/** Where tufts of grass grow. Meters. */
export interface Tufts {
  readonly count: number;
  /** The middle of a tuft. */
  at(own: Stream): readonly [x: number, z: number];
  /** The blades' length. Default 0.05 to 0.12 */
  readonly height?: readonly [least: number, most: number];
  /** Nothing grows within this of the stand, nor before it on the camera's side. */
  readonly radius: number;
  /** The height of the ground, meters. Default 0 */
  readonly y?: number;
  /** Whether a place is bare. Default: none is */
  readonly bare?: (x: number, z: number) => boolean;
}

const blades = 11;

/** Tufts of grass, in the color of the ground about them, lit as it is. */
export function tufts(layout: Layout, variation: Stream, grass: Look, plan: Tufts): void {
  const { count, height: [least, most] = [0.05, 0.12], radius, y = 0, bare } = plan;
  const positions: number[] = [];
  const colors: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i < count; i++) {
    const own = variation.child('tuft', i);
    const [x, z] = plan.at(own);
    // Cameras look along x = 0: low things would be hidden by what is before them.
    if (Math.abs(x) < radius + 0.3 && z > -radius - 0.45) continue;
    if (bare?.(x, z)) continue;
    const high = own.uniform(least, most);
    const hue = own.uniform(-0.12, 0.12);
    for (let k = 0; k < blades; k++) {
      const turn = own.uniform(0, 360);
      const c = cosDegrees(turn);
      const s = sinDegrees(turn);
      const out = own.uniform(0, 0.5) * high;
      const lean = own.uniform(0.1, 0.75);
      const long = own.uniform(0.5, 1);
      const bx = x + out * c;
      const bz = z + out * s;
      const half = 0.03 * high + 0.0018;
      const first = positions.length / 3;
      const tip = lean * long * high;
      positions.push(bx + half * s, y, bz - half * c, bx - half * s, y, bz + half * c);
      positions.push(bx + tip * c, y + long * high, bz + tip * s);
      for (const light of [0.62, 0.62, 1.15])
        colors.push(light * (1 + 1.5 * hue), light * (1 + hue), 0.9 * light * (1 + hue));
      // Both faces are fronts, so that both are lit from above.
      indices.push(first, first + 1, first + 2, first + 1, first, first + 2);
    }
  }
  const mesh: Mesh = {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(positions, (_, i) => (i % 3 === 1 ? 1 : 0)),
    colors: Float32Array.from(colors, (value) => Math.min(1, 0.72 * value)),
    indices: Uint32Array.from(indices),
  };
  if (indices.length === 0) return;
  const [red, green, blue] = grass.color;
  const look = solid('tufts', [1.4 * red, 1.4 * green, 1.3 * blue], 0.9);
  layout.shell(look, mesh);
}

/** Places around a stand, ever fewer with the distance behind it. @param reach meters */
export const aroundStand =
  (radius: number, reach = 9): Tufts['at'] =>
  (own) => {
    const out = radius + 0.35 + reach * own.float() * own.float();
    const turn = own.uniform(0, 360);
    return [out * cosDegrees(turn), 0.8 * out * sinDegrees(turn) - 0.25 * reach * own.float()];
  };

/** Places along both sides of a way of points of x and z, within some meters of its edges. */
export const alongWay =
  (points: Way, width: number, within = 0.16): Tufts['at'] =>
  (own) => {
    const x = own.uniform(-11, 11);
    const side = own.choice([-1, 1]);
    return [x, zOf(points, x) + side * (width / 2 + own.uniform(-0.03, within))];
  };

/** Whether a place is on a way, edges left out. */
export const onWay =
  (points: Way, width: number) =>
  (x: number, z: number): boolean =>
    Math.abs(z - zOf(points, x)) < width / 2 - 0.05;

/** The points of a way, in order of growing x. */
type Way = readonly (readonly [x: number, z: number])[];

function zOf(points: Way, x: number): number {
  const i = Math.max(
    1,
    points.findIndex(([at]) => at >= x),
  );
  const [[ax, az], [bx, bz]] = [points[i - 1], points[i]];
  return az + ((x - ax) / (bx - ax)) * (bz - az);
}

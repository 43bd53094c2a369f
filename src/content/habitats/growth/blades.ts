import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import type { Stream } from '../../../core/stream.js';
import { smoothNoise } from '../../../world/lattice-noise.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Vec3 } from '../../../world/vector.js';
import type { Albedo } from '../habitat.js';
import { MeshWriter } from './mesh-writer.js';

type Range = readonly [least: number, most: number];

/** How blades of grass or reeds grow. Lengths are heights of the picture. */
export interface BladeForm {
  readonly length: Range;
  /** Half of a blade's width at its foot. */
  readonly wide: number;
  /** How far a tip leans out, as a share of the length. */
  readonly lean: Range;
  /** Colors of a blade at its middle, one of which each has. */
  readonly colors: readonly Albedo[];
}

/** A root: where blades grow, and how many. */
export interface Root {
  readonly at: Vec3;
  readonly blades: number;
  /** Radius in which they come out of the ground. */
  readonly spread: number;
}

/** Size of patches of lighter and darker growth. */
const patchSize = 0.22;
const patchSeed = 7;

/** Along a blade: share of its length, of its width, and of its light. */
const levels = [
  [0, 0.8, 0.4],
  [0.38, 1, 0.8],
  [0.74, 0.72, 1.05],
] as const;

/** Tufts of bent blades, dark at their feet. */
export function blades(stream: Stream, roots: readonly Root[], form: BladeForm): Mesh {
  const writer = new MeshWriter();
  for (const root of roots) for (let i = 0; i < root.blades; i++) addBlade(writer, stream, root, form);
  return writer.mesh();
}

function addBlade(
  writer: MeshWriter,
  stream: Stream,
  { at, spread }: Root,
  { length, wide, lean, colors }: BladeForm,
): void {
  // Its face toward the camera: a back is lit as if it faced the other way.
  const turn = stream.uniform(-80, 80);
  const out = spread * Math.sqrt(stream.float());
  const toward = 360 * stream.float();
  const long = stream.uniform(...length);
  const bend = long * stream.uniform(...lean);
  const width = wide * stream.uniform(0.7, 1.3);
  // Patches of lusher and of paler growth.
  const patch = 0.62 + 0.76 * smoothNoise(at[0] / patchSize + 50, at[2] / patchSize + 50, patchSeed);
  const tone = patch * stream.uniform(0.85, 1.15);
  const color = stream.choice(colors);
  const [ox, oz] = [cosDegrees(toward), sinDegrees(toward)];
  const [sx, sz] = [cosDegrees(turn), sinDegrees(turn)];
  // Lit as the whole meadow is, from above, and a little as the blade faces.
  const normal: Vec3 = [-0.5 * sz, 0.85, 0.5 * sx + 0.25];
  const foot: Vec3 = [at[0] + out * ox, at[1] - 0.01, at[2] + out * oz];
  const point = (share: number): Vec3 => [
    foot[0] + bend * share * share * ox,
    foot[1] + long * share * (1 - (0.35 * share * bend) / long),
    foot[2] + bend * share * share * oz,
  ];
  const lit = (light: number): Vec3 => [
    Math.min(1, color[0] * tone * light),
    Math.min(1, color[1] * tone * light),
    Math.min(1, color[2] * tone * light),
  ];
  let [left, right] = [-1, -1];
  for (const [share, width0, light] of levels) {
    const [x, y, z] = point(share);
    const half = width * width0;
    const a = writer.vertex([x - half * sx, y, z - half * sz], normal, lit(light));
    const b = writer.vertex([x + half * sx, y, z + half * sz], normal, lit(light));
    if (left >= 0) writer.quad(left, right, b, a);
    [left, right] = [a, b];
  }
  writer.triangle(left, right, writer.vertex(point(1), normal, lit(1.15)));
}

import { cosDegrees, points, points3, sinDegrees, type Stream } from '../../../core/index.js';
import { smoothNoise } from '../../../world/lattice-noise.js';
import type { Mesh, Vec3 } from '../../../world/model.js';
import type { Albedo } from '../habitat.js';
import { MeshWriter } from './mesh-writer.js';

type Range = readonly [least: number, most: number];

/** How blades of grass or reeds grow. Lengths are heights of the picture. */
export interface BladeForm {
  readonly length: Range;
  /** Half of a blade's width at its foot. */
  readonly wide: number;
  /** The distance by which a tip leans out, as a share of the length. */
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

/** Sizes of patches of lighter and darker growth, and how much each of them does. */
const patches = points('0.85,0.5 0.3,0.3');

/** Toward the camera, on the average. */
const viewer = { up: 0.38, back: 0.92 } as const;

/** The levels along a blade: share of its length, of its width, and of its light. */
const levels = points3('0,0.8,0.6 0.38,1,0.86 0.74,0.72,1');

/** Tufts of bent blades, dark at their feet. */
export function blades(stream: Stream, roots: readonly Root[], form: BladeForm): Mesh {
  const writer = new MeshWriter();
  const seed = stream.below(0x40000000);
  for (const root of roots) {
    // A tuft is of one plant: its blades have its color, and are much alike.
    const color = tinted(stream.choice(form.colors), patchAt(root.at, seed) * stream.uniform(0.88, 1.12));
    for (let i = 0; i < root.blades; i++) addBlade(writer, stream, root, color, form);
  }
  return writer.mesh();
}

/** Lusher and paler growth, 1 on the average. */
function patchAt([x, , z]: Vec3, seed: number): number {
  let light = 1;
  for (const [size, depth] of patches)
    light += 2 * depth * (smoothNoise(x / size + 50, z / size + 50, seed) - 0.5);
  return Math.max(0.4, light);
}

const tinted = ([red, green, blue]: Albedo, light: number): Vec3 => [
  Math.min(1, red * light),
  Math.min(1, green * light),
  Math.min(1, blue * light),
];

function addBlade(
  writer: MeshWriter,
  stream: Stream,
  { at, spread }: Root,
  color: Vec3,
  { length, wide, lean }: BladeForm,
): void {
  // A back is lit as if it faced the other way.
  const turn = stream.uniform(-80, 80);
  const out = spread * Math.sqrt(stream.float());
  const toward = 360 * stream.float();
  const long = stream.uniform(...length);
  const bend = long * stream.uniform(...lean);
  const width = wide * stream.uniform(0.7, 1.3);
  const tone = stream.uniform(0.92, 1.08);
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
  const lit = (light: number): Vec3 => tinted(color, tone * light);
  // Bent toward the camera, it shows the side that it would have turned away.
  const isFront = ([x, y, z]: Vec3, [u, v, w]: Vec3): boolean =>
    viewer.up * (sz * (u - x) - sx * (w - z)) + viewer.back * sx * (v - y) >= 0;
  let [left, right] = [-1, -1];
  let middle = foot;
  for (const [share, width0, light] of levels) {
    const [before, [x, y, z]] = [middle, point(share)];
    middle = [x, y, z];
    const half = width * width0;
    const a = writer.vertex([x - half * sx, y, z - half * sz], normal, lit(light));
    const b = writer.vertex([x + half * sx, y, z + half * sz], normal, lit(light));
    if (left >= 0 && isFront(before, middle)) writer.quad(left, right, b, a);
    else if (left >= 0) writer.quad(right, left, a, b);
    [left, right] = [a, b];
  }
  const end = point(1);
  const tip = writer.vertex(end, normal, lit(1.06));
  if (isFront(middle, end)) writer.triangle(left, right, tip);
  else writer.triangle(right, left, tip);
}

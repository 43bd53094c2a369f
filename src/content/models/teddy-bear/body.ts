import { cosDegrees, points3, sinDegrees } from '../../../core/index.js';
import type { Material, Mesh, Part, Vec3 } from '../../../world/model.js';
import { bothSides, merged, mirroredX, moved, part, turned } from '../../../world/modeling/mesh/index.js';
import { blob, limb, organic, turnedShape, type Shape } from '../../../world/modeling/organic/index.js';
import { ellipsoid, tube } from '../../../world/modeling/solids/index.js';

/** The distance over which belly and chest melt into each other, meters: as the trunk is made. */
const melt = 0.03;

/** The surface of the trunk in front (side 1) or behind (-1) at x and y, meters; z = 0 where there is none. */
function trunkSurface({ belly, chest }: TeddyFrame, x: number, y: number, side: 1 | -1): number {
  const [p, q] = [blob(belly.at, belly.radii), blob(chest.at, chest.radii)];
  const isInside = (z: number): boolean => {
    const [a, b] = [p.distance(x, y, z), q.distance(x, y, z)];
    const near = Math.max(0, melt - Math.abs(a - b));
    return Math.min(a, b) < (near * near) / (4 * melt);
  };
  let [inside, outside] = [0, 0.2];
  for (let i = 0; i < 14; i++) {
    const z = (inside + outside) / 2;
    if (isInside(side * z)) inside = z;
    else outside = z;
  }
  return side * inside;
}

/** The trunk's front at x and y, meters. */
export const trunkFront = (frame: TeddyFrame, x: number, y: number): number => trunkSurface(frame, x, y, 1);

/** The threads where the halves of its trunk are sewn together, in front and behind, and those of its head. */
export function teddySeams(frame: TeddyFrame): Mesh {
  const { belly, chest, head } = frame;
  const [low, high] = [belly.at[1] - 0.062, chest.at[1] + 0.04];
  const trunk = ([1, -1] as const).map((side) =>
    Array.from({ length: 17 }, (_, i): Vec3 => {
      const y = low + ((high - low) * i) / 16;
      return [0, y, trunkSurface(frame, 0, y, side) - 0.0004 * side];
    }),
  );
  const [, hy, hz] = head.radii.map((r) => r - 0.0004);
  const over = Array.from({ length: 22 }, (_, i): Vec3 => {
    const angle = -50 + 9 * i;
    return [0, head.at[1] + hy * sinDegrees(angle), head.at[2] - hz * cosDegrees(angle)];
  });
  return merged(...[...trunk, over].map((path) => tube(path, 0.0014, 5)));
}

/** The pose of an arm from its shoulder. */
export type ArmPose = 'resting' | 'hugging' | 'hanging' | 'waving';

/** The proportions of a stuffed bear, as factors of an ordinary one. */
export interface TeddyBuild {
  readonly pose: 'sitting' | 'standing';
  readonly head: number;
  /** The breadth and depth of its trunk. */
  readonly plump: number;
  /** The thickness of its limbs. */
  readonly thick: number;
  /** The length of its legs. */
  readonly legs: number;
  readonly ears: number;
  /** Poses of its left arm and its right. */
  readonly arms: readonly [ArmPose, ArmPose];
}

/** An ellipsoid along the axes, meters. */
export interface Oval {
  readonly at: Vec3;
  readonly radii: Vec3;
}

/** The places of a bear's pieces, for what is sewn onto them. */
export interface TeddyFrame {
  readonly belly: Oval;
  readonly chest: Oval;
  readonly head: Oval;
  /** The height of its neck. */
  readonly neck: number;
}

/** The cloths from which its pieces are sewn. */
export interface TeddyCloth {
  readonly trunk: Material;
  readonly head: Material;
  readonly ears: Material;
  readonly arms: Material;
  readonly legs: Material;
  /** Soles, palms and the insides of its ears. */
  readonly pads: Material;
}

/** The forward extent of an oval's surface at x and y, meters; its middle where it does not reach. */
export function frontOf({ at, radii }: Oval, x: number, y: number): number {
  const [u, v] = [(x - at[0]) / radii[0], (y - at[1]) / radii[1]];
  return at[2] + radii[2] * Math.sqrt(Math.max(0, 1 - u * u - v * v));
}

export function teddyFrame({ pose, head, plump, legs }: TeddyBuild): TeddyFrame {
  const lift = pose === 'sitting' ? 0.1 : 0.085 + 0.1 * legs;
  const ry = 0.076 * head;
  const neck = lift + 0.122;
  return {
    belly: { at: [0, lift, 0], radii: [0.082 * plump, 0.1, 0.074 * plump] },
    chest: { at: [0, lift + 0.068, -0.004], radii: [0.067 * plump, 0.072, 0.058 * plump] },
    head: { at: [0, neck + 0.86 * ry, 0.01], radii: [0.084 * head, ry, 0.076 * head] },
    neck,
  };
}

const sewn = { cell: 0.0125, blend: 0.03 } as const;

/** The paths from shoulder by elbow to hand, for the left arm, from its shoulder. */
const armPaths: Readonly<Record<ArmPose, readonly Vec3[]>> = {
  resting: points3('0.05,-0.05,0.025 0.058,-0.09,0.085'),
  hugging: points3('0.052,-0.045,0.04 0.012,-0.06,0.1'),
  hanging: points3('0.045,-0.055,0.004 0.06,-0.112,0.02'),
  waving: points3('0.062,0.005,0.012 0.09,0.068,0.03'),
};

const sum = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** A left arm and the pad on its palm. */
function arm({ chest }: TeddyFrame, { plump, thick }: TeddyBuild, pose: ArmPose): readonly [Mesh, Mesh] {
  const shoulder: Vec3 = [0.053 * plump, chest.at[1] + 0.022, 0];
  const [elbow, hand] = armPaths[pose].map((by) => sum(shoulder, by));
  const r = 0.029 * thick;
  const shapes = [limb(shoulder, elbow, r * 0.92, r), limb(elbow, hand, r, r * 1.08)];
  const isUp = pose === 'waving';
  const palm = turned(ellipsoid(r * 0.74, r * 0.8, 0.5 * r, 16), 'x', isUp ? -8 : 14);
  return [organic(shapes, sewn), moved(palm, hand[0], hand[1] + (isUp ? 0.002 : -0.003), hand[2] + 0.68 * r)];
}

/** A left leg, and the pad on its sole where that is seen. */
function leg({ belly }: TeddyFrame, build: TeddyBuild): readonly [Mesh, Mesh | undefined] {
  const { plump, thick, legs } = build;
  const r = 0.041 * thick;
  if (build.pose === 'standing') {
    const [x, top] = [0.042 * plump, belly.at[1] - 0.045];
    const shapes: Shape[] = [
      limb([x, top, 0], [x + 0.008, 0.038, 0], 1.02 * r, 0.92 * r),
      blob([x + 0.01, 0.026, 0.022], [0.98 * r, 0.03, 0.06]),
    ];
    return [organic(shapes, sewn), undefined];
  }
  const ankle: Vec3 = [0.062 * plump + 0.04, r, 0.06 + 0.1 * legs];
  const foot = sum(ankle, [0.006, 0.016, 0.018]);
  const [rx, ry] = [0.94 * r, 1.38 * r];
  const turn = (mesh: Mesh): Mesh => turned(turned(mesh, 'x', -10), 'y', 16);
  const sole = turnedShape(turnedShape(blob(foot, [rx, ry, 0.74 * r]), 'x', -10), 'y', 16);
  const shapes = [limb([0.05 * plump, 1.06 * r, 0.01], ankle, 1.08 * r, 0.9 * r), sole];
  const pad = moved(ellipsoid(0.72 * rx, 0.74 * ry, 0.4 * r, 22), 0, 0, 0.42 * r);
  return [organic(shapes, { cell: 0.0125, blend: 0.014 }), moved(turn(pad), ...foot)];
}

/** The left ear and its inside, about its middle, as it stands on the head. */
function ear({ ears }: TeddyBuild): readonly [Mesh, Mesh] {
  const r = 0.034 * ears;
  const set = (mesh: Mesh): Mesh => turned(turned(mesh, 'y', 14), 'z', -8);
  return [
    set(ellipsoid(r, r, 0.52 * r, 22)),
    set(moved(ellipsoid(0.66 * r, 0.66 * r, 0.34 * r, 18), 0, -0.06 * r, 0.28 * r)),
  ];
}

const mirrored = (mesh: Mesh, side: number): Mesh => (side > 0 ? mesh : mirroredX(mesh));

/** A stuffed bear without its face: every piece filled by itself and sewn to the next, so that there are creases between them. */
export function teddyBody(build: TeddyBuild, frame: TeddyFrame, cloth: TeddyCloth): Part[] {
  const { belly, chest, head } = frame;
  const arms = build.arms.map((pose, i) => arm(frame, build, pose).map((mesh) => mirrored(mesh, 1 - 2 * i)));
  const [limbs, sole] = leg(frame, build);
  const [outer, inner] = ear(build).map((mesh) =>
    bothSides(moved(mesh, 0.76 * head.radii[0], head.at[1] + 0.8 * head.radii[1], head.at[2] - 0.012)),
  );
  const [hx, hy, hz] = head.radii;
  const cheeks = [-1, 1].map((side) =>
    blob([side * 0.3 * hx, head.at[1] - 0.26 * hy, head.at[2] + 0.2 * hz], [0.66 * hx, 0.62 * hy, 0.7 * hz]),
  );
  const tail = ellipsoid(0.024, 0.024, 0.02, 16);
  return [
    part('trunk', cloth.trunk, organic([blob(belly.at, belly.radii), blob(chest.at, chest.radii)], sewn)),
    part('head', cloth.head, organic([blob(head.at, head.radii), ...cheeks], sewn)),
    part('ear', cloth.ears, outer),
    part('inner ear', cloth.pads, inner),
    part('arm', cloth.arms, [arms[0][0], arms[1][0]]),
    part('paw pad', cloth.pads, [arms[0][1], arms[1][1], ...(sole ? [bothSides(sole)] : [])]),
    part('leg', cloth.legs, bothSides(limbs)),
    part('tail', cloth.trunk, moved(tail, 0, belly.at[1] - 0.04, -0.99 * belly.radii[2])),
  ];
}

import { materials, type Material, type Mesh, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, part, turned } from '../../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve, type Outline } from '../../../world/modeling/plane/index.js';
import {
  beveledBox,
  cylinder,
  extrude,
  lathe,
  sphere,
  sweep,
  torus,
  tube,
  type ProfilePoint,
} from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';

/** A toy gun about its barrel's axis (the z axis, muzzle toward +Z), and where it is borne. Meters. */
export interface ToyGun {
  readonly parts: readonly Part[];
  /** The distance of its lowest place below the axis: the ground, where it rests on its own stock and legs. */
  readonly ground: number;
  /** Places where a stand bears it, rear and front: z, y of its underside, half its width. Absent: it has legs */
  readonly rests?: readonly (readonly [z: number, y: number, half: number])[];
}

/** The orange that says that it is a toy. */
export const toyOrange = (): Material => materials.plastic('#f2641b');

/** A flat body from its outline as seen from its left side: z (toward the muzzle) and y. */
export const sideOn = (
  outline: Outline,
  width: number,
  bevel: number,
  holes: readonly Outline[] = [],
): Mesh => turned(extrude(outline, width, { bevel, holes, crease: 40 }), 'y', -90);

/** A body of revolution along z, from radius and z. */
export const along = (profile: readonly ProfilePoint[], segments = 32): Mesh =>
  ahead(lathe(profile, { segments }));

/** An orange tip from z on, open in front, with the dark of the bore in it. */
export function muzzleTip(z: number, radius: number, long: number): Part[] {
  const bore = 0.58 * radius;
  const tip = along(
    [
      [radius * 0.9, z],
      [radius, z + 0.004],
      [radius, z + long - 0.003],
      [radius - 0.003, z + long],
      [bore, z + long],
      [bore, z + 0.3 * long],
      [0, z + 0.3 * long],
    ],
    36,
  );
  const boreMesh = moved(ahead(cylinder(bore * 0.96, 0.004, 28)), 0, 0, z + 0.3 * long + 0.002);
  return [part('tip', toyOrange(), tip), part('bore', materials.mattePlastic('#0b0b0c'), boreMesh)];
}

/** A guard in a loop below the body, and the trigger in it. */
export function trigger(z: number, y: number, guard: Material, tint: Material): Part[] {
  const loop = smoothCurve<Vec3>(5, [
    [0, y + 0.006, z + 0.036],
    [0, y - 0.022, z + 0.032],
    [0, y - 0.034, z + 0.008],
    [0, y - 0.03, z - 0.02],
    [0, y - 0.014, z - 0.034],
  ]);
  const blade = smoothCurve<Vec3>(4, [
    [0, y + 0.006, z + 0.006],
    [0, y - 0.01, z + 0.001],
    [0, y - 0.024, z + 0.008],
  ]);
  return [
    part('guard', guard, sweep(loop, roundedRectangle(0.014, 0.005, 0.002, 1), 1, { up: [0, 0.4, 0.9] })),
    part('trigger', tint, tube(blade, 0.0042, 10, { caps: 'round' })),
  ];
}

/** A telescopic sight above a rail at this height. */
export function scope(z: number, y: number, body: Material): Part[] {
  const r = 0.017;
  const profile: ProfilePoint[] = [
    [r + 0.003, -0.08],
    [r + 0.003, -0.05],
    [r - 0.004, -0.035],
    [r - 0.004, 0.03],
    [r + 0.006, 0.055],
    [r + 0.006, 0.085],
  ];
  const at = y + 0.036;
  const place = (mesh: Mesh): Mesh => moved(mesh, 0, at, z);
  const mounts = [-0.022, 0.02].map((dz) =>
    moved(beveledBox(0.02, 0.026, 0.016, 0.003, 1), 0, y + 0.012, z + dz),
  );
  const lenses = [-0.0805, 0.0855].map((dz) => moved(ahead(cylinder(r, 0.002, 28)), 0, at, z + dz));
  return [
    part('scope', body, place(along(profile))),
    part('scope mount', materials.mattePlastic('#26282b'), mounts),
    part('scope knob', toyOrange(), [
      moved(cylinder(0.008, 0.014, 20, 0.002), 0, at + r, z),
      moved(turned(cylinder(0.008, 0.012, 20, 0.002), 'z', 90), r - 0.002, at, z),
    ]),
    part('glass', materials.darkGlass('#1d3a5c'), lenses),
  ];
}

/** Heads of screws on both sides: places by z and y, on a body this wide. */
export function sideScrews(places: readonly (readonly [z: number, y: number])[], width: number): Part {
  const head = turned(cylinder(0.0038, 0.002, 12), 'z', 90);
  return part('screw', materials.steel(), bothSides(...places.map(([z, y]) => moved(head, width / 2, y, z))));
}

/** Two legs that spread from below the barrel to the ground, their joint at z. */
export function bipod(z: number, y: number, ground: number): Part[] {
  const foot: Vec3 = [0.085, -ground + 0.006, z + 0.03];
  const leg = tube([[0.012, y, z], foot], [0.007, 0.0055], 14);
  const bipodJoint = moved(beveledBox(0.042, 0.02, 0.028, 0.005), 0, y + 0.004, z);
  const bipodFoot = bothSides(moved(sphere(0.009, 16), foot[0], -ground + 0.009, foot[2]));
  return [
    part('bipod', materials.mattePlastic('#2a2c30'), bothSides(leg)),
    part('bipod joint', materials.mattePlastic('#1c1d20'), bipodJoint),
    part('bipod foot', materials.rubber(), bipodFoot),
  ];
}

/** A board with two forks that bear it; its underside is the ground. */
export function cradle({ ground, rests = [] }: ToyGun, wood: Material): Part[] {
  const thick = 0.016;
  const zs = rests.map(([z]) => z);
  const [rear, front] = [Math.min(...zs), Math.max(...zs)];
  const forks = rests.map(([z, y, half]) => {
    const r = 0.005;
    const side = half + r;
    const fork = smoothCurve<Vec3>(5, [
      [-side - 0.002, y + 0.03, z],
      [-side, y + 0.006, z],
      [-side * 0.7, y - r, z],
      [side * 0.7, y - r, z],
      [side, y + 0.006, z],
      [side + 0.002, y + 0.03, z],
    ]);
    const high = y - r + ground - thick;
    const post = moved(cylinder(0.0065, high, 18), 0, thick - ground + high / 2, z);
    return merged(
      tube(fork, r, 12, { caps: 'round' }),
      post,
      moved(torus(0.008, 0.004, 20, 8), 0, thick - ground, z),
    );
  });
  const standBoard = moved(
    beveledBox(0.12, thick, front - rear + 0.09, 0.005, 2),
    0,
    thick / 2 - ground,
    (front + rear) / 2,
  );
  return [part('stand board', wood, standBoard), part('stand fork', materials.brass(), forks)];
}

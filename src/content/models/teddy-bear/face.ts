import type { Material, Mesh, Part, Vec3 } from '../../../world/model.js';
import { blob, limb, materials, organic, smoothCurve } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, part, turned } from '../../../world/modeling/mesh/index.js';
import { cylinder, ellipsoid, sphere, tube } from '../../../world/modeling/solids/index.js';
import { frontOf, type Oval, type TeddyFrame } from './body.js';

/** The pieces of a stuffed bear's face. */
export interface TeddyFace {
  readonly eyes: 'beads' | 'glass' | 'buttons';
  /** The color of the eyes; for glass, of the iris. */
  readonly eyeColor: string;
  readonly nose: 'stitched' | 'hard';
  readonly thread: string;
  readonly muzzle: Material;
  /** The extent of the muzzle, as a factor of an ordinary one. */
  readonly snout: number;
  /** Factor of the muzzle's width and height. */
  readonly broad: number;
  readonly hasBrows: boolean;
}

/** The muzzle, nose, mouth and eyes on the head. */
export function teddyFace({ head }: TeddyFrame, face: TeddyFace): Part[] {
  const [hx, hy, hz] = head.radii;
  const muzzle: Oval = {
    at: [0, head.at[1] - 0.3 * hy, head.at[2] + 0.72 * hz],
    radii: [0.49 * hx * face.broad, 0.43 * hy * face.broad, 0.56 * hz * face.snout],
  };
  const thread = materials.satin(face.thread);
  return [
    part('muzzle', face.muzzle, moved(ellipsoid(...muzzle.radii, 28), ...muzzle.at)),
    part('nose', face.nose === 'hard' ? materials.glossy(face.thread) : thread, nose(muzzle, 0.17 * hx)),
    part('mouth', thread, mouth(muzzle)),
    ...eyes(head, face),
    ...(face.hasBrows ? [part('brow', thread, brows(head))] : []),
  ];
}

/** A rounded triangle, point down, on the upper front of the muzzle. */
function nose(muzzle: Oval, r: number): Mesh {
  const y = muzzle.at[1] + 0.5 * muzzle.radii[1];
  const z = frontOf(muzzle, 0, y) - 0.1 * r;
  const shapes = [
    limb([-0.72 * r, y + 0.2 * r, z - 0.2 * r], [0.72 * r, y + 0.2 * r, z - 0.2 * r], 0.52 * r),
    blob([0, y - 0.3 * r, z], [0.5 * r, 0.62 * r, 0.52 * r]),
  ];
  return organic(shapes, { cell: r / 4, blend: 0.5 * r });
}

/** A line down from the nose that parts into two curves. */
function mouth(muzzle: Oval): Mesh {
  const [rx, ry] = muzzle.radii;
  const at = (u: number, v: number): Vec3 => {
    const [x, y] = [u * rx, muzzle.at[1] + v * ry];
    return [x, y, frontOf(muzzle, x, y) - 0.0002];
  };
  const half = smoothCurve(5, [at(0, -0.22), at(0.16, -0.4), at(0.36, -0.44), at(0.54, -0.28)]);
  return merged(
    tube([at(0, 0.4), at(0, 0.2), at(0, 0), at(0, -0.22)], 0.0019, 6, { caps: 'round' }),
    bothSides(tube(half, 0.0019, 6, { caps: 'round' })),
  );
}

/** A mesh that faces +Z, set where the eyes are and turned as the head is there. @param sunk how deep, meters */
function atEyes(head: Oval, mesh: Mesh, sunk: number): Mesh {
  const [x, y] = [0.4 * head.radii[0], head.at[1] + 0.16 * head.radii[1]];
  return bothSides(moved(turned(turned(mesh, 'x', -8), 'y', 18), x, y, frontOf(head, x, y) - sunk));
}

function eyes(head: Oval, { eyes: kind, eyeColor }: TeddyFace): Part[] {
  const r = 0.125 * head.radii[0];
  const set = (mesh: Mesh, sunk = 0): Mesh => atEyes(head, mesh, sunk);
  const ahead = (mesh: Mesh): Mesh => turned(mesh, 'x', 90);
  if (kind === 'buttons') {
    const rim = ahead(cylinder(1.35 * r, 0.5 * r, 20, 0.16 * r));
    const hole = ahead(cylinder(0.2 * r, 0.2 * r, 8));
    const holes = [-1, 1].flatMap((i) =>
      [-1, 1].map((j) => moved(hole, 0.36 * i * r, 0.36 * j * r, 0.18 * r)),
    );
    return [
      part('eye', materials.plastic(eyeColor), set(rim, -0.45 * r)),
      part('button hole', materials.fabric('#efe6d2'), set(merged(...holes), -0.45 * r)),
    ];
  }
  if (kind === 'beads') return [part('eye', materials.glossy('#0d0b0a'), set(sphere(r, 20)))];
  const pupil = set(moved(ellipsoid(0.74 * r, 0.74 * r, 0.4 * r, 16), 0, 0, 0.5 * r));
  return [
    part('eye', materials.glossy(eyeColor), set(ellipsoid(1.15 * r, 1.15 * r, 0.8 * r, 20))),
    part('pupil', materials.glossy('#0b0908'), pupil),
  ];
}

/** A stitch above each eye. */
function brows(head: Oval): Mesh {
  const [hx, hy] = head.radii;
  const path = [0.3, 0.38, 0.46].map((u, i): Vec3 => {
    const [x, y] = [u * hx, head.at[1] + [0.41, 0.45, 0.4][i] * hy];
    return [x, y, frontOf(head, x, y)];
  });
  return bothSides(tube(smoothCurve(4, path), 0.0018, 6, { caps: 'round' }));
}

import { cosDegrees, points, points3, sinDegrees } from '../../../core/index.js';
import type { Material, Mesh, Part, Vec3 } from '../../../world/model.js';
import { materials, merged, moved, part, smoothCurve } from '../../../world/modeling/index.js';
import { capsule, cone, cylinder, lathe, sphere, torus, tube } from '../../../world/modeling/solids/index.js';
import { ribAngle, ribAt, type Canopy } from './canopy.js';

export type HandleKind = 'crook' | 'grip' | 'knob';

export interface UmbrellaFrame {
  readonly canopy: Canopy;
  /** The length from the middle of the canopy to the upper end of the handle, meters. */
  readonly long: number;
  readonly handle: HandleKind;
  readonly shaft: Material;
  readonly rib: Material;
  readonly grip: Material;
}

/** Shaft, ribs, stretchers, runner and tips of an open umbrella that points up, its canopy's middle at the origin. */
export function umbrellaFrame({ canopy, long, shaft, rib, grip }: UmbrellaFrame): Part[] {
  const runner = -0.42 * long;
  const below = 0.0045;
  const spokes: Mesh[] = [];
  const tips: Mesh[] = [];
  for (let k = 0; k < canopy.ribs; k++) {
    const angle = ribAngle(canopy, k);
    const at = (r: number, y: number): Vec3 => [r * sinDegrees(angle), y, r * cosDegrees(angle)];
    const rod = [0.03, 0.15, 0.3, 0.45, 0.6, 0.8, 1].map((t) => {
      const [r, y] = ribAt(canopy, t);
      return at(r, y - below);
    });
    const [r, y] = ribAt(canopy, 0.48);
    spokes.push(tube(rod, 0.0021, 6), tube([at(0.008, runner + 0.012), at(r, y - below)], 0.0019, 6));
    const [tipR, tipY] = ribAt(canopy, 1);
    tips.push(moved(sphere(0.0055, 10), ...at(tipR + 0.002, tipY - below / 2)));
  }
  const ferrule = merged(
    moved(cone(0.0065, 0.06, 0.004, 20), 0, 0.036, 0),
    moved(cylinder(0.016, 0.008, 28, 0.003), 0, 0.003, 0),
    moved(sphere(0.0052, 16), 0, 0.066, 0),
  );
  return [
    part('shaft', shaft, moved(cylinder(0.0062, long + 0.03, 20), 0, -(long + 0.03) / 2, 0)),
    part('rib', rib, spokes),
    part('tip', materials.plastic('#1c1d1f'), tips),
    part('runner', materials.plastic('#26282b'), [
      moved(cylinder(0.0115, 0.055, 24, 0.003), 0, runner - 0.01, 0),
      moved(torus(0.0125, 0.003, 24, 8), 0, runner + 0.012, 0),
    ]),
    part('ferrule', grip, ferrule),
  ];
}

/** The handle below the shaft, with a collar where they meet. */
export function umbrellaHandle({ long, handle, grip }: UmbrellaFrame): Part[] {
  const collarMesh = moved(cylinder(0.0132, 0.02, 24, 0.002), 0, -long, 0);
  const collar: Part = part('collar', materials.brass(), collarMesh);
  return [collar, part('handle', grip, moved(handles[handle](), 0, -long, 0))];
}

const handles: Readonly<Record<HandleKind, () => Mesh>> = {
  crook: () =>
    tube(
      smoothCurve<Vec3>(
        6,
        points3(`
          0,0.004,0 0,-0.09,0 0.012,-0.132,0 0.05,-0.158,0 0.088,-0.136,0 0.099,-0.096,0 0.097,-0.062,0
        `),
      ),
      0.0115,
      18,
      { caps: 'round' },
    ),
  grip: () =>
    merged(
      moved(capsule(0.017, 0.15, 24), 0, -0.075, 0),
      ...[0.03, 0.05, 0.07, 0.09, 0.11].map((down) => moved(torus(0.0165, 0.0022, 28, 8), 0, -down, 0)),
    ),
  knob: () =>
    merged(
      lathe(points('0.009,0.004 0.013,-0.03 0.012,-0.07 0.015,-0.1 0.013,-0.118'), { segments: 28 }),
      moved(sphere(0.021, 28), 0, -0.132, 0),
    ),
};

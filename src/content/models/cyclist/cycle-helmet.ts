import { memoize } from '../../../core/memoize.js';
import { add, cross, normalize, scale, type Mesh, type Part, type Vec3 } from '../../../world/index.js';
import { part } from '../../../world/modeling/mesh/index.js';
import { bothSides, ellipsoid, materials, merged, smoothCurve, tube } from '../../../world/modeling/index.js';
import { blob, block, limb, organic } from '../../../world/modeling/organic/index.js';
import { carriedMesh } from '../../bodies/carry.js';
import { across, fromAxes } from '../../bodies/ik.js';

export const helmetForms = ['vented', 'bowl'] as const;

/** Cuts what is below the edge, from the middle of the head. */
const edge = block([0, -0.143, -0.02], [0.3, 0.19, 0.3], 0.004, { mode: 'carve', blend: 0.006 });

/** The place where a helmet's shell is widest, and half its width, height and length. */
const middle: Vec3 = [0, 0.035, -0.02];
const sizes = { vented: [0.11, 0.13, 0.142], bowl: [0.114, 0.126, 0.134] } as const;

const shells = memoize((form: (typeof helmetForms)[number]): Mesh => {
  const tail = limb([0, 0.07, -0.125], [0, 0.1, -0.06], 0.045, 0.05, { blend: 0.03 });
  const shell = [blob(middle, sizes[form]), ...(form === 'vented' ? [tail] : [])];
  return organic([...shell, edge], { cell: 0.0165, blend: 0.01 });
});

/** The dark of an opening in a vented shell, above `x` and `z`: long, and hardly raised. */
function opening(x: number, z: number): Mesh {
  const [width, height, long] = sizes.vented;
  const [u, w] = [x / width, (z - middle[2]) / long];
  const v = Math.sqrt(1 - u * u - w * w);
  const out = normalize([u / width, v / height, w / long]);
  const along = across([0, 0, 1], out);
  const place = add(middle, [u * width, v * height, w * long]);
  const lens = ellipsoid(0.0105, 0.01, 0.036, 8);
  return carriedMesh(lens, fromAxes(cross(out, along), out, along), add(place, scale(out, -0.0055)));
}

/** Three rows of openings from the brow over the head. */
const openings = memoize((): Mesh =>
  merged(
    ...[0.078, 0.004, -0.07].flatMap((z) =>
      [-2, -1, 0, 1, 2].map((i) => opening(i * (z > 0.05 ? 0.03 : 0.035), z - 0.008 * i * i)),
    ),
  ),
);

/** The straps from its edge past the ears to under the chin. */
const straps = memoize((): Mesh => {
  const chin: Vec3 = [0.018, -0.118, 0.058];
  const strap = (from: Vec3, by: Vec3): Mesh =>
    tube(smoothCurve<Vec3>(3, [from, by, [0.066, -0.075, 0.03], chin]), 0.0042, 5);
  const across = tube([chin, [-chin[0], chin[1], chin[2]]], 0.0045, 5);
  return merged(
    bothSides(
      strap([0.094, 0.055, 0.04], [0.083, -0.01, 0.032]),
      strap([0.098, 0.055, -0.045], [0.088, -0.012, -0.012]),
    ),
    across,
  );
});

/** A cyclist's helmet about the middle of the head of an adult. @param form streamlined with openings, or round as those of skaters */
export function helmetParts(form: (typeof helmetForms)[number], color: string): Part[] {
  const vented = form === 'vented';
  return [
    part('helmet', vented ? materials.plastic(color) : materials.satin(color), shells(form)),
    ...(vented ? [part('helmet', materials.mattePlastic('#1d1e21'), openings())] : []),
    part('strap', materials.fabric('#202225'), straps()),
  ];
}

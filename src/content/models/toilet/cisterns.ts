import { points, type Stream } from '../../../core/index.js';
import { materials, part, type Material, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../../world/modeling/plane/index.js';
import {
  beveledBox,
  box,
  cylinder,
  loft,
  section,
  sphere,
  torus,
  tube,
} from '../../../world/modeling/solids/index.js';
import { coil } from '../../../world/modeling/solids/coil.js';
import { ahead } from '../parts/ahead.js';

/**
 * A cistern that stands on the rear of the bowl, flushed by a lever in front or a button above.
 * @param base the height of its foot, meters
 * @param front z of its front, meters
 */
export function lowCistern(size: Stream, base: number, front: number, ceramic: Material): Part[] {
  const [w, h, d] = [size.uniform(0.36, 0.44), size.uniform(0.32, 0.4), size.uniform(0.155, 0.18)];
  const z = front - d / 2;
  const taper = size.uniform(0.86, 0.97);
  const body = loft(
    [
      [0, taper - 0.03],
      [0.012, taper],
      [h * 0.6, 1],
      [h, 1],
    ].map(([y, share]) => section(roundedRectangle(w * share, d * (0.5 + 0.5 * share), 0.035, 5), 'y', y)),
    { crease: 50 },
  );
  const top = base + h;
  const lever = merged(
    moved(ahead(cylinder(0.014, 0.012, 24, 0.003)), -0.36 * w, top - 0.055, z + d / 2 + 0.005),
    moved(
      turned(beveledBox(0.075, 0.013, 0.008, 0.004, 2), 'z', -8),
      -0.36 * w + 0.034,
      top - 0.06,
      z + d / 2 + 0.014,
    ),
  );
  const button = merged(
    moved(cylinder(0.032, 0.008, 40, 0.002), 0, top + 0.034, z),
    moved(box(0.0015, 0.001, 0.06), 0, top + 0.0384, z),
  );
  return [
    part('cistern', ceramic, moved(body, 0, base, z)),
    part('cistern lid', ceramic, moved(beveledBox(w + 0.02, 0.034, d + 0.016, 0.012, 3), 0, top + 0.015, z)),
    part('flush', materials.chrome(), size.choice([lever, button])),
    ...waterSupply(base, z - d / 2 + 0.04, 0.34 * w),
  ];
}

/** A hose from a valve near the floor to the cistern, and the drain behind. */
function waterSupply(base: number, z: number, x: number): Part[] {
  const path = smoothCurve<Vec3>(5, [
    [x, base + 0.01, z],
    [x, base - 0.06, z],
    [x + 0.03, base - 0.16, z - 0.01],
    [x + 0.025, 0.17, z - 0.02],
  ]);
  const valves = [
    moved(cylinder(0.013, 0.04, 20, 0.002), x + 0.025, 0.155, z - 0.02),
    moved(ahead(cylinder(0.008, 0.05, 16)), x + 0.025, 0.15, z - 0.04),
    moved(turned(beveledBox(0.03, 0.014, 0.01, 0.004, 2), 'z', 0), x + 0.025, 0.15, z + 0.004),
  ];
  return [part('hose', materials.steel(), tube(path, 0.006, 10)), part('valve', materials.chrome(), valves)];
}

/** A cistern high above on posts, with a pipe down to the bowl and a chain to pull. */
export function highCistern(
  size: Stream,
  bowlBack: number,
  look: {
    readonly ceramic: Material;
    readonly wood: Material;
    readonly posts: Material;
    readonly metal: Material;
  },
): Part[] {
  const top = size.uniform(1.72, 1.92);
  const [w, h, d] = [0.46, 0.26, 0.2];
  const wall = -bowlBack - 0.17;
  const z = wall + 0.012 + d / 2;
  const low = top - h;
  const pipe = smoothCurve<Vec3>(6, [
    [0, low + 0.02, z],
    [0, low - 0.12, z],
    [0, 0.9, z - 0.03],
    [0, 0.52, z - 0.03],
    [0, 0.4, z - 0.01],
    [0, 0.34, z + 0.05],
    [0, 0.33, z + 0.14],
  ]);
  const bracket = smoothCurve<Vec3>(5, [
    [0.17, low - 0.16, wall + 0.016],
    [0.17, low - 0.1, wall + 0.03],
    [0.17, low - 0.02, z],
    [0.17, low - 0.006, z + 0.1],
  ]);
  const chainX = 0.3;
  const chainTop = top + 0.02;
  const arm = tube(
    points([0, top + 0.012, z], [0.12, chainTop + 0.008, z], [chainX, chainTop, z]),
    0.007,
    10,
  );
  const chain = coil(points([chainX, chainTop, z], [chainX, 1.05, z]), 30, 0.003, 0.0016);
  const post = merged(
    moved(beveledBox(0.05, top + 0.04, 0.034, 0.006, 1), 0.24, (top + 0.04) / 2, wall),
    moved(beveledBox(0.06, 0.05, 0.42, 0.01, 1), 0.24, 0.025, wall + 0.12),
  );
  const rails = [0.4, 0.5 * top, low - 0.1].map((y) =>
    moved(beveledBox(0.54, 0.08, 0.022, 0.004, 1), 0, y, wall + 0.004),
  );
  const posts = merged(bothSides(post), ...rails);
  const straps = [0.62, 1.05].map((y) => moved(torus(0.022, 0.006, 24, 8), 0, y, z - 0.03));
  return [
    part('post', look.posts, posts),
    part('cistern', look.ceramic, moved(beveledBox(w, h, d, 0.03, 3), 0, low + h / 2, z)),
    part('cistern lid', look.ceramic, moved(beveledBox(w + 0.02, 0.026, d + 0.016, 0.01), 0, top - 0.006, z)),
    part('pipe', look.metal, tube(pipe, 0.018, 20)),
    part('strap', look.metal, straps),
    part('bracket', materials.iron(), bothSides(tube(bracket, 0.011, 12))),
    part('arm', look.metal, [arm, moved(sphere(0.014, 16), 0, top + 0.014, z)]),
    part('chain', look.metal, chain),
    part('pull', look.wood, moved(cylinder(0.014, 0.1, 24, 0.006), chainX, 1.0, z)),
  ];
}

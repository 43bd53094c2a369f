import { points } from '../../core/points.js';
import { materials, oklch, part, type Part, type Vec3 } from '../../world/modeling/index.js';
import { merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { arc, ellipse, smoothCurve } from '../../world/modeling/plane/index.js';
import { cone, cylinder, lathe, sweep, tube, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { vessel } from '../../world/modeling/solids/vessel.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** A watering can; its long spout with the rose points to +Z, the handle to -Z. */
export const wateringCan = defineModel({
  category: 'watering can',
  broadClass: 'containers',
  hasFront: false,
  silhouetteView: views.profile,
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  confusedWith: ['teapot'],
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.085, 0.105);
    const height = size.uniform(0.2, 0.25);
    const taper = size.uniform(0.86, 1);
    const reach = size.uniform(0.2, 0.26);
    const coat = look.choice([
      materials.steel(),
      materials.paint(oklch(look.uniform(0.45, 0.7), look.uniform(0.07, 0.15), look.uniform(90, 300))),
      materials.plastic(oklch(look.uniform(0.5, 0.7), 0.14, look.uniform(0, 360))),
    ]);
    const rose = look.choice([materials.brass(), materials.copper(), coat]);

    const top = radius * taper;
    const at = (t: number): number => radius + (top - radius) * t;
    const bead = (y: number): ProfilePoint[] => [
      [at(y / height), y - 0.004],
      [at(y / height) + 0.003, y],
      [at(y / height), y + 0.004],
    ];
    const profile: ProfilePoint[] = [
      [radius - 0.004, 0],
      [radius, 0.004],
      ...bead(0.12 * height),
      ...bead(0.88 * height),
      [top, height],
    ];
    const body = vessel(profile, 0.003, 0.01, { segments: 64, crease: 50 });
    // half of the opening is covered, toward the spout
    const cover = arc(0, 0, top - 0.001, 0, 180, 24).map(([x, z]): Vec3 => [x, height - 0.004, z]);
    const lid = sweep(
      points([0, height - 0.006, 0], [0, height - 0.002, 0]),
      cover.map(([x, , z]) => [x, -z] as const),
      1,
      { up: [0, 0, -1] },
    );
    const from: Vec3 = [0, 0.16 * height, at(0.16) - 0.01];
    const to: Vec3 = [0, height * 1.12, at(0.16) + reach];
    const along = (t: number): Vec3 => [0, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t];
    const spout = tube([along(-0.04), along(0), along(0.3), along(0.96)], [0.026, 0.025, 0.018, 0.012], 20);
    const brace = tube([[0, height * 0.9, at(0.9) - 0.004], along(0.68)], 0.004, 10);
    const head = merged(
      moved(cone(0.012, 0.04, 0.034, 40), 0, -0.02, 0),
      lathe(points('0.034,0 0.036,0.003 0.034,0.006 0.02,0.011 0,0.013'), { segments: 40 }),
    );
    const hole = moved(cylinder(0.0022, 0.004, 8), 0, 0.0095, 0);
    const holes = [1, 2].flatMap((ring) =>
      Array.from({ length: 6 * ring }, (_, i) =>
        turned(moved(hole, 0, ring === 1 ? 0.001 : -0.0025, 0.0115 * ring), 'y', (60 / ring) * i),
      ),
    );
    const lean = 40; // of the rose, from upright toward +Z
    const onSpout = (mesh: Part['mesh']): Part['mesh'] => moved(turned(mesh, 'x', lean), 0, to[1], to[2]);
    const high = height * 1.32;
    const carry = smoothCurve<Vec3>(6, [
      [0, 0.86 * height, top - 0.002],
      [0, high * 0.93, 0.72 * top],
      [0, high, 0.1 * top],
      [0, high * 0.94, -0.9 * top],
      [0, 0.84 * height, -1.5 * top],
      [0, 0.5 * height, -1.5 * top],
      [0, 0.28 * height, -at(0.28) + 0.003],
    ]);
    return [
      part('body', coat, body),
      part('cover', coat, lid),
      part('spout', coat, spout),
      part('brace', coat, brace),
      part('rose', rose, onSpout(head)),
      part('hole', materials.mattePaint('#151412'), onSpout(merged(...holes))),
      part('handle', coat, sweep(carry, ellipse(0.009, 0.02, 14), 1, { up: [1, 0, 0] })),
    ];
  },
});

import { points, type Stream } from '../../core/index.js';
import type { Model } from '../../world/model.js';
import { part } from '../../world/modeling/mesh/index.js';
import { cylinder, ellipsoid, linear, merged, moved, tileUvs, tube } from '../../world/modeling/index.js';
import { leafMaterial, shade, shadeMaterial, twigs, type Crown } from './parts/foliage.js';
import { ground, hills, net, plain, sky, thing, upright, type Look } from './parts/index.js';
import { laidOut } from './laid-out.js';

/** A conifer on y = 0: whorls that narrow toward its top. @param height meters */
function fir(variation: Stream, bark: Look, height: number, count = 420): Model {
  const whorls = 7;
  const crowns: Crown[] = Array.from({ length: whorls }, (_, i) => {
    const t = i / (whorls - 1);
    const reach = (0.24 - 0.2 * t) * height * variation.uniform(0.9, 1.1);
    return { center: [0, (0.16 + 0.78 * t) * height, 0], radii: [reach, 0.085 * height, reach] };
  });
  const trunk = merged(
    tube(points([0, -0.05 * height, 0], [0, 0.9 * height, 0]), [0.022 * height, 0.004 * height], 8),
  );
  const tint = [0.42, 0.58, 0.62] as const;
  const needles = twigs(variation.child('twigs'), crowns, count, 0.095 * height);
  return thing('fir', [
    part('trunk', bark.material, typeof bark.tile === 'object' ? tileUvs(trunk, bark.tile) : trunk),
    part('needles', leafMaterial(variation.child('leaf'), tint), needles),
    part('shade', shadeMaterial(tint), shade(crowns, 0.55)),
  ]);
}

/** The foot of a ski slope: a run between firs, gates, mountains behind. */
export const skiSlope = laidOut({
  name: 'ski slope',
  setting: 'open',
  on: 'the snow',
  radius: [0.15, 2.5],
  things: ['person', 'dog', 'backpack', 'rabbit', 'box', 'bird', 'shoe', 'bench'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const snow = layout.look('snow');
    ground(layout, snow);
    // The run rises behind.
    const far = -radius - own.uniform(7, 11);
    const [rise, sunk, shift] = [own.uniform(26, 32), 17, own.uniform(-30, 30)];
    layout.shell(snow, moved(ellipsoid(170, rise, 90, 72), shift, -sunk, far - 76));
    /** The height of the run at a place. */
    const height = (x: number, z: number): number => {
      const [u, v] = [(x - shift) / 170, (z - far + 76) / 90];
      return Math.max(0, rise * Math.sqrt(Math.max(0, 1 - u * u - v * v)) - sunk);
    };
    for (let i = 0; i < 6; i++) {
      const drift = ellipsoid(own.uniform(3, 7), own.uniform(0.25, 0.7), own.uniform(1.5, 3), 24);
      layout.shell(snow, moved(drift, own.uniform(-26, 26), -0.12, far - own.uniform(-2, 3)));
    }
    const flags = ['#c23b2e', '#2a5da8'].map((tint) =>
      plain(`gate ${tint}`, { baseColor: linear(tint), metallic: 0, roughness: 0.7, doubleSided: true }),
    );
    for (const [i, x] of [-radius - 2.6, radius + 2.2].entries()) {
      const look = flags[i];
      const z = -radius - own.uniform(2, 5);
      for (const s of [-0.35, 0.35]) layout.add(look, moved(cylinder(0.016, 1.9, 10), x + s, 0.9, z));
      layout.add(look, moved(upright(-0.35, 0.35, 1.05, 1.6), x, 0, z));
    }
    const kinds = [0, 1].map((i) => fir(variation.child('fir', i), layout.look('bark'), 1));
    for (let i = 0; i < 70; i++) {
      const site = own.child('tree', i);
      const z = far - 2 - 46 * site.float();
      // A run is left open between them.
      const x = (i % 2 ? 1 : -1) * (3.5 + 0.09 * (far - z) + 34 * site.float() * site.float());
      layout.place(kinds[i % 3 ? 1 : 0], {
        x,
        y: height(x, z) - 0.15,
        z,
        yaw: site.uniform(0, 360),
        scale: site.uniform(4, 10),
      });
    }
    net(layout, { x0: -44, x1: -6 - radius, y0: 0.1, y1: 1.1, z: far + 1.5, mesh: 0.12 });
    hills(layout, variation.child('hills'), [90, 190], ['#d4dbe2', '#c3ced9']);
    layout.put('backpack', { x: radius + 1.6, z: -radius - 0.8, yaw: own.uniform(-60, 60) });
    layout.spot([-radius - 0.8, 0, -0.5 * radius - 0.3], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: snow }) };
  },
});

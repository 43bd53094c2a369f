import { sinDegrees, words } from '../../core/index.js';
import { cone, cylinder, linear, merged, moved, smoothCurve, turned } from '../../world/modeling/index.js';
import { hills, horizon, level, path, plain, sky, solid, stretch, water } from './parts/index.js';
import { laidOut } from './laid-out.js';

/** A beach by the sea. */
export const beach = laidOut({
  name: 'beach',
  setting: 'open',
  on: 'the sand',
  radius: [0.15, 4],
  things: words(`
    boat, person, dog, ball, duck, bird, backpack, umbrella, guitar, horse, bicycle, box, shoe, starfish
  `),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const sand = layout.look('sand');
    const shore = -radius - own.uniform(5, 8);
    stretch(layout, sand, [shore - 3, horizon]);
    const sea = water(layout, 'sea', { tint: own.choice(['#1d5563', '#25606f', '#2f6a6c']), tile: [9, 5] });
    stretch(layout, sea, [-horizon, shore - 3], -0.004);
    const swing = own.uniform(0.5, 1.3);
    const edge = smoothCurve<readonly [number, number]>(8, [
      [-300, shore - 3],
      [-60, shore - 1],
      [-20, shore + 0.6 * swing - 1],
      [-6, shore - 0.5 * swing],
      [5, shore + 0.4 * swing],
      [20, shore - 0.8 * swing],
      [60, shore],
      [300, shore - 3],
    ]);
    const phase = own.uniform(0, 360);
    const along = (from: number, swell = 0) =>
      edge.map(([x, z], i) => {
        const sway = sinDegrees(phase + 47 * i) + 0.6 * sinDegrees(2 * phase + 101 * i);
        return [x, z + from + swell * sway] as const;
      });
    path(layout, layout.look('wet sand'), along(0.2), 3.6, 0.004);
    const shallow = solid('shallow water', '#6b918c', 0.15);
    path(layout, shallow, along(-3.2, 0.12), 4.2, 0.008);
    const foam = solid('foam', '#e9eeec', 0.8);
    path(layout, foam, along(-1.15, 0.12), 0.22, 0.012);
    path(layout, foam, along(-1.7, 0.3), 0.1, 0.014);
    path(layout, foam, along(-own.uniform(5, 7), 0.5), 0.45, 0.016);
    if (own.float() < 0.6) hills(layout, variation.child('hills'), [own.uniform(18, 40)]);
    // A parasol with a towel beside it.
    const stripes = own.choice(['#c8473a', '#2f6d9a', '#d9a53a', '#3a8a6a']);
    const pole = moved(cylinder(0.018, 2, 12), 0, 1, 0);
    const cover = moved(cone(1, 0.38, 0.02, 24), 0, 1.95, 0);
    const cloth = plain('parasol', {
      baseColor: linear(stripes),
      metallic: 0,
      roughness: 0.9,
      doubleSided: true,
    });
    const [px, pz] = [-radius - 1.6, -radius - 1.2];
    layout.add(solid('pole', '#e6e3da', 0.4), moved(turned(pole, 'z', 6), px, 0, pz));
    layout.add(cloth, moved(turned(merged(cover), 'z', 6), px, 0, pz));
    layout.shell(
      solid('towel', own.choice(['#d9d2c0', '#7aa5b8', '#c98c8c']), 1),
      level(px - 0.2, px + 0.55, pz - 0.3, pz + 1.3, 0.012),
    );
    layout.put('backpack', { x: px - 0.55, z: pz + 0.3, yaw: 40 });
    layout.put('ball', { x: radius + 1.2, z: -radius - 0.8 });
    layout.put('boat', {
      x: radius + own.uniform(14, 24),
      y: -0.45,
      z: shore - own.uniform(24, 40),
      yaw: own.uniform(60, 120),
    });
    layout.spot([radius + 0.7, 0, -0.3 * radius - 0.3], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: sand }) };
  },
});

import { words } from '../../core/words.js';
import { cylinder, moved } from '../../world/modeling/index.js';
import { barFence, block, bush, ground, houseRow, level, overhead, sky, stains } from './parts/index.js';
import { grayMetal, plain, solid, steel, whiteLine } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** The height of the platforms above the ground, meters. */
const top = 0.76;

/** A station's platform, tracks and a second platform with a roof behind. */
export const stationPlatform = laidOut({
  name: 'station platform',
  setting: 'open',
  on: 'the platform',
  radius: [0.15, 1.3],
  things: words('person, suitcase, umbrella, backpack, bench, bicycle, dog, guitar, box, bird, stool'),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const ballast = layout.look('gravel');
    ground(layout, ballast);
    const paving = layout.look('paving');
    const stone = layout.look('concrete');
    const traces = own.child('stains');
    const half = 90;
    const edge = -radius - own.uniform(1.4, 2.2);
    layout.shell(paving, level(-half, half, edge + 0.35, 6 * radius + 25, top));
    layout.add(stone, block(-half, half, 0, top + 0.001, edge, edge + 0.35));
    layout.shell(whiteLine, level(-half, half, edge + 0.75, edge + 0.87, top + 0.004));
    stains(layout, traces, paving, {
      radius,
      half: radius + 5,
      z: [edge + 1.7, radius + 1.5],
      count: 12,
      y: top,
    });
    // Two tracks, ties under rails 1.435 m apart.
    const tie = solid('tie', [0.12, 0.1, 0.085], 0.9);
    for (const z of [edge - 1.65, edge - 5.65]) {
      for (let x = -30; x < 30; x += 0.65) layout.add(tie, block(x, x + 0.24, 0, 0.06, z - 1.3, z + 1.3));
      for (const s of [-0.7525, 0.7525]) {
        const rail = block(-half, half, 0.06, 0.2, z + s - 0.035, z + s + 0.035);
        layout.add(plain('rail', steel.material), rail);
      }
    }
    const over = edge - 7.3;
    layout.add(stone, block(-half, half, 0, top, over - 0.35, over));
    layout.shell(paving, level(-half, half, over - 5, over - 0.3, top + 0.002));
    layout.shell(whiteLine, level(-half, half, over - 0.9, over - 0.78, top + 0.006));
    const roof = solid('roof', [0.32, 0.33, 0.33], 0.6);
    const canopy = overhead(-16, 16, over - 4.3, over - 0.6, top + 3.3);
    layout.add(roof, block(-16, 16, top + 3.3, top + 3.46, over - 4.3, over - 0.6), canopy);
    for (let x = -15; x <= 15; x += 5)
      layout.add(grayMetal, moved(cylinder(0.09, 3.3, 14), x, top + 1.65, over - 2.6));
    for (const x of [-6.5, 3.2]) layout.put('bench', { x: x + own.uniform(-1, 1), y: top, z: over - 3.3 });
    layout.put('person', { x: own.uniform(-4, -1.5), y: top, z: over - 2, yaw: own.uniform(-60, 60) });
    layout.put('person', { x: own.uniform(1.5, 6), y: top, z: over - 1.8, yaw: own.uniform(-90, 90) });
    layout.put('suitcase', { x: own.uniform(-0.8, 1), y: top, z: over - 1.9, yaw: own.uniform(-40, 40) });
    barFence(layout, { x0: -24, x1: 24, z: over - 4.9 }, grayMetal);
    const shrub = bush(own.child('bush'), 0.9);
    for (let x = -22; x < 22; x += 4)
      layout.place(shrub, {
        x: x + own.uniform(-1.5, 1.5),
        y: 0.3,
        z: over - 6.5,
        yaw: own.uniform(0, 360),
        scale: own.uniform(0.8, 1.3),
      });
    houseRow(layout, variation.child('houses'), 46, over - 12);
    layout
      .spot([radius + 0.6, top, -0.4 * radius], 0.35, 2)
      .spot([-radius - 0.6, top, -0.2 * radius], 0.35, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: ballast, azimuth: [15, 95] }), top };
  },
});

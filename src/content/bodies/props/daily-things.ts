import { cosDegrees, points, points3, sinDegrees } from '../../../core/index.js';
import { materials, moved, part, turned, type Vec3 } from '../../../world/modeling/index.js';
import { ellipse, smoothCurve } from '../../../world/modeling/plane/index.js';
import {
  beveledBox,
  box,
  cylinder,
  lathe,
  sphere,
  sweep,
  tube,
} from '../../../world/modeling/solids/index.js';
import { vessel } from '../../../world/modeling/solids/vessel.js';
import { defineProp } from './define.js';
import { rod, strongTint } from './parts/pieces.js';

/** A closed book, held by its spine. */
export const book = defineProp({
  name: 'a book',
  tilt: 0,
  build(variation) {
    const cover = materials.mattePlastic(strongTint(variation));
    return [
      part('cover', cover, moved(beveledBox(0.004, 0.235, 0.165, 0.0015), -0.006, 0.05, 0.06)),
      part('back cover', cover, moved(beveledBox(0.004, 0.235, 0.165, 0.0015), 0.024, 0.05, 0.06)),
      part('spine', cover, moved(beveledBox(0.034, 0.235, 0.005, 0.002), 0.009, 0.05, -0.02)),
      part('pages', materials.paper(), moved(box(0.027, 0.225, 0.155), 0.009, 0.05, 0.06)),
    ];
  },
});

/** A camera held at one end; its lens faces the fingers' side. */
export const camera = defineProp({
  name: 'a camera',
  build(variation) {
    const body = variation.child('body').choice(['#222327', '#222327', '#6b4a32', '#4b5058']);
    const barrel = turned(cylinder(0.032, 0.07, 36, 0.004), 'x', 90);
    const top = moved(beveledBox(0.055, 0.03, 0.04, 0.008), 0.055, 0.05, 0);
    const ring = moved(turned(cylinder(0.0335, 0.008, 36, 0.002), 'x', 90), 0.055, -0.002, 0.07);
    const glass = moved(turned(cylinder(0.024, 0.004, 36), 'x', 90), 0.055, -0.002, 0.085);
    return [
      part('body', materials.mattePlastic(body), moved(beveledBox(0.13, 0.085, 0.045, 0.01, 3), 0.05, 0, 0)),
      part('top', materials.mattePlastic('#2c2d31'), top),
      part('lens', materials.mattePlastic('#17181a'), moved(barrel, 0.055, -0.002, 0.05)),
      part('ring', materials.aluminum(), ring),
      part('glass', materials.darkGlass('#1a2740'), glass),
    ];
  },
});

/** A comb whose teeth point to the fingers' side. */
export const comb = defineProp({
  name: 'a comb',
  build(variation) {
    const teeth = Array.from({ length: 16 }, (_, i) =>
      moved(box(0.004, 0.0035, 0.034), 0, 0.05 + 0.0088 * i, 0.026),
    );
    const handle = moved(beveledBox(0.007, 0.15, 0.02, 0.003), 0, -0.01, 0);
    const combMeshes = [moved(beveledBox(0.007, 0.145, 0.022, 0.003), 0, 0.115, 0), ...teeth];
    return [
      part('handle', materials.plastic(strongTint(variation)), handle),
      part('comb', materials.plastic(strongTint(variation)), combMeshes),
    ];
  },
});

/** A mug held by its handle; the vessel stands before the palm. */
export const cup = defineProp({
  name: 'a cup',
  build(variation) {
    const glaze = materials.ceramic(strongTint(variation));
    const body = vessel(points('0.034,0 0.039,0.004 0.041,0.04 0.043,0.095'), 0.004, 0.006, { segments: 40 });
    const curve = smoothCurve<Vec3>(
      4,
      points3('0.04,0.032,0 0.015,0.034,0 0,0.012,0 0,-0.014,0 0.015,-0.034,0 0.04,-0.03,0'),
    );
    return [
      part('cup', glaze, moved(body, 0.077, -0.05, 0)),
      part('handle', glaze, sweep(curve, ellipse(0.011, 0.014, 12), 1, { up: [0, 0, 1] })),
    ];
  },
});

/** A phone that lies along the fingers, its screen out of the palm. */
export const phone = defineProp({
  name: 'a phone',
  tilt: 58,
  build(variation) {
    const case_ = variation.child('case').choice(['#1b1c20', '#d9dade', '#2d4a8a', '#b8323a', '#e2b44a']);
    const lens = turned(cylinder(0.006, 0.003, 20), 'z', 90);
    const phoneMesh = moved(beveledBox(0.011, 0.155, 0.075, 0.005), 0.004, 0.03, 0.008);
    const screen = moved(beveledBox(0.001, 0.142, 0.066, 0.0004), 0.01, 0.03, 0.008);
    const lenses = [moved(lens, -0.002, 0.09, 0.028), moved(lens, -0.002, 0.072, 0.028)];
    return [
      part('phone', materials.plastic(case_), phoneMesh),
      part('screen', materials.darkGlass(), screen),
      part('lenses', materials.darkGlass('#0a0a0c'), lenses),
    ];
  },
});

/** Open, its canopy above the hand. */
export const umbrella = defineProp({
  name: 'an umbrella',
  build(variation) {
    const arch = Array.from({ length: 11 }, (_, i): readonly [number, number] => [
      0.5 * sinDegrees(7.2 * i) * 1.05,
      0.52 + 0.27 * cosDegrees(8.6 * i),
    ]);
    const inner = arch.map(([r, y]) => [Math.max(0, r - 0.004), y - 0.005] as const).reverse();
    const ribs = Array.from({ length: 8 }, (_, i) => {
      const [c, s] = [cosDegrees(45 * i), sinDegrees(45 * i)];
      return tube(
        arch.slice(1).map(([r, y]): Vec3 => [r * c, y - 0.009, r * s]),
        0.003,
        6,
      );
    });
    const hook = smoothCurve<Vec3>(
      4,
      points3('0,-0.02,0 0,-0.13,0 0,-0.165,0.02 0,-0.165,0.045 0,-0.135,0.06'),
    );
    const canopy = lathe([...arch, ...inner], { segments: 8, crease: 20 });
    const crook = [tube(hook, 0.011, 10, { caps: 'round' }), rod(-0.1, 0.06, 0.012)];
    return [
      part('canopy', materials.fabric(strongTint(variation)), canopy),
      part('ribs', materials.steel(), ribs),
      part('shaft', materials.steel(), rod(0, 0.84, 0.006)),
      part('handle', materials.wood('#5a3a22'), crook),
      part('tip', materials.steel(), moved(sphere(0.008, 12), 0, 0.845, 0)),
    ];
  },
});

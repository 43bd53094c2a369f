import { materials, oklch, roundedRectangle, type Part, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved, part, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, chamferedBox, cylinder, sweep, torus } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** A hard-shell suitcase on four wheels, its telescopic handle drawn out at the rear. */
export const suitcase = defineModel({
  category: 'suitcase',
  broadClass: 'containers',
  hasFront: false,
  silhouetteView: { yaw: [14, 34], elevation: [8, 16] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.36, 0.48);
    const height = width * size.uniform(1.38, 1.52);
    const depth = width * size.uniform(0.5, 0.6);
    const drawn = size.uniform(0.24, 0.42); // how far the handle stands above the shell
    const tint = oklch(look.uniform(0.3, 0.75), look.uniform(0.03, 0.15), look.uniform(0, 360));
    const shell = look.choice([materials.plastic, materials.paint, materials.metallicPaint])(tint);
    const ribs = look.integer(4, 7);
    const black = materials.mattePlastic('#1b1c1e');

    const wheel = 0.026;
    const low = 0.055; // the shell's lower edge
    const middle = low + height / 2;
    const radius = 0.06;
    const ribWidth = (0.72 * width) / (2 * ribs - 1);
    const rib = beveledBox(ribWidth, height - 1.5 * radius, 0.02, 0.006);
    const ribsOf = (z: number): Part['mesh'] =>
      merged(...Array.from({ length: ribs }, (_, i) => moved(rib, (2 * i - ribs + 1) * ribWidth, middle, z)));
    // the zip runs around the shell between its halves
    const around = roundedRectangle(width + 0.001, height + 0.001, radius, 6).map(([x, y]): Vec3 => [
      x,
      middle + y,
      0,
    ]);
    const zip = sweep(around, roundedRectangle(0.012, 0.006, 0.002, 2), 1, { closed: true, up: [0, 0, 1] });
    const [rod, back] = [0.22 * width, -depth / 2 + 0.045];
    const pole = moved(cylinder(0.008, drawn + 0.03, 16), rod, low + height + drawn / 2 - 0.015, back);
    const grip = moved(beveledBox(2 * rod + 0.05, 0.028, 0.034, 0.012, 3), 0, low + height + drawn, back);
    const socket = moved(beveledBox(0.045, 0.014, 0.034, 0.005), rod, low + height + 0.003, back);
    const carry = (path: readonly Vec3[]) =>
      sweep(path, roundedRectangle(0.014, 0.028, 0.006, 3), 1, { up: [0, 0, 1] });
    const topHandle = carry([
      [-0.07, low + height - 0.004, 0],
      [-0.055, low + height + 0.024, 0],
      [0.055, low + height + 0.024, 0],
      [0.07, low + height - 0.004, 0],
    ]);
    const sideHandle = carry([
      [width / 2 - 0.004, middle - 0.07, 0],
      [width / 2 + 0.024, middle - 0.055, 0],
      [width / 2 + 0.024, middle + 0.055, 0],
      [width / 2 - 0.004, middle + 0.07, 0],
    ]);
    const [wx, wz] = [width / 2 - 0.055, depth / 2 - 0.05];
    const tire = moved(turned(cylinder(wheel, 0.02, 28, 0.005), 'z', 90), wx, wheel, wz);
    const fork = moved(beveledBox(0.034, 0.045, 0.05, 0.01), wx, low - 0.012, wz);
    const corner = moved(turned(torus(0.018, 0.006, 24, 10), 'x', 0), wx, low, wz);
    const four = (mesh: Part['mesh']): Part['mesh'] => bothSides(mesh, moved(mesh, 0, 0, -2 * wz));
    return [
      part('shell', shell, moved(beveledBox(width, height, depth, radius, 4), 0, middle, 0)),
      part('rib', shell, [ribsOf(depth / 2 - 0.004), ribsOf(-depth / 2 + 0.004)]),
      part('zip', black, zip),
      part('lock', materials.steel(), [
        moved(beveledBox(0.02, 0.06, 0.04, 0.005), width / 2, middle + 0.16, 0),
        moved(chamferedBox(0.012, 0.03, 0.008, 0.002), width / 2 + 0.008, middle + 0.12, 0),
      ]),
      part('pole', materials.aluminum(), bothSides(pole)),
      part('socket', black, bothSides(socket)),
      part('handle', black, [grip, topHandle, sideHandle]),
      part('wheel', materials.rubber(), four(tire)),
      part('fork', black, four(merged(fork, corner))),
    ];
  },
});

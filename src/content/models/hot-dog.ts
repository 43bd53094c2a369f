import { colored, materials, mixed, part, tube, type Vec3 } from '../../world/modeling/index.js';
import { limb, organic, type Shape } from '../../world/modeling/organic/index.js';
import { sinDegrees } from '../../core/math/index.js';
import { defineModel } from './define.js';

/** A sausage in an open bun with a wave of mustard or ketchup, along x. */
export const hotDog = defineModel({
  category: 'hot dog',
  broadClass: 'food',
  hasFront: false,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const half = size.uniform(0.066, 0.08); // of the bun's length
    const longer = size.uniform(0.008, 0.016); // the sausage, at either end
    const waves = size.choice([4, 5, 6]);
    const crust = look.choice(['#c98a42', '#b87634', '#d9a458']);
    const meat = look.choice(['#b5482e', '#a23c28', '#c4583a']);
    const sauce = look.choice(['#e8b420', '#e3a814', '#c22a1c']);

    const bun: Shape[] = [
      limb([-half + 0.02, 0.022, 0.017], [half - 0.02, 0.022, 0.017], 0.0215),
      limb([-half + 0.02, 0.022, -0.017], [half - 0.02, 0.022, -0.017], 0.0215, 0.0215, { blend: 0.014 }),
      limb([-half - 0.03, 0.042, 0], [half + 0.03, 0.042, 0], 0.0155, 0.0155, {
        mode: 'carve',
        blend: 0.006,
      }),
    ];
    const end = half + longer;
    const bend = (x: number): number => 0.036 + 0.006 * (x / end) * (x / end);
    const spine = Array.from({ length: 17 }, (_, i): Vec3 => {
      const x = (end - 0.013) * (i / 8 - 1);
      return [x, bend(x), 0];
    });
    const squeezed = Array.from({ length: 61 }, (_, i): Vec3 => {
      const x = (half - 0.012) * (i / 30 - 1);
      const z = 0.0085 * sinDegrees((360 * waves * i) / 60);
      return [x, bend(x) + 0.0135 - 26 * z * z, z];
    });
    const bread = colored(organic(bun, { cell: 0.0052 }), (_x, y, z) => {
      const side = Math.abs(z);
      const outer = mixed('#ecd09a', crust, Math.min(1, Math.max(0, (side - 0.012) * 60 + 0.3)));
      // the crumb of the cut, over the hinge
      const crumb =
        Math.min(1, Math.max(0, (0.022 - side) * 180)) * Math.min(1, Math.max(0, (y - 0.018) * 160));
      return mixed(outer, '#f2dfb4', crumb);
    });
    const sausage = tube(spine, 0.0142, 24, { caps: 'round' });
    const sauceMesh = tube(squeezed, 0.0034, 10, { caps: 'round' });
    return [
      part('bun', materials.bread([1, 1, 1]), bread),
      part('sausage', { ...materials.satin(meat), roughness: 0.35 }, sausage),
      part('sauce', { ...materials.glossy(sauce), roughness: 0.25 }, sauceMesh),
    ];
  },
});

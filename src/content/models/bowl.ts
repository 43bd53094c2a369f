import { colored, materials, mixed, oklch, part, smoothCurve } from '../../world/modeling/index.js';
import type { ProfilePoint } from '../../world/modeling/solids/index.js';
import { cutProfile } from '../../world/modeling/solids/cut-profile.js';
import { vessel } from '../../world/modeling/solids/vessel.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** A round glazed bowl on a foot, some with a rim of another color. */
export const bowl = defineModel({
  category: 'bowl',
  broadClass: 'containers',
  metIn: ['studio'],
  hasFront: false,
  round: true,
  silhouetteView: views.round,
  thick: true,
  label: { at: 0.62, size: [0.94, 0.4], texts: [['SOUP'], ['RICE'], ['NUTS'], ['DOG']] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.075, 0.13);
    const height = radius * size.uniform(0.75, 0.95);
    const foot = radius * size.uniform(0.4, 0.5);
    const upright = size.uniform(0.9, 1); // how much of its width the bowl has near the rim
    const glaze = oklch(look.uniform(0.55, 0.92), look.uniform(0.02, 0.13), look.uniform(0, 360));
    const rim = look.choice([glaze, mixed(glaze, '#2c2a33', 0.8), mixed(glaze, '#ffffff', 0.8)]);
    const rimFrom = height * look.uniform(0.86, 0.94);
    const ring = 0.09 * height; // the foot's height
    const side = smoothCurve<ProfilePoint>(5, [
      [foot, ring],
      [radius * 0.7, height * 0.27],
      [radius * 0.9, height * 0.58],
      [radius * (0.9 + 0.1 * upright), height * 0.88],
      [radius, height],
    ]);
    const profile = cutProfile([[foot * 0.96, 0], ...side], [rimFrom - 0.0002, rimFrom + 0.0002]);
    const body = vessel(profile, 0.005, ring + 0.004, { segments: 96 });
    const mesh = colored(body, (_x, y) => (y > rimFrom ? rim : glaze));
    return [part('bowl', materials.ceramic([1, 1, 1]), mesh)];
  },
});

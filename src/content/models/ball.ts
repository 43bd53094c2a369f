import { materials, oklch, part, sphere } from '../../world/modeling/index.js';
import { defineModel } from './define.js';

/** A plain ball of one color, the same from all sides: its rotation cannot be seen. */
export const ball = defineModel({
  category: 'ball',
  broadClass: 'miscellaneous',
  metIn: ['bedroom', 'classroom', 'farmyard', 'garage', 'hallway', 'meadow', 'parking lot', 'shop', 'street'],
  hasFront: false,
  hasUp: false,
  round: true,
  build(variation) {
    const radius = variation.child('size').uniform(0.08, 0.16);
    const look = variation.child('look');
    const color = oklch(look.uniform(0.5, 0.75), look.uniform(0.1, 0.19), look.uniform(0, 360));
    const material = look.choice([materials.plastic, materials.mattePlastic, materials.satin])(color);
    return [part('ball', material, sphere(radius, 96))];
  },
});

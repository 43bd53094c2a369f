import { materials } from '../../world/modeling/index.js';
import { defineModel } from './define.js';
import { bicycleParts } from './parts/bicycle.js';
import { sweptBar } from './parts/handlebars.js';

const colors = ['#b3141c', '#1c5fb0', '#2a7d55', '#e0a21b', '#23262b', '#d2611c', '#6fb5c9'];

/** A bicycle with a diamond frame, mudguards, a lamp and a rack. */
export const bicycle = defineModel({
  category: 'bicycle',
  broadClass: 'vehicles',
  hasFront: true,
  frontShownBy: 'the handlebar and the headlight',
  bestView: { heading: [62, 78] },
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const wheels = { radius: size.uniform(0.33, 0.35), wide: size.uniform(0.018, 0.024) };
    const seatHeight = size.uniform(0.88, 0.96);
    const barHeight = size.uniform(0.98, 1.06);
    const hasRack = variation.child('extras').choice([true, false]);
    return bicycleParts({
      wheels,
      seatHeight,
      barHeight,
      handlebar: sweptBar(barHeight),
      pedal: [-0.075, 0.15],
      stepThrough: false,
      hasGuards: true,
      hasLamps: true,
      hasRack,
      paint: materials.paint(look.choice(colors)),
      saddle: materials.leather(look.choice(['#1d1c1c', '#6b3f22', '#8d5a30'])),
    });
  },
});

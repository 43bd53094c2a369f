import { arc, lathe, materials, part, type ProfilePoint } from '../../world/modeling/index.js';
import { defineModel } from './define.js';

/** A glazed ring doughnut without sprinkles, the same from all sides. */
export const donut = defineModel({
  category: 'donut',
  broadClass: 'food',
  hasFront: false,
  featureless: true,
  bestView: { elevation: [26, 38] },
  silhouetteView: { yaw: [0, 360], elevation: [38, 56] },
  thick: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const middle = size.uniform(0.029, 0.033); // radius of the ring's middle line
    const dough = size.uniform(0.018, 0.021);
    const flat = size.uniform(0.84, 0.95);
    const drip = size.uniform(-14, 4); // where the glaze ends, degrees from the equator
    const tone = look.choice(['#c98a45', '#b9773a', '#d39a55']);
    const glaze = look.choice(['#4a2716', '#f29bb6', '#f6ead2', '#7b4a2b', '#c9a2dc', '#f4cf6b', '#a8dcc4']);

    const ring = (radius: number, from: number, to: number, steps: number): ProfilePoint[] =>
      arc(0, 0, radius, from, to, steps).map(([r, y]): ProfilePoint => [middle + r, y * flat]);
    const ball = ring(dough, 0, 360, 32).slice(0, -1);
    const icing = 0.0016;
    const at = (radius: number, degrees: number): ProfilePoint => ring(radius, degrees, degrees, 1)[0];
    // over the top, and at both ends with a round lip back into the dough
    const profile = [
      at(dough + 0.2 * icing, drip - 4),
      at(dough + 0.8 * icing, drip - 3),
      ...ring(dough + icing, drip, 180 - drip, 22),
      at(dough + 0.8 * icing, 183 - drip),
      at(dough + 0.2 * icing, 184 - drip),
      ...ring(dough - 0.002, 180 - drip, drip, 8),
    ];
    const glazeMesh = lathe(profile, { segments: 96, closed: true, crease: 60 });
    return [
      part('dough', materials.bread(tone), lathe(ball, { segments: 96, closed: true })),
      part('glaze', { ...materials.satin(glaze), roughness: 0.22 }, glazeMesh),
    ];
  },
});

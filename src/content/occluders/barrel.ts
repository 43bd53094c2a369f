import { pairs, points } from '../../core/index.js';
import { materials, moved, part, smoothCurve, textured, woodGrain } from '../../world/modeling/index.js';
import { cylinder, lathe, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineOccluder } from './define.js';

/** A wooden barrel with iron hoops, the same from all sides. */
export const barrel = defineOccluder({
  category: 'barrel',
  broadClass: 'containers',
  round: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const height = size.uniform(0.85, 1);
    const belly = height * size.uniform(0.36, 0.44);
    const head = belly * size.uniform(0.82, 0.88);
    const [light, dark] = look.choice(pairs('#a87742 #7a5228, #8a5a34 #5d3a1e, #b99363 #8b673d'));
    const radiusAt = (y: number): number =>
      belly - (belly - head) * (2 * (y / height) - 1) * (2 * (y / height) - 1);
    const staves: ProfilePoint[] = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1].map((share) => [
      radiusAt(share * height),
      share * height,
    ]);
    const hoops = [0.06, 0.26, 0.74, 0.94].map((share) => {
      const y = share * height;
      const band = 0.05 * height;
      const [low, high] = [y - band / 2, y + band / 2];
      const skin = 0.012 * belly;
      return lathe(
        points([radiusAt(low) + skin, Math.max(0.001, low)], [radiusAt(high) + skin, Math.min(height, high)]),
        { segments: 96 },
      );
    });
    return [
      part(
        'staves',
        textured(materials.wood('#ffffff'), woodGrain(light, dark, 14, look.below(1000))),
        lathe(smoothCurve(4, staves), { segments: 96 }),
      ),
      part('head', materials.wood(dark), [
        moved(cylinder(0.97 * head, 0.02, 96), 0, height - 0.02, 0),
        moved(cylinder(0.97 * head, 0.02, 96), 0, 0.02, 0),
      ]),
      part('hoops', materials.iron(), hoops),
    ];
  },
});

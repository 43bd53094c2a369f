import { pairs, points } from '../../core/index.js';
import { lathe, materials, part, picture, sphere, textured, torus } from '../../world/modeling/index.js';
import { cylinderUvs, moved } from '../../world/modeling/mesh/index.js';
import { defineOccluder } from './define.js';

/** A round wicker basket with a lid. */
export const basket = defineOccluder({
  category: 'basket',
  broadClass: 'containers',
  round: true,
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const [radius, high] = [form.uniform(0.22, 0.32), form.uniform(0.34, 0.62)];
    const taper = form.uniform(0.8, 0.97);
    const [light, dark] = look.choice(
      pairs('#d3b27c #7d5c34, #b98c58 #5f4226, #e6dcc4 #a08f70, #8f8a80 #4a463f'),
    );
    const rows = look.integer(9, 14);
    // Willow rods go over and under upright stakes.
    const wicker = picture(128, light, dark, (u, v) => {
      const row = Math.floor(v * 4);
      const along = u * 4 + (row & 1) / 2;
      const bow = 2 * Math.abs(along - Math.floor(along) - 0.5);
      const across = 2 * Math.abs(v * 4 - row - 0.5);
      return 0.15 + 0.5 * bow * bow + 0.6 * across * across * across;
    });
    const woven = textured(materials.wood('#ffffff'), wicker);
    const tile = (4 * high) / rows;
    const side = lathe(
      points([taper * radius, 0], [0.5 * (1 + taper) * radius + 0.012, 0.5 * high], [radius, high]),
      { segments: 72 },
    );
    const lid = lathe(
      [
        [1.03 * radius, high],
        [1.03 * radius, high + 0.035],
        [0.6 * radius, high + 0.06],
        [0, high + 0.065],
      ],
      { segments: 72 },
    );
    const around = (mesh: typeof side): typeof side => {
      const laid = cylinderUvs(mesh, tile);
      const uvs = laid.uvs!.slice();
      for (let i = 0; i < uvs.length; i += 2) uvs[i] *= 12;
      return { ...laid, uvs };
    };
    return [
      part('wicker', woven, around(side)),
      part('lid', woven, around(lid)),
      part('rims', materials.wood(dark), [
        moved(torus(1.02 * radius, 0.014, 72, 8), 0, high, 0),
        moved(torus(taper * radius, 0.014, 72, 8), 0, 0.014, 0),
        moved(sphere(0.028, 16), 0, high + 0.08, 0),
      ]),
    ];
  },
});

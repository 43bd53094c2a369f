import { triples } from '../../core/table.js';
import { checks, dots, materials, part, stripes, textured } from '../../world/modeling/index.js';
import { boxUvs, merged, moved, repeatedAround, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, ellipsoid } from '../../world/modeling/solids/index.js';
import { defineOccluder } from './define.js';

/** A wrapped present: patterned paper, a ribbon around both ways, a bow on top. */
export const giftBox = defineOccluder({
  category: 'gift box',
  broadClass: 'containers',
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const width = form.uniform(0.26, 0.36);
    const depth = form.uniform(0.24, 0.34);
    const high = form.uniform(0.2, 0.42);
    const [ground, print, ribbon] = look.choice(
      triples(`
      #b8322f #e9dcc4 #e3b04b, #2e4f7d #7fa3c7 #e6e2d8, #e8e3d6 #7d9a6b #a3372f,
      #3f6b55 #c9b06a #d8c27a, #d9a7ac #f2e4e0 #6c4a63, #a98a62 #8a6c48 #3b5a46
    `),
    );
    const pattern = look.choice([
      () => stripes(ground, print, 8, 0.35),
      () => dots(ground, print, 8, 0.28),
      () => checks(ground, print, 8),
    ])();
    const body = moved(beveledBox(width, high, depth, 0.003), 0, high / 2, 0);
    const band = 0.032;
    const ribbons = merged(
      moved(beveledBox(width + 0.004, high + 0.004, band, 0.001), 0, high / 2, 0),
      moved(beveledBox(band, high + 0.004, depth + 0.004, 0.001), 0, high / 2, 0),
    );
    const loop = moved(turned(ellipsoid(0.034, 0.016, 0.02, 16), 'z', 24), 0.032, high + 0.016, 0);
    return [
      part('paper', textured(materials.satin(), pattern), boxUvs(body, 0.3)),
      part('ribbon', materials.satin(ribbon), [ribbons, repeatedAround(loop, 6)]),
    ];
  },
});

import { beveledBox, box, materials, merged, moved } from '../../../world/modeling/index.js';
import { defineProp } from './define.js';
import { part } from './parts/rod.js';
import { strongTint } from './parts/tint.js';

/** Its teeth point to the fingers' side. */
export const comb = defineProp({
  name: 'a comb',
  build(variation) {
    const teeth = Array.from({ length: 16 }, (_, i) =>
      moved(box(0.004, 0.0035, 0.034), 0, 0.05 + 0.0088 * i, 0.026),
    );
    return [
      part(
        'handle',
        moved(beveledBox(0.007, 0.15, 0.02, 0.003), 0, -0.01, 0),
        materials.plastic(strongTint(variation)),
      ),
      part(
        'comb',
        merged(moved(beveledBox(0.007, 0.145, 0.022, 0.003), 0, 0.115, 0), ...teeth),
        materials.plastic(strongTint(variation)),
      ),
    ];
  },
});

import { cosDegrees } from '../../core/math/index.js';
import { beveledBox, merged, moved, turned, type Mesh } from '../../world/modeling/index.js';
import { paintedCanvas } from '../surfaces/painted-canvas.js';
import { wallpaper } from '../surfaces/wallpaper.js';
import { woodVeneer } from '../surfaces/wood-veneer.js';
import { wovenCloth } from '../surfaces/woven-cloth.js';
import { defineOccluder } from './define.js';
import { covered } from './parts/covered.js';

/** A folding screen: framed panels that stand zigzag, the same from both sides. */
export const foldingScreen = defineOccluder({
  category: 'folding screen',
  broadClass: 'furniture',
  build(variation) {
    const form = variation.child('form');
    const [wide, high] = [form.uniform(0.4, 0.5), form.uniform(1.3, 1.7)];
    const count = 4;
    const angle = form.uniform(22, 34);
    const frame = 0.035;
    const c = cosDegrees(angle);
    const panel = moved(beveledBox(wide - 2 * frame, high - 2 * frame, 0.012, 0.002), 0, high / 2, 0);
    const sides = merged(
      ...[-1, 1].map((at) =>
        moved(beveledBox(frame, high, 0.026, 0.004), (at * (wide - frame)) / 2, high / 2, 0),
      ),
      ...[frame / 2 + 0.05, high - frame / 2].map((y) =>
        moved(beveledBox(wide - frame, frame, 0.024, 0.004), 0, y, 0),
      ),
    );
    const placed = (mesh: Mesh): Mesh =>
      merged(
        ...Array.from({ length: count }, (_, i) => {
          const way = i % 2 === 0 ? 1 : -1;
          const x = (i - (count - 1) / 2) * wide * c;
          return moved(turned(mesh, 'y', way * angle), x, 0, 0);
        }),
      );
    const own = variation.child('panels');
    return [
      covered('panels', placed(panel), own.choice([wovenCloth, wallpaper, paintedCanvas, woodVeneer]), own),
      covered('frames', placed(sides), woodVeneer, variation.child('frame'), '#8f7660'),
    ];
  },
});

import { beveledBox, box, materials, varied, type Mesh, type Part } from '../../world/modeling/index.js';
import { merged, moved, part, turned } from '../../world/modeling/mesh/index.js';
import { words } from '../../core/words.js';
import { defineOccluder } from './define.js';

const cloths = words('#7a2f2b, #2d4a66, #3f5c46, #b08a4a, #56435f, #c9c2b2, #33363b, #a85d3a, #7f96a8');

/** Books that lie on each other, their spines to all sides. */
export const bookStack = defineOccluder({
  category: 'stack of books',
  broadClass: 'miscellaneous',
  build(variation) {
    const [form, look] = variation.children('form', 'look');
    const count = form.integer(4, 9);
    const parts: Part[] = [];
    const pages: Mesh[] = [];
    const [wide, long] = [0.16, 0.22];
    let y = 0;
    for (let i = 0; i < count; i++) {
      const thick = form.uniform(0.018, 0.045);
      const [w, l] = [wide * form.uniform(0.9, 1.04), long * form.uniform(0.9, 1.04)];
      const quarter = form.below(2) * 180;
      const turn = quarter + form.uniform(-7, 7);
      const at = (mesh: Mesh, x: number, up: number): Mesh =>
        moved(turned(moved(mesh, x, 0, 0), 'y', turn), 0, y + up, 0);
      const cover = merged(
        at(beveledBox(w, 0.003, l, 0.001), 0, 0.0015),
        at(beveledBox(w, 0.003, l, 0.001), 0, thick - 0.0015),
        at(beveledBox(0.004, thick, l, 0.0015), -w / 2, thick / 2),
      );
      pages.push(at(box(w - 0.008, thick - 0.006, l - 0.01), 0, thick / 2));
      const cloth = materials.fabric(varied(look, look.choice(cloths), 0.12));
      parts.push(part(`cover ${i + 1}`, cloth, cover));
      y += thick;
    }
    return [...parts, part('pages', materials.paper(), pages)];
  },
});

import { pairs } from '../../core/table.js';
import { beveledBox, materials, part, textured, varied, woodGrain } from '../../world/modeling/index.js';
import { merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { defineOccluder } from './define.js';

/** A nailed wooden crate, the same from all four sides. */
export const crate = defineOccluder({
  category: 'crate',
  broadClass: 'containers',
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const side = size.uniform(0.7, 0.9);
    const height = side * size.uniform(0.8, 1.1);
    const [light, dark] = look.choice(pairs('#c79a62 #9a6c3a, #b08a5e #7d5a36, #d8b684 #b08a58'));
    const wood = textured(materials.wood('#ffffff'), woodGrain(light, dark, 5, look.below(1000)));
    const beam = textured(
      materials.wood(varied(look, '#e6d9c8', 0.06)),
      woodGrain(light, dark, 3, look.below(1000)),
    );
    const width = 0.09 * side;
    const planks = look.integer(4, 6);
    const step = height / planks;
    const inner = side - 0.05 * side;
    const boards = Array.from({ length: planks }, (_, at) =>
      moved(beveledBox(inner, 0.94 * step, inner, 0.006), 0, (at + 0.5) * step, 0),
    );
    const face = merged(
      moved(beveledBox(side, width, 0.05 * side, 0.008), 0, width / 2, inner / 2),
      moved(beveledBox(side, width, 0.05 * side, 0.008), 0, height - width / 2, inner / 2),
      moved(
        beveledBox(width, height - 2 * width, 0.05 * side, 0.008),
        side / 2 - width / 2,
        height / 2,
        inner / 2,
      ),
      moved(
        beveledBox(width, height - 2 * width, 0.05 * side, 0.008),
        width / 2 - side / 2,
        height / 2,
        inner / 2,
      ),
    );
    const frames = [0, 90, 180, 270].map((degrees) => turned(face, 'y', degrees));
    return [part('boards', wood, boards), part('frame', beam, frames)];
  },
});

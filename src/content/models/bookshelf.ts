import type { Stream } from '../../core/stream.js';
import { materials, oklch, varied, withColor, type Mesh } from '../../world/modeling/index.js';
import { bothSides, merged, moved, part, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, box, chamferedBox } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { backPanel } from './parts/back-panel.js';

/** A bookshelf, open to the front, closed behind, with books in it. */
export const bookshelf = defineModel({
  category: 'bookshelf',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open shelves with the spines of books',
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.7, 1.05);
    const rows = variation.child('rows').choice([4, 5]);
    const high = rows * size.uniform(0.33, 0.37) + 0.1;
    const depth = size.uniform(0.27, 0.32);
    const wood = materials.wood(
      varied(look, look.choice(['#a9743f', '#6b4426', '#d4ad7c', '#e8e5de', '#2f2521'])),
    );
    const board = 0.024;
    const plinth = 0.07;
    const inner = width - 2 * board;
    const z = depth / 2;

    const walls = merged(
      bothSides(moved(beveledBox(board, high, depth, 0.004, 1), width / 2 - board / 2, high / 2, 0)),
      moved(beveledBox(width + 0.03, 0.03, depth + 0.02, 0.008), 0, high + 0.01, 0.005),
      moved(beveledBox(inner, plinth, 0.02, 0.003, 1), 0, plinth / 2, z - 0.02),
    );
    const step = (high - plinth - board) / rows;
    const shelves = Array.from({ length: rows }, (_, i) =>
      moved(beveledBox(inner, board, depth - 0.03, 0.004, 1), 0, plinth + board / 2 + i * step, 0.005),
    );
    const books = Array.from({ length: rows }, (_, i) =>
      moved(row(variation.child('books', i), inner - 0.02, step - board), 0, plinth + board + i * step, z),
    );
    return [
      part('frame', wood, walls),
      part('shelf', wood, shelves),
      ...backPanel({
        width: width - 0.012,
        height: high - 0.008,
        middle: high / 2,
        z: 0.002 - z,
        shelves: Array.from({ length: rows }, (_, i) => plinth + board / 2 + i * step),
      }),
      part('books', materials.satin(), books),
    ];
  },
});

/** Books side by side, their spines a little behind z = 0, from the left as one stands before them. */
function row(variation: Stream, width: number, height: number): Mesh {
  const end = width * variation.uniform(0.6, 0.98);
  const books: Mesh[] = [];
  let x = 0;
  while (x < end) {
    const thick = variation.uniform(0.018, 0.05);
    const tall = height * variation.uniform(0.62, 0.9);
    const deep = variation.uniform(0.15, 0.2);
    if (x + thick > end) break;
    const cover = oklch(
      variation.uniform(0.3, 0.75),
      variation.uniform(0.02, 0.14),
      variation.uniform(0, 360),
    );
    const shape = merged(
      withColor(chamferedBox(thick - 0.002, tall, deep, 0.003), cover),
      withColor(moved(box(thick - 0.006, 0.004, deep - 0.012), 0, tall / 2 - 0.001, 0), '#efe8d8'),
    );
    const [cx, cy] = [x + thick / 2 - width / 2, tall / 2];
    const label = withColor(
      moved(box(thick - 0.004, tall * 0.09, 0.004), 0, tall * 0.28, deep / 2),
      '#e9dcae',
    );
    const book = variation.choice([true, false]) ? merged(shape, label) : shape;
    books.push(moved(book, cx, cy, -0.035 - deep / 2));
    x += thick;
  }
  // The last one leans where there is room.
  if (width - end > 0.14) {
    const tall = height * 0.66;
    const leaning = withColor(
      beveledBox(0.03, tall, 0.17, 0.003, 1),
      oklch(variation.uniform(0.35, 0.6), 0.1, variation.uniform(0, 360)),
    );
    books.push(
      moved(
        turned(moved(leaning, 0.015, tall / 2, 0), 'z', 14),
        x + 0.19 * tall + 0.02 - width / 2,
        0,
        -0.13,
      ),
    );
  }
  return merged(...books);
}

import { materials, mixed, moved, part, varied } from '../../world/modeling/index.js';
import { beveledBox, box as plate } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** A closed cardboard carton, taped along the middle of its top; front and rear look the same, as do the sides. */
export const box = defineModel({
  category: 'box',
  broadClass: 'containers',
  hasFront: false,
  label: {
    at: 0.55,
    size: [0.75, 0.5],
    texts: [['BOOKS'], ['GLASS', 'WITH CARE'], ['KITCHEN'], ['THIS SIDE', 'FRONT']],
  },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.36, 0.5);
    const depth = width * size.uniform(0.86, 1);
    const height = width * size.uniform(0.88, 1.08);
    const board = varied(look, look.choice(['#b58c5a', '#c49a68', '#a67c4e', '#d8cfc0']), 0.1);
    const tape = look.choice([mixed(board, '#c98f3c', 0.6), mixed(board, '#ffffff', 0.45)]);
    const band = 0.05;
    const down = 0.065; // how far the tape reaches down each side
    const skin = 0.0006;
    const gap = 0.004;
    const flap = 0.004; // the two top flaps lie on the body and leave a gap under the tape
    const lid = beveledBox(width, flap, depth / 2 - gap / 2, 0.0015);
    const top = height - flap / 2;
    const body = moved(beveledBox(width, height - flap, depth, 0.004, 3), 0, (height - flap) / 2, 0);
    const flaps = [moved(lid, 0, top, depth / 4 + gap / 4), moved(lid, 0, top, -depth / 4 - gap / 4)];
    return [
      part('body', materials.cardboard(board), body),
      part('flap', materials.cardboard(board), flaps),
      part('tape', materials.satin(tape), [
        moved(plate(width + 2 * skin, 2 * skin, band), 0, height, 0),
        moved(plate(2 * skin, down, band), width / 2, height - down / 2, 0),
        moved(plate(2 * skin, down, band), -width / 2, height - down / 2, 0),
      ]),
    ];
  },
});

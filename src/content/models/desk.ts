import { materials, part, varied, type Mesh } from '../../world/modeling/index.js';
import { bothSides, merged, mirroredX, moved, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, box, chamferedBox, cylinder } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** A writing desk with drawers on one side; its front is where one sits, its back is closed by a panel. */
export const desk = defineModel({
  category: 'desk',
  broadClass: 'furniture',
  hasFront: false, // people differ on which side it is
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(1.15, 1.5);
    const depth = size.uniform(0.58, 0.7);
    const height = size.uniform(0.72, 0.76);
    const boxWidth = size.uniform(0.36, 0.44);
    const drawers = variation.child('drawers').choice([3, 4]);
    const isLeft = variation.child('side').choice([true, false]);
    const hasTray = variation.child('tray').choice([true, false]);
    const wood = materials.wood(varied(look, look.choice(['#a9743f', '#6b4426', '#d4ad7c', '#c9a06a'])));
    const [r, g, b] = wood.baseColor;
    const isTwoTone = look.choice([true, false]);
    const white = materials.paint('#ebe9e4');
    const body = isTwoTone ? white : wood;
    const metal = look.choice([materials.brass(), materials.steel(), materials.mattePaint('#202224')]);

    // Drawn with the drawers on the left (+x), mirrored where they are on the right.
    const sided = (mesh: Mesh): Mesh => (isLeft ? mesh : mirroredX(mesh));
    const z = depth / 2;
    const under = height - 0.03;
    const x = width / 2 - 0.03 - boxWidth / 2;
    const plinth = 0.05;
    const high = under - plinth;
    const top = moved(beveledBox(width, 0.03, depth, 0.008), 0, height - 0.015, 0);
    const pedestal = merged(
      moved(beveledBox(boxWidth, high, depth - 0.06, 0.004, 1), x, plinth + high / 2, -0.012),
      moved(beveledBox(boxWidth - 0.03, plinth, depth - 0.12, 0.002, 1), x, plinth / 2, -0.02),
    );
    const end = moved(beveledBox(0.035, under, depth - 0.04, 0.004, 1), 0.055 - width / 2, under / 2, 0);
    const panel = moved(
      beveledBox(width - 0.08, under * 0.62, 0.018, 0.003, 1),
      0,
      under - under * 0.31,
      0.05 - z,
    );
    const cell = (high - 0.02) / drawers;
    const rows = Array.from({ length: drawers }, (_, i) => plinth + 0.01 + (i + 0.5) * cell);
    const fronts = rows.map((y) =>
      moved(beveledBox(boxWidth - 0.016, cell - 0.01, 0.02, 0.005), x, y, z - 0.036),
    );
    const gap = moved(box(boxWidth - 0.02, high - 0.02, 0.012), x, plinth + high / 2, z - 0.046);
    const handle = merged(
      moved(turned(cylinder(0.006, 0.14, 12, 0.002), 'z', 90), 0, 0, 0.026),
      bothSides(moved(turned(cylinder(0.005, 0.028, 8), 'x', 90), 0.055, 0, 0.013)),
    );
    const handles = rows.map((y) => moved(handle, x, y + cell * 0.15, z - 0.028));
    const room = width - boxWidth - 0.13;
    const trayX = 0.075 - width / 2 + room / 2 + 0.01;
    const tray = merged(
      moved(beveledBox(room, 0.085, 0.02, 0.005), trayX, under - 0.05, z - 0.05),
      moved(chamferedBox(room - 0.01, 0.07, depth - 0.2, 0.004), trayX, under - 0.045, -0.02),
    );
    const knob = moved(handle, trayX, under - 0.045, z - 0.042);
    return [
      part('top', wood, sided(top)),
      part('pedestal', body, sided(merged(pedestal, end, panel))),
      part('gap', materials.wood([r * 0.35, g * 0.35, b * 0.35]), sided(gap)),
      part('drawer', wood, sided(merged(...fronts, ...(hasTray ? [tray] : [])))),
      part('handle', metal, sided(merged(...handles, ...(hasTray ? [knob] : [])))),
    ];
  },
});

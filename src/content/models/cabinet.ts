import { points3 } from '../../core/points.js';
import { materials, part, varied, type Mesh } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, cone, cylinder, sphere, tube } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import { backPanel } from './parts/back-panel.js';

/** A cabinet with drawers, on short legs; its back is of thin boards. */
export const cabinet = defineModel({
  category: 'cabinet',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the drawers',
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const columns = variation.child('columns').choice([1, 2]);
    const rows = variation.child('rows').choice([3, 4, 5]);
    const width = columns === 2 ? size.uniform(0.95, 1.3) : size.uniform(0.5, 0.75);
    const high = rows * size.uniform(0.2, 0.235); // of the body
    const depth = size.uniform(0.4, 0.48);
    const leg = size.uniform(0.08, 0.16);
    const knob = variation.child('handle').choice(['knob', 'bar', 'bow'] as const);
    const tone = look.choice(['#a9743f', '#6b4426', '#d4ad7c', '#e8e5de', '#3f5a66', '#5d6f56']);
    const body = materials.wood(varied(look, tone));
    const [r, g, b] = body.baseColor;
    const lift = look.choice([1, 1.25]);
    const fronts = materials.wood([
      Math.min(0.9, r * lift),
      Math.min(0.9, g * lift),
      Math.min(0.9, b * lift),
    ]);
    const metal = look.choice([materials.brass(), materials.steel(), materials.mattePaint('#202224')]);

    const side = 0.022;
    const middle = leg + high / 2;
    const z = depth / 2;
    const carcass = merged(
      moved(beveledBox(width, high, depth - 0.02, 0.004, 1), 0, middle, -0.01),
      bothSides(moved(beveledBox(side, high, depth, 0.004, 1), width / 2 - side / 2, middle, 0)),
      moved(beveledBox(width, side, depth, 0.004, 1), 0, leg + side / 2, 0),
    );
    const top = moved(beveledBox(width + 0.04, 0.028, depth + 0.03, 0.009), 0, leg + high + 0.014, 0.005);
    const cellW = (width - 2 * side) / columns;
    const cellH = (high - side) / rows;
    const drawers: Mesh[] = [];
    const handles: Mesh[] = [];
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const x = (i - (columns - 1) / 2) * cellW;
        const y = leg + side + (j + 0.5) * cellH;
        drawers.push(moved(beveledBox(cellW - 0.01, cellH - 0.01, 0.024, 0.005), x, y, z - 0.004));
        for (const dx of knob === 'knob' && cellW > 0.42 ? [-cellW / 4, cellW / 4] : [0])
          handles.push(moved(handle(knob), x + dx, y + cellH * 0.08, z + 0.006));
      }
    const foot = moved(
      turned(cone(0.016, leg + 0.02, 0.026, 18), 'z', 6),
      width / 2 - 0.06,
      (leg + 0.02) / 2,
      0,
    );
    const legs = [z - 0.06, 0.06 - z].map((at) => bothSides(moved(foot, 0, 0, at)));
    const shade = materials.wood([r * 0.35, g * 0.35, b * 0.35]); // the gaps between drawers
    const gap = moved(beveledBox(width - 2 * side, high - side, 0.01, 0, 0), 0, middle + side / 2, z - 0.017);
    return [
      part('body', body, carcass),
      part('gap', shade, gap),
      part('top', body, top),
      ...backPanel({ width: width - 0.05, height: high - 0.05, middle, z: -0.003 - z }),
      part('drawer', fronts, drawers),
      part('handle', metal, handles),
      part('leg', body, legs),
    ];
  },
});

function handle(kind: 'knob' | 'bar' | 'bow'): Mesh {
  if (kind === 'knob')
    return merged(
      moved(turned(cylinder(0.007, 0.02, 12), 'x', 90), 0, 0, 0.01),
      moved(sphere(0.017, 16), 0, 0, 0.026),
    );
  if (kind === 'bar')
    return merged(
      moved(turned(cylinder(0.006, 0.18, 12, 0.002), 'z', 90), 0, 0, 0.028),
      bothSides(moved(turned(cylinder(0.005, 0.028, 8), 'x', 90), 0.07, 0, 0.014)),
    );
  return tube(points3('-0.06,0,0 -0.05,0,0.02 -0.02,0,0.03 0.02,0,0.03 0.05,0,0.02 0.06,0,0'), 0.006, 10);
}

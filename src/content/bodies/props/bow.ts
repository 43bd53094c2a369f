import { materials, merged, moved, part, turned, type Vec3 } from '../../../world/modeling/index.js';
import { ellipse, smoothCurve } from '../../../world/modeling/plane/index.js';
import { box, sweep, tube } from '../../../world/modeling/solids/index.js';
import { defineProp } from './define.js';
import { rod, strongTint } from './parts/pieces.js';

/** The distance behind the grip to which the string is drawn, meters: the other hand holds it there. */
export const drawLength = 0.56;

/** A drawn bow, with an arrow that points where the fingers would. */
export const bow = defineProp({
  name: 'a bow',
  build(variation) {
    const back = (y: number): number => -0.02 - 0.32 * y * y;
    const limbs = [-0.72, -0.5, -0.28, -0.1, 0.1, 0.28, 0.5, 0.72].map((y): Vec3 => [
      0,
      y,
      y * y < 0.02 ? 0 : back(y),
    ]);
    const path = smoothCurve(4, limbs);
    const widths = path.map(([, y]) => 1.15 - 0.9 * Math.abs(y));
    const nock: Vec3 = [0, 0.035, -drawLength];
    const tips = [limbs[0], limbs[limbs.length - 1]];
    const fletch = [0, 120, 240].map((degrees) =>
      turned(moved(box(0.002, 0.022, 0.07), 0, 0.014, 0), 'z', degrees),
    );
    const arrow = turned(rod(0, drawLength + 0.22, 0.0045), 'x', 90);
    const bowMesh = sweep(path, ellipse(0.032, 0.022, 12), widths, { up: [0, 0, 1] });
    const strings = tips.map((tip) => tube([tip, nock], 0.0022, 6));
    return [
      part('bow', materials.paint(strongTint(variation)), bowMesh),
      part('handle', materials.rubber(), rod(-0.07, 0.06, 0.018)),
      part('string', materials.fabric('#e8e6dc'), strings),
      part('arrow', materials.wood('#c9a368'), moved(arrow, 0, 0.035, -drawLength)),
      part('fletching', materials.plastic('#d8342c'), moved(merged(...fletch), 0, 0.035, 0.05 - drawLength)),
    ];
  },
});

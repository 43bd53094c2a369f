import { points } from '../../core/points.js';
import { beveledBox, materials, oklch, part, sweep, varied, type Vec3 } from '../../world/modeling/index.js';
import { bothSides, merged, moved } from '../../world/modeling/mesh/index.js';
import { roundedRectangle, smoothCurve } from '../../world/modeling/plane/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** A wooden chair with a cushion, slanted back posts and slats or rails. */
export const chair = defineModel({
  category: 'chair',
  broadClass: 'furniture',
  hasFront: true,
  frontShownBy: 'the open side of the seat, opposite the backrest',
  silhouetteView: views.slanted,
  knownBy: ['outline', 'coarse outline'],
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.4, 0.48);
    const depth = size.uniform(0.4, 0.46);
    const seat = size.uniform(0.43, 0.47);
    const height = size.uniform(0.86, 1.02);
    const post = size.uniform(0.034, 0.042);
    const lean = size.uniform(0.06, 0.11); // of the back's top, behind the seat
    const tone = look.choice(['#a9743f', '#7a4a26', '#d9b382', '#3b2a20', '#cfc8b8']);
    const frame = materials.wood(varied(look, tone));
    const cushion = materials.fabric(
      oklch(look.uniform(0.4, 0.75), look.uniform(0.05, 0.13), look.uniform(0, 360)),
    );
    const rails = variation.child('back').choice([2, 3, 4]);

    const x = width / 2 - post / 2;
    const front = depth / 2 - post / 2;
    const outline = roundedRectangle(post, post, post / 4, 2);
    /** The middle of a back post at a height: upright below the seat, then leaning back. */
    const backPost = (y: number): Vec3 => {
      const t = Math.max(0, (y - seat) / (height - seat));
      return [x, y, -front - lean * t * (0.6 + 0.4 * t)];
    };
    const back = sweep(
      smoothCurve(3, [0, seat * 0.6, seat, (seat + height) / 2, height].map(backPost)),
      outline,
    );
    const leg = sweep(points([x, 0, front], [x, seat - 0.02, front]), outline, [0.75, 1]);
    const apron = merged(
      moved(beveledBox(2 * x, 0.06, 0.02, 0.004), 0, seat - 0.05, front),
      moved(beveledBox(2 * x, 0.06, 0.02, 0.004), 0, seat - 0.05, -front),
      bothSides(moved(beveledBox(0.02, 0.06, 2 * front, 0.004), x, seat - 0.05, 0)),
    );
    const top = backPost(height - 0.05);
    const crest = moved(beveledBox(2 * x + post, 0.09, 0.024, 0.01), 0, top[1], top[2]);
    const slats = Array.from({ length: rails }, (_, i) => {
      const y = seat + 0.12 + ((height - seat - 0.25) * i) / rails;
      return moved(beveledBox(2 * x, 0.045, 0.018, 0.007), 0, y, backPost(y)[2]);
    });
    const cushionMesh = moved(beveledBox(width - 0.03, 0.05, depth - 0.05, 0.022, 3), 0, seat + 0.035, 0.012);
    return [
      part('leg', frame, bothSides(leg)),
      part('leg', frame, bothSides(back)),
      part('apron', frame, apron),
      part('back', frame, [crest, ...slats]),
      part('seat', frame, moved(beveledBox(width, 0.03, depth, 0.01), 0, seat, 0)),
      part('cushion', cushion, cushionMesh),
    ];
  },
});

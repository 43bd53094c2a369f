import { points, points3, sinDegrees } from '../../../core/index.js';
import { materials, mixed, moved, part, type Vec3 } from '../../../world/modeling/index.js';
import { lathe, loft, smoothSections, sphere, type Ring } from '../../../world/modeling/solids/index.js';
import { defineProp } from './define.js';
import { handle, rod, spindle, strongTint } from './parts/pieces.js';

/** A cloth of one color on a stick; it flies to the fingers' side. */
export const flag = defineProp({
  name: 'a flag',
  build(variation) {
    const slices = Array.from({ length: 15 }, (_, i): Vec3[] => {
      const z = 0.42 * (i / 14);
      const x = 0.03 * sinDegrees(540 * (i / 14)) * (i / 14);
      const sag = 0.03 * (i / 14);
      const corners = points('0.002,0.86 0.002,0.57 -0.002,0.57 -0.002,0.86');
      return corners.map(([dx, y]): Vec3 => [x + dx, y - sag, z]);
    });
    return [
      part('stick', materials.wood('#c9a368'), rod(-0.08, 0.88, 0.008)),
      part('knob', materials.brass(), moved(sphere(0.014, 16), 0, 0.885, 0)),
      part('cloth', materials.fabric(strongTint(variation)), loft(slices)),
    ];
  },
});

/** Its tip is at +y, pointing back along the forearm. Shorter than a real one, so that the thrower is not small. */
export const javelin = defineProp({
  name: 'a javelin',
  tilt: -64,
  build: (variation) => [
    part(
      'shaft',
      materials.paint(strongTint(variation)),
      spindle(points('0,-1 0.007,-0.98 0.013,-0.3 0.013,0.3 0.01,0.85 0,0.98')),
    ),
    part('tip', materials.steel(), spindle(points('0.0105,0.8 0.0095,0.92 0,1.02'))),
    handle(-0.08, 0.08, 0.0155),
  ],
});

/** The outline of an oar's blade: half its width, and how far it is hollow to one side. */
const bladeOutline = points3(`
  0.9,0.017,0 0.96,0.03,0.002 1.04,0.078,0.01 1.16,0.1,0.018 1.28,0.098,0.022 1.315,0.088,0.022
`);

/** A blade, flat and hollow, thicker along its middle. */
const blade = (from: number, to: number) =>
  loft(
    smoothSections(
      bladeOutline
        .filter(([y]) => y >= from && y <= to)
        .map(([y, half, hollow]): Ring =>
          [-1, -0.5, 0, 0.5, 1, 0.5, 0, -0.5].map((share, i): Vec3 => {
            const thick = (i < 5 ? 1 : -1) * (0.0035 + 0.005 * (1 - Math.abs(share)));
            return [hollow * (1 - share * share) - hollow + thick, y, share * half];
          }),
        ),
      2,
    ),
    { crease: 40 },
  );

/** A scull, its blade at +y; shorter than the real one. */
export const oar = defineProp({
  name: 'an oar',
  build(variation) {
    const tint = strongTint(variation);
    return [
      handle(-0.07, 0.1, 0.018),
      part('shaft', materials.paint('#e9e5d8'), rod(0.08, 0.95, 0.018)),
      // the collar that keeps it in its lock
      part('collar', materials.rubber('#26282c'), rod(0.36, 0.43, 0.026)),
      part('blade', materials.paint(tint), blade(0.9, 1.16)),
      part('blade', materials.paint(mixed(tint, '#f4f1e8', 0.75)), blade(1.16, 1.32)),
    ];
  },
});

/** A ski pole that hangs below the hand, whose thumb is at its upper end. */
export const skiPole = defineProp({
  name: 'a ski pole',
  build: (variation) => [
    handle(-0.07, 0.08, 0.016),
    part('shaft', materials.paint(strongTint(variation)), rod(-1.02, -0.05, 0.008)),
    part(
      'basket',
      materials.plastic('#24252a'),
      lathe(points('0,-0.95 0.05,-0.955 0.05,-0.965 0,-0.96'), { segments: 24 }),
    ),
  ],
});

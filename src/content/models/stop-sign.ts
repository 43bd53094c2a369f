import { materials, oklch, Sheet, textured, type Outline, type Part } from '../../world/modeling/index.js';
import { bothSides, merged, moved, part, planarUvs, turned } from '../../world/modeling/mesh/index.js';
import { beveledBox, cylinder, extrude } from '../../world/modeling/solids/index.js';
import { polygon } from '../../draw/shapes.js';
import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { defineModel } from './define.js';

/** An upright octagon by the radius of its corners, flat side up. */
const octagon = (radius: number): Outline =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = 22.5 + 45 * i;
    return [radius * cosDegrees(angle), radius * sinDegrees(angle)] as const;
  });

/** A traffic sign on a post: STOP on a red octagon, bare metal behind. */
export const stopSign = defineModel({
  category: 'stop sign',
  broadClass: 'miscellaneous',
  hasFront: true,
  frontShownBy: 'the face with the letters',
  hasText: true,
  letters: 0.1,
  bestView: { heading: [0, 16] },
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const across = size.uniform(0.62, 0.78);
    const middle = size.uniform(1.0, 1.3);
    const red = look.choice(['#c1121f', '#b3141c', '#cc1f26']);
    const post = look.choice([
      { outer: materials.steel(), radius: 0.03 },
      { outer: materials.mattePaint(oklch(0.45, 0.05, 150)), radius: 0.032 },
      { outer: materials.wood('#8a6a48'), radius: 0.045 },
    ]);
    const radius = across / 2 / cosDegrees(22.5);
    const rim = 0.045 * across; // the white border
    const sheet = new Sheet(across, across, red)
      .fill(polygon(octagon(radius)), '#f4f4f2')
      .fill(polygon(octagon(radius - 0.5 * rim)), '#f4f4f2')
      .fill(polygon(octagon(radius - rim)), red)
      .text('STOP', 0, 0, 0.32 * across, '#f4f4f2', {
        font: 'barlow-condensed',
        bold: 0.11,
        maxWidth: 0.8 * across,
      });
    const face = planarUvs(extrude(octagon(radius - 0.0005), 0.002), 'z', across);
    const back = extrude(octagon(radius), 0.003, { bevel: 0.001, bevelSegments: 1 });
    const front = post.radius + 0.006;
    const top = middle + 0.35 * across;
    const bolt = turned(cylinder(0.014, 0.008, 12, 0.002), 'x', 90);
    const clamp = turned(cylinder(0.012, 0.02, 12), 'x', 90);
    const nut = turned(cylinder(0.016, 0.012, 6), 'x', 90);
    const brace = beveledBox(0.72 * across, 0.035, 0.014, 0.004, 1);
    const band = cylinder(post.radius + 0.005, 0.036, 28, 0.003);
    const braces = [0.27, -0.27].map((share) => {
      const y = middle + share * across;
      const ear = moved(beveledBox(0.026, 0.03, 0.03, 0.004, 1), 0.06, 0, 0.0);
      return merged(
        moved(brace, 0, y, front - 0.008),
        moved(band, 0, y, 0),
        ...[-1, 1].map((side) => moved(nut, side * 0.3 * across, y, front - 0.02)),
        moved(bothSides(ear), 0, y, front - 0.02),
      );
    });
    return [
      part('post', post.outer, moved(cylinder(post.radius, top, 32, 0.004), 0, top / 2, 0)),
      part('face', textured(materials.satin(), sheet.image, 'clamp'), moved(face, 0, middle, front + 0.003)),
      part('back', materials.aluminum(), moved(back, 0, middle, front)),
      part('brace', materials.steel(), braces),
      ...[0.27, -0.27].flatMap((share): Part[] => [
        part('bolt', materials.steel(), moved(bolt, 0, middle + share * across, front + 0.005)),
        part('clamp', materials.steel(), moved(clamp, 0, middle + share * across, front - 0.008)),
      ]),
    ];
  },
});

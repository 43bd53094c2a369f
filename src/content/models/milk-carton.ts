import { atan2, pairs, points, tau } from '../../core/index.js';
import { circle, ellipse, polygon } from '../../draw/shapes.js';
import { materials, part, Sheet, type Part, type Vec3 } from '../../world/modeling/index.js';
import { moved, movedPart, turnedPart } from '../../world/modeling/mesh/index.js';
import { beveledBox, cylinder, loft, type Ring } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

const schemes = pairs('#1f66b5 #ffffff, #2f8f4e #ffffff, #c7313a #ffffff, #6a3a1f #f6e3c0, #e58aa5 #ffffff');

/** A milk carton with a gable top; the screw cap and the large name are in front. */
export const milkCarton = defineModel({
  category: 'milk carton',
  broadClass: 'containers',
  hasFront: true,
  frontShownBy: 'the large name and the cap',
  hasText: true,
  letters: 0.1,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const width = size.uniform(0.068, 0.076);
    const height = size.uniform(0.17, 0.2); // of the upright sides
    const gable = size.uniform(0.034, 0.042);
    const [tint, pale] = look.choice(schemes);
    const name = look.choice(['MILK', 'MILK', 'WHOLE MILK', 'FRESH MILK', 'OAT DRINK']);

    const half = width / 2;
    const card = materials.satin(pale);
    const color = materials.satin(tint);
    /** The roof at a share of its height: the sides at the left and right are folded inward. */
    const ring = (t: number): Ring => {
      const [z, y] = [half + (0.0014 - half) * t, height + gable * t];
      const fold = half - 0.7 * half * t;
      return [
        [-half, y, -z],
        [0, y, -z],
        [half, y, -z],
        [fold, y, 0],
        [half, y, z],
        [0, y, z],
        [-half, y, z],
        [-fold, y, 0],
      ] satisfies Vec3[];
    };
    const roof = loft([ring(0), ring(0.5), ring(1)], { crease: 20 });
    const slope = 90 - (atan2(gable, half) * 360) / tau; // of the roof's front, from upright
    const cap = cylinder(0.0145, 0.013, 40, 0.0015);
    const skirt = cylinder(0.0175, 0.003, 40, 0.001);
    const onRoof = (part: Part): Part =>
      movedPart(turnedPart(part, 'x', 90 - slope), 0, height + gable * 0.48, half * 0.54);

    const [w, h] = [width - 0.002, height - 0.002];
    const lines = name.split(' ');
    const face = new Sheet(w, h, pale, 320);
    const wave = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
      (i) => [(i / 8 - 0.5) * w, (0.12 + (i % 2 === 0 ? 0.025 : -0.01)) * h] as const,
    );
    face.fill(polygon([...wave, [w / 2, h / 2], [-w / 2, h / 2]]), tint).bar(0, -0.44 * h, w, 0.12 * h, tint);
    for (const [i, word] of lines.entries())
      face.text(word, 0, (-0.22 + (i - (lines.length - 1) / 2) * 0.15) * h, 0.11 * h, tint, {
        font: 'archivo-black',
        maxWidth: 0.88 * w,
      });
    // a glass of milk
    face.fill(
      polygon(
        points([-0.17 * w, 0.05 * h], [0.17 * w, 0.05 * h], [0.13 * w, 0.36 * h], [-0.13 * w, 0.36 * h]),
      ),
      '#dfeaf2',
    );
    face.fill(
      polygon(
        points([-0.15 * w, 0.12 * h], [0.15 * w, 0.12 * h], [0.12 * w, 0.345 * h], [-0.12 * w, 0.345 * h]),
      ),
      '#ffffff',
    );
    face.fill(ellipse(0, 0.12 * h, 0.15 * w, 0.012 * h), '#f3f3ee');
    face.text('1 L', 0, 0.44 * h, 0.04 * h, pale, { font: 'archivo-black' });
    const rear = new Sheet(w, h, pale, 256)
      .bar(0, -0.44 * h, w, 0.12 * h, tint)
      .bar(0, 0.4 * h, w, 0.2 * h, tint);
    for (let i = 0; i < 9; i++)
      rear.bar(
        i % 4 === 3 ? -0.12 * w : 0,
        (-0.3 + 0.05 * i) * h,
        (i % 4 === 3 ? 0.5 : 0.74) * w,
        0.011 * h,
        '#55606a',
      );
    rear.bar(0, 0.4 * h, 0.6 * w, 0.12 * h, '#ffffff');
    for (let i = 0; i < 13; i++)
      rear.bar((-0.25 + 0.042 * i) * w, 0.4 * h, (i % 3 === 0 ? 0.026 : 0.012) * w, 0.1 * h, '#111111');
    const side = new Sheet(w, h, tint, 192).fill(circle(0, -0.12 * h, 0.34 * w), pale);
    side.text(lines[lines.length - 1], 0, -0.12 * h, 0.06 * h, tint, {
      font: 'archivo-black',
      maxWidth: 0.56 * w,
    });
    for (let i = 0; i < 5; i++) side.bar(0, (0.2 + 0.05 * i) * h, 0.66 * w, 0.011 * h, pale);
    const upright = (sheet: Sheet, partName: string, degrees: number): Part =>
      turnedPart(movedPart(sheet.plate(partName, card, 0.0004), 0, height / 2, half), 'y', degrees);
    return [
      part('carton', card, moved(beveledBox(width, height, width, 0.0012, 2), 0, height / 2, 0)),
      part('roof', color, roof),
      part('ridge', card, moved(beveledBox(width, 0.016, 0.003, 0.0008, 1), 0, height + gable + 0.006, 0)),
      onRoof(
        part('cap', materials.plastic(look.choice(['#ffffff', '#f2c230', tint])), moved(cap, 0, 0.008, 0)),
      ),
      onRoof(part('neck', materials.plastic('#ffffff'), moved(skirt, 0, 0.0012, 0))),
      upright(face, 'front', 0),
      upright(rear, 'rear', 180),
      upright(side, 'side', 90),
      upright(side, 'side', -90),
    ];
  },
});

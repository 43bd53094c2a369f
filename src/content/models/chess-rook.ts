import { cosDegrees, points, sinDegrees } from '../../core/index.js';
import { arc, materials, smoothCurve, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { part, repeatedAround } from '../../world/modeling/mesh/index.js';
import { lathe, loft, type ProfilePoint, type Ring } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';
import * as views from './views.js';

/** A chess rook. Its battlements make it the same only after turns by a whole merlon. */
export const chessRook = defineModel({
  category: 'chess rook',
  broadClass: 'miscellaneous',
  hasFront: false,
  silhouetteView: views.round,
  thick: true,
  build(variation) {
    const size = variation.child('size');
    const height = size.uniform(0.05, 0.065);
    const foot = height * size.uniform(0.29, 0.33);
    const waist = foot * size.uniform(0.56, 0.64);
    const head = foot * size.uniform(0.76, 0.84);
    const merlons = variation.child('merlons').choice([4, 5, 6]);
    const tone = variation.child('look').choice(['#e6cfa0', '#3b2417', '#f0ece0', '#1d1c1f', '#7a2f22']);
    const material = materials.paint(tone);

    const at = (y: number): number => y * height;
    const bead = (r: number, y: number, b: number): ProfilePoint[] =>
      arc(r - b, y, b, -90, 90, 6) as ProfilePoint[];
    const floor = at(0.86); // of the platform between the battlements
    const profile: ProfilePoint[] = [
      [foot * 0.97, 0],
      [foot, at(0.015)],
      [foot, at(0.07)],
      ...bead(foot * 0.95, at(0.11), at(0.035)),
      ...smoothCurve<ProfilePoint>(5, [
        [foot * 0.82, at(0.16)],
        [waist * 1.15, at(0.26)],
        [waist, at(0.45)],
        [waist * 1.03, at(0.62)],
      ]),
      ...bead(waist * 1.3, at(0.66), at(0.024)),
      ...smoothCurve<ProfilePoint>(4, [
        [waist * 1.08, at(0.69)],
        [head * 0.9, at(0.72)],
        [head, at(0.76)],
      ]),
      [head, floor],
      [head * 0.66, floor],
      [head * 0.64, floor - at(0.03)],
    ];
    const around = { segments: 96 };
    const share = 0.66; // of a period that the merlon takes
    const merlon = block(head * 0.66, head, floor - at(0.01), height, (360 / merlons) * share);
    const felt = lathe(points([foot * 0.9, -0.0008], [foot * 0.9, 0.001]), around);
    return [
      part('body', material, lathe(profile, around)),
      part('merlon', material, repeatedAround(merlon, merlons)),
      part('felt', materials.fabric('#2f5a3c'), felt),
    ];
  },
});

/** A piece of a ring of that many degrees, with slightly rounded edges, its middle toward +Z. */
function block(inner: number, outer: number, low: number, high: number, degrees: number): Mesh {
  const b = 0.06 * (outer - inner) + 0.0002;
  const at = (r: number, y: number, angle: number): Vec3 => [r * sinDegrees(angle), y, r * cosDegrees(angle)];
  const steps = 12;
  const rings = Array.from({ length: steps + 1 }, (_, i): Ring => {
    const angle = degrees * (i / steps - 0.5);
    return [
      at(inner, low, angle),
      at(outer, low, angle),
      at(outer, high - b, angle),
      at(outer - b, high, angle),
      at(inner + b, high, angle),
      at(inner, high - b, angle),
    ];
  });
  return loft(rings, { crease: 30 });
}

import { cosDegrees, points, sinDegrees } from '../../core/index.js';
import { colored, materials, mixed, part, varied, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { smoothCurve } from '../../world/modeling/plane/index.js';
import { lathe, tube, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** A carrot that lies, its leaves to its own left (+X). */
export const carrot = defineModel({
  category: 'carrot',
  broadClass: 'food',
  hasFront: false,
  hasUp: false,
  silhouetteView: { yaw: [60, 90], elevation: [14, 24] },
  thick: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const length = size.uniform(0.14, 0.19);
    const r = size.uniform(0.016, 0.021);
    const blunt = size.uniform(0, 1); // of the tip
    const orange = varied(look, look.choice(['#e8792a', '#ea8a30', '#dc6a24']), 0.06);
    const green = varied(look, '#4a8a34', 0.15);
    const rings = variation.child('rings');

    const outline: ProfilePoint[] = [
      [0, -0.012],
      [0.18, -0.01],
      [0.34 + 0.2 * blunt, 0.015],
      [0.5 + 0.2 * blunt, 0.1],
      [0.68 + 0.12 * blunt, 0.35],
      [0.86 + 0.05 * blunt, 0.65],
      ...points('0.98,0.87 0.98,0.93 0.82,0.985 0.5,1 0.2,0.995 0,0.985'),
    ];
    const furrows = Array.from({ length: 9 }, (_, i) => 0.12 + 0.09 * i + rings.uniform(-0.03, 0.03));
    const notched = smoothCurve(6, outline).map(([x, t]): ProfilePoint => {
      const depth = furrows.reduce((most, at) => Math.max(most, 1 - Math.abs(t - at) / 0.012), 0);
      return [Math.max(0, x) * r * (1 - 0.05 * depth), t * length];
    });
    const root = colored(lathe(notched, { segments: 48, crease: 70 }), (_x, y) => {
      const t = y / length;
      const depth = furrows.reduce((most, at) => Math.max(most, 1 - Math.abs(t - at) / 0.014), 0);
      return mixed(mixed(orange, '#8a4a1c', 0.35 * depth), green, t > 0.965 ? 0.45 : 0);
    });
    const stems = Array.from({ length: 9 }, (_, i) => stem(i, length, r, variation.child('stem', i).float()));
    /** The tip to the right, the leaves to the left. */
    const lying = (mesh: Mesh): Mesh => moved(turned(mesh, 'z', -90), 0, r, 0);
    return [
      part('root', { ...materials.satin(), roughness: 0.55 }, lying(root)),
      part('leaves', { ...materials.leaf(green), doubleSided: false }, lying(merged(...stems))),
    ];
  },
});

/** A stem with feathered leaflets, that leans out from the crown. */
function stem(i: number, length: number, r: number, chance: number): Mesh {
  const angle = 40 * i + 25 * chance;
  const lean = i === 0 ? 0.05 : 0.22 + 0.2 * chance;
  const reach = length * (0.42 + 0.2 * chance);
  const [c, s] = [cosDegrees(angle), sinDegrees(angle)];
  // stems that would leave the lying carrot below the ground lean less
  const sink = c > 0 ? 0.35 : 1;
  const at = (t: number, aside = 0): Vec3 => [
    sink * c * (0.25 * r + lean * reach * t * t) - s * aside,
    length - 0.004 + reach * t,
    s * (0.25 * r + lean * reach * t * t) + c * aside,
  ];
  const leaflets = [0.45, 0.58, 0.7, 0.81, 0.91].flatMap((t, k) =>
    [1, -1].map((side) => {
      const out = side * reach * (0.2 - 0.028 * k);
      return tube([at(t), at(t + 0.06, out * 0.55), at(t + 0.13, out)], [0.0012, 0.0034, 0.0006], 6);
    }),
  );
  return merged(
    tube(
      [0, 0.3, 0.65, 1].map((t) => at(t)),
      [0.0026, 0.0021, 0.0016, 0.0012],
      8,
    ),
    ...leaflets,
  );
}

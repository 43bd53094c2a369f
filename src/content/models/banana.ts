import { cosDegrees, points, sinDegrees } from '../../core/index.js';
import { colored, materials, mixed, part, smoothCurve, type Vec3 } from '../../world/modeling/index.js';
import { sweep } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** A single banana that lies on its side, stalk to its own left (+X). */
export const banana = defineModel({
  category: 'banana',
  broadClass: 'food',
  hasFront: false,
  hasUp: false,
  silhouetteView: { yaw: [-20, 20], elevation: [55, 72] },
  thick: true,
  distinct: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const length = size.uniform(0.16, 0.2);
    const girth = size.uniform(0.0155, 0.0185);
    const bow = size.uniform(70, 105); // degrees of the arc
    const skin = look.choice(['#ecca3a', '#e6bf2e', '#d9c93e', '#e3b52c']);
    const green = look.uniform(0, 0.5);

    const radius = length / ((bow / 360) * 6.283);
    // place along the arc from blossom end to stalk, in shares, and the radius there
    const stations = smoothCurve<readonly [number, number]>(
      3,
      points(`
        -0.02,0.16 0,0.24 0.03,0.42 0.12,0.76 0.3,0.98 0.5,1 0.68,0.93 0.8,0.72 0.87,0.42 0.92,0.28 1,0.25
        1.03,0.29
      `),
    );
    const path = stations.map(([t]): Vec3 => {
      // the stalk bends less than the fruit
      const angle = -bow / 2 + bow * Math.min(t, 0.9);
      const on = radius + (t > 0.9 ? (t - 0.9) * length * 0.12 : 0);
      const past = Math.max(0, t - 0.9) * length;
      return [
        on * sinDegrees(angle) + past * cosDegrees(angle),
        0,
        radius - on * cosDegrees(angle) + past * sinDegrees(angle),
      ];
    });
    // five blunt edges
    const outline = Array.from({ length: 40 }, (_, i) => {
      const bulge = 1 + 0.045 * cosDegrees(5 * 9 * i);
      return [bulge * cosDegrees(9 * i), bulge * sinDegrees(9 * i)] as const;
    });
    const ends = [path[0], path[path.length - 1]];
    const near = (x: number, z: number, end: Vec3): number =>
      Math.sqrt((x - end[0]) * (x - end[0]) + (z - end[2]) * (z - end[2])) / length;
    const mesh = colored(
      sweep(
        path,
        outline,
        stations.map(([, r]) => r * girth),
        { up: [0, 1, 0], crease: 70 },
      ),
      (x, _y, z) => {
        const [blossom, stalk] = ends.map((end) => near(x, z, end));
        if (blossom < 0.035) return '#2e2418';
        const tinted = mixed(skin, '#8fa83c', Math.max(0, Math.min(1, 1.4 - 5 * stalk)) * (0.35 + green));
        return stalk < 0.012 ? '#4a3a22' : mixed(tinted, '#5a4a22', Math.max(0, 0.6 - 10 * blossom));
      },
    );
    return [part('banana', { ...materials.satin(), roughness: 0.45 }, mesh)];
  },
});

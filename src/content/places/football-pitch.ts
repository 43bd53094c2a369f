import { cylinder, materials, moved, tube, turned, type Vec3 } from '../../world/modeling/index.js';
import { bleachers, block, ground, level, sky, treeLine, type Layout } from './parts/index.js';
import { plain, solid, whiteLine, whitePaint } from './parts/looks.js';
import { laidOut } from './laid-out.js';

const netting = plain('net', materials.fabric('#dcdcd6'));
const cord = 0.0045;

/** A football goal whose opening faces +Z, the middle of its line at x and z: 7.32 m by 2.44 m. */
function footballGoal(layout: Layout, x: number, z: number): void {
  const [half, high, deep] = [3.66, 2.44, 1.9];
  for (const s of [-1, 1]) {
    layout.add(whitePaint, moved(cylinder(0.06, high + 0.06, 16), x + s * (half + 0.06), high / 2, z));
    const stay: Vec3[] = [
      [x + s * half, high, z - 0.05],
      [x + s * half, high - 0.1, z - 0.8],
      [x + s * half, 0, z - deep],
    ];
    layout.add(whitePaint, tube(stay, 0.022, 8));
  }
  layout.add(whitePaint, moved(turned(cylinder(0.06, 2 * half + 0.24, 16), 'z', 90), x, high + 0.06, z));
  const thread = (...points: Vec3[]) => layout.add(netting, tube(points, cord, 3, { caps: 'none' }));
  const back: readonly (readonly [y: number, z: number])[] = [
    [high, z - 0.05],
    [high - 0.1, z - 0.8],
    [0, z - deep],
  ];
  for (let u = -half; u <= half + 0.01; u += 0.2) thread(...back.map(([y, at]): Vec3 => [x + u, y, at]));
  for (let i = 1; i < 18; i++) {
    const t = i / 18;
    const [y, at] =
      t < 0.25
        ? [high - 0.4 * t, z - 0.05 - 3 * t]
        : [(high - 0.1) * (1 - (t - 0.25) / 0.75), z - 0.8 - ((deep - 0.8) * (t - 0.25)) / 0.75];
    thread([x - half, y, at], [x + half, y, at]);
    for (const s of [-1, 1]) thread([x + s * half, y, z], [x + s * half, y, at]);
  }
}

/** A football pitch before a goal, seats behind it. */
export const footballPitch = laidOut({
  name: 'football pitch',
  setting: 'open',
  on: 'the grass',
  radius: [0.15, 1.5],
  things: ['ball', 'person', 'dog', 'shoe', 'backpack', 'bottle', 'bench'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    const turf = layout.look('grass');
    ground(layout, turf);
    const goal = -radius - own.uniform(4, 8);
    const middle = own.uniform(-2.2, 2.2);
    // Mown in bands across the pitch.
    const darker = {
      ...turf,
      name: 'mown grass',
      material: { ...turf.material, baseColor: [0.8, 0.86, 0.8] as const },
    };
    for (let i = 0; i < 9; i++)
      layout.shell(darker, level(-34, 34, goal + 11 * i, goal + 11 * i + 5.5, 0.002));
    const stripe = (x0: number, x1: number, z0: number, z1: number): void => {
      layout.shell(whiteLine, level(x0, x1, z0, z1, 0.005));
    };
    const box = (half: number, deep: number): void => {
      stripe(middle - half, middle - half + 0.12, goal, goal + deep);
      stripe(middle + half - 0.12, middle + half, goal, goal + deep);
      stripe(middle - half, middle + half, goal + deep - 0.12, goal + deep);
    };
    stripe(-34, 34, goal, goal + 0.12);
    box(9.16, 5.5);
    box(20.16, 16.5);
    footballGoal(layout, middle, goal);
    const concrete = layout.look('concrete');
    bleachers(
      layout,
      -30,
      30,
      goal - 9,
      6,
      concrete,
      own.choice(['#2f5d9a', '#b23b34', '#3a7a4d', '#d0a534']),
    );
    const boards = ['#e8e8e4', '#274b7a', '#a83a32', '#e0b23c', '#2e6b4c'].map((tint) =>
      solid(`board ${tint}`, tint, 0.5),
    );
    for (let i = 0; i < 18; i++)
      layout.add(own.choice(boards), block(-36 + 4 * i, -32.06 + 4 * i, 0.05, 0.95, goal - 5, goal - 4.95));
    treeLine(layout, variation, 110, [goal - 22, goal - 45], { count: 30, height: [9, 14], air: 'thin' });
    layout.put('ball', { x: radius + 1.3, z: -radius - 1.2 });
    layout.spot([-radius - 0.8, 0, -0.6 * radius - 0.4], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: turf }) };
  },
});

import { points } from '../../core/points.js';
import { materials, moved, part, turned } from '../../world/modeling/index.js';
import { beveledBox, cylinder, lathe, sphere } from '../../world/modeling/solids/index.js';
import { blackMetal, blackPlastic, painted, plain, whitePaint } from './parts/looks.js';
import { block, level, room, thing, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

/** A lane with its two gutters, from the middle of one to that of the next, and the lane alone. Meters. */
const [pitch, wide] = [1.72, 1.05];

/** A bowling alley: lanes of boards with their gutters, ball returns, and pins below colored panels. */
export const bowlingAlley = laidOut({
  name: 'bowling alley',
  setting: 'room',
  on: 'the approach of a lane',
  radius: [0.12, 0.9],
  things: ['ball', 'person', 'shoe', 'backpack', 'bottle'],
  build({ layout, radius, variation, cameraReach }) {
    const own = variation.child('layout');
    const foul = -radius - own.uniform(0.7, 1.4);
    const end = foul - 18.3;
    const plan: RoomPlan = {
      left: 4.5 * pitch,
      right: 4.5 * pitch,
      back: 1.2 - end,
      front: cameraReach + 3,
      height: 3.6,
      floor: layout.look('parquet', 'approach'),
      walls: layout.look('dark wall paint'),
      ceiling: layout.look('wall paint', 'ceiling'),
      panels: [-3, -9, -15].flatMap((z) => [-4, 0, 4].map((x) => ({ x, z, width: 1.6, depth: 0.5 }))),
      lamplight: [13, 12, 10.5],
    };
    const environment = room(layout, variation, plan);
    const lane = layout.look('floor boards', 'lane');
    const gutter = painted('gutter', '#2b2d31', 0.35);
    const rail = painted('rail', own.choice(['#6d4a30', '#3a3f47', '#8a3a34']), 0.4);
    const dots = painted('mark', '#4a2c1c', 0.4);
    const rack = pins();
    const panels = own.shuffle(['#28476e', '#9a352e', '#2c6650', '#d2a036', '#5b3f78', '#c56a2c']);
    for (let i = -4; i <= 4; i++) {
      const x = i * pitch;
      layout.shell(gutter, level(x - pitch / 2, x + pitch / 2, end - 0.9, foul, 0.001));
      layout.shell(lane, level(x - wide / 2, x + wide / 2, end - 0.9, foul, 0.004));
      for (let k = -3; k <= 3; k++) {
        const at = foul - 4.6 + 0.25 * Math.abs(k);
        layout.shell(dots, turnedMark(x + 0.13 * k, at));
        layout.shell(dots, level(x + 0.15 * k - 0.012, x + 0.15 * k + 0.012, foul - 2.1, foul - 2.07, 0.006));
      }
      layout.add(
        rail,
        moved(beveledBox(0.2, 0.07, foul - end, 0.02, 1), x + pitch / 2, 0.03, (foul + end) / 2),
      );
      layout.place(rack, { x, z: end - 0.1 });
      // What hides the machine behind the pins.
      const tint = panels[(i + 12) % 3];
      const backPanel = block(x - pitch / 2, x + pitch / 2, 0.75, 2.1, end + 0.42, end + 0.5);
      layout.add(painted('panel', tint), backPanel);
      layout.add(blackPlastic, block(x - pitch / 2, x + pitch / 2, 0, 0.75, end - 1.15, end - 1.1));
      const stripe = block(x - 0.6, x + 0.6, 1.2, 1.32, end + 0.5, end + 0.51);
      layout.add(painted('panel stripe', panels[3]), stripe);
      const shortStripe = block(x - 0.35, x + 0.6, 1.45, 1.52, end + 0.5, end + 0.51);
      layout.add(painted('panel stripe', panels[4]), shortStripe);
    }
    layout.shell(blackMetal, level(-plan.left, plan.right, foul - 0.03, foul, 0.005));
    const wallAbove = block(-plan.left, plan.right, 2.1, plan.height, end + 0.4, end + 0.45);
    layout.add(painted('wall above', own.choice(['#2b3040', '#40343c', '#d8d2c4'])), wallAbove);
    // Ball returns between pairs of lanes, balls on them.
    for (const s of [-1, 1]) {
      const x = s * 1.5 * pitch;
      const z = foul + 0.9;
      layout.add(blackPlastic, moved(beveledBox(0.5, 0.5, 1.5, 0.12, 3), x, 0.27, z));
      layout.add(painted('return', panels[0], 0.3), moved(beveledBox(0.56, 0.06, 1.56, 0.03, 2), x, 0.55, z));
      for (const [k, tint] of own
        .shuffle(['#8a2a5a', '#1f5f8a', '#2f7a4d', '#c0552a', '#2a2a34'])
        .slice(0, 3)
        .entries())
        layout.add(
          plain(`bowl ${tint}`, materials.glossy(tint)),
          moved(sphere(0.109, 24), x + 0.02 * k, 0.69, z - 0.4 + 0.36 * k),
        );
    }
    layout.put('bottle', { x: -1.5 * pitch + 0.1, y: 0.58, z: foul + 1.5 });
    layout.spot([0.55 * pitch + radius, 0, -0.3 * radius], 0.2, 1.2);
    return { environment, reach: 30, clear: 1.2 };
  },
});

/** An arrow's square on the lane, on its corner. */
const turnedMark = (x: number, z: number) =>
  moved(turned(level(-0.025, 0.025, -0.025, 0.025, 0.006), 'y', 45), x, 0, z);

/** Ten pins, 0.38 m high, 0.305 m apart, the first toward +Z. */
function pins() {
  const profile = points(`
    0,0 0.028,0 0.045,0.06 0.06,0.114 0.05,0.19 0.024,0.254 0.032,0.335 0.02,0.37 0,0.381
  `);
  const pin = lathe(profile, { segments: 14 });
  const band = cylinder(0.0275, 0.014, 14);
  const at: (readonly [number, number])[] = [];
  for (let row = 0; row < 4; row++)
    for (let k = 0; k <= row; k++) at.push([0.305 * (k - row / 2), -0.264 * row]);
  const pinMeshes = at.map(([x, z]) => moved(pin, x, 0.004, z));
  const bands = at.flatMap(([x, z]) => [0.258, 0.282].map((y) => moved(band, x, y, z)));
  return thing('pins', [
    part('pins', whitePaint.material, pinMeshes),
    part('bands', materials.paint('#b02a28'), bands),
  ]);
}

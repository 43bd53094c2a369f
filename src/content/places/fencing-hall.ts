import { beveledBox, cylinder, moved, turned } from '../../world/modeling/index.js';
import { block, CourtLines, level, room, wallBars, type RoomPlan } from './parts/index.js';
import { blackMetal, blackPlastic, grayMetal, painted, plain } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** A hall with fencing pistes, 14 m by 1.8 m: their lines, and behind the first a table with the apparatus and its lamps. */
export const fencingHall = laidOut({
  name: 'fencing hall',
  setting: 'room',
  on: 'the piste',
  radius: [0.12, 0.9],
  things: ['person', 'ball', 'shoe', 'backpack', 'bottle', 'stool'],
  build({ layout, radius, variation, cameraReach }) {
    const own = variation.child('layout');
    const plan: RoomPlan = {
      left: radius + own.uniform(8, 9),
      right: radius + own.uniform(8, 9),
      back: own.uniform(7.5, 9),
      front: cameraReach + 4,
      height: own.uniform(4.6, 5.6),
      floor: layout.look(own.choice(['parquet', 'linoleum', 'floor boards'] as const)),
      backWall: layout.look(own.choice(['wall paint', 'brick', 'wood siding'] as const), 'back'),
      windows: [{ wall: 'left', x0: -5, x1: 5, y0: 2.6, y1: 4, bars: [8, 1] }],
      panels: [-4, 0, 4].flatMap((x) => [-5, 0].map((z) => ({ x, z, width: 1.5, depth: 0.4 }))),
      lamplight: [14, 13.6, 12.6],
    };
    const environment = room(layout, variation, plan);
    const half = 0.9;
    const middle = own.uniform(-1.5, 1.5);
    const metal = own.float() < 0.5;
    const mat = layout.look('piste mat');
    const woven = plain('metal piste', { baseColor: [0.42, 0.43, 0.44], metallic: 0.35, roughness: 0.55 });
    const paint = painted('piste line', metal ? '#2b2d30' : '#e6e4da', 0.5);
    for (const z of [0, -4.4]) {
      layout.shell(metal ? woven : mat, level(middle - 7, middle + 7, z - half, z + half, 0.004));
      const lines = new CourtLines(layout, 0.05, 0.006, paint);
      for (const x of [-7, -5, -2, 2, 5, 7]) lines.along(middle + x, z - half, z + half);
      for (let k = 0; k < 5; k++) lines.along(middle, z - half + 0.4 * k, z - half + 0.4 * k + 0.18);
      // Reels at the ends, from which wires run to the fencers.
      for (const s of [-1, 1]) {
        const reel = turned(cylinder(0.16, 0.1, 20, 0.02), 'x', 90);
        layout.add(blackPlastic, moved(reel, middle + s * 7.35, 0.17, z));
        layout.add(grayMetal, moved(beveledBox(0.3, 0.04, 0.3, 0.01, 1), middle + s * 7.35, 0.02, z));
      }
      // A table with the apparatus: a red lamp and a white one to the left, a green and a white one to the right.
      const [x, at] = [middle + own.uniform(-0.6, 0.6), z - 1.9];
      const wood = layout.look('wood veneer');
      layout.add(wood, moved(beveledBox(1.4, 0.03, 0.6, 0.006, 1), x, 0.735, at));
      for (const dx of [-0.65, 0.65])
        for (const dz of [-0.25, 0.25])
          layout.add(
            grayMetal,
            block(x + dx - 0.015, x + dx + 0.015, 0, 0.72, at + dz - 0.015, at + dz + 0.015),
          );
      layout.add(blackPlastic, moved(beveledBox(0.6, 0.24, 0.12, 0.01, 1), x, 0.87, at + 0.05));
      const shining = own.below(3);
      for (const [k, [dx, tint]] of (
        [
          [-0.22, '#c8312b'],
          [-0.09, '#e9e7e0'],
          [0.09, '#e9e7e0'],
          [0.22, '#2f9a52'],
        ] as const
      ).entries()) {
        const lamp = painted('lamp', tint, 0.3);
        const lit = (shining === 1 && k === 0) || (shining === 2 && k === 3);
        const glow = plain(`burning ${tint}`, {
          ...lamp.material,
          emissive: k === 0 ? [4, 0.5, 0.4] : [0.5, 3.4, 1],
        });
        const lampFace = block(x + dx - 0.05, x + dx + 0.05, 0.82, 0.92, at + 0.105, at + 0.115);
        layout.add(lit ? glow : lamp, lampFace);
      }
      layout.add(blackMetal, block(x - 0.12, x + 0.12, 0.77, 0.8, at + 0.105, at + 0.112));
    }
    wallBars(layout, 'back', own.uniform(-5, -2), 4, plan, layout.look('wood veneer'));
    layout.put('bench', { x: own.uniform(2, 5), z: 0.45 - plan.back });
    layout.put('backpack', { x: own.uniform(2, 4), z: 1.1 - plan.back, yaw: own.uniform(-60, 60) });
    layout.put('chair', { x: middle + 1.4, z: -2.5, yaw: own.uniform(-30, 30) });
    // A mask and a bag lie beside the second piste.
    const bag = painted('bag', own.choice(['#27508c', '#2b2d31', '#7c2a2a']), 0.8);
    layout.add(bag, moved(turned(beveledBox(1.1, 0.26, 0.34, 0.08, 3), 'y', 12), middle - 4.2, 0.13, -2.4));
    layout.spot([-radius - 0.7, 0, -0.3], 0.3, 2);
    return { environment, reach: 24, clear: 1.2 };
  },
});

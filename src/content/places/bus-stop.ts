import { type Stream, words } from '../../core/index.js';
import { beveledBox, cylinder, moved, turned } from '../../world/modeling/index.js';
import { ground, houseRow, lampPost, litter, stains, townTrees, tree, type Layout } from './parts/index.js';
import { blackMetal, grayMetal, painted, whitePaint } from './parts/looks.js';
import { block, level } from './parts/plates.js';
import { isNight, sky } from './parts/sky.js';
import { sidewalk, curbHeight } from './parts/street.js';
import { laidOut } from './laid-out.js';

/** A bus stop on a sidewalk: a shelter with a seat, a pole with its sign, houses behind. None of it bears letters. */
export const busStop = laidOut({
  name: 'bus stop',
  setting: 'open',
  on: 'the pavement of a bus stop',
  radius: [0.15, 1],
  things: words(`
    person, pedestrian, suitcase, umbrella, backpack, bench, mailbox, bicycle, dog, box, ball, guitar, cat,
    flower pot
  `),
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    ground(layout, layout.look('asphalt'));
    const paving = layout.look('paving');
    const half = 6 * radius + 24;
    const back = -radius - own.uniform(3.4, 4.4);
    const curb = radius + own.uniform(0.7, 1.4);
    sidewalk(layout, { curb, back, half, paving, stone: layout.look('kerbstone') });
    const night = isNight(variation.child('sky'));
    houseRow(layout, variation.child('houses'), half, back, night);
    shelter(layout, own.child('shelter'), own.uniform(-1.2, 1.2), -radius - own.uniform(0.35, 0.7));
    const traces = { radius, half: radius + 4, z: [-radius - 2, curb - 0.4], y: curbHeight } as const;
    stains(layout, own.child('stains'), paving, { ...traces, count: 9 });
    litter(layout, own.child('litter'), { ...traces, count: 40 });
    // The pole: a disc and a board below it.
    const [x, z] = [own.choice([-1, 1]) * (radius + own.uniform(0.9, 1.5)), 0.2 * radius - 0.2];
    const tint = own.choice(['#2a5da8', '#c8a12f', '#2f7a4d', '#b23b34']);
    layout.add(grayMetal, moved(cylinder(0.03, 2.9, 14), x, curbHeight + 1.45, z));
    const disc = moved(turned(cylinder(0.24, 0.03, 32), 'x', 90), x, curbHeight + 2.75, z + 0.02);
    layout.add(painted('sign', tint), disc);
    const face = moved(turned(cylinder(0.15, 0.012, 28), 'x', 90), x, curbHeight + 2.75, z + 0.032);
    layout.add(whitePaint, face);
    const bar = block(x - 0.09, x + 0.09, curbHeight + 2.71, curbHeight + 2.79, z + 0.03, z + 0.042);
    layout.add(painted('sign', tint), bar);
    const timetable = block(x - 0.15, x + 0.15, curbHeight + 1.3, curbHeight + 1.75, z + 0.01, z + 0.04);
    layout.add(whitePaint, timetable);
    for (let k = 0; k < 7; k++)
      layout.add(
        grayMetal,
        block(
          x - 0.12,
          x + 0.12 - 0.03 * (k % 3),
          curbHeight + 1.36 + 0.05 * k,
          curbHeight + 1.375 + 0.05 * k,
          z + 0.03,
          z + 0.042,
        ),
      );
    const yellow = painted('line', '#c9a535', 0.8);
    layout.shell(yellow, level(-half, half, curb + 0.25, curb + 0.4, 0.004));
    const planted = tree(own.child('tree'), layout.look('bark'), {
      kind: own.child('kind').choice(townTrees),
      height: own.uniform(5, 6.5),
      clear: 0.42,
      count: 360,
    });
    for (const at of [-radius - 6.5, radius + 6.2])
      layout.place(planted, {
        x: at + own.uniform(-0.8, 0.8),
        y: curbHeight,
        z: -radius - 1.2,
        yaw: own.uniform(0, 360),
      });
    lampPost(layout, -Math.sign(x) * (radius + 3.6), back + 0.8, curbHeight, night);
    // A bin, and what someone left beside it.
    const bin = Math.sign(x) * (radius + 2.6);
    const binMesh = moved(cylinder(0.2, 0.75, 20, 0.03), bin, curbHeight + 0.375, -radius - 0.4);
    layout.add(painted('bin', own.choice(['#2f4a3d', '#44474d', '#7a3a2f']), 0.5), binMesh);
    layout.add(blackMetal, moved(cylinder(0.17, 0.02, 20), bin, curbHeight + 0.755, -radius - 0.4));
    if (own.float() < 0.6)
      layout.put('person', {
        x: -Math.sign(x) * (radius + 1.9),
        y: curbHeight,
        z: -radius - 0.9,
        yaw: own.uniform(-70, 70),
      });
    layout.spot([-Math.sign(x) * (radius + 0.7), curbHeight, -0.3 * radius], 0.35, 2);
    return {
      environment: sky(layout, variation.child('sky'), { ground: paving, azimuth: [15, 85], lamps: radius }),
      top: curbHeight,
    };
  },
});

/** A shelter open toward +Z, its seat before a back of bars, the middle of its open side at x and z. */
function shelter(layout: Layout, variation: Stream, x: number, z: number): void {
  const frame = painted('shelter', variation.choice(['#3a3f44', '#2f5d46', '#7d8184', '#39587c']), 0.4);
  const [half, deep, high] = [1.9, 1.3, 2.35 + curbHeight];
  for (const dx of [-half, 0, half])
    layout.add(
      frame,
      block(x + dx - 0.035, x + dx + 0.035, curbHeight, high, z - deep - 0.035, z - deep + 0.035),
    );
  for (const dx of [-half, half])
    layout.add(frame, block(x + dx - 0.035, x + dx + 0.035, curbHeight, high, z - 0.4, z - 0.33));
  layout.add(
    frame,
    moved(beveledBox(2 * half + 0.3, 0.1, deep + 0.35, 0.03, 2), x, high + 0.05, z - deep / 2 - 0.05),
  );
  for (const y of [0.15, 0.95, 2.2]) {
    layout.add(
      frame,
      block(x - half, x + half, curbHeight + y, curbHeight + y + 0.05, z - deep - 0.02, z - deep + 0.02),
    );
    for (const dx of [-half, half])
      layout.add(
        frame,
        block(x + dx - 0.02, x + dx + 0.02, curbHeight + y, curbHeight + y + 0.05, z - deep, z - 0.36),
      );
  }
  // Panes below are frosted; those above are seen through.
  const frosted = painted('frosted glass', '#b9c4c6', 0.35);
  layout.add(
    frosted,
    block(x - half, x + half, curbHeight + 0.2, curbHeight + 0.95, z - deep - 0.006, z - deep + 0.006),
  );
  const wood = layout.look('wood veneer');
  for (let k = 0; k < 4; k++)
    layout.add(
      wood,
      block(
        x - 1.5,
        x + 0.9,
        curbHeight + 0.46,
        curbHeight + 0.49,
        z - deep + 0.12 + 0.1 * k,
        z - deep + 0.2 + 0.1 * k,
      ),
    );
  for (const dx of [-1.2, 0.6])
    layout.add(
      frame,
      block(x + dx - 0.03, x + dx + 0.03, curbHeight, curbHeight + 0.46, z - deep + 0.15, z - deep + 0.45),
    );
  // A map in its case: patches of color.
  const board = x + 1.35;
  layout.add(
    whitePaint,
    block(board - 0.35, board + 0.35, curbHeight + 1.05, curbHeight + 2.05, z - deep + 0.02, z - deep + 0.05),
  );
  for (let k = 0; k < 12; k++) {
    const tint = variation.choice(['#9fb58a', '#c9b98f', '#8fa9b8', '#b9b4ac', '#c98b6b']);
    const [u, v] = [variation.uniform(-0.26, 0.14), variation.uniform(0.06, 0.7)];
    layout.add(
      painted('map', tint),
      block(
        board + u,
        board + u + variation.uniform(0.06, 0.14),
        curbHeight + 1.08 + v,
        curbHeight + 1.08 + v + variation.uniform(0.05, 0.2),
        z - deep + 0.05,
        z - deep + 0.0505 + 0.0004 * k,
      ),
    );
  }
}

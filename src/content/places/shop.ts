import { type Stream, words } from '../../core/index.js';
import { box, cylinder, moved, oklch, withColor, type Tint } from '../../world/modeling/index.js';
import { block, grayMetal, room, solid, whitePaint, type Layout, type RoomPlan } from './parts/index.js';
import { laidOut } from './laid-out.js';

const packs = solid('packs', [1, 1, 1], 0.45);

/** Shelves of a shop that face +Z, from x0 to x1, their back at z: boards 0.42 m deep with packs in rows. Meters. */
function goods(layout: Layout, variation: Stream, x0: number, x1: number, z: number): void {
  layout.add(whitePaint, block(x0, x1, 0, 2, z, z + 0.03));
  layout.add(grayMetal, block(x0, x1, 0, 0.12, z + 0.03, z + 0.4));
  for (let x = x0; x <= x1 + 0.01; x += (x1 - x0) / Math.max(1, Math.round((x1 - x0) / 1.2)))
    layout.add(grayMetal, block(x - 0.015, x + 0.015, 0, 2.02, z, z + 0.06));
  for (const [row, y] of [0.14, 0.56, 0.98, 1.4].entries()) {
    layout.add(whitePaint, block(x0, x1, y - 0.025, y, z + 0.03, z + 0.44));
    layout.add(grayMetal, block(x0, x1, y - 0.035, y + 0.01, z + 0.44, z + 0.448));
    let x = x0 + 0.04;
    const stream = variation.child('row', row);
    while (x < x1 - 0.3) x = product(layout, stream, x, x1, y, z);
  }
}

/** Some packs of one kind, side by side. @returns where they end */
function product(layout: Layout, stream: Stream, from: number, end: number, y: number, z: number): number {
  const tint = oklch(stream.uniform(0.35, 0.85), stream.uniform(0.03, 0.17), stream.uniform(0, 360));
  const label = oklch(stream.uniform(0.75, 0.95), stream.uniform(0, 0.06), stream.uniform(0, 360));
  const round = stream.float() < 0.35;
  const wide = round ? stream.uniform(0.06, 0.1) : stream.uniform(0.08, 0.24);
  const high = stream.uniform(0.14, 0.33);
  const deep = round ? wide : stream.uniform(0.06, 0.2);
  const count = 2 + stream.below(4);
  let x = from;
  for (let i = 0; i < count && x + wide < end - 0.03; i++, x += wide + 0.008) {
    const front = z + 0.4 - stream.uniform(0, 0.02);
    const put = (mesh: ReturnType<typeof box>, color: Tint, at: number, ahead: number) =>
      layout.add(packs, withColor(moved(mesh, x + wide / 2, y + at, front - deep / 2 + ahead), color));
    put(round ? cylinder(wide / 2, high, 14) : box(wide, high, deep), tint, high / 2, 0);
    if (round) put(cylinder(wide / 2 + 0.0008, 0.4 * high, 14), label, 0.5 * high, 0);
    else put(box(0.75 * wide, 0.3 * high, 0.002), label, 0.62 * high, deep / 2);
  }
  return x + stream.uniform(0.01, 0.05);
}

/** A shop's floor between shelves of goods. */
export const shop = laidOut({
  name: 'shop',
  setting: 'room',
  on: 'the floor',
  radius: [0.2, 1.5],
  things: words(`
    refrigerator, washing machine, toilet, television, box, toy bus, toy train, teddy bear, bicycle, suitcase,
    sofa, soft sofa, armchair, bed, person, cabinet, backpack, guitar, toy rifle
  `),
  build({ layout, radius, variation, cameraReach }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: radius + 4,
      right: radius + size.uniform(4, 5),
      back: radius + size.uniform(1.5, 2.2),
      front: cameraReach + 2,
      height: 3.2,
      floor: layout.look(size.choice(['ceramic tile', 'linoleum', 'concrete'] as const)),
      baseboard: layout.look('painted wood'),
      panels: [
        { x: -1.5, z: 0.2, width: 0.3, depth: 2.4 },
        { x: 1.5, z: 0.2, width: 0.3, depth: 2.4 },
        { x: -4, z: 0.2, width: 0.3, depth: 2.4 },
      ],
    };
    const environment = room(layout, variation, plan);
    const wall = -plan.back;
    const gap = size.uniform(-0.4, 0.8);
    goods(layout, variation.child('left'), -plan.left + 0.2, gap - 0.5, wall + 0.02);
    goods(layout, variation.child('right'), gap + 0.6, plan.right - 0.2, wall + 0.02);
    layout.put('flower pot', { x: gap + 0.05, z: wall + 0.3 });
    layout.put('box', { x: radius + 0.8, z: -radius - 0.4, yaw: 25 });
    layout.put('suitcase', { x: -radius - 1, z: -radius - 0.5, yaw: -15 });
    layout.spot([radius + 0.5, 0, -0.3 * radius - 0.3], 0.35, 1.5);
    return { environment, reach: 14, clear: 1 };
  },
});

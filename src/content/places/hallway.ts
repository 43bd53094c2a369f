import { points, words } from '../../core/index.js';
import { beveledBox, cylinder, moved, turned } from '../../world/modeling/index.js';
import { block, room, wallPicture, type Layout, type RoomPlan } from './parts/index.js';
import { blackMetal, chrome, type Look } from './parts/looks.js';
import { onWall, type Extent, type WallSide } from './parts/walls.js';
import { laidOut } from './laid-out.js';

/** A closed door on a wall, its middle at `x` of the wall's axes: 0.9 by 2.03 m and a frame around it. */
function door(layout: Layout, wall: WallSide, x: number, extent: Extent, leaf: Look, frame: Look): void {
  const [half, high] = [0.43, 2.03];
  const put = (mesh: ReturnType<typeof block>) => onWall(moved(mesh, x, 0, 0), wall, extent);
  layout.shell(
    frame,
    ...[
      block(-half - 0.09, -half, 0, high + 0.09, 0, 0.035),
      block(half, half + 0.09, 0, high + 0.09, 0, 0.035),
      block(-half, half, high, high + 0.09, 0, 0.035),
    ].map(put),
  );
  const panels = [
    block(-half, half, 0.008, high, 0, 0.012),
    ...points('0.12,0.85 1.0,1.9').flatMap(([y0, y1]) => [
      block(-0.32, -0.29, y0, y1, 0, 0.022),
      block(0.29, 0.32, y0, y1, 0, 0.022),
      block(-0.29, 0.29, y0, y0 + 0.03, 0, 0.022),
      block(-0.29, 0.29, y1 - 0.03, y1, 0, 0.022),
    ]),
  ];
  layout.shell(leaf, ...panels.map(put));
  const handle = [
    moved(turned(cylinder(0.025, 0.02, 16), 'x', 90), -0.36, 1.02, 0.02),
    moved(turned(cylinder(0.009, 0.05, 10), 'x', 90), -0.36, 1.02, 0.045),
    moved(turned(cylinder(0.01, 0.13, 10), 'z', 90), -0.305, 1.02, 0.068),
  ];
  layout.shell(chrome, ...handle.map(put));
}

/** A hallway with doors at its end and sides. */
export const hallway = laidOut({
  name: 'hallway',
  setting: 'room',
  on: 'the floor',
  radius: [0.2, 0.95],
  things: words(`
    suitcase, umbrella, backpack, shoe, box, chair, stool, bench, bicycle, dog, cat, person, cabinet, guitar,
    vase, bookshelf
  `),
  build({ layout, radius, variation, cameraReach }) {
    const size = variation.child('size');
    const plan: RoomPlan = {
      left: radius + size.uniform(0.55, 0.8),
      right: radius + size.uniform(0.6, 0.95),
      back: radius + size.uniform(1.7, 2.6),
      front: cameraReach + 1,
      height: size.uniform(2.5, 2.8),
      floor: layout.look(size.choice(['floor boards', 'parquet', 'ceramic tile'] as const)),
      walls: layout.look(size.choice(['wall paint', 'wallpaper'] as const)),
      baseboard: layout.look('painted wood'),
      panels: [
        { x: 0, z: 0.4 + radius, width: 0.35, depth: 0.35 },
        { x: 0, z: -radius - 0.8, width: 0.35, depth: 0.35 },
      ],
      lamplight: [22, 20, 17],
    };
    const environment = room(layout, variation, plan);
    const frame = layout.look('painted wood');
    const leaf = layout.look(
      'painted wood',
      'door',
      size.choice(['#e6e2d8', '#8c6a45', '#41525c', '#d8d5cc']),
    );
    const end = size.choice([-0.2, 0, 0.25]) * radius - 0.3;
    door(layout, 'back', end, plan, leaf, frame);
    door(layout, 'left', -0.2 + 0.3 * plan.back, plan, leaf, frame);
    door(layout, 'right', -0.9 - radius, plan, leaf, frame);
    door(layout, 'right', radius + 0.8, plan, leaf, frame);
    // Hooks for coats on the wall beside the door.
    const hooks = Math.min(plan.right - 0.4, end + 1.15);
    const put = (mesh: ReturnType<typeof cylinder>) => onWall(mesh, 'back', plan);
    const hookBoard = put(moved(beveledBox(0.55, 0.09, 0.02, 0.004, 1), hooks, 1.65, 0.01));
    layout.add(layout.look('wood veneer'), hookBoard);
    for (const x of [-0.2, 0, 0.2])
      layout.add(blackMetal, put(moved(turned(cylinder(0.008, 0.06, 8), 'x', 75), hooks + x, 1.64, 0.05)));
    layout.put(size.choice(['stool', 'suitcase', 'vase', 'flower pot']), {
      x: hooks,
      z: 0.4 - plan.back,
      yaw: size.uniform(-30, 30),
    });
    wallPicture(layout, variation.child('picture'), 'left', plan, {
      x: plan.back - 0.55,
      y: 1.6,
      width: 0.4,
      height: 0.55,
    });
    layout.spot([0.5 * radius, 0, -radius - 0.6], 0.3, 1.2);
    return { environment, reach: 12, clear: 1 };
  },
});

import { points } from '../../core/points.js';
import { cylinder, moved } from '../../world/modeling/index.js';
import { barFence, block, CourtLines, ground, level, net, sky, treeLine } from './parts/index.js';
import { blackMetal, grayMetal, solid } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/** A tennis court of clay, asphalt or grass, seen toward its net: 23.77 by 10.97 m. */
export const tennisCourt = laidOut({
  name: 'tennis court',
  setting: 'open',
  on: 'the tennis court',
  radius: [0.15, 1.4],
  things: ['ball', 'person', 'bench', 'backpack', 'bottle', 'shoe', 'dog', 'box'],
  build({ layout, radius, variation }) {
    const own = variation.child('layout');
    ground(layout, layout.look('grass'), -0.03);
    const kind = own.choice(['red clay', 'red clay', 'hard court', 'hard court', 'grass'] as const);
    const floor = layout.look(kind);
    const middle = own.uniform(-2.5, 2.5);
    const center = -radius - own.uniform(2.2, 7);
    const [half, single, service, long] = [5.485, 4.115, 6.4, 11.885];
    const around = kind === 'hard court' ? layout.look('asphalt', 'around') : floor;
    layout.shell(around, level(middle - 9.2, middle + 9.2, center - 18.3, center + 60, -0.004));
    if (around !== floor)
      layout.shell(floor, level(middle - half, middle + half, center - long, center + long));
    const lines = new CourtLines(layout, 0.05, 0.004);
    lines.box(middle - half, middle + half, center - long, center + long);
    for (const s of [-1, 1])
      lines
        .along(middle + s * single, center - long, center + long)
        .across(middle - single, middle + single, center + s * service);
    lines.along(middle, center - service, center + service);
    net(layout, { x0: middle - 6.4, x1: middle + 6.4, y0: 0.02, y1: 0.97, z: center, mesh: 0.09 });
    for (const s of [-1, 1])
      layout.add(grayMetal, moved(cylinder(0.04, 1.07, 16), middle + s * 6.4, 0.535, center));
    // The umpire's chair beside the net.
    const [cx, cz] = [middle - 7.4, center];
    const frame = solid('chair', own.choice(['#e4e2da', '#2f5d46', '#39587c']), 0.5);
    for (const [dx, dz] of corners)
      layout.add(frame, block(cx + dx - 0.03, cx + dx + 0.03, 0, 1.7, cz + dz - 0.03, cz + dz + 0.03));
    for (const y of [0.4, 0.8, 1.2])
      layout.add(frame, block(cx + 0.25, cx + 0.31, y, y + 0.04, cz - 0.3, cz + 0.3));
    layout.add(frame, block(cx - 0.35, cx + 0.35, 1.66, 1.72, cz - 0.35, cz + 0.35));
    layout.add(frame, block(cx - 0.35, cx - 0.29, 1.72, 2.3, cz - 0.3, cz + 0.3));
    // A fence with a windbreak.
    const screen = solid('windbreak', '#24483a', 0.9);
    const end = center - 18.2;
    layout.add(screen, block(middle - 9.2, middle + 9.2, 0.1, 2, end - 0.02, end));
    for (let x = -9.2; x <= 9.2; x += 2.3)
      layout.add(blackMetal, block(middle + x - 0.03, middle + x + 0.03, 0, 3.4, end - 0.08, end - 0.02));
    layout.add(blackMetal, block(middle - 9.2, middle + 9.2, 3.36, 3.4, end - 0.06, end - 0.03));
    barFence(layout, { x0: middle - 30, x1: middle - 9.2, z: end }, blackMetal);
    barFence(layout, { x0: middle + 9.2, x1: middle + 30, z: end }, blackMetal);
    treeLine(layout, variation, 80, [end - 5, end - 26], { count: 26, height: [7, 12], air: 'clear' });
    layout.put('bench', { x: middle + 7.2, z: center - 1.6, yaw: -90 });
    layout.put('bottle', { x: middle + 7, z: center + 0.2 });
    layout.put('backpack', { x: middle + 7.4, z: center + 0.8, yaw: -70 });
    layout.spot([radius + 0.8, 0, -0.6 * radius - 0.4], 0.4, 2);
    return { environment: sky(layout, variation.child('sky'), { ground: floor }) };
  },
});

const corners = points('-0.28,-0.28 0.28,-0.28 -0.28,0.28 0.28,0.28');

import { materials, Sheet, textured } from '../../../world/modeling/index.js';
import { Path } from '../../../draw/path.js';
import type { Stream } from '../../../core/stream.js';
import type { Layout } from './layout.js';
import { grayMetal, printed } from './looks.js';
import { block, upright } from './plates.js';
import { onWall, type Extent } from './walls.js';

/** A green or black board on the wall behind, 3.2 by 1.2 m, with wiped chalk on it and a tray below. */
export function classBoard(layout: Layout, variation: Stream, x: number, extent: Extent): void {
  const [w, y0, y1] = [1.6, 0.95, 2.15];
  const green = variation.choice(['#2c4a3e', '#26302e', '#2f4a44']);
  const sheet = new Sheet(2 * w, y1 - y0, green, 256);
  for (let i = 0; i < 26; i++) {
    const [cx, cy] = [variation.uniform(-1.5, 1.5), variation.uniform(-0.5, 0.5)];
    const path = new Path()
      .moveTo(cx, cy)
      .quadTo(cx + 0.3, cy - 0.12, cx + variation.uniform(0.2, 0.7), cy + variation.uniform(-0.1, 0.1));
    sheet.stroke(path, variation.choice(['#34534a', '#3a5850', '#31504a']), variation.uniform(0.03, 0.12));
  }
  for (let i = 0; i < 4; i++) {
    const [cx, cy] = [variation.uniform(-1.3, 0.8), -0.4 + 0.22 * i];
    const path = new Path().moveTo(cx, cy);
    for (let k = 1; k < 12; k++) path.lineTo(cx + 0.05 * k, cy + variation.uniform(-0.035, 0.035));
    sheet.stroke(path, '#c9d2cb', 0.012);
  }
  const look = printed('class board', {
    ...textured(materials.mattePaint(green), sheet.image, 'clamp'),
    roughness: 0.7,
  });
  const put = (mesh: ReturnType<typeof block>) => onWall(mesh, 'back', extent);
  layout.shell(look, put(upright(x - w, x + w, y0, y1, 0.03)));
  layout.shell(
    grayMetal,
    ...[
      block(x - w - 0.03, x + w + 0.03, y1, y1 + 0.03, 0, 0.045),
      block(x - w - 0.03, x - w, y0, y1, 0, 0.045),
      block(x + w, x + w + 0.03, y0, y1, 0, 0.045),
      block(x - w - 0.03, x + w + 0.03, y0 - 0.03, y0, 0, 0.1),
    ].map(put),
  );
}

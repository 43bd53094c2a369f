import type { Stream } from '../../../core/stream.js';
import { box, cylinder, moved, oklch, withColor, type Tint } from '../../../world/modeling/index.js';
import type { Layout } from './layout.js';
import { grayMetal, plain, whitePaint } from './looks.js';
import { block } from './plates.js';

const packs = plain('packs', { baseColor: [1, 1, 1], metallic: 0, roughness: 0.45 });

/** Shelves of a shop that face +Z, from x0 to x1, their back at z: boards 0.42 m deep with packs in rows. Meters. */
export function goods(layout: Layout, variation: Stream, x0: number, x1: number, z: number): void {
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

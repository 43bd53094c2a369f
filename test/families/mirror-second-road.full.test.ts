import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { project } from '../../src/families/mirror/body/scene/camera.js';
import { buildDressed } from '../../src/families/mirror/body/posing/dressed-body.js';
import { sceneOf } from '../../src/families/mirror/body/scene/scene.js';
import type { BodyState } from '../../src/families/mirror/body/state.js';
import { openRenderer } from '../../src/world/open-renderer.js';

const side = 256;
/** Pixels of a part below which its middle says nothing. */
const enough = 40;

/** The middle of what is seen of a part, in pixels; undefined where too little is. */
function middleOf(seen: Uint16Array, at: readonly number[]): readonly [x: number, y: number] | undefined {
  let [x, y, pixels] = [0, 0, 0];
  seen.forEach((part, i) => {
    if (!at.includes(part)) return;
    x += i % side;
    y += Math.floor(i / side);
    pixels++;
  });
  return pixels < enough ? undefined : [x / pixels, y / pixels];
}

/**
 * The rig says where each hand, foot and eye is; the pixels say where the part of that name is seen. They come from different
 * code: forward kinematics and a projection here, the skin's triangles and the rasterizer there.
 */
test('what the rig calls left is where the pixels of the left part are', async () => {
  const renderer = await openRenderer('soft');
  let compared = 0;
  let told = 0;
  const sets = [
    { cast: { person: 1 }, answers: ['left', 'right'], count: 10 },
    {
      cast: { horse: 1, dog: 1, elephant: 1, owl: 1, chimpanzee: 1 },
      answers: ['left', 'right', 'left rear', 'right front'],
      count: 10,
    },
  ] as const;
  for (const { count, ...params } of sets) {
    const smaller = { ...params, look: 'clean' as const, size: 64, shadows: false };
    const maker = await prepare(plan('mirror/body', { seed: 'second road', count, params: smaller }));
    for (let i = 0; i < count; i++) {
      const item = maker.make(i);
      const x = item.state as unknown as BodyState;
      const scene = sceneOf(x, buildDressed(x));
      const masks = renderer.masks(scene, { width: side, height: side });
      const seen = masks.parts.map((part, at) => (masks.objects[at] === 1 ? part : 0));
      const { parts } = scene.objects[0].model;
      const middle = (name: string) =>
        middleOf(seen, parts.flatMap((part, at) => (part.name === name ? [at + 1] : []))); // prettier-ignore
      // Not ears: hair leaves little of them.
      for (const thing of ['hand', 'foot', 'eye', 'front foot', 'rear foot']) {
        const [left, right] = [middle(`left ${thing}`), middle(`right ${thing}`)];
        for (const [name, own, other] of [['left', left, right], ['right', right, left]] as const) {
          const point = x.points[`${name} ${thing}`];
          if (!point || !own) continue;
          const at = project(x.camera, point);
          // Where the picture's edge cuts a part, its middle moves.
          if ([at.x, at.y].some((share) => share < 0.08 || share > 0.92)) continue;
          const away = ([px, py]: readonly [number, number]) =>
            Math.sqrt((at.x * side - px) ** 2 + (at.y * side - py) ** 2);
          compared++;
          expect(away(own), `${item.id} ${name} ${thing}`).toBeLessThan(0.16 * side);
          // Where the two are seen apart, the point is on its own one.
          const apart = other && Math.sqrt((own[0] - other[0]) ** 2 + (own[1] - other[1]) ** 2);
          if (!other || apart! < 0.15 * side) continue;
          told++;
          expect(away(own), `${item.id} ${name} ${thing}`).toBeLessThan(away(other));
        } // prettier-ignore
      }
    }
  }
  expect(compared).toBeGreaterThan(40);
  expect(told).toBeGreaterThan(15);
}, 300_000);

import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { buildDressed } from '../../src/families/mirror/body/posing/dressed-body.js';
import { framedScene } from '../../src/families/mirror/body/stage.js';
import { sceneOf } from '../../src/families/mirror/body/scene/scene.js';
import type { BodyState } from '../../src/families/mirror/body/state.js';
import { openRenderer } from '../../src/world/open-renderer.js';

/** What shows the answer, by the names of its parts, as far as this test knows better than by the question kind. */
const shows: Readonly<Record<string, RegExp>> = {
  'ear-with': /^(left|right) ear$/,
  'open-eye': /^(left|right) eye$/,
  'raised-hand': /^(left|right) hand$/,
  'raised-foot': /^(left|right) foot$/,
  'raised-limb': /^(left|right) (front|rear) (leg|foot)$/,
  'bent-leg': /^(left|right) (thigh|shin|foot)$/,
};

/** Pictures of other forms are asked about by their own width. */
test.each([
  [256, 256],
  [512, 256],
])(
  'in which half of a picture of %i × %i something lies is asked only where all of it lies in that half, well aside',
  async (width, height) => {
    const renderer = await openRenderer('soft');
    const maker = await prepare(
      plan('mirror/body', {
        seed: 'halves',
        count: 40,
        params: { look: 'clean', kinds: Object.keys(shows), size: width === height ? width : `${width}x${height}`, shadows: false, samples: 1, conditions: ['original.viewer'], shifts: 'first' }, // prettier-ignore
      }),
    );
    let [asked, left] = [0, 0];
    for (let i = 0; i < maker.plan.length; i++) {
      const item = maker.make(i);
      const [question] = item.questions;
      if (!question) {
        left++;
        continue;
      }
      asked++;
      const x = item.state as unknown as BodyState;
      const scene = framedScene(sceneOf(x, buildDressed(x)), { width, height });
      const { objects, parts } = renderer.masks(scene, { width, height });
      const own = String(item.view('original').label);
      const columns: number[] = [];
      objects.forEach((object, at) => {
        const name = object === 1 ? scene.objects[0].model.parts[parts[at] - 1].name : '';
        if (name.startsWith(`${own} `) && shows[x.kind].test(name)) columns.push((at % width) + 0.5);
      });
      const [from, to] = [Math.min(...columns), Math.max(...columns)];
      const right = question.options![question.answer] === 'Right';
      // Masks of another size: an edge may lie a pixel of the certificate's away.
      const pixel = Math.min(width, height) / 256;
      if (right) expect(from, item.id).toBeGreaterThan(width / 2 - pixel);
      else expect(to, item.id).toBeLessThan(width / 2 + pixel);
      // An ear's tag or ring may move the center outward.
      if (x.kind !== 'ear-with')
        expect(Math.abs((from + to) / 2 - width / 2), item.id).toBeGreaterThan(0.05 * width - pixel);
    }
    expect(asked).toBeGreaterThan(15);
    expect(left).toBeGreaterThan(3);
  },
  300_000,
);

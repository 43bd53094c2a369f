import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { bodyKinds } from '../../src/content/bodies/index.js';
import { scenes } from '../../src/content/bodies/human/stances/index.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { leastTwin } from '../../src/families/mirror/body/judge.js';
import { buildDressed } from '../../src/families/mirror/body/posing/dressed-body.js';
import { questionKinds } from '../../src/families/mirror/body/questions/kinds.js';
import { kindsFor } from '../../src/families/mirror/body/questions/subject-design.js';
import { BodyStage } from '../../src/families/mirror/body/stage.js';
import type { BodyState } from '../../src/families/mirror/body/state.js';
import { openRenderer } from '../../src/world/open-renderer.js';

const renderer = await openRenderer('soft');
const small = { look: 'clean', size: 64, samples: 1, shadows: false } as const;

/** Every animal, and people in every scene. */
const subjects = bodyKinds.flatMap(({ name, rig }): readonly { body: string; scene: string | null }[] =>
  rig === 'human' ? scenes.map((scene) => ({ body: name, scene })) : [{ body: name, scene: null }],
);
/** Of each subject at most so many items of each of the two ways to answer; their kinds are dealt evenly. */
const most = 3;

/** Items compare the mirrored body with the mirrored picture only now and then; here it is done for all kinds of bodies. */
describe.each(subjects)('$body $scene', ({ body, scene }) => {
  test('looks mirrored when the mirrored rig is built', async () => {
    const cast = { [scene === null ? body : `${body}/${scene}`]: 1 };
    const able = kindsFor({ body, scene });
    let compared = 0;
    for (const [options, answers] of [
      ['sides', ['left', 'right']],
      // Of the stoutest animals no view tells the rear limbs well enough.
      ['quarters', ['left front', 'right front']],
    ] as const) {
      const kinds = questionKinds.filter((kind) => kind.options === options && able.includes(kind.name));
      const count = Math.min(most, kinds.length);
      if (count === 0) continue;
      const params = { ...small, answers, cast, giveaways: true };
      const maker = await prepare(plan('mirror/body', { seed: 'twin', count, params }));
      for (let i = 0; i < count; i++) {
        const item = maker.make(i);
        const state = item.state as unknown as BodyState;
        const { seen } = new BodyStage(state, buildDressed(state), { renderer, photo: undefined }, true);
        // Spines end in the open, and which of them grow at a border hangs on the triangles there.
        const least = leastTwin - (body === 'hedgehog' ? 0.03 : 0);
        expect(seen.twin, `${item.id} ${state.kind}`).toBeGreaterThanOrEqual(least);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(0);
  }, 120_000);
});

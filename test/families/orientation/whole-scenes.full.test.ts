import { expect, test } from 'vitest';
import type { CanonicalState } from '../../../src/families/orientation/canonical/canonical-orientation.js';
import { plan, prepare } from '../../../src/index.js';
import { familyLaws } from '../law-suite.js';
import { keepModels } from '../kept-models.js';

keepModels(5);

const name = 'orientation/canonical-orientation';
const params = { surroundings: 'place', size: 128, samples: 1, shadows: false, variations: 2 } as const;
const placeOf = (state: unknown): string | undefined => {
  const { scene } = state as Extract<CanonicalState, { scene: unknown }>;
  return scene.place?.name;
};

test.each(['coarse', 'granular'] as const)(
  'half of the %s pictures that have an answer show whole scenes, upright ones and others, and none of those without',
  { timeout: 240_000 },
  async (level) => {
    const count = 36;
    const set = plan(name, { seed: 5, count, params: { ...params, level } as never });
    const [maker, before] = await Promise.all([
      prepare(set),
      prepare(
        plan(name, { seed: 5, count, params: { ...params, level, surroundings: 'backdrop' } as never }),
      ),
    ]);
    const whole: string[] = [];
    let answered = 0;
    for (let i = 0; i < count; i++) {
      const item = maker.make(i);
      const place = placeOf(item.state);
      const same = before.make(i);
      // The same object, turned the same way: what is around it says nothing about the answer.
      expect(item.transform).toEqual(same.transform);
      expect(item.questions.map(({ answer }) => answer)).toEqual(same.questions.map(({ answer }) => answer));
      if (item.certificate.verdict === 'undetermined') expect(place).toBe('backdrop');
      else {
        answered++;
        if (place !== 'backdrop') whole.push((item.transform as { turn: string }).turn);
      }
    }
    expect(whole.length).toBeGreaterThan(answered / 4);
    expect(whole.length).toBeLessThanOrEqual(answered / 2 + 2);
    expect(new Set(whole)).toContain('none');
    expect(new Set(whole).size).toBeGreaterThan(2);
  },
);

familyLaws(name, {
  params,
  count: 4,
  alike: ({ certificate }) => certificate.verdict === 'undetermined',
});

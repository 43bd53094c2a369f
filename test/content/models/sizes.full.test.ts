import { expect, test } from 'vitest';
import { buildModel } from '../../../src/content/models/index.js';
import { rosters } from '../../../src/content/rosters.js';
import { modelSizes } from '../../../src/content/models/sizes.js';
import { spare } from '../../../src/families/staging/assets.js';
import { footprint, MeasuredModel, modelEntries } from '../../../src/families/staging/models/model-shelf.js';

const entries = [...(await modelEntries()).values()];
test('every kind on a roster has its sizes, and only kinds that ship have any', () => {
  const rostered = (['models', 'occluders', 'place-occluders'] as const).flatMap(
    (name) => rosters[name].names,
  );
  expect(rostered.filter((category) => !(category in modelSizes))).toEqual([]);
  const shipped = entries.map(({ category }) => category);
  expect(Object.keys(modelSizes).filter((category) => !shipped.includes(category))).toEqual([]);
});

test.each(
  entries.filter(({ category }) => category in modelSizes).map((entry) => [entry.category, entry] as const),
)('%s: fresh examples are within them', (category, entry) => {
  const sizes = modelSizes[category];
  for (let i = 0; i < 8; i++) {
    const model = new MeasuredModel(buildModel(entry, ['another seed', i]));
    const size = { footprint: footprint(model, 1), height: 2 * model.half[1], ball: model.radius };
    for (const name of ['footprint', 'height', 'ball'] as const) {
      expect(size[name]).toBeGreaterThan(sizes[name][0] / spare);
      // The hairs of an elephant's tail reach beyond what was measured.
      const more = category === 'elephant' ? 1.03 : 1;
      expect(size[name]).toBeLessThan(sizes[name][1] * spare * more);
    }
  }
});

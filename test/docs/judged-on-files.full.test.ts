import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { families } from '../../src/families/index.js';
import type { Spec } from '../../src/index.js';
import { root } from '../cli/command.js';
import { sharedFolder } from '../dataset/folders.js';
import { writeSet } from '../families/mirror-photo-sets.js';

const everyFamily = join(root, 'scripts/every-family');

/** The families of a row of the page's table. */
function familiesOf(start: string): Set<string> {
  const page = readFileSync(join(root, 'docs/dataset-format.md'), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| ${start}`))!;
  const cells = row.split('|')[2];
  let group = '';
  return new Set(
    [...cells.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => {
      if (name.endsWith('/…'))
        return families.map((family) => family.name).filter((full) => full.startsWith(name.slice(0, -1)));
      if (name.includes('/')) group = name.slice(0, name.indexOf('/') + 1);
      return families.some((family) => family.name === name) ? [name] : [group + name];
    }),
  );
}

describe('docs/dataset-format.md says what is measured in the pictures of the files', () => {
  const looks = new Map<string, boolean>();
  const photos = sharedFolder();

  /** Notes for each family of a spec whether its judge looks at the pictures of its items: one look will do. */
  async function look(spec: Spec, base: string): Promise<void> {
    const set = await plan(spec, { seed: 7 });
    const maker = await prepare(set, { base });
    for (let index = 0; index < set.length; index++) {
      const { name } = set.item(index).part.family;
      if (looks.get(name)) continue;
      const item = maker.make(index);
      looks.set(name, false);
      item.certify((view) => {
        looks.set(name, true);
        return item.view(view).raster;
      });
    }
  }

  beforeAll(async () => {
    const spec = JSON.parse(readFileSync(join(everyFamily, 'spec.json'), 'utf8')) as Spec;
    const first = spec.parts.filter(
      ({ family }, at) => spec.parts.findIndex((one) => one.family === family) === at,
    );
    await look({ ...spec, parts: first }, everyFamily);

    writeSet(photos);
    const parts = [
      { name: 'figures', family: 'orientation/mental-rotation', count: 2, params: {} },
      { name: 'photos', family: 'mirror/photo', count: 2, params: { annotations: 'people.json' } },
    ];
    await look({ name: 'others', preset: 'strict', parts }, photos);
  }, 600_000);

  test('of every family one item was judged', () => {
    expect([...looks.keys()].sort()).toEqual(families.map(({ name }) => name).sort());
  });

  test.each(families)('$name', async ({ name, load }) => {
    expect(looks.get(name)).toBe(true);
    const recognizes = (await load()).recognize !== undefined;
    expect(familiesOf('measured in renders and masks').has(name)).toBe(recognizes);
    expect(familiesOf('measured in the images').has(name)).toBe(!recognizes);
  });
});

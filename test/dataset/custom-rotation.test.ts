import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { openJob } from '../../src/dataset/work/job.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { loadRegistry } from '../../src/dataset/plan/modules.js';
import { verifyDataset } from '../../src/dataset/verify/verify.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import type { Spec } from '../../src/dataset/plan/spec.js';
import { defineRotationFamily, type AnyRotationFamily } from '../../src/world/rotation/family.js';
import { temporaryFolder } from './folders.js';

const nod = defineRotationFamily<{ most: number }>({
  name: 'nod',
  summary: 'Forward or backward.',
  params: (z) => z.strictObject({ most: z.int().min(1).max(90).default(60) }),
  sample: (stream, { most }) => [{ axis: 'horizontal', degrees: stream.integer(-most, most) }],
});
const source = `export const turns = [{
  name: 'nod',
  summary: 'Forward or backward.',
  params: (z) => z.strictObject({ most: z.int().min(1).max(90).default(60) }),
  sample: (stream, { most }) => [{ axis: 'horizontal', degrees: stream.integer(-most, most) }],
}];
`;
const params = { rotation: 'nod', rotationParams: { most: 20 }, size: 64, samples: 1, visible: 0.1 } as const;
const family = 'orientation/mental-rotation';
const mine = () => plan(family, { seed: 1, count: 3, extensions: [nod], params });

test('a rotation family of a module makes the same items as one of the program', async () => {
  const base = temporaryFolder();
  writeFileSync(join(base, 'nod.mjs'), source);
  const { extensions } = await loadRegistry(['nod.mjs'], base);
  expect(extensions.of<AnyRotationFamily>('rotation', defineRotationFamily).map(({ name }) => name)).toEqual([
    'nod',
  ]);
  const spec: Spec = { ...(await mine()).spec, modules: ['nod.mjs'] };
  const byModule = await openJob({ spec, seed: '1', base, folder: '' });
  const own = await prepare(await mine());
  for (let i = 0; i < 3; i++) {
    const { record, transform } = byModule.make(i);
    expect(record).toEqual(own.make(i).record);
    const [step, ...more] = (transform as { steps: { axis: string; degrees: number }[] }).steps;
    expect(more).toEqual([]);
    expect(step.axis).toBe('horizontal');
    expect(Math.abs(step.degrees)).toBeLessThanOrEqual(20);
  }
});

test('a set is written and verified with it, and not without', async () => {
  const folder = temporaryFolder();
  expect((await writeDataset(await mine(), folder))!.counts.items).toBe(3);
  expect(await verifyDataset(folder, { extensions: [nod] })).toMatchObject({ ok: true });
  await expect(verifyDataset(folder)).rejects.toThrow(
    /cannot be generated again: There is no rotation family 'nod'; there are compound/,
  );
  await expect(writeDataset(await mine(), temporaryFolder(), { workers: 2 })).rejects.toThrow(
    'Expected 1, or a family whose module is named in the spec\'s modules for workers but received "more than 1 with the family nod of this program"',
  );
});

test('one of another form is refused by name', async () => {
  const base = temporaryFolder();
  writeFileSync(join(base, 'bad.mjs'), source.replace("name: 'nod'", "name: 'No d'"));
  await expect(loadRegistry(['bad.mjs'], base)).rejects.toThrow(
    'Expected a name such as \'single-axis\' for rotation family name but received "No d"',
  );
  writeFileSync(join(base, 'none.mjs'), 'export const nothing = { name: "x" };');
  await expect(loadRegistry(['none.mjs'], base)).rejects.toThrow(
    "The module 'none.mjs' exports no family or other extension",
  );
});

import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import type { Json } from '../../src/core/json.js';
import { verify, write } from '../../src/index.js';
import { temporaryFolder } from './folders.js';

const quick = { samples: 1, shadows: false };

test.each<[string, Record<string, Json>]>([
  ['orientation/canonical-orientation', { ...quick, size: '96x64' }],
  [
    'orientation/compound-rotation',
    { ...quick, look: 'clean', size: '64x96', layout: 'side-by-side', masks: true },
  ],
  ['orientation/mental-rotation', { ...quick, size: '96x64' }],
  ['mirror/body', { ...quick, look: 'clean', size: '96x64' }],
  ['mirror/reflection', { ...quick, look: 'clean', size: '64x96' }],
  ['ambiguous/hybrid', { look: 'clean', size: '192x240' }],
  ['ambiguous/camouflage', { size: '256x192' }],
])('a written set of %s %j is verified', async (family, params) => {
  const folder = temporaryFolder();
  await write(plan(family, { count: 3, params }), folder);
  expect(await verify(folder)).toMatchObject({ ok: true, problems: [] });
});

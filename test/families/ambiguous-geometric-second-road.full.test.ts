import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { python } from '../../scripts/python.mjs';
import { plan } from '../../src/benchmarks/plan.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { illusionOf, type GeometricLabel } from '../../src/families/ambiguous/geometric/state.js';
import { haveTool } from '../system-tools.js';

const illusions = [
  'muller-lyer',
  'ponzo',
  'ebbinghaus',
  'delboeuf',
  'zollner',
  'tilted-line',
  'hering',
  'wundt',
  'simultaneous-contrast',
];

// Second road: OpenCV finds what is compared in the controls and reads the physical truth that originals share with them.
test.skipIf(!haveTool('opencv'))('OpenCV reads the physical truth in the controls', async () => {
  const count = 4 * illusions.length;
  const maker = await prepare(
    await plan('ambiguous/geometric', { seed: 'opencv', count, params: { illusions } }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-illusions-'));
  try {
    const asked = Array.from({ length: count }, (_, i) => {
      const control = maker.make(i).view('control');
      const { illusion, physical } = control.label as unknown as GeometricLabel;
      const file = join(folder, `${i}.png`);
      writeFileSync(file, control.png);
      return { line: `${illusion} ${file} ${illusionOf(illusion).difference.step / 2}`, physical, illusion };
    });
    const script = new URL('./read-illusions.py', import.meta.url).pathname;
    const { status, stdout, stderr } = spawnSync(python, [script], {
      encoding: 'utf8',
      input: asked.map(({ line }) => line).join('\n'),
    });
    expect(status, stderr).toBe(0);
    const read = stdout.trim().split('\n');
    expect(read.map((verdict, i) => `${asked[i].illusion}: ${verdict}`)).toEqual(
      asked.map(({ illusion, physical }) => `${illusion}: ${physical}`),
    );
    expect(new Set(read).size).toBe(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

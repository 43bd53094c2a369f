import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needBuild, root, runProgram } from '../cli/command.js';

test('thousands of episodes leave memory flat, and each that is asked for again is the same to the byte', async () => {
  needBuild();
  const { code, stdout } = await runProgram(process.execPath, [join(root, 'bench', 'soak.mjs')], {
    env: { TOPSYTURVY_BENCH_EPISODES: '6000' },
  });
  const [{ value, episodes, replayed, different }] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, number>);
  expect({ code, different }).toEqual({ code: 0, different: 0 });
  expect(episodes).toBeGreaterThanOrEqual(6000);
  expect(replayed).toBe(120);
  expect(value).toBeLessThan(1.5);
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cutInTheMiddle } from '../../src/benchmarks/reply-texts.js';

test('what is cut of long replies does not keep them in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = (): number => (collect(), process.memoryUsage().heapUsed);
  const before = used();
  const cut = Array.from({ length: 24 }, (_, i) =>
    cutInTheMiddle(JSON.parse(`"${String(i).repeat(4_000_000)}"`) as string, 80),
  );
  expect(used() - before).toBeLessThan(16e6);
  expect(cut[7]).toBe(`${'7'.repeat(40)}\n[… 3999920 characters …]\n${'7'.repeat(40)}`);
});

// A small split of RotOutBench, written twice and verified: same seed, same bytes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plan, verify, write } from 'topsyturvy';

const scratch = mkdtempSync(join(tmpdir(), 'topsyturvy-'));
try {
  const split = await plan('rotoutbench', { seed: 42, count: 40, params: { size: 256 } });
  const manifest = await write(split, join(scratch, 'one'));
  console.log(`${manifest.counts.items} items, ${manifest.counts.images} images, digest ${manifest.digest}`);

  // Two shares of the work, as two machines would do them.
  for (const i of [1, 2]) await write(split, join(scratch, 'two'), { shard: { i, n: 2 } });
  const { ok, problems } = await verify(join(scratch, 'two'));
  console.log(ok ? 'verified' : problems);

  const again = await write(split, join(scratch, 'two')); // nothing left to do: returns the manifest
  if (!ok || again.digest !== manifest.digest) process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true });
}

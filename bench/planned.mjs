/**
 * Whether memory and cost of an item stay the same up to ten million planned items: each size is planned in a process of its
 * own, all its items are planned, and a thousand at random (0.01 % of ten million) are made, written and exported.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { report } from './measure.mjs';

const sizes = [1e4, 1e5, 1e6, 1e7];
const script = fileURLToPath(new URL('planned/one-size.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-bench-'));
try {
  let first;
  for (const size of sizes) {
    const found = JSON.parse(
      execFileSync(process.execPath, [script, String(size), join(folder, String(size))]),
    );
    first ??= found;
    const compared = (name, value, unit) =>
      report({
        name: `${name}, ${size} planned items`,
        value: found[value],
        unit,
        peer: `of ${sizes[0]}`,
        peerValue: first[value],
        ratio: found[value] / first[value],
      });
    compared('plan and prepare', 'open', 's');
    compared('plan an item', 'plan', 'µs');
    compared('make and write an item at random', 'make', 'ms');
    compared('export an item', 'export', 'ms');
    compared('resident memory', 'rss', 'MiB');
  }
} finally {
  rmSync(folder, { recursive: true });
}

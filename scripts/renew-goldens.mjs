// Rewrites the goldens in test/goldens/expected and prints what changed in them. Nothing else writes there.
//
//   npm run goldens [-- test/goldens/frozen.both.test.ts …]
//
// Look at what changed before committing it: a picture spoilt by accident is renewed as readily as one that is meant.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The test files that compare with goldens. */
const holders = () =>
  readdirSync('test', { recursive: true })
    .map((file) => join('test', file))
    .filter(
      (file) =>
        file.endsWith('.test.ts') && /(golden-file|same-pictures)\.js/.test(readFileSync(file, 'utf8')),
    );

const given = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', ...(given.length > 0 ? given : holders())], {
  stdio: 'inherit',
  env: { ...process.env, RENEW_GOLDENS: '1' },
});
process.exitCode = status ?? 1;

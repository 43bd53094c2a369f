// Rewrites the goldens in test/goldens/expected and prints what changed in them. Nothing else writes there.
//
//   npm run goldens [-- test/goldens/frozen.test.ts …]
//
// Look at what changed before committing it: pictures that were lost or spoilt by accident look renewed, too.
import { spawnSync } from 'node:child_process';

const files = process.argv.slice(2);
const { status } = spawnSync('npx', ['vitest', 'run', ...(files.length > 0 ? files : ['test/goldens'])], {
  stdio: 'inherit',
  env: { ...process.env, RENEW_GOLDENS: '1' },
});
process.exitCode = status ?? 1;

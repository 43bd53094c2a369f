// Loaded before the command line in each of its threads (node --import): of the writing calls of all worker threads
// together one is refused, the FAIL_AT-th that a thread makes. Node's own functions are replaced here, since what
// `useDisk` replaces is one thread's.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

const { FAIL_AT, FAIL_MARK } = process.env;
if (!isMainThread && FAIL_MARK !== undefined) {
  const { mkdirSync } = fs;
  let calls = 0;
  for (const name of ['openSync', 'writeSync', 'fsyncSync', 'mkdirSync']) {
    const real = fs[name];
    fs[name] = (...args) => {
      // Reading opens files too.
      const writes = name !== 'openSync' || ['w', 'a'].includes(args[1]);
      if (writes && calls++ === Number(FAIL_AT) && isFirst()) {
        const path = typeof args[0] === 'string' && { path: args[0] };
        throw Object.assign(new Error(`ENOSPC: injected, ${name}`), { code: 'ENOSPC', ...path });
      }
      return real(...args);
    };
  }
  syncBuiltinESMExports();

  /** Whether no other thread has failed. */
  function isFirst() {
    try {
      mkdirSync(FAIL_MARK);
      return true;
    } catch {
      return false;
    }
  }
}

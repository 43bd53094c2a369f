/** Wall time to import the library and to run `topsyturvy list`, over a bare node in the same run. */
import { spawnSync } from 'node:child_process';
import { median, report } from './measure.mjs';

const runs = 15;
const library = new URL('../dist/index.js', import.meta.url).href;
const cli = new URL('../dist/cli.js', import.meta.url).pathname;

const commands = {
  bare: ['--input-type=module', '-e', ''],
  library: ['--input-type=module', '-e', `await import(${JSON.stringify(library)})`],
  list: [cli, 'list'],
};
const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
for (let run = 0; run <= runs; run++) {
  for (const [name, args] of Object.entries(commands)) {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, args);
    if (status !== 0) throw new Error(`${name} failed`);
    if (run > 0) times[name].push(performance.now() - start);
  }
}
const bare = median(times.bare);
report({
  name: "import 'topsyturvy' over bare node",
  value: median(times.library) - bare,
  unit: 'ms',
  target: 40,
  peer: 'bare node',
  peerValue: bare,
});
report({
  name: 'topsyturvy list',
  value: median(times.list),
  unit: 'ms',
  target: 200,
  peer: 'bare node',
  peerValue: bare,
});

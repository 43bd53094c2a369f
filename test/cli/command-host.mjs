// Runs commands of dist/cli.js one after another, as a child of command-host.ts. The library is loaded once; the command's own module is
// imported anew for each, as it runs when it is imported.
import { AsyncLocalStorage } from 'node:async_hooks';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

const cli = pathToFileURL(resolve(import.meta.dirname, '../../dist/cli.js')).href;
let said = { stdout: '', stderr: '' };
for (const name of ['stdout', 'stderr'])
  process[name].write = (text, encoding, done = encoding) => {
    said[name] += Buffer.from(text).toString();
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };

/** What ends the command in which it is called: each has a timer that ends its process later, which nothing may come of here. */
const ends = new AsyncLocalStorage();
process.exit = (code = process.exitCode ?? 0) => ends.getStore()(code);

let runs = 0;
process.on('message', async (args) => {
  said = { stdout: '', stderr: '' };
  process.argv.splice(2, Infinity, ...args);
  process.exitCode = undefined;
  const run = runs++;
  const code = await new Promise((settle) => {
    ends.run(settle, () => import(`${cli}?${run}`).then(() => settle(process.exitCode ?? 0)));
  });
  for (const name of ['stdout', 'stderr']) process[name].removeAllListeners('error');
  process.send({ code, ...said });
});

/**
 * Runs the benches in this folder, each in a process of its own: all of them, or those named.
 *
 * @example npm run bench -- png text
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const folder = new URL('./', import.meta.url);
const helpers = ['run', 'measure', 'knot', 'opencv', 'photographs'];
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -4))
  .filter((name) => !helpers.includes(name));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}: there are ${known.join(', ')}`);
  process.exit(2);
}

let failures = 0;
for (const name of wanted.length > 0 ? wanted : known) {
  const file = new URL(`${name}.mjs`, folder).pathname;
  const { status, signal } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status === 0) continue;
  failures++;
  console.error(`bench ${name} failed (${signal ?? `exit code ${status}`})`);
}
process.exit(failures === 0 ? 0 : 1);

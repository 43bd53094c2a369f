/**
 * Runs the benches in this folder, each in a process of its own.
 *
 *     npm run bench                                   all of them once, one JSON line for each measurement
 *     npm run bench -- png text                       those named
 *     npm run bench -- all [names] [--runs 3] [--out FILE]
 *                                                     several times over with yardsticks beside them: prints a table, writes JSON
 *     npm run bench -- versus COMMIT [rows]           this build and another commit's, alternating: see bench/record/versus.mjs
 *     npm run bench -- compare A.json B.json          what moved by more than the noise between two such files
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { compareRecords, comparisonLines } from './record/compare.mjs';

const folder = new URL('./', import.meta.url);
const helpers = ['run', 'measure', 'knot', 'opencv', 'photographs'];
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -4))
  .filter((name) => !helpers.includes(name));

const [command, ...rest] = process.argv.slice(2);
if (command === 'compare') compare(rest);
else if (command === 'all') await record(rest);
else if (command === 'versus') await against(rest);
else runPlain(namesIn(process.argv.slice(2)));

function compare(files) {
  if (files.length !== 2) refuse('compare needs two files that `npm run bench -- all --out FILE` wrote');
  console.log(comparisonLines(compareRecords(...files.map(readRecord))).join('\n'));
}

async function against(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, built: { type: 'string' } },
  });
  const names = values.built ? positionals : positionals.slice(1);
  const [commit] = values.built ? [] : positionals;
  if (!values.built && !commit) refuse('versus needs a commit, or --built DIST');
  const { versus } = await import('./record/versus.mjs');
  versus({ commit, built: values.built, names, runs: wholeRuns(values.runs) });
}

function wholeRuns(text) {
  if (!/^[1-9]\d?$/.test(text)) refuse(`--runs must be a whole number from 1 to 99, not ${text}`);
  return Number(text);
}

function readRecord(file) {
  let found;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    refuse(`${file} cannot be read: ${error.message}`);
  }
  if (!Array.isArray(found?.measurements) || typeof found.yardsticks !== 'object')
    refuse(`${file} was not written by \`npm run bench -- all\``);
  return found;
}

async function record(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' }, out: { type: 'string', default: 'tmp/bench.json' } },
  });
  const runs = wholeRuns(values.runs);
  const { recordBenches, tableOf } = await import('./record/all.mjs');
  const found = await recordBenches(namesIn(positionals), runs);
  mkdirSync(dirname(values.out), { recursive: true });
  writeFileSync(values.out, `${JSON.stringify(found, null, 2)}\n`);
  console.log(`${tableOf(found)}\n\n${values.out}`);
  if (found.failed.length > 0) refuse(`failed: ${found.failed.join(', ')}`, 1);
}

function runPlain(names) {
  let failures = 0;
  for (const name of names) {
    const file = new URL(`${name}.mjs`, folder).pathname;
    const { status, signal } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
    if (status === 0) continue;
    failures++;
    console.error(`bench ${name} failed (${signal ?? `exit code ${status}`})`);
  }
  process.exit(failures === 0 ? 0 : 1);
}

/** The benches named, or all. */
function namesIn(names) {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    refuse(
      `No bench is called ${unknown.join(', ')}: there are ${known.join(', ')}, and the commands all and compare`,
    );
  return names.length > 0 ? names : known;
}

function refuse(message, code = 2) {
  console.error(message);
  process.exit(code);
}

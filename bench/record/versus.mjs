/**
 * This build against that of another commit, alternating in one run: each command is a fresh process of its own.
 *
 *     npm run bench -- versus 33620ef0                       all rows, the other commit checked out, installed and built in a temporary folder
 *     npm run bench -- versus --built DIST 'dori 14' ...     against a build that is there, only rows whose names begin so
 *     --runs 3                                               medians of so many (default 3)
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from '../measure.mjs';

const watch = pathToFileURL(join(import.meta.dirname, 'cpu.mjs')).href;
const small = ['--seed', '7', '--workers', '1'];
const clean = ['--param', 'look=clean'];

/** What is run, what of it is compared, and the ratio that is aimed at. With `from`, that of fewer items is taken away and the rest divided. */
const rows = [
  { name: 'dori 14', args: ['dori', '--count', '14', ...small], of: 'seconds', aim: 0.3 },
  { name: 'mirrorqa 24', args: ['mirrorqa', '--count', '24', ...small], of: 'seconds', aim: 0.35 },
  { name: 'ambibench 18', args: ['ambibench', '--count', '18', ...small], of: 'seconds', aim: 0.35 },
  { name: 'dori 14, default workers', args: ['dori', '--count', '14', '--seed', '7'], of: 'seconds' },
  {
    name: 'dori 14, two workers, memory',
    args: ['dori', '--count', '14', '--seed', '7', '--workers', '2'],
    of: 'bytes',
  },
  {
    name: 'first picture',
    args: ['orientation/canonical-orientation', '--count', '1', ...small],
    of: 'wall',
  },
  { name: 'dori, an item of 210', args: ['dori', ...small], from: 70, to: 210, aim: 0.38 },
  { name: 'mirrorqa, an item of 96', args: ['mirrorqa', ...small], from: 24, to: 96, aim: 0.4 },
  ...['camouflage', 'hybrid', 'color', 'mixed'].map((family) => ({
    name: `ambiguous/${family}, an item of 16`,
    args: [`ambiguous/${family}`, ...small],
    from: 4,
    to: 16,
    aim: 0.35,
  })),
  { name: 'dori clean, an item of 420', args: ['dori', ...clean, ...small], from: 140, to: 420, aim: 0.75 },
  {
    name: 'mirrorqa clean, an item of 144',
    args: ['mirrorqa', ...clean, ...small],
    from: 48,
    to: 144,
    aim: 0.75,
  },
  {
    name: 'relations 10',
    args: ['relations/viewer-relations', '--count', '10', ...small],
    of: 'seconds',
    aim: 0.4,
  },
  {
    name: 'composition 10',
    args: ['composition/turn-chain', '--count', '10', ...small],
    of: 'seconds',
    aim: 0.6,
  },
];

/** @param commit undefined with `built` @param names of rows, or how they begin; all if none */
export function versus({ commit, built, names, runs }) {
  const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-versus-'));
  try {
    const other = built ? resolve(built) : buildOf(commit, folder);
    const chosen = rows.filter(
      ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
    );
    console.log(`| work | ${commit ?? built} | this build | ratio | aim |\n|---|---|---|---|---|`);
    for (const row of chosen) console.log(lineOf(row, [other, resolve('dist')], runs, folder));
  } finally {
    if (commit) spawnSync('git', ['worktree', 'remove', '--force', join(folder, 'other')]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function buildOf(commit, folder) {
  const other = join(folder, 'other');
  const run = (program, ...args) =>
    execFileSync(program, args, { cwd: other, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['worktree', 'add', '--detach', other, commit], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  run('npm', 'ci', '--silent');
  run('npm', 'run', 'build', '--silent');
  return join(other, 'dist');
}

function lineOf({ name, args, of = 'seconds', from, to, aim = '' }, builds, runs, folder) {
  const found = builds.map(() => []);
  for (let i = 0; i < runs; i++)
    for (const [k, build] of builds.entries()) {
      const spent = (count) => measured(build, count ? [...args, '--count', `${count}`] : args, folder)[of];
      found[k].push(from ? (spent(to) - spent(from)) / (to - from) : spent());
    }
  const [old, own] = found.map(median);
  const shown = (value) =>
    of === 'bytes'
      ? `${(value / 1e6).toFixed(0)} MB`
      : from
        ? `${(1000 * value).toFixed(0)} ms`
        : `${value.toFixed(1)} s`;
  return `| ${name} | ${shown(old)} | ${shown(own)} | ${(own / old).toFixed(2)} | ${aim} |`;
}

function measured(build, args, folder) {
  const out = join(folder, 'set');
  const spent = join(folder, 'spent.json');
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', watch, join(build, 'cli.js'), 'generate', ...args, '--out', out, '--quiet'],
    { env: { ...process.env, TOPSYTURVY_SPENT: spent }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`generate ${args.join(' ')}: ${stderr}`);
  const wall = (performance.now() - start) / 1000;
  rmSync(out, { recursive: true });
  return { ...JSON.parse(readFileSync(spent, 'utf8')), wall };
}

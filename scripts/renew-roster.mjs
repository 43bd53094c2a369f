// Puts all content that ships on a roster of src/content/rosters.ts, with the next number, and prints what enters and how many
// pictures of the set of every family change, by family. Builds before and after.
//
//   npm run roster -- models
//
// If that is meant: npm run goldens, and a line in CHANGELOG.md that says which roster has which number.
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const table = 'src/content/rosters.ts';
const golden = 'test/goldens/expected/pictures/every-family.txt';
/** Characters of the longest line of the table, and how far names are indented. */
const [width, indent] = [110, '    '];

const run = (program, ...args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const build = () => run('npm', 'run', 'build');
const topsyturvy = (...args) => run(process.execPath, 'dist/cli.js', ...args);

/** Names as lines of a text that `words` reads. */
function linesOf(names) {
  const lines = [''];
  for (const [at, name] of names.entries()) {
    const word = at < names.length - 1 ? `${name},` : name;
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (indent.length + longer.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => `${indent}${line}\n`).join('');
}

/** The table with all that ships on one roster, and its next number. */
function renewed(text, { name, number, names, outside }) {
  const key = /^[a-z]+$/.test(name) ? name : `'${name}'`;
  const [before, after] = text.split(`\n  ${key}: roster(\`${number}:`);
  if (after === undefined) throw new Error(`${table} has no entry ${key} with the number ${number}`);
  const all = [...names, ...outside];
  const rest = after.slice(after.indexOf('`'));
  const line = `  ${key}: roster(\`${number + 1}: ${all.join(', ')}`;
  const entry =
    line.length + '`),'.length <= width ? line : `  ${key}: roster(\`${number + 1}:\n${linesOf(all)}  `;
  return `${before}\n${entry}${rest}`;
}

/** How many pictures of the set of every family are not those of the golden, by family: family → [changed, all]. */
function changes() {
  mkdirSync('tmp', { recursive: true });
  const folder = mkdtempSync(join('tmp', 'roster-'));
  const set = join(folder, 'set');
  topsyturvy('generate', 'scripts/every-family/spec.json', '--seed', '7', '--out', set, '--quiet');
  const known = new Set(
    readFileSync(golden, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [item, ...views] = line.split(' ');
        return views.map((view) => `${item} ${view}`);
      }),
  );
  const counts = new Map();
  for (const line of readFileSync(join(set, 'items.jsonl'), 'utf8').trimEnd().split('\n')) {
    const { part, index, family, views, animations = [] } = JSON.parse(line);
    for (const { name, file } of [...views, ...animations]) {
      const hash = createHash('sha256')
        .update(readFileSync(join(set, file)))
        .digest('hex')
        .slice(0, 16);
      const view = file.endsWith('.gif') ? `${name}.gif` : name;
      const isKnown = known.has(`${part}-${String(index).padStart(6, '0')} ${view}=${hash}`);
      const [changed, all] = counts.get(family) ?? [0, 0];
      counts.set(family, [changed + (isKnown ? 0 : 1), all + 1]);
    }
  }
  rmSync(folder, { recursive: true });
  return counts;
}

build();
const rosters = JSON.parse(topsyturvy('list', 'rosters', '--json'));
const roster = rosters.find(({ name }) => name === process.argv[2]);
if (!roster) throw new Error(`Expected one of ${rosters.map(({ name }) => name).join(', ')}`);
if (roster.outside.length === 0) {
  console.log(`${roster.name} ${roster.number} has all that ships`);
} else {
  writeFileSync(table, renewed(readFileSync(table, 'utf8'), roster));
  console.log(`${roster.name} ${roster.number + 1}: ${roster.outside.join(', ')} entered`);
  build();
  const changed = [...changes()].filter(([, [count]]) => count > 0);
  for (const [family, [count, all]] of changed) console.log(`${family}: ${count} of ${all} pictures changed`);
  if (changed.length === 0) console.log('no picture of the set of every family changed');
}

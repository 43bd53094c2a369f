/**
 * Compares outlines and advances of U+0021 to U+024F in some 1,750 of Debian's fonts with FreeType's, and prints a table. Needs apt-get,
 * dpkg-deb and the packages of scripts/install-python-packages.sh; nothing is written outside FOLDER.
 *
 *     npm run build && node scripts/fonts/debian.mjs [FOLDER]
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadFont } from '../../dist/fonts.js';
import { python } from '../python.mjs';
import { fontDifference } from './font-difference.mjs';

const folder = resolve(process.argv[2] ?? 'tmp/debian-fonts');
const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

function run(cwd, command, ...args) {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr}`);
}

/** All files of the pinned packages, unpacked into the folder. */
function fetchFonts() {
  const debs = join(folder, 'debs');
  const files = join(folder, 'files');
  mkdirSync(debs, { recursive: true });
  mkdirSync(files, { recursive: true });
  const packages = readFileSync(beside('debian-packages.txt'), 'utf8').trim().split('\n');
  run(debs, 'apt-get', 'download', '-qq', ...packages);
  for (const deb of readdirSync(debs)) run(debs, 'dpkg-deb', '-x', deb, files);
  const found = readdirSync(files, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && /\.(ttf|otf)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const fonts = fetchFonts();
const reader = spawn(python, [beside('freetype-outlines.py')], { stdio: ['pipe', 'pipe', 'inherit'] });
reader.stdin.end(fonts.join('\n'));

const kinds = new Map();
const notes = [];
for await (const line of createInterface({ input: reader.stdout })) {
  const expected = JSON.parse(line);
  const name = basename(expected.file);
  if (expected.error) {
    notes.push(`${name}: FreeType: ${expected.error}`);
    continue;
  }
  const kind = `${expected.format}${expected.variable ? ', variable' : ''}`;
  const total = kinds.get(kind) ?? { fonts: 0, glyphs: 0, outline: 0, advance: 0, differing: 0 };
  kinds.set(kind, total);
  total.fonts++;
  try {
    const found = fontDifference(loadFont(expected.file), expected);
    total.glyphs += found.glyphs;
    total.outline = Math.max(total.outline, found.outline);
    total.advance = Math.max(total.advance, found.advance);
    total.differing += found.differing.length;
    if (found.differing.length > 0) notes.push(`${name}: ${found.differing.join(' ')}`);
  } catch (error) {
    notes.push(`${name}: ${error.message}`);
  }
}

console.log('| outlines | fonts | glyphs | largest difference of outlines | of advances | glyphs over 1 |');
console.log('|---|---|---|---|---|---|');
for (const [kind, { fonts: count, glyphs, outline, advance, differing }] of [...kinds].sort())
  console.log(
    `| ${kind} | ${count} | ${glyphs} | ${outline.toFixed(3)} | ${advance.toFixed(3)} | ${differing} |`,
  );
for (const note of notes) console.log(note);

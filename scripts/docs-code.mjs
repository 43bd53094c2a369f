#!/usr/bin/env node
/**
 * Runs the code of README.md and every page of docs/ against the built package, so that no page tells what does not work.
 *
 *     <!-- run -->      before a fence of ts, js, sh or py: it is run (TypeScript is type-checked as well)
 *     <!-- output -->   before a fence: what the block before it must have printed, to the letter
 *
 * The blocks of a page run in their order, in one temporary folder in which the package is installed. Run
 * `npm run build` and `npm run build:types` first.
 *
 *     node scripts/docs-code.mjs [PAGE …]      these alone, e.g. docs/start.md
 */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const commands = {
  js: { ending: 'mjs', command: process.execPath },
  ts: { ending: 'ts', command: process.execPath },
  sh: { ending: 'sh', command: 'bash', options: ['-euo', 'pipefail'] },
  // Debian's own, for its PyTorch: PyPI's brings gigabytes for graphics cards along.
  py: { ending: 'py', command: '/usr/bin/python3' },
};

const allPages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`),
];
const named = process.argv.slice(2);
const pages = named.length > 0 ? named : allPages;
let ran = 0;
let failed = 0;
for (const page of pages) runPage(page);
console.log(`${ran - failed} of ${ran} blocks of ${pages.length} pages work`);
if (failed > 0 || ran === 0) process.exit(1);

function runPage(page) {
  const blocks = blocksOf(readFileSync(join(root, page), 'utf8'));
  const folder = installedFolder();
  try {
    let printed;
    for (const block of blocks) {
      const place = `${page}:${block.line}`;
      if (block.mark === 'output') {
        if (printed?.trimEnd() !== block.code.trimEnd())
          fail(place, `expected output, but it printed:\n${printed}`);
        continue;
      }
      ran++;
      const started = performance.now();
      const result = runBlock(block, folder);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      printed = result.stdout;
      if (result.problem) fail(place, result.problem);
      else console.log(`${place} ${block.language} works (${seconds} s)`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function fail(place, problem) {
  failed++;
  console.error(`${place} FAILS\n${problem}`);
}

/** The marked fences of a page. */
function blocksOf(text) {
  const fence = /^<!-- (run|output) -->\n+```(\w*)[^\n]*\n(.*?)^```$/gms;
  return [...text.matchAll(fence)].map((match) => ({
    mark: match[1],
    language: { typescript: 'ts', javascript: 'js', bash: 'sh', python: 'py' }[match[2]] ?? match[2],
    code: match[3],
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** A new folder in which `import 'topsyturvy'` and the command `topsyturvy` work. */
function installedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'topsyturvy-docs-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  symlinkSync(root, join(modules, 'topsyturvy'));
  symlinkSync(join(root, 'node_modules', '@types'), join(modules, '@types'));
  writeFileSync(
    join(modules, '.bin', 'topsyturvy'),
    `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'dist/cli.js')}' "$@"\n`,
    { mode: 0o755 },
  );
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}

function runBlock({ language, code, line }, folder) {
  const kind = commands[language];
  if (!kind) return { stdout: '', problem: `'${language}' is none of ${Object.keys(commands).join(', ')}` };
  let file = join(folder, `block-${line}.${kind.ending}`);
  writeFileSync(file, code);
  if (language === 'ts') {
    const problem = typeProblem(file);
    if (problem) return { stdout: '', problem };
    file = file.replace(/ts$/, 'mjs');
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    writeFileSync(file, ts.transpileModule(code, { compilerOptions: options }).outputText);
  }
  const { status, signal, stdout, stderr, error } = spawnSync(kind.command, [...(kind.options ?? []), file], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
    maxBuffer: 1 << 28,
    env: { ...process.env, PATH: `${join(folder, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` },
  });
  if (status === 0) return { stdout };
  return { stdout, problem: `${error?.message ?? `exit code ${status ?? signal}`}\n${stdout}${stderr}` };
}

function typeProblem(file) {
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(dirname(file), 'node_modules', '@types')],
  });
  const found = ts.getPreEmitDiagnostics(program);
  if (found.length === 0) return undefined;
  return ts.formatDiagnostics(found, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => dirname(file),
    getNewLine: () => '\n',
  });
}

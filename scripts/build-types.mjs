#!/usr/bin/env node
/**
 * The types of everything that package.json exports, into dist: declarations of each source file by tsc, then one file for
 * each entry and for what several share. Sources are not checked here: `npm run typecheck` does that.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [src, dist] = ['src', 'dist'].map((name) => join(root, name));
const made = join(root, 'node_modules', '.cache', 'topsyturvy-types');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** NAME of dist/NAME.d.ts → its path in src, without an ending. */
const entries = Object.fromEntries(
  Object.values(exports).flatMap(({ types }) => {
    const name = types?.match(/^\.\/dist\/(.*)\.d\.ts$/)[1];
    return name ? [[name, name === 'index' ? name : join('entry', name)]] : [];
  }),
);
const inEntries = (folder, ending) =>
  Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(folder, `${path}${ending}`)]));

rmSync(made, { recursive: true, force: true });
const config = `${made}.json`;
mkdirSync(dirname(config), { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    extends: relative(dirname(config), join(root, 'tsconfig.json')),
    compilerOptions: {
      noEmit: false,
      emitDeclarationOnly: true,
      noCheck: true,
      incremental: false,
      tsBuildInfoFile: null,
      rootDir: src,
      outDir: made,
    },
    include: Object.values(inEntries(src, '.ts')),
  }),
);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '--project', config], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const bundle = await rolldown({
  input: inEntries(made, '.d.ts'),
  external: (id) => !id.startsWith('.') && !isAbsolute(id),
  plugins: [dts({ dtsInput: true, sourcemap: false, tsconfig: false })],
});
const { output } = await bundle.generate({ format: 'es', chunkFileNames: '[name]-[hash].d.ts' });
for (const file of readdirSync(dist)) if (file.endsWith('.d.ts')) rmSync(join(dist, file));
// Comments that name the file of each part would be of folders that nobody else has.
for (const { fileName, code } of output)
  writeFileSync(join(dist, fileName), code.replaceAll(/^\/\/ .*\.d\.ts\n/gm, ''));

import { rm, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { transform } from 'esbuild';
import { rollup } from 'rollup';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['plugins']>[number];

/**
 * Files to make, and the entries or commands that decide what is in each: what all of them import, directly or not, beside
 * what is in the files before. What browsers import may not be in one file with what needs Node.
 */
const files: readonly (readonly [file: string, ...deciders: string[]])[] = [
  ['shared', 'cli', 'draw'],
  ['drawing', 'draw'],
  ['drawing', 'core'],
  ['base', 'cli'],
  ['listing', 'list'],
  ['library', 'index'],
];

/**
 * Joins what loads together: what every command loads, what `topsyturvy/draw`, `topsyturvy list` and `topsyturvy` load.
 *
 * esbuild makes a file of every set of modules that the same commands use: thirty for the library alone, and Node takes
 * longer to open them than to compile them.
 */
export const fewFiles = (): Plugin => ({
  name: 'few-files',
  async buildEnd({ writtenFiles }) {
    const { outDir, entry } = this.options;
    const fileOf = (name: string): string => resolve(outDir, name);
    const written = writtenFiles.map(({ name }) => resolve(name));
    const bundle = await rollup({
      input: Object.fromEntries(Object.keys(entry).map((name) => [name, fileOf(`${name}.js`)])),
      external: (id) => !/^[./]/.test(id),
    });
    let joined: Map<string, string> | undefined;
    const { output } = await bundle.generate({
      chunkFileNames: '[name].js',
      manualChunks(id, { getModuleInfo }) {
        joined ??= join(written, (from) => getModuleInfo(from)!.importedIds);
        return joined.get(id);
      },
    });
    await bundle.close();
    for (const file of output) {
      // Written over, so that cli.js stays executable.
      if (file.type === 'chunk') await writeFile(fileOf(file.fileName), await compact(file.code));
    }
    const kept = new Set(output.map(({ fileName }) => fileOf(fileName)));
    for (const file of written) if (!kept.has(file)) await rm(file);
  },
});

/** Code of packages alone without what is there for readers, who have it in the packages: half of its bytes. */
async function compact(code: string): Promise<string> {
  const has = (folder: string): boolean =>
    code.includes(`\n// ${folder}/`) || code.startsWith(`// ${folder}/`);
  if (!has('node_modules') || has('src')) return code;
  return (await transform(code, { minify: true, format: 'esm', target: 'node20' })).code;
}

/** Which file a module goes to: those that the deciding ones import, directly or not, but not those themselves. */
function join(
  written: readonly string[],
  importsOf: (file: string) => readonly string[],
): Map<string, string> {
  const joined = new Map<string, string>();
  for (const [file, ...deciders] of files) {
    const [first, ...others] = deciders.map((name) => reachedFrom(name, written, importsOf));
    for (const path of first) {
      if (!joined.has(path) && others.every((reached) => reached.has(path))) joined.set(path, file);
    }
  }
  return joined;
}

/** What an entry or a command imports, directly or not. */
function reachedFrom(
  name: string,
  written: readonly string[],
  importsOf: (file: string) => readonly string[],
): Set<string> {
  const own = (file: string) => importsOf(file).filter((path) => written.includes(path));
  const start = written.find((path) => new RegExp(`^${name}(-[A-Z0-9]+)?\\.js$`).test(basename(path)))!;
  const reached = new Set(own(start));
  for (const path of reached) for (const next of own(path)) reached.add(next);
  return reached;
}

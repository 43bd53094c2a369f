// Writes what the package keeps of a published split, from the finished dataset that has the split's name as its seed:
//
//   node scripts/record-split.mjs FOLDER [key=value …]
//
// the params with which it was made besides (look=clean). It writes assets/splits/NAME.json and NAME.fingerprint, and the table of docs/splits.md.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { buildKernels } from './build-kernels.mjs';
import { clientScripts } from './client-scripts.mjs';
import { splitsTable, withSplitsTable } from './docs/splits-table.mjs';

const [folder, ...given] = process.argv.slice(2);
const params = Object.fromEntries(given.map((text) => text.split('=')));

/** The library's sources, since what it exports has nothing that publishes splits. */
async function sources() {
  await buildKernels();
  const outdir = 'tmp/record-split';
  await build({
    stdin: {
      contents: `export { recordSplit } from './src/benchmarks/splits/record-split.js';
        export { publishedSplits, splitFile } from './src/benchmarks/splits/split.js';
        export { packFingerprint } from './src/dataset/overlap/fingerprint.js';`,
      resolveDir: '.',
    },
    outdir,
    bundle: true,
    format: 'esm',
    splitting: true,
    platform: 'node',
    packages: 'external',
    plugins: [clientScripts],
    loader: { '.wasm': 'base64' },
    outExtension: { '.js': '.mjs' },
  });
  process.on('exit', () => rmSync(outdir, { recursive: true }));
  return import(new URL(`../${outdir}/stdin.mjs`, import.meta.url).href);
}

const { recordSplit, packFingerprint, publishedSplits, splitFile } = await sources();
const { split, fingerprint } = await recordSplit(folder, params);
mkdirSync('assets/splits', { recursive: true });
writeFileSync(splitFile(split.name, 'json'), `${JSON.stringify(split, null, 2)}\n`);
const bytes = packFingerprint(fingerprint);
writeFileSync(splitFile(split.name, 'fingerprint'), bytes);
const page = readFileSync('docs/splits.md', 'utf8');
writeFileSync('docs/splits.md', withSplitsTable(page, splitsTable(publishedSplits())));
console.log(`${split.name}: ${split.items} items, fingerprint ${bytes.length} bytes, digest ${split.digest}`);

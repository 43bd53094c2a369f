// Measures examples of every kind of model that ships and writes the range of their sizes to src/content/models/sizes.ts.
// A kind without a row, or one whose shape was changed, is measured again:
//
//   npm run sizes                  kinds that have no row
//   npm run sizes -- car all       the kinds named; 'all' is all of them
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { format, resolveConfig } from 'prettier';

/** Examples measured of each kind. */
const examples = 160;
const table = 'src/content/models/sizes.ts';
const bundle = 'node_modules/.cache/model-sizes.mjs';

await build({
  stdin: {
    contents: `
      export { modelEntries, MeasuredModel, footprint } from './src/families/staging/models/model-shelf.ts';
      export { buildModel } from './src/content/models/index.ts';
      export { modelSizes } from './${table}';`,
    resolveDir: '.',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile: bundle,
  loader: { '.wasm': 'base64' },
  logLevel: 'error',
});
const { modelEntries, MeasuredModel, footprint, buildModel, modelSizes } = await import(
  pathToFileURL(bundle).href
);
rmSync(bundle);

const asked = process.argv.slice(2);
const entries = await modelEntries();
const rows = [...entries.values()]
  .sort((a, b) => (a.category < b.category ? -1 : 1))
  .map((entry) => {
    const { category } = entry;
    const known = modelSizes[category];
    if (known && !asked.includes(category) && !asked.includes('all')) return [category, known];
    const found = { footprint: [Infinity, 0], height: [Infinity, 0], ball: [Infinity, 0] };
    for (let i = 0; i < examples; i++) {
      const model = new MeasuredModel(buildModel(entry, ['sizes', i]));
      const size = { footprint: footprint(model, 1), height: 2 * model.half[1], ball: model.radius };
      for (const [name, range] of Object.entries(found)) {
        range[0] = Math.min(range[0], size[name]);
        range[1] = Math.max(range[1], size[name]);
      }
    }
    console.log(category);
    return [
      category,
      Object.fromEntries(Object.entries(found).map(([name, range]) => [name, range.map(short)])),
    ];
  });

const text = readFileSync(table, 'utf8');
const head = text.slice(0, text.indexOf('= {') + 3);
const body = rows
  .map(([category, size]) => `  ${JSON.stringify(category)}: ${JSON.stringify(size)},\n`)
  .join('');
const options = await resolveConfig(table);
writeFileSync(table, await format(`${head}\n${body}};\n`, { ...options, parser: 'typescript' }));

/** Meters to three digits. */
function short(meters) {
  return Number(meters.toPrecision(3));
}

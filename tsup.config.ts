import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { buildKernels } from './scripts/build-kernels.mjs';
import { clientScripts } from './scripts/client-scripts.mjs';
import { fewFiles } from './scripts/few-files.js';
import { thirdPartyLicenses } from './scripts/third-party-licenses.js';

/** What can be imported: `topsyturvy`, and `topsyturvy/NAME` for each file of src/entry. */
const entries = {
  index: 'src/index.ts',
  ...Object.fromEntries(
    readdirSync('src/entry').map((file) => [file.replace('.ts', ''), `src/entry/${file}`]),
  ),
};

// Types take longer than all else: they are made for the package (`npm run build:types`).
export default defineConfig(async () => {
  await buildKernels();
  return {
    entry: {
      ...entries,
      cli: 'src/cli/main.ts',
      worker: 'src/dataset/work/worker.ts',
      'serve-worker': 'src/serve/items/worker.ts',
      'find-library': 'src/dataset/plan/find-library.ts',
    },
    format: 'esm',
    target: 'node20',
    platform: 'node',
    removeNodeProtocol: false,
    dts: false,
    splitting: true,
    clean: true,
    sourcemap: false,
    plugins: [fewFiles(), thirdPartyLicenses()],
    esbuildPlugins: [clientScripts],
    // Imported as text, so that the package has no more files and bundlers need not know of them.
    loader: { '.wasm': 'base64' },
  };
});

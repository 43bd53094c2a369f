import { dirname, join } from 'node:path';
import { build } from 'esbuild';

/** A module of this name is the script of a page: `client/main.ts` beside it, with all that it imports, as text. */
const name = /\/client\.bundle\.js$/;

/** @param {string} file where the bundle would stand */
async function bundle(file) {
  const { outputFiles } = await build({
    entryPoints: [join(dirname(file), 'client/main.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
    legalComments: 'inline',
    charset: 'utf8',
    // What needs Node looks for it there, and finds none in a browser.
    logOverride: { 'empty-import-meta': 'silent' },
  });
  // It stands in a script element, which no text of it may end.
  return outputFiles[0].text.replace(/<(?=\/script|!--)/gi, '\\x3c');
}

/** For esbuild, with which tsup builds. */
export const clientScripts = {
  name: 'client-scripts',
  setup(builder) {
    builder.onResolve({ filter: name }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      namespace: 'client-script',
    }));
    builder.onLoad({ filter: name, namespace: 'client-script' }, async ({ path }) => ({
      contents: await bundle(path),
      loader: 'text',
    }));
  },
};

/** For Vite, with which tests run. */
export const clientScriptsForVite = {
  name: 'client-scripts',
  enforce: 'pre',
  resolveId: (source, importer) => (name.test(source) && importer ? join(dirname(importer), source) : null),
  load: async (file) => (name.test(file) ? `export default ${JSON.stringify(await bundle(file))};` : null),
};

#!/usr/bin/env node
/**
 * `npm run docs`: builds the docs site in site/, from README.md, docs/, the docstrings of what can be imported, and the params of the families. Opens from
 * disk as well as from a server. Run `npm run build` first.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Application, KindRouter, PageEvent } from 'typedoc';
import { checkSite } from './check-links.mjs';
import { sections } from './contents.mjs';
import { writeForModels } from './for-models.mjs';
import { addressOf, stage } from './stage.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const site = `${root}site`;
const staged = `${root}tmp/docs`;

/** Pages of docs/ have the addresses of their files, and what programs import those of its kind. */
class SiteRouter extends KindRouter {
  getIdealBaseName(reflection) {
    return reflection.isDocument()
      ? addressOf(reflection.frontmatter.path)
      : super.getIdealBaseName(reflection);
  }
}

const pages = stage(staged);
const entries = readdirSync(`${root}src/entry`).map((file) => `${root}src/entry/${file}`);
const app = await Application.bootstrap({
  name: 'topsyturvy',
  tsconfig: `${root}scripts/docs/tsconfig.json`,
  // `npm run typecheck` does it.
  skipErrorChecking: true,
  entryPoints: [`${root}src/index.ts`, ...entries],
  readme: `${staged}/README.md`,
  projectDocuments: pages.map(({ path }) => `${staged}/${path}`),
  basePath: root,
  disableSources: true,
  includeVersion: true,
  customCss: `${root}scripts/docs/site.css`,
  categorizeByGroup: false,
  defaultCategory: 'API reference',
  categoryOrder: [...sections.map(({ title }) => title), 'More', 'API reference', '*'],
  router: 'site',
  navigation: { includeCategories: true, includeGroups: false, includeFolders: false },
  sort: ['documents-first', 'kind', 'instance-first', 'alphabetical-ignoring-documents'],
  searchInComments: true,
  searchInDocuments: true,
  highlightLanguages: ['typescript', 'javascript', 'json', 'jsonc', 'bash', 'python', 'yaml', 'html'],
  validation: {
    notExported: false,
    invalidLink: true,
    invalidPath: true,
    rewrittenLink: true,
    notDocumented: true,
  },
  // Fields are left out: a family's params are described in its schema, where TypeDoc does not look.
  requiredToBeDocumented: [
    'Enum',
    'EnumMember',
    'Variable',
    'Function',
    'Class',
    'Interface',
    'Method',
    'Accessor',
    'TypeAlias',
  ],
  intentionallyNotDocumented: ['picture/rotated', 'ambiguous/hybrid', 'composition/turn-chain'].map(
    (name) => `topsyturvy.FamilyTypes.${name}`,
  ),
  treatWarningsAsErrors: true,
});
app.renderer.defineRouter('site', SiteRouter);
// Links to README.md name the folder, which only a server answers with its page.
app.renderer.on(PageEvent.END, (page) => {
  page.contents = page.contents.replace(/href="(?:\.\/|((?:\.\.\/)+))(#[^"]*)?"/g, 'href="$1index.html$2"');
});
const project = await app.convert();
if (!project) process.exit(1);
app.validate(project);
await app.generateDocs(project, site);
if (app.logger.hasErrors() || app.logger.hasWarnings()) process.exit(1);
writeForModels(site, pages);
console.log(`${checkSite(site)} links lead somewhere`);

/**
 * Lays out what the docs site is made of in one folder: every page of contents.mjs with its section and title in front, the pages of the families, and
 * whatever the pages show or link to.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageOf, sections } from './contents.mjs';
import { familyPage } from './family-page.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where a page of the repository stands in the site, without `.html`. SECURITY.md and docs/security.md are one name on some disks. */
export const addressOf = (path) =>
  path.startsWith('docs/')
    ? path.slice('docs/'.length, -'.md'.length)
    : `repository/${path.slice(0, -'.md'.length)}`;

/** Copied as they are: pages link to them. */
const linked = [
  'docs/gallery',
  'docs/images',
  '.github',
  'examples',
  'scripts/every-family',
  'python',
  'LICENSE',
  'CITATION.cff',
];

/**
 * Fills a folder anew.
 *
 * @returns the pages in their order: path in the folder, section, title, text in Markdown
 */
export function stage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of linked) cpSync(join(root, path), join(folder, path), { recursive: true });
  const pages = allPages();
  for (const { path, section, title, text } of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const front = `---\ntitle: ${JSON.stringify(title)}\ncategory: ${section}\npath: ${path}\n---\n\n`;
    writeFileSync(join(folder, path), `${front}${forSite(path, text)}`);
  }
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  // The site has the title above the page.
  writeFileSync(join(folder, 'README.md'), forSite('README.md', readme.replace(/^# .*\n+/, '')));
  return pages;
}

function allPages() {
  const families = familyPages();
  const ofFamilies = new Set(families.map(({ path }) => path));
  const listed = sections.flatMap(({ title, pages }) => [
    ...pages.map((path) => page(path, title, readFileSync(join(root, path), 'utf8'))),
    ...(title === 'Families' ? families : []),
  ]);
  const paths = new Set(listed.map(({ path }) => path));
  const more = markdownIn('docs').filter((path) => !paths.has(path) && !ofFamilies.has(path));
  return [...listed, ...more.map((path) => page(path, 'More', readFileSync(join(root, path), 'utf8')))];
}

function familyPages() {
  const listing = execFileSync(process.execPath, [join(root, 'dist/cli.js'), 'list', 'families', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return JSON.parse(listing).map((family) => ({
    ...page(pageOf(family.name), 'Families', familyPage(family)),
    title: family.name,
  }));
}

// TypeDoc reads no front matter that has code in it.
const page = (path, section, text) => ({
  path,
  section,
  title: /^# (.*)/m.exec(text)[1].replaceAll('`', ''),
  text,
});

const markdownIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort();

/**
 * The text with links to folders of the repository as plain words, since a site has no page for them, and pictures that are links as pictures alone, since
 * TypeDoc does not follow those.
 */
const forSite = (path, text) =>
  text
    .replace(/\[(!\[[^\]]*\]\([^)]*\))\]\([^)]*\)/g, '$1')
    .replace(/(?<!!)\[([^\]]*)\]\(([\w./-]+)\)/g, (link, words, target) => {
      const file = join(root, dirname(path), target);
      return existsSync(file) && statSync(file).isDirectory() ? words : link;
    });

/**
 * Whether the links between pages lead somewhere, anchors included: of a built site, or of Markdown as it lies in the repository, whose headings have the anchors
 * that GitHub gives them. Links to other sites are not asked: a check must not need a network.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';

/**
 * @returns how many links of a built site there are
 * @throws Error naming the links that lead nowhere, with their pages
 */
export const checkSite = (site) =>
  check(site, [...filesIn(site, '.', 'html'), ...filesIn(site, '.', 'svg')], (path) =>
    readFileSync(join(site, path), 'utf8'),
  );

/** The same of README.md and its like, and of docs/. */
export const checkMarkdown = (root) =>
  check(
    root,
    [...readdirSync(root).filter((name) => name.endsWith('.md')), ...filesIn(root, 'docs', 'md')],
    (path) => htmlOf(readFileSync(join(root, path), 'utf8')),
  );

const filesIn = (root, folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`.${ending}`))
    .map((name) => posix.join(folder, name))
    .sort();

function check(root, paths, read) {
  const pages = new Map(paths.map((path) => [path, linksAndAnchors(read(path))]));
  const links = [...pages].flatMap(([from, page]) => page.links.map((link) => ({ from, link })));
  const broken = links.filter(({ from, link }) => !leadsSomewhere(root, pages, from, link));
  const lines = broken.map(({ from, link }) => `\n  ${from}: ${link}`);
  if (broken.length > 0) throw new Error(`${broken.length} links lead nowhere:${lines.join('')}`);
  return links.length;
}

function leadsSomewhere(root, pages, from, link) {
  if (/^(\w+:|\/\/)/.test(link)) return true;
  const [path, anchor = ''] = link.split('#').map(decodeURIComponent);
  const target = path === '' ? from : posix.join(posix.dirname(from), path);
  if (target.startsWith('..') || !existsSync(join(root, target))) return false;
  return anchor === '' || (pages.get(target)?.anchors.has(anchor) ?? false);
}

function linksAndAnchors(html) {
  const [links, anchors] = [new Set(), new Set()];
  const parser = new Parser({
    onopentag(name, { href, src, id }) {
      if (id) anchors.add(id);
      for (const link of [href, src]) if (link) links.add(link);
    },
  });
  parser.end(html);
  return { links: [...links], anchors };
}

/** Markdown as HTML, with an `id` at each heading. */
function htmlOf(markdown) {
  const slugger = new GithubSlugger();
  const renderer = new MarkdownIt({ html: true });
  renderer.core.ruler.push('anchors', ({ tokens }) => {
    for (const [at, token] of tokens.entries())
      if (token.type === 'heading_open') token.attrSet('id', slugger.slug(textOf(tokens[at + 1])));
  });
  return renderer.render(markdown);
}

const textOf = ({ children }) => children.map(({ content }) => content).join('');

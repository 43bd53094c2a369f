/** What language models read of the site: llms.txt, a list of its pages (llmstxt.org), and llms-full.txt, all of them in Markdown. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from './stage.mjs';

/** @param pages as stage.mjs returns them */
export function writeForModels(site, pages) {
  writeFileSync(join(site, 'llms.txt'), list(pages));
  writeFileSync(join(site, 'llms-full.txt'), pages.map(({ text }) => text.trim()).join('\n\n---\n\n') + '\n');
}

function list(pages) {
  const sections = new Map();
  for (const page of pages) sections.set(page.section, [...(sections.get(page.section) ?? []), page]);
  return (
    [
      '# topsyturvy',
      '> Generates paired images for testing vision-language models, with certain ground truth, questions and a scorer, from a seed: the same bytes on every machine. A TypeScript library and a command.',
      'All pages in one file: [llms-full.txt](llms-full.txt). Every function and type: [API reference](modules.html).',
      ...[...sections].map(
        ([title, own]) =>
          `## ${title}\n\n${own.map((page) => `- [${page.title}](${addressOf(page.path)}.html): ${firstSentence(page.text)}`).join('\n')}`,
      ),
    ].join('\n\n') + '\n'
  );
}

/** What a page says first, without marks. */
function firstSentence(text) {
  const paragraph = text.split(/\n\n+/).find((part) => /^[\w`*[]/.test(part)) ?? '';
  const plain = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
  return /^.*?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}

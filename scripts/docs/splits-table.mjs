/** The table of published splits in docs/splits.md, which `node scripts/record-split.mjs` writes. */
export function splitsTable(splits) {
  const count = (number) => number.toLocaleString('en-US');
  const rows = splits.map(({ name, benchmark, preset, params, items, images, questions, digest }) => {
    const set = Object.entries(params).map(([key, value]) => `\`${key}=${value}\``);
    const how = [preset, ...set].join(', ');
    return `| \`${name}\` | [${benchmark}](${benchmark}.md) | ${how} | ${[items, images, questions].map(count).join(' | ')} | \`${digest}\` |`;
  });
  return [
    '| split, which is also its seed | benchmark | preset, params | items | images | questions | digest |',
    '|---|---|---|--:|--:|--:|---|',
    ...rows,
  ].join('\n');
}

const begin = '<!-- splits: written by scripts/record-split.mjs -->';
const end = '<!-- /splits -->';

/** The page with this table in place of the one that it has. */
export const withSplitsTable = (page, table) =>
  `${page.slice(0, page.indexOf(begin))}${begin}\n\n${table}\n\n${page.slice(page.indexOf(end))}`;

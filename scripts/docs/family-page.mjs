/** The page of a family: what is written about it, the pictures that its example makes, its params as its schema has them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describedIn, exampleOf, pageOf } from './contents.mjs';
import { paramsTable } from './params-table.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The page in Markdown, as a file of docs/.
 *
 * @param family as `topsyturvy list families --json` describes it
 */
export function familyPage(family) {
  const own = `${root}${pageOf(family.name)}`;
  const [head, body] = existsSync(own) ? parts(readFileSync(own, 'utf8')) : parts(introduction(family));
  return [
    head,
    pictures(family.name),
    body,
    `## Params\n\n${presetNote}\n\n${paramsTable(family)}`,
    `Version ${family.version}: raised when a fixed seed would give other pictures, labels or words ([determinism](determinism.md)).`,
  ]
    .filter((part) => part !== '')
    .map((part) => `${part.trim()}\n`)
    .join('\n');
}

const presetNote =
  'Each is given by `--param NAME=VALUE`, or in the `params` of a plan or spec. Made from the schema that checks them.';

/** A page's heading with its first paragraph, and the rest. */
function parts(page) {
  const end = page.indexOf('\n\n', page.indexOf('\n\n') + 2);
  return end < 0 ? [page, ''] : [page.slice(0, end), page.slice(end)];
}

function introduction({ name, summary }) {
  const key = Object.keys(describedIn).find((start) => name.startsWith(start));
  const place = describedIn[key].replace('docs/', '');
  return `# ${name}\n\n${summary}\n\nWhat is asked, and how it is scored: [${basename(place.replace(/#.*/, ''), '.md')}](${place}).\n`;
}

/** The sheets of docs/gallery, each with the command whose pictures it shows; or the example that brings the files. */
function pictures(name) {
  const file = name.replace('/', '-');
  const command = (param) =>
    `\`\`\`sh\ntopsyturvy generate ${name} --seed gallery --count 32${param} --out out/${file}\n\`\`\`\n`;
  if (exampleOf[name]) {
    const path = exampleOf[name];
    const program = readFileSync(`${root}${path}`, 'utf8').trimEnd();
    return `It reads files of yours. [${path}](../${path}) makes some and a dataset of them:\n\n\`\`\`js\n${program}\n\`\`\``;
  }
  const others = readdirSync(`${root}docs/gallery`).flatMap((sheet) => {
    const look = sheet.startsWith(`${file}-`) ? sheet.slice(file.length + 1, -'.jpg'.length) : '';
    return look === '' ? [] : [{ sheet, look }];
  });
  return [
    `The first pictures that this makes, and what is true of each:\n\n${command('')}\n![Pictures of ${name}](gallery/${file}.jpg)`,
    ...others.map(
      ({ sheet, look }) =>
        `With \`look=${look}\`:\n\n${command(` --param look=${look}`)}\n![Pictures of ${name}, look ${look}](gallery/${sheet})`,
    ),
  ].join('\n\n');
}

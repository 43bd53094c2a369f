import type { ExportSource, ReadmeParts } from './exporter.js';
import type { ExportReport } from './export-report.js';

/** The README.md of an exported folder: what it is, what it lacks, how it is used. */
export function readmeText(
  form: string,
  { manifest }: ExportSource,
  { questions, split, hasSplits, leftOut, notes }: ExportReport,
  { card, use }: ReadmeParts,
): string {
  const which =
    split === 'all'
      ? hasSplits
        ? 'all splits'
        : 'all of the dataset, which has no splits'
      : `the ${split} split`;
  const spec = JSON.stringify(manifest.seed);
  return `${card === undefined ? '' : `---\n${card}---\n\n`}# ${manifest.spec.name}, for ${form}

Written by \`topsyturvy export --to ${form}\` (topsyturvy ${manifest.topsyturvy}).

| | |
|---|---|
| dataset | ${manifest.spec.name}, preset ${manifest.spec.preset}, seed ${spec} |
| digest | \`${manifest.digest}\` |
| questions | ${questions}: ${which} |
| left out | ${total(leftOut)} |

${list('Questions that this form has no place for:', leftOut)}${list('To know:', notes)}${use.trim()}

## Names

A question is called \`q\` and the first 20 hexadecimal digits of the SHA-256 of \`DIGEST/ID\`, a picture \`i\` and those of
\`DIGEST/FILE\`, so that no name tells a condition, a view or an answer. \`topsyturvy import-replies\` knows them again
from the dataset alone.
`;
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function list(title: string, counts: Readonly<Record<string, number>>): string {
  const entries = Object.entries(counts);
  if (entries.length === 0) return '';
  return `${title}\n\n${entries.map(([what, count]) => `- ${count}: ${what}`).join('\n')}\n\n`;
}

import type { SkipRow } from '../../families/skip-report.js';

/** What was left out, with reasons and examples; nothing if nothing was. */
export const skipLines = (title: string, rows: readonly SkipRow[]): string[] =>
  rows.length === 0
    ? []
    : [
        '',
        title,
        ...rows.flatMap(({ reason, sentence, count, examples }) => [
          `  ${count} ${reason}: ${sentence}`,
          ...examples.map((example) => `      ${example}`),
        ]),
      ];

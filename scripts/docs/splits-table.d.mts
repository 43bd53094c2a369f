import type { PublishedSplit } from '../../src/benchmarks/splits/split.js';

/** The table of published splits in docs/splits.md, which `node scripts/record-split.mjs` writes. */
export function splitsTable(splits: readonly PublishedSplit[]): string;
/** The page with this table in place of the one that it has. */
export function withSplitsTable(page: string, table: string): string;

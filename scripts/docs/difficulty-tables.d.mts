import type { AnyFamily } from '../../src/families/family.js';

/** Tables in Markdown of what the levels of each family's difficulty mean; families with the same axes share one. */
export function difficultyTables(families: readonly AnyFamily[]): string;

import { existsSync } from 'node:fs';

/** Published splits and folders that are named one by one or with commas; a folder may have commas in its name. */
export const heldOutSets = (given: readonly string[]): readonly string[] =>
  given.flatMap((text) => (existsSync(text) ? [text] : text.split(',').map((one) => one.trim())));

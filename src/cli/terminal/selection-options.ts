import type { Command } from 'commander';
import { selectionOfSubset } from '../../benchmarks/subsets.js';
import { readManifest } from '../../dataset/folder/layout.js';
import type { Selection } from '../../dataset/select-questions.js';
import { wholeNumber } from './print.js';

/** What the options that select questions hold. */
export interface SelectionOptions {
  split?: string;
  parts?: string;
  subset?: string;
  conditions?: string;
  variants?: string;
  limit?: string;
}

/**
 * Adds the options that say which questions are meant, of the commands that ask, score or export some of a dataset's.
 * @param split what `--split` says
 */
export const selectionOptions = (
  command: Command,
  split = 'only questions of this split: train, dev or test (default: all)',
): Command =>
  command
    .option('--split <name>', split)
    .option(
      '--parts <names>',
      'only questions about items of these parts, e.g. type-4c,type-4g (default: all)',
    )
    .option('--subset <name>', "only the items of a subset of the paper's: see generate --subset")
    .option('--conditions <names>', 'only these conditions, e.g. original,mirrored (default: all)')
    .option('--variants <names>', 'only these variants, e.g. shift-0 (default: all)')
    .option('--limit <n>', 'at most n questions, spread evenly over the others');

const names = (text: string | undefined): string[] | undefined => text?.split(',').map((name) => name.trim());

/**
 * The questions of a dataset that options select.
 * @throws TopsyturvyError 'bad-parameter' for a limit that is no number or a subset that there is not
 */
export const selectedBy = (folder: string, options: SelectionOptions): Selection => {
  const { split, parts, subset, conditions, variants, limit } = options;
  return {
    split,
    parts: names(parts),
    ...(subset !== undefined && selectionOfSubset(readManifest(folder).spec, subset)),
    conditions: names(conditions),
    variants: names(variants),
    limit: limit === undefined ? undefined : wholeNumber('--limit', limit, 1, 1e9),
  };
};

/** The same where options select any; undefined: the files of replies say which were asked. */
export const askedBy = (folder: string, options: SelectionOptions): Selection | undefined => {
  const { split, parts, subset, conditions, variants, limit } = options;
  return [split, parts, subset, conditions, variants, limit].every((value) => value === undefined)
    ? undefined
    : selectedBy(folder, options);
};

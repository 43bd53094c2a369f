import { rosters } from '../../../content/rosters.js';

/** Kinds of picture that are of texts. */
export const textKinds: readonly string[] = ['letter', 'word', 'display'];

/** Kinds of picture that have one reading only. */
export const controlKinds: readonly string[] = ['control-figure', 'control-text'];

/** The kinds that a set has where it names none: figures by their two readings, texts, and controls. */
export const multiviewKinds: readonly string[] = [
  ...rosters['turned-figures'].names,
  ...textKinds,
  ...controlKinds,
];

import type { Levels } from './difficulty.js';

/** The group labels for scores where a difficulty was asked for: the level, or that of each axis. */
export const levelGroups = (levels: Levels | undefined): Record<string, string> =>
  typeof levels === 'number'
    ? { difficulty: String(levels) }
    : Object.fromEntries(
        Object.entries(levels ?? {}).map(([axis, level]) => [`difficulty ${axis}`, String(level)]),
      );

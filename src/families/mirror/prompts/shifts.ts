/** The options in all cyclic shifts, the given order first (App. B, figure 4): shift i begins with option i. */
export const cyclicShifts = <T>(options: readonly T[]): T[][] =>
  options.map((_, i) => [...options.slice(i), ...options.slice(0, i)]);

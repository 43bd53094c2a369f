import { literals } from '../../../../core/words.js';

export const haircuts = literals(`
  buzz, crop, short, parted, quiff, receding, curls, afro, bob, long, wavy, locs, ponytail, pigtails, braid,
  bun, topknot, bald
`);
export type Haircut = (typeof haircuts)[number];

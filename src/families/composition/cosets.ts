import { composeTurns, type Turn } from '../../draw/turn.js';

/** The three sets of four turns that are closed under doing one after another. */
const subgroups = {
  rotations: ['none', 'quarter-cw', 'half', 'quarter-ccw'],
  mirrors: ['none', 'half', 'mirror', 'flip'],
  diagonals: ['none', 'half', 'transpose', 'anti-transpose'],
} as const satisfies Readonly<Record<string, readonly Turn[]>>;

export type Subgroup = keyof typeof subgroups;
export const subgroupNames = Object.keys(subgroups) as readonly Subgroup[];

/**
 * A turn with three that it is mistaken for: what it comes to when a turn of a subgroup is done as well. The four are the same set
 * whichever of them is the right one, so the set does not tell. It holds the turn with its steps in reverse order, or with a
 * quarter turn the wrong way around: these differ by a half turn.
 */
export const mistakable = (turn: Turn, subgroup: Subgroup): Turn[] =>
  subgroups[subgroup].map((more) => composeTurns(turn, more));

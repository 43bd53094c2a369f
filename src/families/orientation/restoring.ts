import { composeTurns, inverseTurn, turns, type Turn } from '../../draw/turn.js';
import type { Level } from './task.js';

/**
 * What restores a picture that was turned: the index of the right option of 7C or 7G. Each of the eight ways to lay a
 * square on itself has one answer: a single operation where one is enough; else a quarter turn clockwise and a flip from
 * left to right, in one order or the other.
 */
export function restoringOption(level: Level, seen: Turn): number {
  const needed = inverseTurn(seen);
  if (level === 'coarse') return needed === 'none' ? 0 : 1;
  if (needed === 'none') return 0;
  if (needed === 'mirror' || needed === 'flip') return 2;
  if (needed === composeTurns('quarter-cw', 'mirror')) return 3;
  if (needed === composeTurns('mirror', 'quarter-cw')) return 4;
  return 1;
}

/**
 * The turns under which a picture may be shown with an option as the answer. A mirrored picture of what carries no text
 * looks as canonical as the picture itself.
 */
export const turnsFor = (level: Level, option: number, hasText: boolean): readonly Turn[] =>
  turns.filter((turn) => restoringOption(level, turn) === option && (hasText || turn !== 'mirror'));

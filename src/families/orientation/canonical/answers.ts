import { composeTurns, inverseTurn, turns, type Turn } from '../../../draw/turn.js';
import type { Level } from '../tasks/task.js';

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

/** By option of 7C or 7G: how many operations it takes. What one operation does is not called two. */
export const operations: Readonly<Record<Level, readonly number[]>> = {
  coarse: [0, 1],
  granular: [0, 1, 1, 2, 2],
};

/** A photo that looks canonical in all turns has no canonical orientation. */
export const isRound = (canonical: readonly Turn[]): boolean => canonical.length === turns.length;

/**
 * The turns under which a photo may be shown with an option as the answer: those that make it right, and under which no
 * other option restores any view of the photo that looks canonical as simply. A portrait, canonical in a mirror too, may
 * be shown flipped when asked whether (7C) it is canonical; asked how (7G) to restore it, a half turn would do as well.
 *
 * @param canonical the turns of the photo that look canonical, `none` among them
 */
export function photoTurns(level: Level, option: number, canonical: readonly Turn[]): readonly Turn[] {
  const cost = (answer: number): number => operations[level][answer]!;
  return turns.filter((seen) => {
    if (restoringOption(level, seen) !== option) return false;
    // Had the photo been taken the other way that looks canonical, this is how it would have been turned.
    const answers = canonical.map((by) => restoringOption(level, composeTurns(inverseTurn(by), seen)));
    return answers.every((answer) => answer === option || cost(answer) > cost(option));
  });
}

import { composeTurns, inverseTurn, turn, turns, type Turn } from '../../draw/turn.js';
import type { Raster } from '../../draw/raster.js';
import { restoringOption } from './restoring.js';
import type { Level } from './task.js';

/** By option of 7C or 7G: how many operations it takes. What one operation does is not called two. */
const operations: Readonly<Record<Level, readonly number[]>> = { coarse: [0, 1], granular: [0, 1, 1, 2, 2] };

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

/** How much a photo's pictures differ between answers: mean difference of the channels, 0 to 1. */
export interface PhotoEvidence {
  /** The least between pictures that may be shown with different answers. */
  readonly least: number;
  /** The most between any two turns. */
  readonly most: number;
}

/** Compares the turns of a photo. @param square small, so that grain does not count */
export function comparePhoto(square: Raster, level: Level, canonical: readonly Turn[]): PhotoEvidence {
  const turned = new Map(turns.map((by) => [by, turn(square, by)]));
  const groups = operations[level].map((_, option) => photoTurns(level, option, canonical));
  let [least, most] = [Infinity, 0];
  for (const one of turns) {
    const group = groups.findIndex((list) => list.includes(one));
    for (const other of turns) {
      const difference = meanDifference(turned.get(one)!, turned.get(other)!);
      most = Math.max(most, difference);
      const apart = groups.some((list, at) => at > group && list.includes(other));
      if (group >= 0 && apart) least = Math.min(least, difference);
    }
  }
  return { least: Number.isFinite(least) ? least : 0, most };
}

function meanDifference({ data: a }: Raster, { data: b }: Raster): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return Math.round((sum / (255 * a.length)) * 1e6) / 1e6;
}

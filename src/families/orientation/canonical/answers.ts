import { balancedRuns, Stream, type StreamPath } from '../../../core/index.js';
import { composeTurns, inverseTurn, type Turn, turns } from '../../../draw/turn.js';
import { rankedAnswers } from '../answer-design.js';
import { doriTypes, type DoriType } from '../prompts/index.js';
import type { OrientationParams } from '../params.js';
import type { Level } from '../tasks/task.js';
import type { UserPhotograph } from './user-photographs.js';

/** The question of a level. */
export const typeOf = (level: Level): DoriType => doriTypes[level === 'coarse' ? '7C' : '7G'];

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

/** The number of operations of each option of 7C or 7G. What one operation does is not called two. */
export const operations: Readonly<Record<Level, readonly number[]>> = {
  coarse: [0, 1],
  granular: [0, 1, 1, 2, 2],
};

/** A photograph that looks canonical in all turns has no canonical orientation. */
export const isRound = (canonical: readonly Turn[]): boolean => canonical.length === turns.length;

/**
 * The turns under which a photograph may be shown with an option as the answer: those that make it right, and under which no
 * other option restores any view of the photograph that looks canonical as simply. A portrait, canonical in a mirror too, may
 * be shown flipped when asked whether (7C) it is canonical; asked how (7G) to restore it, a half turn would do as well.
 * @param canonical the turns of the photograph that look canonical, `none` among them
 */
export function photoTurns(level: Level, option: number, canonical: readonly Turn[]): readonly Turn[] {
  const cost = (answer: number): number => operations[level][answer];
  return turns.filter((seen) => {
    if (restoringOption(level, seen) !== option) return false;
    // Had the photograph been taken the other way that looks canonical, this is how it would have been turned.
    const answers = canonical.map((by) => restoringOption(level, composeTurns(inverseTurn(by), seen)));
    return answers.every((answer) => answer === option || cost(answer) > cost(option));
  });
}

/** What item i shows, and which option is right. */
interface PhotoChoice {
  readonly photo: UserPhotograph;
  readonly turn: Turn;
  readonly option: number;
}

interface PhotoDesign {
  /** Items until a photograph would be shown the same way twice. */
  readonly size: number;
  at(index: number): PhotoChoice;
}

interface Pools {
  /** Photos that can be shown with every answer but the last. */
  readonly determined: readonly UserPhotograph[];
  readonly undetermined: readonly UserPhotograph[];
}

/** Deals out answers evenly, and to every answer its photographs, each as often as the others and never twice the same way. */
export function photoDesign(
  level: Level,
  options: number,
  share: OrientationParams['undetermined'],
  { determined, undetermined }: Pools,
  path: StreamPath,
): PhotoDesign {
  const optionOf = rankedAnswers(options, share, path);
  const decks = Array.from({ length: options }, (_, option) => {
    const photos = option === options - 1 ? undetermined : determined;
    const ways = photos.map(({ name, canonical }) =>
      new Stream([...path, 'turns', option, name]).shuffle(
        option === options - 1 ? turns : photoTurns(level, option, canonical),
      ),
    );
    const least = Math.min(...ways.map((list) => list.length));
    const order = balancedRuns(Math.max(1, photos.length), [...path, 'photos', option]);
    return {
      cards: photos.length * least,
      draw(rank: number): PhotoChoice {
        const at = order(rank);
        return { photo: photos[at], turn: ways[at][Math.floor(rank / photos.length)], option };
      },
    };
  });
  let size = 0;
  for (; ; size++) {
    const { option, rank } = optionOf(size);
    if (!(rank < decks[option].cards)) break;
  }
  return {
    size,
    at(index) {
      const { option, rank } = optionOf(index);
      return decks[option].draw(rank);
    },
  };
}

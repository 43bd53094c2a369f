import { badParameter, balancedRuns, type StreamPath } from '../../core/index.js';
import { permutations } from '../../core/permutation.js';
import type { OrientationParams } from './params.js';

/** Whether an item is one of a share, and which it is of those that are, or of those that are not, from 0. */
export interface Shared {
  readonly chosen: boolean;
  readonly rank: number;
}

/** For item i: every run of items holds the share, in an order of its own. Ranks go up with i, so they can be dealt out. */
export function shareDesign(share: number, run: number, path: StreamPath): (i: number) => Shared {
  const most = Math.round(share * run);
  const order = permutations(run, path);
  return (i) => {
    const runs = Math.floor(i / run);
    const chosenAt = (at: number): boolean => order(runs, at) < most;
    const chosen = chosenAt(i % run);
    let rank = runs * (chosen ? most : run - most);
    for (let at = 0; at < i % run; at++) if (chosenAt(at) === chosen) rank++;
    return { chosen, rank };
  };
}

/** Items in a run that holds the share of undetermined ones. */
const run = 60;

/** The index of the right option for item i; the last means that it cannot be determined. Every run of items is balanced. */
export function answerDesign(
  options: number,
  share: OrientationParams['undetermined'],
  path: StreamPath,
): (i: number) => number {
  const ranked = rankedAnswers(options, share, path);
  return (i) => ranked(i).option;
}

/** The same, and which item it is of those that the option is right for, from 0. */
export function rankedAnswers(
  options: number,
  share: OrientationParams['undetermined'],
  path: StreamPath,
): (i: number) => { readonly option: number; readonly rank: number } {
  const dealt = (count: number) => {
    const answers = balancedRuns(count, [...path, 'answers']);
    return (i: number) => ({ option: answers(i), rank: Math.floor(i / count) });
  };
  if (share === 'even') return dealt(options);
  const spoiled = shareDesign(share, run, [...path, 'undetermined']);
  const rest = dealt(options - 1);
  return (i) => {
    const { chosen, rank } = spoiled(i);
    return chosen ? { option: options - 1, rank } : rest(rank);
  };
}

/**
 * How often a question cannot be determined. Only what the user's `categories` name is asked about: where none of them can make a
 * question undetermined, 'even' means never, and a number above 0 is refused.
 * @param candidates the categories asked about that can
 * @throws TopsyturvyError 'bad-parameter' for a share that the categories do not allow
 */
export function undeterminedShare(
  { undetermined, categories }: Pick<OrientationParams, 'undetermined' | 'categories'>,
  candidates: readonly unknown[],
): OrientationParams['undetermined'] {
  if (candidates.length > 0 || undetermined === 0) return undetermined;
  if (undetermined === 'even') return 0;
  const expected = `0 (everything in categories ${categories.join(', ')} can be determined; a category without a front, e.g. 'flower pot', cannot)`;
  throw badParameter('undetermined', undetermined, expected);
}

/** A question whose answers are dealt. */
interface Dealing {
  /** The options that can be right, by index. */
  readonly can: readonly number[];
  /** How many the question has; the last means that it cannot be determined. */
  readonly options: number;
  /** How often that is so. */
  readonly share: OrientationParams['undetermined'];
  readonly path: StreamPath;
}

/**
 * The options that are right in a set, those that `answers` names or all that can be, and that of item i.
 * @throws TopsyturvyError 'bad-parameter' for an answer that cannot be right, and where `undetermined` says something else
 */
export function answersOf(
  { answers, undetermined, level }: Pick<OrientationParams, 'answers' | 'undetermined' | 'level'>,
  { can, options, share, path }: Dealing,
): { readonly dealt: readonly number[]; optionOf(i: number): number } {
  const last = options - 1;
  if (answers !== undefined) {
    const allowed = share === 0 ? can.filter((option) => option !== last) : can;
    if (!answers.every((answer) => allowed.includes(answer - 1))) {
      const numbers = allowed.map((option) => option + 1).join(', ');
      throw badParameter(
        'answers',
        answers,
        `numbers of options that can be right with level=${level}: ${numbers}`,
      );
    }
    if (undetermined !== 'even')
      throw badParameter('undetermined', undetermined, `no value with answers, of which ${options} means it`);
  }
  const dealt = can.filter((option) => answers?.includes(option + 1) ?? true);
  const at = answerDesign(dealt.length, dealt.includes(last) ? share : 'even', path);
  return { dealt, optionOf: (i) => dealt[at(i)] };
}

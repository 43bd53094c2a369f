import { Stream, type StreamPath } from '../../../core/stream.js';
import { rankedAnswers } from '../answer-design.js';
import type { OrientationParams } from '../params.js';
import type { Candidate } from './candidates/candidate.js';

/** What item i asks about. */
export interface Card<C> {
  readonly candidate: C;
  readonly mirrored: boolean;
  readonly option: number;
}

type Dealt = Pick<Candidate, 'key' | 'plain' | 'mirrored'>;

/**
 * For every option, what makes it right, in an order of its own: each candidate at most once. As far as there are both, a share
 * of each option's pictures is mirrored.
 * @param share of pictures that are mirrored, 0 to 1
 */
export function decksOf<C extends Dealt>(
  candidates: readonly C[],
  options: number,
  share: number,
  path: StreamPath,
): readonly (readonly Card<C>[])[] {
  return Array.from({ length: options }, (_, option) => {
    const lists = { plain: [] as Card<C>[], mirrored: [] as Card<C>[] };
    for (const candidate of candidates) {
      const plain = share < 1 && candidate.plain?.option === option;
      const mirrored = share > 0 && candidate.mirrored?.option === option;
      if (!plain && !mirrored) continue;
      const inMirror =
        plain && mirrored ? new Stream([...path, 'mirrored', candidate.key]).uniform(0, 1) < share : mirrored;
      lists[inMirror ? 'mirrored' : 'plain'].push({ candidate, mirrored: inMirror, option });
    }
    const random = new Stream([...path, 'subjects', option]);
    return merged(random.shuffle(lists.plain), random.shuffle(lists.mirrored), share);
  });
}

/** Two lists as one, of which each beginning has the share of the second, as long as both last. */
function merged<T>(first: readonly T[], second: readonly T[], share: number): readonly T[] {
  const all: T[] = [];
  let taken = 0;
  while (all.length < first.length + second.length) {
    const due = taken < share * (all.length + 1) - 0.5;
    const rest = all.length - taken;
    if (taken < second.length && (due || rest === first.length)) all.push(second[taken++]);
    else all.push(first[rest]);
  }
  return all;
}

/** The cards of all decks, one of each in turn: the order in which pictures are read. */
export function inTurn<T>(decks: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...decks.map((deck) => deck.length));
  return Array.from({ length: longest }, (_, at) => decks.flatMap((deck) => deck.slice(at, at + 1))).flat();
}

export interface Deal<C> {
  /** Items until an answer runs out. */
  readonly size: number;
  at(index: number): Card<C>;
}

/** Deals out the options that have cards evenly, and the last one as often as is asked for. */
export function dealOf<C>(
  decks: readonly (readonly Card<C>[])[],
  undetermined: OrientationParams['undetermined'],
  path: StreamPath,
): Deal<C> {
  const last = decks.length - 1;
  const there = decks.flatMap((deck, option) => (option < last && deck.length > 0 ? [option] : []));
  const share = decks[last].length > 0 ? undetermined : 0;
  const dealt = rankedAnswers(there.length + 1, share, path);
  const find = (index: number): Card<C> | undefined => {
    const { option, rank } = dealt(index);
    return decks[there[option] ?? last][rank];
  };
  let size = 0;
  while (find(size)) size++;
  return { size, at: (index) => find(index)! };
}

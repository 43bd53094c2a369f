import { balancedRuns } from '../../../core/design.js';
import { Stream, type StreamPath } from '../../../core/stream.js';
import { turns, type Turn } from '../../../draw/turn.js';
import type { OrientationParams } from '../params.js';
import type { CustomPhoto } from './custom-photos.js';
import { photoTurns } from './answers.js';
import { shareDesign } from '../answer-design.js';
import type { Level } from '../tasks/task.js';

/** What item i shows, and which option is right. */
export interface PhotoChoice {
  readonly photo: CustomPhoto;
  readonly turn: Turn;
  readonly option: number;
}

export interface PhotoDesign {
  /** Items until a photo would be shown the same way twice. */
  readonly size: number;
  at(index: number): PhotoChoice;
}

interface Pools {
  /** Photos that can be shown with every answer but the last. */
  readonly determined: readonly CustomPhoto[];
  readonly undetermined: readonly CustomPhoto[];
}

/** Items in a run that holds the share of undetermined ones. */
const run = 60;

/** Deals out answers evenly, and to every answer its photos, each as often as the others and never twice the same way. */
export function photoDesign(
  level: Level,
  options: number,
  share: OrientationParams['undetermined'],
  { determined, undetermined }: Pools,
  path: StreamPath,
): PhotoDesign {
  const optionOf = optionDesign(options, share, path);
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
        return { photo: photos[at]!, turn: ways[at]![Math.floor(rank / photos.length)]!, option };
      },
    };
  });
  let size = 0;
  for (; ; size++) {
    const { option, rank } = optionOf(size);
    if (!(rank < decks[option]!.cards)) break;
  }
  return {
    size,
    at(index) {
      const { option, rank } = optionOf(index);
      return decks[option]!.draw(rank);
    },
  };
}

/** Which option is right for item i, the last meaning that it cannot be determined, and which it is of that option's items. */
function optionDesign(
  options: number,
  share: OrientationParams['undetermined'],
  path: StreamPath,
): (index: number) => { readonly option: number; readonly rank: number } {
  const dealt = (count: number) => {
    const answers = balancedRuns(count, [...path, 'answers']);
    return (at: number) => ({ option: answers(at), rank: Math.floor(at / count) });
  };
  if (share === 'even') return dealt(options);
  const spoiled = shareDesign(share, run, [...path, 'undetermined']);
  const rest = dealt(options - 1);
  return (index) => {
    const { chosen, rank } = spoiled(index);
    return chosen ? { option: options - 1, rank } : rest(rank);
  };
}

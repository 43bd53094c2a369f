import { pairDifficulty } from './difficulty.js';
import { balancedRuns } from '../../core/design.js';
import { defineFamily, factsOf, originalAnd, refuse, type View } from '../making.js';
import { floorLikeness } from './likeness.js';
import { askPair, ofThing } from './pairs/ask.js';
import type { PairSighting } from './pairs/judge.js';
import { farthestOff, frontDifference, leastFront, sightPair, whyUnclear } from './pairs/judge.js';
import { pairParams, type PairParams } from './pairs/params.js';
import { proposePairs, type PairDesign } from './pairs/propose.js';
import type { PairState, Relation } from './pairs/state.js';
import { afterQuarters, relations, seenByThing, seenByViewer } from './pairs/state.js';
import { openFloor, type DealtFloor, wholeTurn } from './floor/assets.js';
import { objectWords } from './words.js';

/** The second thing turns on its spot, clockwise as seen from above. */
type Turn = { readonly quarters: number };

/** The direction of the first, for the second itself and for the viewer. */
type Label = { readonly own: Relation; readonly viewer: Relation };

/** The relation for the thing, that for the viewer, and the letters are dealt each for itself. */
interface Assets extends DealtFloor<PairDesign> {
  quartersOf(index: number): number;
}

type Evidence = {
  readonly pictures: readonly PairSighting[];
  /** The least change of the second thing's picture after a quarter turn, 0 to 1. */
  readonly front: number;
};

const words = (subject: string, reference: string): string =>
  `Imagine being ${reference}, or sitting in it or on it, facing the way that its front faces. Where is ${subject} from there? In front and behind are where ${reference}'s front and back face, left and right are ${reference}'s own, not those of the picture; which way ${subject} faces does not matter.`;

const turned = ({ quarters }: Turn, x: PairState): PairState => ({
  ...x,
  stands: x.stands.map((stand, at) =>
    at === 1 ? { ...stand, heading: wholeTurn(stand.heading + 90 * quarters) } : stand,
  ),
});

/** The same question as viewer-relations, from the other thing's own view. */
export const objectRelations = defineFamily<PairParams, PairState, Turn, Label, Assets, undefined, Evidence>({
  ...factsOf('relations/object-relations'),
  words: objectWords,
  difficulty: pairDifficulty,
  params: pairParams,
  likeness: floorLikeness,
  views: originalAnd('turned'),
  engine: ({ floor }, part) => floor.engine(part),

  async open(set) {
    const deal = balancedRuns(16, [...set.path, 'answers']);
    const seen = balancedRuns(4, [...set.path, 'for the viewer']);
    const turn = balancedRuns(3, [...set.path, 'turns']);
    return {
      ...(await openFloor(set, 2, 1)),
      dealt: (index) => ({
        own: relations[deal(index) % 4],
        viewer: relations[seen(index)],
        letters: Math.floor(deal(index) / 4),
      }),
      quartersOf: (index) => 1 + turn(index),
    };
  },
  capacity: ({ variations }, { floor: { cast } }) =>
    16 * cast.filter(({ sided }) => sided).length * (cast.length - 1) * variations * variations,

  propose: ({ params, assets, index, stream }) =>
    proposePairs(
      assets.floor,
      assets.scales,
      params,
      assets.dealt(index),
      { quarters: assets.quartersOf(index) },
      stream,
    ),
  label: ({ stands: [subject, reference] }) => ({
    own: seenByThing(subject, reference),
    viewer: seenByViewer(subject, reference),
  }),
  act: turned,
  rho: ({ quarters }, { own, viewer }) => ({ own: afterQuarters(own, quarters), viewer }),
  inverse: ({ quarters }) => ({ quarters: 4 - quarters }),

  draw: ({ view, stands }, _, { assets: { floor }, exact }) => floor.picture(view, stands, exact),

  viewLabel: ({ own }) => own,

  judge({ params, assets: { floor }, state, transform, label, moved }) {
    const crowded = floor.whyCrowded(state.view, state.stands);
    if (crowded) return crowded;
    const front = frontDifference(floor, state);
    if (front < leastFront) return refuse('front-unclear', { front });
    const pictures: PairSighting[] = [];
    for (const [x, relation] of [
      [state, label],
      [turned(transform, state), moved],
    ] as const) {
      const { extents, cut, ...sighted } = sightPair(floor, x);
      const unclear = whyUnclear({ extents, cut, ...sighted }, params.visible);
      if (unclear) return unclear;
      const { own, viewer, off, ownOff } = sighted;
      if (own !== relation.own || viewer !== relation.viewer || Math.max(off, ownOff) > farthestOff)
        return refuse('oblique', { own, viewer, off, ownOff });
      pictures.push(sighted);
    }
    return { holds: true, pictures, front };
  },
  recognize({ assets: { floor }, state, transform }, picture) {
    const shownIn = ({ moved }: View) => {
      const { view, stands } = moved ? turned(transform, state) : state;
      return floor.shown(view, stands);
    };
    return floor.recognize(originalAnd('turned'), shownIn, picture);
  },

  ask: ({ state, label, moved }) =>
    (
      [
        ['original', label],
        ['turned', moved],
      ] as const
    ).map(([view, { own, viewer }]) =>
      askPair(state, {
        view,
        relation: own,
        phrases: ofThing,
        words,
        groups: {
          viewer,
          'same for both': own === viewer ? 'yes' : 'no',
          category: state.stands[1].category,
        },
      }),
    ),
});

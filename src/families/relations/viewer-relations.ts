import { pairDifficulty } from './difficulty.js';
import { balancedRuns } from '../../core/design.js';
import { defineFamily, factsOf, originalAnd, refuse, type View } from '../making.js';
import { floorLikeness } from './likeness.js';
import { askPair, ofViewer } from './pairs/ask.js';
import { farthestOff, sightPair, whyUnclear, type PairSighting } from './pairs/judge.js';
import { pairParams, type PairParams } from './pairs/params.js';
import { proposePairs, type PairDesign } from './pairs/propose.js';
import { opposite, relations, seenByViewer, type PairState, type Relation } from './pairs/state.js';
import { openFloor, type DealtFloor, type Stand } from './floor/assets.js';
import { viewerWords } from './words.js';

/** The two things asked about change places. */
type Exchange = { readonly exchange: true };

/** The relation and the letter of the first option: each pair once in sixteen items. */
type Assets = DealtFloor<PairDesign>;

type Evidence = { readonly pictures: readonly Omit<PairSighting, 'own' | 'ownOff'>[] };

const words = (subject: string, reference: string): string =>
  `Look at the scene from where the picture was taken. Where is ${subject}, seen from there, in relation to ${reference}? Left and right are those of the picture as you see it. In front means nearer to the viewer along the floor, behind means farther away; which way the things face does not matter.`;

function exchanged(x: PairState): PairState {
  const [subject, reference, ...others] = x.stands as [Stand, Stand];
  const stands = [
    { ...subject, x: reference.x, z: reference.z },
    { ...reference, x: subject.x, z: subject.z },
    ...others,
  ];
  return { ...x, stands };
}

/** Left of, right of, in front of or behind another thing, for the viewer of the picture. */
export const viewerRelations = defineFamily<
  PairParams,
  PairState,
  Exchange,
  Relation,
  Assets,
  undefined,
  Evidence
>({
  ...factsOf('relations/viewer-relations'),
  words: viewerWords,
  difficulty: pairDifficulty,
  params: pairParams,
  likeness: floorLikeness,
  views: originalAnd('exchanged'),
  engine: ({ floor }, part) => floor.engine(part),

  async open(set) {
    const deal = balancedRuns(16, [...set.path, 'answers']);
    return {
      ...(await openFloor(set, 2, 0)),
      dealt: (index) => ({ viewer: relations[deal(index) % 4], letters: Math.floor(deal(index) / 4) }),
    };
  },
  capacity: ({ variations }, { floor: { cast } }) =>
    4 * cast.length * (cast.length - 1) * variations * variations,

  propose: ({ params, assets, index, stream }) =>
    proposePairs(
      assets.floor,
      assets.scales,
      params,
      assets.dealt(index),
      { exchange: true } as const,
      stream,
    ),
  label: ({ stands: [subject, reference] }) => seenByViewer(subject, reference),
  act: (_, x) => exchanged(x),
  rho: (_, y) => opposite(y),
  inverse: (t) => t,

  draw: ({ view, stands }, _, { assets: { floor }, exact }) => floor.picture(view, stands, exact),

  judge({ params, assets: { floor }, state, label, moved }) {
    const pictures: Evidence['pictures'][number][] = [];
    for (const [x, relation] of [
      [state, label],
      [exchanged(state), moved],
    ] as const) {
      const crowded = floor.whyCrowded(x.view, x.stands);
      if (crowded) return crowded;
      const sighted = sightPair(floor, x);
      const unclear = whyUnclear(sighted, params.visible);
      if (unclear) return unclear;
      const { visible, viewer, off } = sighted;
      if (viewer !== relation || off > farthestOff) return refuse('oblique', { viewer, off });
      pictures.push({ visible, viewer, off });
    }
    return { holds: true, pictures };
  },
  recognize({ assets: { floor }, state }, picture) {
    const shownIn = ({ moved }: View) => {
      const { view, stands } = moved ? exchanged(state) : state;
      return floor.shown(view, stands);
    };
    return floor.recognize(originalAnd('exchanged'), shownIn, picture);
  },

  ask: ({ state, label, moved }) =>
    (
      [
        ['original', label],
        ['exchanged', moved],
      ] as const
    ).map(([view, relation]) =>
      askPair(state, {
        view,
        relation,
        phrases: ofViewer,
        words,
        groups: { category: state.stands[1].category },
      }),
    ),
});

import { badParameter, balancedRuns, memoize, memoizeLatest, type StreamPath } from '../../../core/index.js';
import type { SetContext } from '../../family.js';
import { answersOf, shareDesign, undeterminedShare } from '../answer-design.js';
import type { TurnedObjectParams } from './params.js';
import { wholeBoxes } from '../../staging/picture/draw.js';
import { markPoints } from '../../staging/picture/mark-points.js';
import type { Box, MarkPoint } from '../../staging/picture/marks.js';
import type { OrientationState } from '../../staging/scene/state.js';
import { SceneAssets, standing } from '../../staging/assets.js';
import type { OrientationTask } from '../tasks/task.js';
import { castOf, type Cast, type CastKind } from './cast.js';
import { showsTurns } from './turn-likeness.js';
import type { Place } from '../../../content/places/index.js';
import { hasRoomInFront, mayHide } from '../../staging/place/hiding.js';
import { hasRoom, isAtHome, isLikelyAtHome } from '../../staging/place/homes.js';
import { realSize, sizePasses } from '../../staging/stand-in-place.js';

/** The place in which each item is staged. It is dealt before what is asked about, so that it says nothing about the answer. */
interface PlaceDesign {
  /** The place of item i. Item i is not about what a place has no room for. */
  placeAt(index: number): Place;
  /** Kinds that are met in a place, or may stand there. @param occluded whether something stands in front. Default false */
  at(place: Place, kinds: readonly CastKind[], occluded?: boolean): readonly CastKind[];
  /** Places for some of the kinds. */
  placesOf(kinds: readonly CastKind[], occluded?: boolean): readonly Place[];
}

/** The facts on which an item's place may depend: nothing that depends on its answer. */
interface Dealt {
  readonly path: StreamPath;
  occludedAt(index: number): boolean;
  ofBothKinds(index: number): boolean;
}

function placeDesign(
  task: OrientationTask,
  params: TurnedObjectParams,
  assets: SceneAssets,
  cast: Pick<Cast, 'determined' | 'undetermined' | 'plain' | 'labeled'>,
  { path, occludedAt, ofBothKinds }: Dealt,
): PlaceDesign | undefined {
  if (!assets.places) return undefined;
  // On the water of a lake nothing stands.
  const places = assets.places.chosen(params.places).filter(({ stands }) => stands.things.length > 0);
  const home = params.places !== 'any';
  const onFloor = ({ category }: Pick<CastKind, 'category'>, test: (radius: number) => boolean): boolean =>
    sizePasses(assets, { category, variation: 0 }, 'footprint', test);
  // However it is turned.
  const held = (category: string, test: (radius: number) => boolean): boolean =>
    sizePasses(assets, { category, variation: 0 }, 'ball', test);
  const rooms = places.filter(({ name, setting }) => setting === 'room' && name !== 'studio');
  const isTooLarge = memoize((category: string) =>
    held(category, (radius) => !rooms.some((room) => hasRoom(room, radius))),
  );
  // What is turned about two axes is held by a thin stand in some room. In the studio, which is as large as it takes, are trucks and
  // airplanes, for which there is no other; and round things, so that a question there may have no answer.
  const mayHang = (place: Place, kind: CastKind): boolean => {
    const { category } = kind;
    if (place.setting !== 'room' || !held(category, (radius) => hasRoom(place, radius))) return false;
    return place.name !== 'studio' || assets.entryOf(category).round === true || isTooLarge(category);
  };
  const isMet = (place: Place, { category }: CastKind): boolean =>
    isAtHome(place, category) ||
    (assets.isHomeless(category) &&
      isLikelyAtHome(
        place,
        assets.entryOf(category).broadClass,
        realSize(assets, { category, variation: 0 }).footprint,
      ));
  const mayStand = (place: Place, kind: CastKind): boolean => {
    const { category } = kind;
    // The studio has what only the user knows.
    if (place.name === 'studio' && assets.isKnownToUserOnly(category)) return true;
    if (!task.floor) return mayHang(place, kind);
    return (!home || isMet(place, kind)) && onFloor(kind, (radius) => hasRoom(place, radius));
  };
  const isMetIn = (place: Place, kind: CastKind, occluded: boolean): boolean =>
    mayStand(place, kind) && (!occluded || onFloor(kind, (radius) => hasRoomInFront(place, radius)));
  const at: PlaceDesign['at'] = (place, kinds, occluded = false) =>
    kinds.filter((kind) => isMetIn(place, kind, occluded));
  const placesOf: PlaceDesign['placesOf'] = (kinds, occluded = false) =>
    places.filter((place) => kinds.some((kind) => isMetIn(place, kind, occluded)));
  const canBeHidden = (kind: CastKind): boolean =>
    placesOf([kind], true).some((place) =>
      onFloor(kind, (radius) => mayHide(place, assets.occluders, radius)),
    );
  if (task.occludable && params.occluded > 0 && !cast.determined.some(canBeHidden)) throw unhidden(params);
  const determined = placesOf(cast.determined);
  // Round things look the same from all sides: where some are met, a question may or may not have an answer.
  const round = cast.undetermined.filter(({ category }) => assets.entryOf(category).round);
  const either = placesOf(round).filter((place) => determined.includes(place));
  // A place is dealt as often as it has kinds of them: of what is met in the most places there are not the most questions.
  const plainRound = cast.plain.filter(({ category }) => assets.entryOf(category).round);
  const both = places.flatMap((place) => at(place, plainRound).map(() => place));
  const dealt = (purpose: string, list: readonly Place[]): ((index: number) => Place) => {
    // The paper's pictures are of what its sources are full of: a street has seven kinds of its first task, a gym has one.
    const shares =
      params.kinds === 'paper' ? list.flatMap((place) => at(place, cast.determined).map(() => place)) : list;
    const order = balancedRuns(Math.max(1, shares.length), [...path, 'places', purpose]);
    return (index) => shares[order(index)] ?? nowhere(params);
  };
  const withRoomInFront = placesOf(cast.determined, true);
  const anywhere = dealt('of all', withRoomInFront);
  const open = withRoomInFront.length > 0 ? anywhere : dealt('of all', determined);
  const whereRound = either.length > 0 ? dealt('of round things', either) : open;
  const whereBoth = both.length > 0 ? dealt('of both kinds', both) : whereRound;
  return {
    at,
    placesOf,
    placeAt: (index) => (occludedAt(index) ? anywhere : ofBothKinds(index) ? whereBoth : whereRound)(index),
  };
}

/** The error where nothing asked about is met with room for something large enough in front of it. */
const unhidden = ({ categories }: TurnedObjectParams): Error =>
  badParameter(
    'categories',
    categories,
    'something that is met in a place and has room there, with something large enough before it, e.g. car, or places=any, occluded=0 or look=clean',
  );

/** @throws TopsyturvyError always: no place has room for what is asked about */
function nowhere({ categories, occluded }: TurnedObjectParams): never {
  const without = occluded > 0 ? ', occluded=0' : '';
  throw badParameter(
    'categories',
    categories,
    `something that is met in a place and has room there, e.g. car, or places=any${without} or look=clean`,
  );
}

/** What all items of a set share. */
export interface TurnedObjectAssets {
  readonly scenes: SceneAssets;
  readonly cast: Cast;
  /** The index of the option that is right for item i; the last means that it cannot be determined. */
  optionOf(index: number): number;
  /** Whether something stands in front of what item i asks about, whatever its answer. */
  occludedAt(index: number): boolean;
  /** Whether item i is about a kind that comes with a front or without. */
  ofBothKinds(index: number): boolean;
  /** The index of the kind of its pool that item i is about. */
  turnOf(index: number): number;
  /** Places that are dealt to items, whatever their answers; absent in the clean look. */
  readonly settings: PlaceDesign | undefined;
  /** How many items differ for a person: each answer with each object, or each pair of objects. */
  readonly capacity: number;
}

/** @param options how many there are, the one that means "cannot be determined" among them */
export async function openTurnedObjects(
  task: OrientationTask,
  options: number,
  { params, path, resolve }: SetContext<TurnedObjectParams>,
): Promise<TurnedObjectAssets> {
  const scenes = await SceneAssets.open(params, path, resolve);
  const cast = castOf(task, params, scenes);
  const { determined, undetermined, labeled } = cast;
  const both = balancedRuns(2, [...path, 'of both kinds']);
  const occluded = task.occludable ? params.occluded : 0;
  // If an object shows every turn, as a mug does by its handle, a question becomes unanswerable only when the object is hidden.
  const unturned = undetermined.some((kind) => mayLookTheSame(kind, params, scenes)) ? undetermined : [];
  const share = occluded > 0 ? params.undetermined : undeterminedShare(params, unturned);
  const last = options - 1;
  const can = [...task.ways[params.level].flatMap((way, option) => (way ? [option] : [])), last];
  const { dealt, optionOf } = answersOf(params, { can, options, share, path });
  // Dealt for each answer by itself.
  const inFront = Array.from({ length: options }, (_, option) =>
    shareDesign(occluded, 20, [...path, 'occluded', option]),
  );
  // Where nothing looks the same from several sides, all are occluded.
  const occludedAt = (index: number): boolean =>
    occluded > 0 &&
    (unturned.length === 0 || inFront[optionOf(index)](Math.floor(index / dealt.length)).chosen);
  const ofBothKinds = (index: number): boolean => labeled.length > 0 && both(index) === 0;
  return {
    scenes,
    cast,
    optionOf,
    occludedAt,
    ofBothKinds,
    settings: placeDesign(task, params, scenes, cast, { path, occludedAt, ofBothKinds }),
    turnOf: balancedRuns(Math.max(1, determined.length) * Math.max(1, undetermined.length), [
      ...path,
      'categories',
    ]),
    capacity: capacityOf(
      task,
      { answers: dealt.filter((option) => option < last).length, open: dealt.includes(last) },
      occluded > 0,
      { determined, undetermined: unturned },
      (kinds) => scenes.countModels(kinds, params.variations),
    ),
  };
}

/** Whether a kind without a front looks the same after some turn, in some variation. */
const mayLookTheSame = (kind: CastKind, { variations }: TurnedObjectParams, scenes: SceneAssets): boolean =>
  scenes.entryOf(kind.category).round === true ||
  Array.from({ length: variations }, (_, variation) =>
    standing(scenes, { ...kind, variation, size: 1 }, [0, 0], 0),
  ).some((object) => showsTurns(object, scenes) !== 'yes');

/**
 * @param answers how many answers are dealt; open: whether some questions cannot be answered
 * @param hiding whether things with a front are also hidden, so that their questions cannot be answered
 */
function capacityOf(
  { asked }: OrientationTask,
  { answers, open }: { readonly answers: number; readonly open: boolean },
  hiding: boolean,
  { determined, undetermined }: Pick<Cast, 'determined' | 'undetermined'>,
  models: (kinds: readonly CastKind[]) => number,
): number {
  const casts = (kinds: readonly CastKind[]): number => models(kinds) * (asked === 2 ? models(kinds) : 1);
  const hidden = open && hiding ? 1 : 0;
  return casts(determined) * (answers + hidden) + (open ? casts(undetermined) : 0);
}

/** What drawing and judging one item share: the marks of its pictures and its certificate are about the same boxes. */
export class TurnedObjectStage {
  constructor(private readonly scenes: SceneAssets) {}

  /** The boxes of the objects asked about, in pixels. @param x the state, as it was or turned */
  readonly boxesIn = memoizeLatest(4, (x: OrientationState): readonly Box[] =>
    wholeBoxes(x, this.scenes.renderer, this.scenes),
  );

  /** The points at which dots mark the objects asked about. */
  readonly pointsIn = memoizeLatest(4, (x: OrientationState): readonly MarkPoint[] =>
    markPoints(x, this.scenes.renderer, this.scenes),
  );
}

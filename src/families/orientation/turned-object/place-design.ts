import { balancedRuns } from '../../../core/design.js';
import { unexpected } from '../../../core/errors.js';
import { memoize } from '../../../core/memoize.js';
import type { StreamPath } from '../../../core/stream.js';
import type { Place } from '../../../content/places/index.js';
import type { OrientationParams } from '../params.js';
import { hasRoomInFront, mayHide } from '../photo/hiding.js';
import { hasRoom, isAtHome, isLikelyAtHome } from '../photo/homes.js';
import { cylinderAbout, standingReal } from '../photo/staging.js';
import type { SceneStudio } from '../scene/studio.js';
import type { OrientationTask } from '../tasks/task.js';
import type { Cast, CastKind } from './cast.js';

/** Which place each item is staged in. It is dealt before what is asked about, so that it says nothing about the answer. */
export interface PlaceDesign {
  /** Where item i is. Item i is not about what a place has no room for. */
  placeAt(index: number): Place;
  /** Those of some kinds that are met in a place, or may stand there. @param occluded whether something stands in front. Default false */
  at(place: Place, kinds: readonly CastKind[], occluded?: boolean): readonly CastKind[];
  /** Places for some of the kinds. */
  placesOf(kinds: readonly CastKind[], occluded?: boolean): readonly Place[];
}

/** What an item's place may depend on: nothing that depends on its answer. */
interface Dealt {
  readonly path: StreamPath;
  occludedAt(index: number): boolean;
  ofBothKinds(index: number): boolean;
}

export function placeDesign(
  task: OrientationTask,
  params: OrientationParams,
  studio: SceneStudio,
  cast: Pick<Cast, 'determined' | 'undetermined' | 'plain' | 'labelled'>,
  { path, occludedAt, ofBothKinds }: Dealt,
): PlaceDesign | undefined {
  if (!studio.places) return undefined;
  // On the water of a lake nothing stands.
  const places = studio.places.places.filter(({ stands }) => stands.things.length > 0);
  const home = params.places !== 'any';
  const example = memoize((category: string) => {
    const object = standingReal(studio, { category, variation: 0 }, [0, 0], 0);
    return {
      radius: cylinderAbout([object], studio).radius,
      ball: studio.modelOf(object).radius * object.scale,
    };
  });
  const radius = ({ category }: CastKind): number => example(category).radius;
  // However it is turned.
  const held = ({ category }: CastKind): number => example(category).ball;
  const rooms = places.filter(({ name, setting }) => setting === 'room' && name !== 'studio');
  const isTooLarge = memoize((category: string) => !rooms.some((room) => hasRoom(room, held({ category }))));
  // What is turned about two axes is held by a thin stand in some room. In the studio, which is as large as it takes, are trucks and
  // airplanes, for which there is no other; and round things, so that a question there may have no answer.
  const mayHang = (place: Place, kind: CastKind): boolean => {
    if (place.setting !== 'room' || !hasRoom(place, held(kind))) return false;
    const { category } = kind;
    return place.name !== 'studio' || studio.entryOf(category).round === true || isTooLarge(category);
  };
  const isMet = (place: Place, { category }: CastKind): boolean =>
    isAtHome(place, category) ||
    (studio.isHomeless(category) &&
      isLikelyAtHome(place, studio.entryOf(category).broadClass, radius({ category })));
  const mayStand = (place: Place, kind: CastKind): boolean => {
    const { category } = kind;
    // The studio has what only the user knows.
    if (place.name === 'studio' && studio.isKnownToUserOnly(category)) return true;
    if (!task.floor) return mayHang(place, kind);
    return (!home || isMet(place, kind)) && hasRoom(place, radius(kind));
  };
  const at: PlaceDesign['at'] = (place, kinds, occluded = false) =>
    kinds.filter((kind) => mayStand(place, kind) && (!occluded || hasRoomInFront(place, radius(kind))));
  const placesOf: PlaceDesign['placesOf'] = (kinds, occluded = false) =>
    places.filter((place) => at(place, kinds, occluded).length > 0);
  const canBeHidden = (kind: CastKind): boolean =>
    placesOf([kind], true).some((place) => mayHide(place, studio.occluders, radius(kind)));
  if (task.occludable && params.occluded > 0 && !cast.determined.some(canBeHidden)) throw unhidden(params);
  const determined = placesOf(cast.determined);
  // Round things look the same from all sides: where some are met, a question may or may not have an answer.
  const round = cast.undetermined.filter(({ category }) => studio.entryOf(category).round);
  const either = placesOf(round).filter((place) => determined.includes(place));
  // A place is dealt as often as it has kinds of them: of what is met in the most places there are not the most questions.
  const plainRound = cast.plain.filter(({ category }) => studio.entryOf(category).round);
  const both = places.flatMap((place) => at(place, plainRound).map(() => place));
  const dealt = (purpose: string, list: readonly Place[]): ((index: number) => Place) => {
    const order = balancedRuns(Math.max(1, list.length), [...path, 'places', purpose]);
    return (index) => list[order(index)] ?? nowhere(params);
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

/** Nothing that is asked about is met where something large enough has room in front of it. */
const unhidden = ({ categories }: OrientationParams): Error =>
  unexpected(
    'bad-parameter',
    'categories',
    categories,
    'something that is met in a place and has room there, with something large enough before it, e.g. car, or places=any, occluded=0 or look=clean',
  );

/** @throws TopsyturvyError always: no place has room for what is asked about */
function nowhere({ categories, occluded }: OrientationParams): never {
  const without = occluded > 0 ? ', occluded=0' : '';
  throw unexpected(
    'bad-parameter',
    'categories',
    categories,
    `something that is met in a place and has room there, e.g. car, or places=any${without} or look=clean`,
  );
}

import { observerDifficulty } from './difficulty.js';
import { balancedRuns, cosDegrees, fourDecimals, sinDegrees, type Stream } from '../../core/index.js';
import { defineFamily, factsOf, type Letter, refuse, type TurnAndShift, verdict } from '../making.js';
import { bounds } from '../staging/picture/comparison.js';
import { leastDifference } from './choice/apart.js';
import { askChoice, choiceFamily, choiceViews, letters, inserted } from '../choice.js';
import { floorLikeness } from './likeness.js';
import {
  goneAround,
  letterSeen,
  observerParams,
  scene,
  seenFrom,
  type ObserverParams,
  type ObserverState,
  observerCategory,
} from './observer/state.js';
import { arrangements, drawKinds, type Kind } from './floor/cast.js';
import { groupsIn, type Scale } from './floor/scales.js';
import { drawStage, laidOut } from './floor/stage.js';
import { leastShare, whyUnseen, type Sighting } from './floor/sighting.js';
import {
  type FloorAssets,
  openFloor,
  type DealtFloor,
  type FloorView,
  wholeTurn,
  type Stand,
} from './floor/assets.js';
import { observerWords } from './words.js';
import { bearingOf, distanceOf, type Place, drawPlaces } from './floor/layout.js';
import { drawStand, proposeTurned } from './floor/scenes.js';

/** The floor on which things stand, how far from its middle the person does, and what that takes beyond; in units of its scale. */
const circle = { radius: 0.95, apart: 1.05 };
const person = { distance: 2.75, edge: 0.7 };
/** The camera at the person's eyes: degrees above the horizon, and across. */
const eyes = { elevation: 20, fieldOfView: 66 };
/** The largest angle between the person and the four sides of the scene, degrees. */
const off = 25;

/** What an item is to be. */
interface ObserverDesign {
  /** The index of the answer among the candidates, 0 to 3. */
  readonly place: number;
  /** The side on which the person stands: 0 toward the camera, then clockwise. */
  readonly side: number;
  /** The rank of the answer among the candidates, clockwise, 0 to 3. */
  readonly rank: number;
}

/**
 * Scenes with their candidates, drawn again until one is accepted. The person is on each side of the scene equally often, the
 * camera's own among them, so that the candidate that is most like the first picture is right as often as another.
 * @throws TopsyturvyError 'bad-parameter' if none is
 */
function proposeObservers(
  floor: FloorAssets,
  scales: readonly Scale[],
  params: ObserverParams,
  design: ObserverDesign,
  stream: (purpose: string) => Stream,
) {
  return proposeTurned(
    (one) => proposeScene(floor, scales, params, design, one),
    stream,
    'things were hidden from one of the sides; ask for fewer things or a lower share that is visible',
    params,
  );
}

function proposeScene(
  floor: FloorAssets,
  scales: readonly Scale[],
  { things, variations, angle, ...ranges }: ObserverParams,
  { place, side, rank }: ObserverDesign,
  stream: Stream,
): ObserverState | undefined {
  const stage = drawStage(floor, scales, person.distance + person.edge, ranges, stream);
  if (!stage) return undefined;
  const { view, scale } = stage;
  const cast = castBeside(scale.kinds);
  const count = Math.min(stream.integer(things[0], things[1]), groupsIn(cast));
  const isPersonThere = cast.length < scale.kinds.length;
  if (!isPersonThere || count < things[0] || !cast.some(({ sided }) => sided)) return undefined;
  const round = { radius: circle.radius * scale.unit, apart: circle.apart * scale.unit };
  const kinds = drawKinds(cast, count, stream.child('kinds'), ({ sided }) => sided);
  const distance = fourDecimals(person.distance * scale.unit);
  const bearing = wholeTurn(90 * side + stream.integer(-off, off));
  const others = [0, 1, 2, 3].flatMap((at) =>
    at === rank ? [] : [wholeTurn(bearing + angle * (at - rank))],
  );
  const candidates = inserted(bearing, stream.child('order').shuffle(others), place);
  const observer = { variation: stream.below(variations), distance };
  const layOut = (one: Stream): ObserverState | undefined => {
    const places = drawPlaces(count, round, one.child('places'));
    if (places.length < count) return undefined;
    const stands = kinds.map(({ category }, at) => drawStand(category, places[at], variations, one));
    return { view, sight: atEyes(view, distance), stands, bearing, observer, turn: 0, candidates };
  };
  return laidOut(stream, layOut, (x) =>
    ['query', ...letters].every((part) => floor.isFitting(...shownFor(x, part))),
  );
}

/** The same light and ground, seen from the person's eyes. */
const atEyes = (view: FloorView, distance: number): FloorView => ({
  ...view,
  camera: {
    target: view.camera.target,
    distance: fourDecimals(distance / cosDegrees(eyes.elevation)),
    ...eyes,
  },
});

/** The kinds that may stand in a scene with the person. */
const castBeside = (cast: readonly Kind[]): readonly Kind[] =>
  cast.filter(({ category }) => category !== observerCategory);

type Assets = DealtFloor<ObserverDesign>;

type Evidence = {
  /** The least share of a thing, or of the person, that a picture shows. */
  readonly visible: number;
  /** The least difference of any two candidates' pictures, 0 to 1. */
  readonly difference: number;
  /** For each candidate: the mean distance of things from where the person would see them, meters. */
  readonly distances: readonly number[];
};

const sides = ['front', 'left', 'behind', 'right'] as const;

/** What a part of an item's pictures shows. */
const shownFor = (x: ObserverState, part: string): [view: FloorView, stands: readonly Stand[]] =>
  part === 'query'
    ? [x.view, scene(x)]
    : [x.sight, seenFrom(x, x.candidates[letters.indexOf(part as Letter)])];

/** The question which of four pictures shows what a person in the scene sees. */
export const secondCamera = defineFamily<
  ObserverParams,
  ObserverState,
  TurnAndShift,
  Letter,
  Assets,
  undefined,
  Evidence
>({
  ...factsOf('relations/second-camera'),
  words: observerWords,
  difficulty: observerDifficulty,
  params: observerParams,
  likeness: floorLikeness,
  views: choiceViews.query,
  ...choiceFamily,
  engine: ({ floor }, part) => floor.engine(part),

  async open(set) {
    const { floor, scales: all } = await openFloor(set, 1 + set.params.things[0], 2);
    const scales = all.filter(({ kinds }) => kinds.some(({ category }) => category === observerCategory));
    const deal = balancedRuns(64, [...set.path, 'answers']);
    return {
      floor,
      scales,
      dealt(index) {
        const dealt = deal(index);
        return { place: dealt % 4, side: Math.floor(dealt / 4) % 4, rank: Math.floor(dealt / 16) };
      },
    };
  },
  capacity: ({ variations, things }, { floor: { cast } }) =>
    sides.length * arrangements(castBeside(cast).length * variations, things[0]),

  propose: ({ params, assets, index, stream }) =>
    proposeObservers(assets.floor, assets.scales, params, assets.dealt(index), stream),
  label: letterSeen,
  act: goneAround,

  draw: (x, part, { assets: { floor }, exact }) => floor.picture(...shownFor(x, part), exact),

  judge({ params, assets: { floor }, state, label }) {
    const crowded = floor.whyCrowded(...shownFor(state, 'query'));
    if (crowded) return crowded;
    const first = floor.sight(...shownFor(state, 'query'));
    const candidates = letters.map((letter) => floor.sight(...shownFor(state, letter)));
    const all = [first, ...candidates].flat();
    const visible = leastShare(all);
    const unclear = whyUnseen(all, params.visible);
    if (unclear) return unclear;
    const distances = distancesFromObserver(first, candidates, state);
    const place = letters.indexOf(label);
    const others = distances.filter((_, at) => at !== place);
    if (distances[place] * 2 > Math.min(...others)) return refuse('places-alike', { distances });
    const difference = leastDifference(
      floor.renderer,
      letters.map((letter) => floor.bareSceneOf(...shownFor(state, letter))),
    );
    return verdict(difference >= 2 * bounds.apart, 'candidates-alike', { visible, difference, distances });
  },
  recognize: ({ assets: { floor }, state }, picture) =>
    floor.recognize(choiceViews.query, ({ part }) => floor.shown(...shownFor(state, part)), picture),

  ask: ({ state, label }) => [
    askChoice(
      'query',
      'what-the-person-sees',
      'A person stands at the edge of the scene and looks at its middle. Which option shows what the person sees? (The light and the surroundings come along with whoever looks.)',
      label,
      { side: sides[Math.round(state.bearing / 90) % 4], things: String(state.stands.length) },
    ),
  ],
});

/**
 * For each candidate, how far its things are, on average, from where the person of the first picture would see them:
 * places of things and person are read from that picture's pixels and depth.
 * @param first sighted in the first picture: the things, and last the person
 * @param candidates the things as sighted in each
 */
function distancesFromObserver(
  first: readonly Sighting[],
  candidates: readonly (readonly Sighting[])[],
  { view, sight }: Pick<ObserverState, 'view' | 'sight'>,
): readonly number[] {
  const seen = first.map((thing) => placeIn(view, thing));
  const bearing = bearingOf({ x: 0, z: 0 }, seen.at(-1)!);
  const [cos, sin] = [cosDegrees(bearing), sinDegrees(bearing)];
  // Where the person stands comes to the side toward the camera.
  const expected = seen.slice(0, -1).map(({ x, z }) => ({ x: x * cos + z * sin, z: z * cos - x * sin }));
  return candidates.map((things) => {
    const sum = things.reduce((so, thing, i) => so + distanceOf(placeIn(sight, thing), expected[i]), 0);
    return Math.round((100 * sum) / things.length) / 100;
  });
}

/** The place of a thing on the floor, from its middle. */
function placeIn({ camera }: ObserverState['view'], { right, away }: Sighting): Place {
  return { x: right, z: camera.distance * cosDegrees(camera.elevation) - away };
}

import { sixDecimals, type Stream } from '../../../../core/index.js';
import { occludersOfPlaces } from '../../../../content/occluders/of-places.js';
import type { Place } from '../../../../content/places/index.js';
import { dealt } from '../../../../content/roster.js';
import { add, scale, subtract, type Model, type Placed } from '../../../../world/index.js';
import { beveledBox, bounds, materials, merged, moved } from '../../../../world/modeling/index.js';
import { turnMatrix } from '../../../../world/modeling/mesh/transform.js';
import { metInFront, sizesInFront } from '../../../staging/place/hiding.js';
import { cameraAxes } from '../scene/camera.js';
import type { BodyState, Occluder } from '../state.js';
import { groundOf, type BodyPlace } from './body-place.js';
import { mirroredModel, type BodyPlaces } from './body-places.js';

/** Boards between two posts, made as wide as asked for: of no catalog. */
const fence = 'fence';

/** Factors of its own size that furniture may have, and luggage. */
const asMade = [0.9, 1.1] as const;
/** The heights and the least width that a fence has, meters. */
const fenced = [0.3, 1.5] as const;
const fenceWide = 0.45;

/** The width of a thing that is asked to be narrower, in widths of the board. */
const wide = 2;

const green = ['farmyard', 'golf course', 'meadow', 'park'];
const paved = ['bus stop', 'skate park', 'square', 'station platform', 'street'];
const halls = ['fencing hall', 'gym', 'volleyball hall'];
const fields = ['archery range', 'athletics track', 'cricket pitch', 'football pitch', 'tennis court'];

/** The places where furniture and luggage are met, besides what is met in front of anything there. */
const furniture: Readonly<Record<string, readonly string[]>> = {
  backpack: [...halls, ...fields, 'beach', 'classroom', 'hallway', 'jetty', 'park', 'station platform'],
  bench: [...paved, ...halls, ...fields, 'baseball field', 'park', 'sports court', 'swimming pool'],
  chair: ['bedroom', 'classroom', 'hallway', 'living room', 'shop'],
  [fence]: [...green, 'beach', 'driveway', 'ski slope'],
  stool: ['bathroom', 'bedroom', 'bowling alley', 'garage', 'living room', 'shop'],
  suitcase: ['bedroom', 'bus stop', 'hallway', 'shop', 'square', 'station platform', 'street'],
  // On the water.
  barrel: ['lake'],
};

/** The things that may stand in front of somebody in a place: things that are met there. */
const thingsIn = (place: Place): readonly string[] => [
  ...metInFront(place, ofPlaces),
  ...Object.keys(furniture).filter((thing) => furniture[thing].includes(place.name)),
];
const ofPlaces = dealt('place-occluders', occludersOfPlaces, ({ category }) => category).map(
  ({ category }) => category,
);

/** A thing met in the place that hides some of the body, about as a board of the clean look would. */
export function hideInPlace(
  { camera }: Pick<BodyState, 'camera'>,
  board: Occluder,
  { name }: BodyPlace,
  places: BodyPlaces,
  stream: Stream,
): Occluder {
  const own = stream.child('thing');
  const example = own.below(0x1000);
  const order = own.shuffle(thingsIn(places.named(name)));
  const thing = order.find((one) => fits(one, board, example, places)) ?? order.find((one) => one !== fence)!;
  const turn = own.choice([0, 0, 90, 180, 270]) + own.uniform(-15, 15);
  const { back } = cameraAxes({ azimuth: camera.azimuth, elevation: 0 });
  if (thing === fence) return { ...board, thing, example };
  const { min, max, least, most, wanted } = measured(thing, board, example, places);
  const factor = Math.min(most, Math.max(least, wanted));
  // However it is turned, it does not touch the body.
  const deep = factor * Math.max(max[0], -min[0], max[2], -min[2]);
  const [x, , z] = add([board.at[0], 0, board.at[1]], scale(back, deep));
  return {
    ...board,
    at: [sixDecimals(x), sixDecimals(z)],
    azimuth: sixDecimals(camera.azimuth + turn),
    width: sixDecimals(factor * (max[0] - min[0])),
    height: sixDecimals(factor * max[1]),
    thing,
    example,
  };
}

type Sized = Pick<Occluder, 'height' | 'width'>;

/** Whether a thing may be as large. */
function fits(thing: string, board: Sized, example: number, places: BodyPlaces): boolean {
  const { height, width } = board;
  if (thing === fence) return height >= fenced[0] && height <= fenced[1] && width >= fenceWide;
  const { least, most, wanted } = measured(thing, board, example, places);
  return wanted >= least && wanted <= most;
}

/** A thing's bounds, the factors of its size that it may have, and the one that is wanted in place of a board. */
function measured(thing: string, { height, width }: Sized, example: number, places: BodyPlaces) {
  const { center, half, radius } = places.measured(thing, example);
  const [min, max] = [subtract(center, half), add(center, half)];
  const real = sizesInFront(thing);
  const [least, most] = real ? [real[0] / radius, real[1] / radius] : asMade;
  // Not much wider than the board, so that it does not stand before all of the body.
  const wanted = Math.min(height / max[1], (wide * width) / (max[0] - min[0]));
  return { min, max, least, most, wanted };
}

/** What hides, as an object in the body's axes. @param mirrored whether it is the mirror image of what was dealt */
export function hidingObject(
  { at: [x, z], azimuth, width, height, color, thing, example }: Occluder,
  mirrored: boolean,
  place: BodyPlace,
  places: BodyPlaces,
): Placed {
  const model = thing === fence ? fenceOf(width, height, color) : places.model(thing!, example!);
  const high = bounds(...model.parts.map(({ mesh }) => mesh)).max[1];
  return {
    model: mirrored ? mirroredModel(model) : model,
    pose: {
      rotation: turnMatrix('y', azimuth),
      position: [x, groundOf(place), z],
      scale: thing === fence ? 1 : height / high,
    },
  };
}

/** The width of a slat, meters. */
const slat = 0.09;
const gap = 0.02;

function fenceOf(width: number, height: number, color: string): Model {
  const count = Math.max(2, Math.round(width / (slat + gap)));
  const step = width / count;
  const slats = Array.from({ length: count }, (_, i) =>
    moved(
      beveledBox(step - gap, height - 0.04, 0.018, 0.003, 1),
      (i + 0.5) * step - width / 2,
      height / 2 + 0.02,
      0.02,
    ),
  );
  const rails = [0.25, 0.8].map((share) =>
    moved(beveledBox(width, 0.06, 0.025, 0.004, 1), 0, share * height, -0.004),
  );
  return {
    category: fence,
    broadClass: 'miscellaneous',
    hasFront: false,
    hasUp: true,
    parts: [{ name: 'boards', mesh: merged(...slats, ...rails), material: materials.mattePaint(color) }],
  };
}

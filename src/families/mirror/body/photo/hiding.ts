import type { Place } from '../../../../content/places/index.js';
import type { Stream } from '../../../../core/stream.js';
import type { Model } from '../../../../world/model.js';
import { beveledBox, bounds, materials, merged, moved } from '../../../../world/modeling/index.js';
import { turnMatrix } from '../../../../world/modeling/mesh/transform.js';
import type { Placed } from '../../../../world/scene.js';
import { add, scale } from '../../../../world/vector.js';
import { cameraAxes, sixDecimals } from '../scene/camera.js';
import type { BodyState, Occluder } from '../state.js';
import type { BodyPlace } from './body-place.js';
import { mirroredModel, type BodyPlaces } from './body-places.js';

/** Boards between two posts, made as wide as asked for: of no catalog. */
const fence = 'fence';

/** Factors of its own size that a thing may have. */
const sizes: Readonly<Record<string, readonly [least: number, most: number]>> = {
  box: [0.12, 1.6],
  crate: [0.3, 1.5],
  barrel: [0.6, 1.2],
  boulder: [0.04, 2.2],
  'boxwood hedge': [0.3, 2.4],
  'flower pot': [0.4, 1.8],
  chair: [0.9, 1.1],
  bench: [0.9, 1.1],
  stool: [0.9, 1.1],
  suitcase: [0.8, 1.2],
  backpack: [0.8, 1.2],
};
/** The heights and the least width that a fence has, meters. */
const fenced = [0.3, 1.5] as const;
const fenceWide = 0.45;

/** The width of a thing that is asked to be narrower, in widths of the board. */
const wide = 2;

const green = ['meadow', 'park', 'golf course', 'farmyard', 'driveway'];
const paved = ['street', 'square', 'parking lot', 'station platform', 'bus stop', 'skate park'];

/** What may stand in front of somebody in a place: things that are met there. */
function thingsIn({ name, setting }: Place): readonly string[] {
  if (green.includes(name))
    return [
      'boxwood hedge',
      'boulder',
      fence,
      'bench',
      'flower pot',
      ...(name === 'farmyard' ? ['barrel', 'crate'] : []),
    ];
  if (paved.includes(name)) return ['bench', 'flower pot', 'box', 'suitcase', fence, 'crate'];
  if (name === 'ski slope') return ['boulder', fence];
  if (name === 'lake') return ['barrel'];
  if (name === 'beach') return ['boulder', 'crate', 'box', 'backpack', fence];
  if (setting === 'open') return ['bench', 'backpack', 'box', fence];
  return ['chair', 'stool', 'flower pot', 'box', 'suitcase', 'backpack', 'crate'];
}

/** In its place: a thing that hides some of the body, about where and as high as a board of the clean look would. */
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
  const { min, max } = bounds(...places.model(thing, example).parts.map(({ mesh }) => mesh));
  const [least, most] = sizes[thing]!;
  // Not much wider than the board, so that it does not stand before all of the body.
  const wanted = Math.min(board.height / max[1], (wide * board.width) / (max[0] - min[0]));
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

/** Whether a thing may be as large. */
function fits(
  thing: string,
  { height, width }: Pick<Occluder, 'height' | 'width'>,
  example: number,
  places: BodyPlaces,
): boolean {
  if (thing === fence) return height >= fenced[0] && height <= fenced[1] && width >= fenceWide;
  const { max } = bounds(...places.model(thing, example).parts.map(({ mesh }) => mesh));
  const [least, most] = sizes[thing]!;
  return height >= least * max[1] && height <= most * max[1];
}

/** What hides, as an object in the body's axes. @param mirrored whether it is the mirror image of what was dealt */
export function hidingObject(
  { at: [x, z], azimuth, width, height, color, thing, example }: Occluder,
  mirrored: boolean,
  { bedding }: BodyPlace,
  places: BodyPlaces,
): Placed {
  const model = thing === fence ? fenceOf(width, height, color) : places.model(thing!, example!);
  const high = bounds(...model.parts.map(({ mesh }) => mesh)).max[1];
  return {
    model: mirrored ? mirroredModel(model) : model,
    pose: {
      rotation: turnMatrix('y', azimuth),
      position: [x, 0 - (bedding?.height ?? 0), z],
      scale: thing === fence ? 1 : height / high,
    },
  };
}

/** Meters. */
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

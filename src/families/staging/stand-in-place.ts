import type { ModelSize } from '../../content/models/sizes.js';
import type { Place } from '../../content/places/index.js';
import { type Stream, threeDecimals } from '../../core/index.js';
import { framingDistance, type Lens } from './scene/framing.js';
import { footprint, type MeasuredModel } from './models/model-shelf.js';
import type { SceneObject, OrientationState } from './scene/state.js';
import { type SceneAssets, standing } from './assets.js';
import type { PlaceState } from './scene/place-state.js';
import { metInFront } from './place/hiding.js';

/** Radii of models that are taken to be at real size, meters; what a user's model has beyond them becomes `instead`. */
const real = { least: 0.01, most: 30, instead: 0.4 };

/** A model of a set. */
type ModelKind = Pick<SceneObject, 'category' | 'variation' | 'labelled'>;

/** An object at its real size, standing at a place of the floor. */
export function standingReal(
  assets: SceneAssets,
  kind: ModelKind,
  at: readonly [x: number, z: number],
  heading: number,
): SceneObject {
  const object = standing(assets, { ...kind, size: 1 }, at, heading);
  const { radius, half } = assets.modelOf(object);
  if (radius < real.least || radius > real.most)
    return standing(assets, { ...kind, size: real.instead }, at, heading);
  return { ...object, scale: 1, center: [at[0], half[1], at[1]] };
}

/** The footprint, height and ball of a kind at its real size, meters. */
export function realSize(assets: SceneAssets, kind: ModelKind): Readonly<Record<keyof ModelSize, number>> {
  const object = standingReal(assets, kind, [0, 0], 0);
  const { half, radius } = assets.modelOf(object);
  return {
    footprint: footprint({ half }, object.scale),
    height: 2 * half[1] * object.scale,
    ball: radius * object.scale,
  };
}

/**
 * Whether a size of a kind passes a test. The model is made only if not all models of its category give the same answer.
 * @param test passed by all sizes up to one, or by all from one on
 */
export function sizePasses(
  assets: SceneAssets,
  kind: ModelKind,
  size: keyof ModelSize,
  test: (meters: number) => boolean,
): boolean {
  const range = assets.sizeRange(kind.category, size);
  const least = range && test(range[0]);
  return range && least === test(range[1]) ? least! : test(realSize(assets, kind)[size]);
}

/** The upright cylinder about the origin in which objects stand, however they are turned about the vertical. Meters. */
export function cylinderAbout(
  objects: readonly SceneObject[],
  { modelOf }: Pick<SceneAssets, 'modelOf'>,
): { readonly radius: number; readonly height: number } {
  let [radius, height] = [0, 0];
  for (const object of objects) {
    const { half } = modelOf(object);
    const [x, y, z] = object.center;
    radius = Math.max(radius, Math.sqrt(x * x + z * z) + footprint({ half }, object.scale));
    height = Math.max(height, y + half[1] * object.scale);
  }
  return { radius, height };
}

/** The angles of view that places are made for reach so far, degrees. */
const widest = 50;
/** The greatest distance of a camera in a place from the middle of what it looks at, in radii of the ball about it. */
const farthest = 4.9;

/** The lens and the distance that show objects as large as asked for, from no farther than a place allows if an angle of view does. */
export function framed(
  objects: readonly { readonly object: SceneObject; readonly model: MeasuredModel }[],
  lens: Lens,
  fill: number,
  { upright, ball }: { readonly upright: boolean; readonly ball: number },
): { readonly lens: Lens; readonly distance: number } {
  for (let { fieldOfView } = lens; ; fieldOfView += 2) {
    const tried = { ...lens, fieldOfView };
    const distance = framingDistance(objects, tried, fill, upright);
    if (distance <= farthest * ball || fieldOfView + 2 > widest) return { lens: tried, distance };
  }
}

/** Ratio of sizes that are rounded up to the same: places of about the same size are the same place. */
const ratio = 1.35;

function rounded(meters: number): number {
  let size = 0.05;
  while (size < meters) size *= ratio;
  return threeDecimals(size);
}

/** Different examples of a place of one size in a set. */
const variations = 6;

/**
 * A place that has room for a cylinder, and for a camera at a distance.
 * @param distance meters from the middle of the cylinder
 */
export function placeFor(
  { name, stands }: Place,
  { radius, height }: { readonly radius: number; readonly height: number },
  distance: number,
  stream: Stream,
): PlaceState {
  const held = Math.min(stands.radius[1], Math.max(stands.radius[0], rounded(radius)));
  // Places reach as far in front as the ball about their cylinder asks for.
  const ball = distance / farthest;
  const tall = 2 * Math.sqrt(Math.max(0, ball * ball - held * held));
  return { name, variation: stream.below(variations), radius: held, height: rounded(Math.max(height, tall)) };
}

/** The design of a scene's further objects. */
interface ExtrasDesign {
  readonly place: Place;
  readonly count: number;
  /** Different models of a kind in a set. */
  readonly variations: number;
}

/** How often one is of what a place names, rather than of what may also stand in front of others there. */
const named = 0.6;

/** Adds further objects on free places that a place offers: of what is met there, small enough, none of a kind that is there already. */
export function addExtras(
  x: OrientationState,
  { place, count, variations }: ExtrasDesign,
  assets: SceneAssets,
  stream: Stream,
): OrientationState {
  const { spots } = assets.places!.of(x.place!);
  const things = place.stands.things.filter((category) => assets.has(category));
  const others = metInFront(place, assets.occluders);
  const objects = [...x.objects];
  for (const spot of stream.shuffle(spots).slice(0, count)) {
    const [sx, sy, sz] = spot.position;
    const lists = stream.float() < named ? [things, others] : [others, things];
    const heading = stream.integer(0, 359);
    const categories = lists
      .flatMap((list) => stream.shuffle(list))
      .filter((category) => objects.every((object) => object.category !== category));
    for (const category of categories) {
      const kind = { category, variation: stream.below(variations) };
      const fits =
        sizePasses(assets, kind, 'footprint', (radius) => radius <= spot.radius) &&
        sizePasses(assets, kind, 'height', (height) => height <= spot.height);
      if (!fits) continue;
      const object = standingReal(assets, kind, [sx, sz], heading);
      objects.push({ ...object, center: [sx, sy + object.center[1], sz] });
      break;
    }
  }
  return { ...x, objects };
}

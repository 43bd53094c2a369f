import { cosDegrees, sinDegrees, type Stream, tan, tau } from '../../../core/index.js';
import { countPixels } from '../../../world/visible.js';
import { framingDistance } from '../../staging/scene/framing.js';
import type { OrientationParams } from '../params.js';
import { sceneOf } from '../../staging/scene/scene-of.js';
import type { OrientationState, SceneObject } from '../../staging/scene/state.js';
import { type SceneAssets, standing } from '../../staging/assets.js';
import { standingReal, cylinderAbout } from '../../staging/stand-in-place.js';
import { drawTurnableSurroundings } from '../../staging/scene/surroundings.js';
import { backdropName, type PlaceState } from '../../staging/scene/place-state.js';

type Knobs = Pick<OrientationParams, 'elevation' | 'fieldOfView' | 'fill' | 'variations'>;

type Scene = Omit<OrientationState, 'determined'>;

/** What is known of a kind of object. */
interface Kind {
  readonly category: string;
  readonly labelled?: true;
  readonly hasText: boolean;
  /** Whether it shows which way up it is even from above. */
  readonly legibleFromAbove: boolean;
}

/** Degrees above the horizon from which what is legible from above is looked down at. */
const fromAbove = [55, 90] as const;

/**
 * An object as one expects to see it: its front or a quarter view toward the camera. Nothing else in the picture shows
 * which way up it is.
 */
export function uprightScene(
  { category, labelled, hasText, legibleFromAbove }: Kind,
  params: Knobs,
  assets: SceneAssets,
  stream: Stream,
): OrientationState {
  const variation = stream.below(params.variations);
  const above = legibleFromAbove && stream.below(2) === 0;
  const [low, high] = above ? fromAbove : params.elevation;
  // What is written must be read; from above, a heading turns the picture.
  const turned = above ? stream.integer(0, 3) : hasText ? stream.integer(0, 22) : stream.integer(15, 60);
  const heading = stream.choice([-1, 1]) * turned;
  const object = { category, variation, ...(labelled && { labelled }), heading };
  return { ...soleObject(object, stream.integer(low, high), params, assets, stream), determined: true };
}

/** A round object seen from straight above: no way up is more usual than another. */
export function overheadScene(
  category: string,
  params: Knobs,
  assets: SceneAssets,
  stream: Stream,
): OrientationState {
  const object = { category, variation: stream.below(params.variations), heading: 0 };
  return { ...soleObject(object, 90, params, assets, stream), determined: false };
}

function soleObject(
  {
    heading,
    ...kind
  }: Pick<SceneObject, 'category' | 'variation' | 'labelled'> & { readonly heading: number },
  elevation: number,
  params: Knobs,
  assets: SceneAssets,
  stream: Stream,
): Scene {
  const photo = assets.places !== undefined;
  const object = photo
    ? standingReal(assets, kind, [0, 0], heading)
    : standing(assets, { ...kind, size: 1 }, [0, 0], heading);
  const lens = {
    target: [0, object.center[1], 0] as const,
    elevation,
    fieldOfView: stream.integer(params.fieldOfView[0], params.fieldOfView[1]),
  };
  const fill = stream.uniform(params.fill[0], params.fill[1]);
  const measured = [{ object, model: assets.modelOf(object) }];
  const scene: Scene = {
    camera: { ...lens, distance: framingDistance(measured, lens, 0.5, true) },
    ...drawTurnableSurroundings(elevation, stream),
    objects: [object],
    occluded: false,
    asked: 1,
    earlier: null,
    layout: 'two',
    order: stream.below(0x100000000),
    ...(photo && { place: backdropFor(object, assets, stream.child('backdrop of the scene')) }),
  };
  const place = stream.child('place');
  const at = [place.uniform(-aside, aside), place.uniform(-aside, aside)] as const;
  const nearer = nearerBy(boxOf(scene, assets).side / fill, scene);
  // Perspective: the second step corrects the first.
  return placedAt(at, nearerBy(boxOf(nearer, assets).side / fill, nearer), assets);
}

const nearerBy = (factor: number, scene: Scene): Scene => ({
  ...scene,
  camera: { ...scene.camera, distance: scene.camera.distance * factor },
});

/** How far the middle of the object is from the picture's, as a share of the picture's side. */
const aside = 0.07;

/**
 * Aims the camera so that the middle of the object's box is at a place of the picture, which is drawn alike for every answer: where it
 * would be by itself tells how the picture is turned.
 */
function placedAt<S extends Scene>(
  [right, up]: readonly [right: number, up: number],
  scene: S,
  assets: SceneAssets,
): S {
  const { camera } = scene;
  const { middle } = boxOf(scene, assets);
  const meters = 2 * camera.distance * tan((camera.fieldOfView * tau) / 720);
  const [dx, dy] = [(middle[0] - right) * meters, (middle[1] - up) * meters];
  const [x, y, z] = camera.target;
  const target = [
    x + dx,
    y + dy * cosDegrees(camera.elevation),
    z - dy * sinDegrees(camera.elevation),
  ] as const;
  return { ...scene, camera: { ...camera, target } };
}

/** The scene with its object in the middle of the picture. */
export const centered = (scene: OrientationState, assets: SceneAssets): OrientationState =>
  placedAt([0, 0], scene, assets);

/** Side of the pictures in which objects are measured, pixels. */
const pixels = 192;

/** The place of an object: the longer side of its box, and the box's middle from the picture's; shares of its side. */
function boxOf(
  scene: Scene,
  { renderer, modelOf }: SceneAssets,
): { readonly side: number; readonly middle: readonly [right: number, up: number] } {
  const size = { width: pixels, height: pixels };
  const seen = renderer.objects(sceneOf({ ...scene, determined: true }, modelOf), size);
  const { left, right, top, bottom } = countPixels(seen, size, 1)[0].box!;
  return {
    side: (Math.max(right - left, bottom - top) + 1) / pixels,
    middle: [(left + right + 1) / 2 / pixels - 0.5, 0.5 - (top + bottom + 1) / 2 / pixels],
  };
}

/** A backdrop for an object, dealt whatever the answer. */
function backdropFor(object: SceneObject, assets: SceneAssets, stream: Stream): PlaceState {
  const { radius, height } = cylinderAbout([object], assets);
  return { name: backdropName, variation: stream.below(0x10000), radius, height };
}

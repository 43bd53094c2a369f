import { sixDecimals, type Stream } from '../../../core/index.js';
import { hidingIn, isOfSize, tallest } from '../../staging/place/hiding.js';
import {
  cylinderAbout,
  framed,
  placeFor,
  sizePasses,
  standingReal,
  addExtras,
} from '../../staging/stand-in-place.js';
import { drawDrift, type ViewDrift } from '../../staging/scene/drift.js';
import { footprint, type MeasuredModel } from '../../staging/models/model-shelf.js';
import type { SceneObject } from '../../staging/scene/state.js';
import type { Turning } from '../tasks/task.js';
import {
  aimBeside,
  bareScene,
  fits,
  retreatOf,
  tries,
  type Attempt,
  type Dealt,
  type Setting,
  type Source,
} from './attempt.js';
import type { CastKind } from './cast.js';

/** Radii of the two objects of a pair differ by no more than this factor. */
const alike = 2;
/** The gap between two objects, as a share of the larger one's radius. */
const gap = 0.12;
/** What is held by a thin stand clears the ground by this share of its radius, however it is turned. */
const cleared = 1.15;
/** The factor by which the camera stands farther away where something is in front. */
const retreat = 1.5;

/**
 * A place, in which all has its real size. It is dealt first; then what is met there is asked about.
 * @param own the stream of the place
 */
export function placeSetting(
  source: Source,
  which: Attempt,
  { wanted, all, occluded }: Dealt,
  own: Stream,
): Setting {
  const { index, attempt } = which;
  const { task, params, assets } = source;
  const { scenes } = assets;
  const design = assets.settings!;
  // Where nothing serves in the place that was dealt, the scene is in another.
  const dealt = attempt < tries / 2 ? design.placeAt(index) : own.choice(design.placesOf(all, occluded));
  const place =
    design.at(dealt, all, occluded).length > 0 ? dealt : own.choice(design.placesOf(all, occluded));
  const kinds = [wanted, all]
    .map((some) => design.at(place, some, occluded))
    .find(({ length }) => length > 0)!;
  const unitOf = (objects: readonly SceneObject[]): number =>
    Math.max(...objects.map((object) => scenes.modelOf(object).radius * object.scale));
  return {
    kinds,
    choose: (first, starts, stream) => chooseReal(source, first, starts, kinds, stream),
    drift: (objects, stream) => driftOf(unitOf(objects), stream),
    compose(objects, determined, stream) {
      // What is held by a stand may be turned any way.
      const radii = objects.map((object) => scenes.modelOf(object).radius * object.scale);
      const cylinder = task.floor
        ? cylinderAbout(objects, scenes)
        : { radius: radii[0], height: objects[0].center[1] + radii[0] };
      if (cylinder.radius > place.stands.radius[1]) return undefined;
      const fill = stream.uniform(params.fill[0], params.fill[1]);
      const elevation = stream.integer(params.elevation[0], params.elevation[1]);
      const fieldOfView = stream.integer(params.fieldOfView[0], params.fieldOfView[1]);
      const y = objects.reduce((sum, { center }) => sum + center[1], 0) / objects.length;
      const measured = objects.map((object) => ({ object, model: scenes.modelOf(object) }));
      const half = cylinder.height / 2;
      const ball = Math.sqrt(cylinder.radius * cylinder.radius + half * half);
      const wanted = { target: [0, y, 0], elevation, fieldOfView } as const;
      // Something in front needs room before the camera: it stands as far away as it takes.
      const near = occluded ? Infinity : ball;
      const { lens, distance } = framed(measured, wanted, fill, { upright: task.floor, ball: near });
      const aim = (): number => aimBeside(distance, lens.fieldOfView, stream);
      const target = [aim(), y + aim(), 0] as const;
      const reach = occluded ? retreat * distance : distance;
      const at = placeFor(place, cylinder, reach, own);
      const camera = { ...lens, target, distance };
      return {
        ...bareScene(source, { camera, objects, determined }, stream),
        ground: 'none',
        place: task.floor ? at : { ...at, mount: y },
      };
    },
    surround: (bare, count, stream) =>
      task.floor
        ? addExtras(
            bare,
            { place, count, variations: params.variations },
            scenes,
            stream.child('further objects'),
          )
        : bare,
    front({ objects, place: at }, hidden) {
      const modelOf = (occluder: SceneObject): MeasuredModel => scenes.modelOf(occluder);
      const scale = unitOf(objects);
      const hiding = (isLow: boolean): readonly string[] =>
        hidingIn(place, scenes.occluders, objects[0].category, scale, isLow);
      // What leaves much to be seen is low.
      const low = hiding(true);
      const categories = hidden ? hiding(false) : low;
      if (categories.length === 0) return undefined;
      return {
        scale,
        categories,
        retreat: retreatOf(which, retreat),
        fitted: fits(attempt) && low.length > 0 ? { categories: low, tallest } : undefined,
        isOfSize: (occluder) => isOfSize(occluder.category, modelOf(occluder).radius * occluder.scale),
        isCarried: (occluder) => {
          const [x, , z] = occluder.center;
          return scenes.places!.supportIn(at!).carries(x, z, footprint(modelOf(occluder), occluder.scale));
        },
      };
    },
  };
}

/** The objects that are asked about; fewer than wanted where nothing of the same size is met. */
function chooseReal(
  { task, params, assets: { scenes } }: Source,
  first: CastKind,
  starts: Turning['starts'],
  met: readonly CastKind[],
  stream: Stream,
): readonly SceneObject[] {
  const drawn = (kind: CastKind, start: number): SceneObject =>
    standingReal(scenes, { ...kind, variation: stream.below(params.variations) }, [0, 0], start);
  const radiusOf = (object: SceneObject): number => scenes.modelOf(object).radius * object.scale;
  const a = drawn(first, starts[0]);
  if (starts.length === 1) {
    if (task.floor) return [a];
    const up = cleared * radiusOf(a);
    return [{ ...a, center: [0, up, 0] }];
  }
  const near = (other: SceneObject): boolean =>
    radiusOf(other) <= alike * radiusOf(a) && radiusOf(a) <= alike * radiusOf(other);
  const own = radiusOf(a);
  const others = met.filter((kind) => {
    const is = (test: (radius: number) => boolean): boolean =>
      sizePasses(scenes, { ...kind, variation: 0 }, 'ball', test);
    return is((radius) => radius <= alike * own) && is((radius) => own <= alike * radius);
  });
  const kind = stream.below(2) === 0 || others.length === 0 ? first : stream.choice(others);
  const b = drawn(kind, starts[1]);
  if (!near(b)) return [a];
  const pair = [a, b];
  const widths = pair.map((object) => footprint(scenes.modelOf(object), object.scale));
  const between = (gap * Math.max(...widths)) / 2;
  return pair.map((object, at) => {
    const x = (at === 0 ? -1 : 1) * (widths[at] + between);
    const z = stream.uniform(-0.25, 0.25) * widths[at];
    return { ...object, center: [x, object.center[1], z] };
  });
}

/** A drift of a scene whose objects have a radius, meters. */
function driftOf(unit: number, stream: Stream): ViewDrift {
  const drift = drawDrift(stream);
  const [right, up] = drift.target;
  const meters = (share: number): number => sixDecimals(share * unit);
  return { ...drift, target: [meters(right), meters(up)] };
}

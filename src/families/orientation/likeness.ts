import { apartness, bounds, visibleShares } from './evidence.js';
import { framingDistance } from './framing.js';
import { standing } from './placing.js';
import type { StagedModel } from './staging.js';
import type { OrientationState, SceneObject } from './state.js';
import type { Studio } from './studio.js';
import { clockwise } from './task.js';

/** Off the front, and from about as high as the cameras of the tasks. */
const view = { heading: 35, elevation: 16, fieldOfView: 34, fill: 0.7 };

/**
 * Whether an object, whatever scene it is in, looks different when it is turned about the vertical by a quarter, a half and
 * three quarters: for sure, surely not, or it depends. It spares looking for answers where there are none to be found;
 * what an item says is judged in its own scene.
 */
export function showsTurns(object: SceneObject, studio: Studio): 'yes' | 'no' | 'perhaps' {
  const model = studio.modelOf(object);
  let difference = known.get(model);
  if (difference === undefined) known.set(model, (difference = leastDifference(object, model, studio)));
  return difference >= bounds.apart ? 'yes' : difference <= bounds.same ? 'no' : 'perhaps';
}

/** The same for a model whoever asks. */
const known = new WeakMap<StagedModel, number>();

function leastDifference({ category, variation }: SceneObject, model: StagedModel, studio: Studio): number {
  const object = standing(studio, { category, variation, size: 1 }, [0, 0], view.heading);
  const lens = { ...view, target: [0, object.center[1], 0] as const };
  const { elevation, fieldOfView, target } = lens;
  const x: OrientationState = {
    camera: {
      elevation,
      fieldOfView,
      target,
      distance: framingDistance([{ object, model }], lens, view.fill, true),
    },
    sun: { azimuth: 45, elevation: 50 },
    ground: 'none',
    background: 0,
    objects: [object],
    asked: 1,
    order: 0,
    earlier: null,
    layout: 'two',
    determined: false,
  };
  const { area } = visibleShares(studio, x)[0]!;
  const truth = { object: 0, steps: clockwise(0) };
  return apartness(studio, x, { truth, others: [180, 90, 270].map(clockwise), area }).difference;
}

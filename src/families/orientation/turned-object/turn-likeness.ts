import { apartness, bounds, visibleShares } from '../../staging/picture/comparison.js';
import { framingDistance } from '../../staging/scene/framing.js';
import type { OrientationState, SceneObject } from '../../staging/scene/state.js';
import { type SceneAssets, standing } from '../../staging/assets.js';
import { clockwise } from '../../staging/scene/angles.js';

/** Off the front, and from about as high as the cameras of the tasks. */
const view = { heading: 35, elevation: 16, fieldOfView: 34, fill: 0.7 };

/**
 * Whether an object, whatever scene it is in, looks different when it is turned about the vertical by a quarter, a half and
 * three quarters: for sure, surely not, or it depends. It spares looking for answers where there are none to be found;
 * what an item says is judged in its own scene.
 */
export function showsTurns(object: SceneObject, assets: SceneAssets): 'yes' | 'no' | 'perhaps' {
  const model = assets.modelOf(object);
  const difference = model.turnDifference(() => leastDifference(object, assets));
  return difference >= bounds.apart ? 'yes' : difference <= bounds.same ? 'no' : 'perhaps';
}

function leastDifference({ category, variation, labelled }: SceneObject, assets: SceneAssets): number {
  const kind = { category, variation, ...(labelled && { labelled }) };
  const object = standing(assets, { ...kind, size: 1 }, [0, 0], view.heading);
  const lens = { ...view, target: [0, object.center[1], 0] as const };
  const { elevation, fieldOfView, target } = lens;
  const x: OrientationState = {
    camera: {
      elevation,
      fieldOfView,
      target,
      distance: framingDistance([{ object, model: assets.modelOf(object) }], lens, view.fill, true),
    },
    light: { azimuth: 45, elevation: 50, around: 'ceiling' },
    ground: 'none',
    background: { kind: 'gradient', color: 0, seed: 0, noise: 0 },
    objects: [object],
    occluded: false,
    asked: 1,
    order: 0,
    earlier: null,
    layout: 'two',
    determined: false,
  };
  const { area } = visibleShares(assets, x)[0];
  const truth = { object: 0, steps: clockwise(0) };
  return apartness(assets, x, { truth, others: [180, 90, 270].map(clockwise), area }).difference;
}

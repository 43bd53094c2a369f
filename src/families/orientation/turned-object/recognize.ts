import type { Raster } from '../../../draw/raster.js';
import { sideBySide } from '../../../draw/side-by-side.js';
import { aroundSquare } from '../../../world/around-square.js';
import type { View } from '../../family.js';
import type { Refusal } from '../../proposal.js';
import { missedOutlines, objectMask } from '../../readings/outlines.js';
import { sidesOf } from '../../size.js';
import { pairOf } from '../scene/draw.js';
import { sceneOf } from '../scene/staging.js';
import type { OrientationState } from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';

/**
 * What speaks against pictures showing their scenes.
 *
 * @param turned the state after the transform
 */
export function recognizeScenes(
  views: readonly View[],
  { renderer, modelOf, settings }: Pick<SceneStudio, 'renderer' | 'modelOf' | 'settings'>,
  { state, turned }: { readonly state: OrientationState; readonly turned: OrientationState },
  picture: (view: string) => Raster,
): Refusal | undefined {
  const sides = sidesOf(settings.size);
  const mask = (x: OrientationState): Raster =>
    objectMask(renderer, aroundSquare(sceneOf(x, modelOf), sides), sides);
  for (const { name, moved, part } of views) {
    const x = moved ? turned : state;
    const [before, after] = part === 'pair' ? pairOf(x) : [undefined, x];
    const outlines = before ? sideBySide(mask(before), mask(after)) : mask(after);
    const refusal = missedOutlines(name, picture(name), outlines);
    if (refusal) return refusal;
  }
  return undefined;
}

import type { Raster } from '../../../draw/raster.js';
import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { aroundSquare } from '../../../world/around-square.js';
import type { View } from '../../family.js';
import type { Refusal } from '../../proposal.js';
import { missedOutlines, objectMask } from '../../readings/outlines.js';
import { sidesOf } from '../../size.js';
import { measuredScene } from '../photo/photo-scene.js';
import { pairOf } from '../scene/draw.js';
import type { OrientationState } from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';

/**
 * What speaks against pictures showing their scenes.
 *
 * @param turned the state after the transform
 */
export function recognizeScenes(
  views: readonly View[],
  studio: Pick<SceneStudio, 'renderer' | 'modelOf' | 'settings' | 'places'>,
  { state, turned }: { readonly state: OrientationState; readonly turned: OrientationState },
  picture: (view: string) => Raster,
): Refusal | undefined {
  const sides = sidesOf(studio.settings.size);
  const mask = (x: OrientationState): Raster => {
    const seen = objectMask(studio.renderer, aroundSquare(measuredScene(x, studio), sides), sides);
    // What a place is furnished with only hides.
    for (let at = 0; at < seen.data.length; at++) if (seen.data[at]! > x.objects.length) seen.data[at] = 0;
    return seen;
  };
  for (const { name, moved, part } of views) {
    const x = moved ? turned : state;
    const [before, after] = part === 'pair' ? pairOf(x) : [undefined, x];
    const outlines = before ? sideBySide(mask(before), mask(after)) : mask(after);
    const refusal = missedOutlines(name, picture(name), outlines);
    if (refusal) return refusal;
  }
  return undefined;
}

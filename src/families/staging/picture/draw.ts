import { createRaster, type Raster } from '../../../draw/raster.js';
import { sideBySide } from '../../../draw/layout/side-by-side.js';
import { aroundSquare, type Box as VisibleBox, countPixels, type Renderer } from '../../../world/index.js';
import { sidesOf, type Size } from '../../param-schemas.js';
import type { Box } from './marks.js';
import { measuredScene, pictureScene, type Staging } from '../place/photo-scene.js';
import { sceneOf } from '../scene/scene-of.js';
import type { OrientationState } from '../scene/state.js';

export type DrawSettings = { readonly size: Size; readonly samples: 1 | 4 | 8; readonly shadows: boolean };

/** What is needed to draw. */
export interface Drawing extends Staging {
  readonly settings: DrawSettings;
}

/** A picture of a scene, nothing marked. @param painter what draws it */
export function drawScene(x: OrientationState, painter: Renderer, drawing: Drawing): Raster {
  const { size, samples, shadows } = drawing.settings;
  const sides = sidesOf(size);
  return painter.render(aroundSquare(pictureScene(x, drawing), sides), { ...sides, samples, shadows });
}

/** A scene before its first object was turned, and beside it the scene as it is. */
export function drawPair(x: OrientationState, painter: Renderer, drawing: Drawing): Raster {
  const [before, after] = pairOf(x);
  return sideBySide(drawScene(before, painter, drawing), drawScene(after, painter, drawing));
}

/** A scene before its first object was turned, and as it is. */
export function pairOf(x: OrientationState): readonly [OrientationState, OrientationState] {
  const { rotation, ...view } = x.earlier ?? { rotation: x.objects[0].rotation };
  const [first, ...rest] = x.objects;
  return [{ ...x, ...view, objects: [{ ...first, rotation }, ...rest] }, x];
}

/** A picture whose red is 1 + the object and whose green is 1 + the part, at the middle of each pixel. */
export function drawMasks(x: OrientationState, renderer: Renderer, drawing: Drawing): Raster {
  const sides = sidesOf(drawing.settings.size);
  const masks = renderer.parts(aroundSquare(measuredScene(x, drawing), sides), sides);
  const picture = createRaster(sides.width, sides.height, 3);
  const { length } = x.objects;
  masks.objects.forEach((object, at) => {
    // Furniture of a place is none of the scene's objects.
    if (object > length) return;
    picture.data[3 * at] = object;
    picture.data[3 * at + 1] = masks.parts[at];
  });
  return picture;
}

/** The boxes of the objects asked about, in pixels, each as if it stood alone: what stands in front of it cuts nothing off. */
export function wholeBoxes(
  x: OrientationState,
  renderer: Renderer,
  { settings, modelOf }: Drawing,
): readonly Box[] {
  const sides = sidesOf(settings.size);
  return x.objects.slice(0, x.asked).flatMap((object) => {
    const alone = { ...x, objects: [object] };
    const seen = renderer.objects(aroundSquare(sceneOf(alone, modelOf), sides), sides);
    return countPixels(seen, sides, 1).flatMap(({ box }) => (box ? [markedBox(box)] : []));
  });
}

const markedBox = ({ left, top, right, bottom }: VisibleBox): Box => ({
  left,
  top,
  width: right - left + 1,
  height: bottom - top + 1,
});

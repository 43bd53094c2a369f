import { createRaster, type Raster } from '../../draw/raster.js';
import type { Masks, Renderer } from '../../world/renderer.js';
import { sideBySide } from '../../draw/side-by-side.js';
import { markBox, markDots, type Box } from './marks.js';
import { countPixels, type Box as VisibleBox } from '../../world/visible.js';
import { stage, type ModelOf } from './staging.js';
import type { OrientationState } from './state.js';

export type DrawSettings = { readonly size: number; readonly samples: 1 | 4 | 8; readonly shadows: boolean };

/** What it takes to draw. */
export interface Drawing {
  readonly renderer: Renderer;
  /** What draws the pictures. Default: the renderer, which says what is where. */
  readonly painter?: Renderer;
  readonly settings: DrawSettings;
  readonly modelOf: ModelOf;
}

/**
 * A picture of a scene: `marked`, with a box or dots on what is asked about; `pair`, before and after side by side; or
 * `masks`, whose red is 1 + the object and whose green is 1 + the part, at the middle of each pixel.
 */
export function drawScene(
  x: OrientationState,
  part: string,
  mark: 'box' | 'dots' | 'none',
  studio: Drawing,
): Raster {
  const { size: side, samples, shadows } = studio.settings;
  const picture = (state: OrientationState): Raster =>
    (studio.painter ?? studio.renderer).render(stage(state, studio.modelOf), {
      width: side,
      height: side,
      samples,
      shadows,
    });
  if (part === 'masks') return maskPicture(masksOf(x, studio));
  if (part === 'pair') {
    const [first, ...rest] = x.objects;
    const before = { ...x, objects: [{ ...first!, rotation: x.earlier ?? first!.rotation }, ...rest] };
    return sideBySide(picture(before), picture(x));
  }
  if (mark === 'none') return picture(x);
  const boxes = seenBoxes(x, studio);
  const plain = picture(x);
  if (mark === 'dots') return markDots(plain, boxes);
  return boxes[0] ? markBox(plain, boxes[0]) : plain;
}

/** The boxes of what is seen of the objects asked about, in pixels. */
export function seenBoxes(
  x: OrientationState,
  { renderer, modelOf, settings: { size } }: Drawing,
): readonly Box[] {
  let boxes = seen.get(x);
  if (!boxes) {
    const objects = renderer.objects(stage(x, modelOf), { width: size, height: size });
    boxes = countPixels(objects, { width: size, height: size }, x.objects.length)
      .slice(0, x.asked)
      .flatMap(({ box }) => (box ? [markedBox(box)] : []));
    seen.set(x, boxes);
  }
  return boxes;
}

const markedBox = ({ left, top, right, bottom }: VisibleBox): Box => ({
  left,
  top,
  width: right - left + 1,
  height: bottom - top + 1,
});

/** The picture's marks and the certificate are about the same boxes. */
const seen = new WeakMap<OrientationState, readonly Box[]>();

function masksOf(x: OrientationState, { renderer, modelOf, settings }: Drawing): Masks {
  return renderer.masks(stage(x, modelOf), { width: settings.size, height: settings.size });
}

function maskPicture({ width, height, objects, parts }: Masks): Raster {
  const picture = createRaster(width, height, 3);
  objects.forEach((object, at) => {
    picture.data[3 * at] = object;
    picture.data[3 * at + 1] = parts[at]!;
  });
  return picture;
}

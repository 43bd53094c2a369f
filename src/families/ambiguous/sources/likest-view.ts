import type { Stream } from '../../../core/stream.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import { coveredBox } from '../../../draw/fill/covered-box.js';
import { type Frame, drawModelView, type ModelView } from './model-camera.js';
import type { ModelAssets } from './model-assets.js';

/** Number of views from which the most similar is taken. */
const candidates = 3;
/** Rows and columns of the boxes at which shapes are compared. */
const compared = 20;

/** A view with its silhouette, small, as `align` takes it. */
interface Glanced {
  readonly view: ModelView;
  readonly thumbnail: FloatImage;
}

/**
 * The view of one model of a category whose silhouette is most similar to another. It is one model, because building one costs more
 * than drawing it from many sides. Silhouettes are compared by shape within the bounding box, because aligning one with another would
 * cost as much again.
 * @param still the other silhouette: coverage, 0 to 1, one channel
 */
export function likestView(
  assets: ModelAssets,
  category: string,
  still: FloatImage,
  { variations, frame }: { readonly variations: number; readonly frame: Frame },
  random: Stream,
): Glanced {
  const form = formOf(still);
  const first = drawModelView(assets.entryOf(category), variations, random);
  let best: (Glanced & { likeness: number }) | undefined;
  for (let at = 0; at < candidates; at++) {
    const view: ModelView =
      at === 0
        ? first
        : { ...drawModelView(assets.entryOf(category), variations, random), variation: first.variation };
    const thumbnail = thumbnailOf(assets, view, frame);
    const likeness = alike(form, formOf(thumbnail));
    if (!best || likeness > best.likeness) best = { view, thumbnail, likeness };
  }
  return best!;
}

interface Form {
  /** Width over height of the silhouette's box. */
  readonly ratio: number;
  /** The silhouette stretched over a square. */
  readonly mask: Uint8Array;
}

function formOf(still: FloatImage): Form {
  const { left, top, width, height } = coveredBox(still, 0.5);
  const mask = new Uint8Array(compared * compared);
  const [across, down] = [Math.max(1, width), Math.max(1, height)];
  for (let y = 0, i = 0; y < compared; y++)
    for (let x = 0; x < compared; x++, i++) {
      const column = left + Math.floor(((x + 0.5) * across) / compared);
      const row = top + Math.floor(((y + 0.5) * down) / compared);
      mask[i] = still.data[row * still.width + column] >= 0.5 ? 1 : 0;
    }
  return { ratio: across / down, mask };
}

/** The share of the square that both cover, of what either covers, less where their boxes have different forms. */
function alike(one: Form, other: Form): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.mask.length; i++) {
    both += one.mask[i] & other.mask[i];
    either += one.mask[i] | other.mask[i];
  }
  const stretch = Math.min(one.ratio / other.ratio, other.ratio / one.ratio);
  return either > 0 ? (stretch * both) / either : 0;
}

/** Shorter side at which silhouettes are compared, pixels. */
export const side = 64;

/** A model's silhouette, small, as `align` takes it. */
export function thumbnailOf(assets: ModelAssets, view: ModelView, frame: Frame): FloatImage {
  const small = (length: number): number => Math.round((side * length) / Math.min(frame.width, frame.height));
  const sides = { width: small(frame.width), height: small(frame.height) };
  const mask = assets.mask(view, { ...frame, ...sides });
  return { ...sides, channels: 1, data: Float32Array.from(mask) };
}

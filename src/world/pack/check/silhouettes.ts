import { memoize } from '../../../core/memoize.js';
import { sceneOf } from '../../gltf/sheet.js';
import type { Model, Renderer } from '../../index.js';
import type { Order } from '../../rotation/symmetry/find.js';

/** The side of the masks, pixels. */
const side = 72;
/** The number of sides from which a model is seen, all around. */
const views = 24;
/** Silhouettes that share more than this, of what either covers, are the same but for noise. */
export const same = 0.97;
/** Those that share less than this are plainly not. */
export const different = 0.9;

/** What the silhouettes of a model say of its symmetry. */
export interface Outlines {
  /** The turns about the vertical that leave all silhouettes as they are: 360/n degrees. */
  readonly symmetry: Order;
  /** How much silhouettes share after a turn of the declared symmetry, 0 to 1, on the average. */
  readonly declared: number;
  /** The same for silhouettes from one side and the mirror image of the other's, about its front or its left. */
  readonly mirrored: { readonly front: number; readonly left: number };
}

/** Looks at a model from all around, a little from above. @param declared the symmetry that is said to be its own */
export function outlinesOf(model: Model, renderer: Renderer, declared: Order): Outlines {
  const maskAt = memoize((degrees: number) =>
    renderer.objects(sceneOf([model], degrees), { width: side, height: side }).slice(),
  );
  const step = 360 / views;
  const around = Array.from({ length: views }, (_, i) => i * step);
  const mean = (likeness: (degrees: number) => number): number =>
    around.reduce((sum, degrees) => sum + likeness(degrees), 0) / views;
  const shared = (order: Order): number => {
    const turn = order === 'continuous' ? step : 360 / order;
    return mean((degrees) => overlap(maskAt(degrees), maskAt((degrees + turn) % 360)));
  };
  const mirrored = (axis: number): number =>
    mean((degrees) => overlap(maskAt((axis + degrees) % 360), flipped(maskAt((axis + 360 - degrees) % 360))));
  const orders: readonly Order[] = ['continuous', 12, 8, 6, 4, 3, 2];
  return {
    symmetry: orders.find((order) => shared(order) >= same) ?? 1,
    declared: shared(declared),
    mirrored: { front: mirrored(0), left: mirrored(90) },
  };
}

/** The share of what either mask covers that both do. */
function overlap(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < a.length; i++) {
    both += Number(a[i] > 0 && b[i] > 0);
    either += Number(a[i] > 0 || b[i] > 0);
  }
  return either > 0 ? both / either : 1;
}

/** A mask with left and right exchanged. */
const flipped = (mask: ArrayLike<number>): Uint8Array =>
  Uint8Array.from(mask, (_, i) => mask[i - (i % side) + side - 1 - (i % side)]);

import { canonicalJson, TopsyturvyError } from '../core/index.js';
import { type Raster, sameRaster } from '../draw/raster.js';
import { viewsOf, type AnyFamily } from './family.js';
import type { ItemTypes } from './family-types.js';

/**
 * The first law: label(act(T, x)) = rho(T, label(x)). Every item made goes through it.
 * @throws TopsyturvyError 'broken-law' naming both labels.
 */
export function checkLabelLaw(family: AnyFamily, x: unknown, t: unknown): void {
  const [seen, predicted] = [family.label(family.act(t, x)), family.rho(t, family.label(x))];
  checkLabels(family, { state: x, transform: t, seen, predicted });
}

/** {@link checkLabelLaw} where both sides are there: label(act(T, x)) and rho(T, label(x)). */
export function checkLabels(
  family: AnyFamily,
  { state, transform, ...labels }: Readonly<Record<'state' | 'transform' | 'seen' | 'predicted', unknown>>,
): void {
  const [seen, predicted] = [canonicalJson(labels.seen), canonicalJson(labels.predicted)];
  if (seen === predicted) return;
  throw new TopsyturvyError(
    'broken-law',
    `${family.name}: the transformed state is labeled ${seen} but the transformed label is ${predicted}`,
    { state, transform },
  );
}

/** An item, as far as the second law looks at it. */
export interface DrawnItem extends Pick<ItemTypes, 'params' | 'state' | 'transform'> {
  /** A part of the picture of the item's state, or of the state after the transform, drawn afresh. */
  drawState(state: unknown, part: string): Raster;
}

/**
 * The second law, for families that can move finished pixels: draw(act(T, x)) = warp(T, draw(x)), to the byte,
 * for every part of the picture.
 * @throws TopsyturvyError 'broken-law' naming the part.
 */
export function checkPictureLaw(family: AnyFamily, item: DrawnItem): void {
  if (!family.warp) return;
  const { params, state, transform } = item;
  const moved: unknown = family.act(transform, state);
  const picture = (part: string): Raster => item.drawState(state, part);
  for (const part of new Set(viewsOf(family, params).map((view) => view.part))) {
    if (!sameRaster(item.drawState(moved, part), family.warp(transform, picture, part))) {
      throw new TopsyturvyError(
        'broken-law',
        `${family.name}: the picture '${part}' of the transformed state differs from the transformed picture`,
        { state, transform },
      );
    }
  }
}

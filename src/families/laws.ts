import { TopsyturvyError } from '../core/errors.js';
import { canonicalJson } from '../core/json.js';
import { sameRaster } from '../draw/compare.js';
import type { Raster } from '../draw/raster.js';
import { viewsOf, type AnyFamily } from './family.js';

/**
 * The first law: label(act(T, x)) = rho(T, label(x)). Every item made goes through it.
 *
 * @throws TopsyturvyError 'broken-law' naming both labels.
 */
export function checkLabelLaw(family: AnyFamily, x: unknown, t: unknown): void {
  const seen = canonicalJson(family.label(family.act(t, x)));
  const predicted = canonicalJson(family.rho(t, family.label(x)));
  if (seen !== predicted) {
    throw new TopsyturvyError(
      'broken-law',
      `${family.name}: the transformed state is labelled ${seen} but the transformed label is ${predicted}`,
      { state: x, transform: t },
    );
  }
}

/**
 * The second law, for families that can move finished pixels: draw(act(T, x)) = warp(T, draw(x)), to the byte,
 * for every part of the picture.
 *
 * @param params only needed if the family's views depend on them
 * @throws TopsyturvyError 'broken-law' naming the part.
 */
export function checkPictureLaw(
  family: AnyFamily,
  x: unknown,
  t: unknown,
  assets: unknown,
  params?: unknown,
): void {
  if (!family.warp) return;
  const moved = family.act(t, x);
  const picture = (part: string): Raster => family.draw(x, part, assets);
  for (const part of new Set(viewsOf(family, params).map((view) => view.part))) {
    if (!sameRaster(family.draw(moved, part, assets), family.warp(t, picture, part))) {
      throw new TopsyturvyError(
        'broken-law',
        `${family.name}: the picture '${part}' of the transformed state differs from the transformed picture`,
        { state: x, transform: t },
      );
    }
  }
}

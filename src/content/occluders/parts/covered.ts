import type { Stream } from '../../../core/stream.js';
import { linear, part, tileUvs, type Mesh, type Part, type Tint } from '../../../world/modeling/index.js';
import { surfaceMaterial, type Surface } from '../../surfaces/index.js';

/** Texels along a side: what stands in front fills a third of a picture. */
const texels = 256;

/**
 * A part made of a surface of the content at its real size.
 * @param variation deals out the example of the surface
 * @param tint factor of its color. Default white
 */
export function covered(
  name: string,
  mesh: Mesh,
  surface: Surface,
  variation: Stream,
  tint: Tint = [1, 1, 1],
): Part {
  const material = surfaceMaterial(surface, variation.child('surface'), texels);
  return part(name, { ...material, baseColor: linear(tint) }, tileUvs(mesh, surface.tile));
}

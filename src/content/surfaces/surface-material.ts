import { unexpected } from '../../core/errors.js';
import type { Stream } from '../../core/stream.js';
import { displayCode } from '../../draw/display-code.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import type { Material, Texture } from '../../world/material.js';
import type { Surface, SurfaceFields } from './define.js';
import { normalMap } from './normal-map.js';

/**
 * An example of a surface as a material: base color, normals, and roughness with metallicity, three textures of
 * `size` × `size` texels that repeat. Meshes need texture coordinates in tiles: meters divided by `surface.tile`, see `tileUvs`.
 *
 * @param variation deals out what the example looks like: the same stream, surface and size give the same bytes
 * @param size texels along each side, a power of two from 16 to 2048. Default 512
 * @throws TopsyturvyError 'bad-parameter' for another size
 */
export function surfaceMaterial(surface: Surface, variation: Stream, size = 512): Material {
  if (!(Number.isInteger(size) && size >= 16 && size <= 2048 && (size & (size - 1)) === 0))
    throw unexpected('bad-parameter', 'size', size, 'a power of two from 16 to 2048');
  const fields = surface.paint(variation, size);
  const { image, scale } = normalMap(fields.height, size, surface.tile);
  return {
    baseColor: [1, 1, 1],
    metallic: fields.metallic === undefined ? 0 : 1,
    roughness: 1,
    baseColorTexture: repeated(colors(fields.color, size)),
    normalTexture: repeated(image),
    ...(scale !== 1 && { normalScale: scale }),
    metallicRoughnessTexture: repeated(glosses(fields, size)),
  };
}

const repeated = (image: Raster): Texture => ({ image, wrapS: 'repeat', wrapT: 'repeat' });

function colors(color: Float32Array, size: number): Raster {
  const raster = createRaster(size, size, 3);
  for (let i = 0; i < color.length; i++) raster.data[i] = displayCode(color[i]);
  return raster;
}

/** Green: roughness, blue: metallicity, as glTF 2.0 has them. */
function glosses({ roughness, metallic = 0 }: SurfaceFields, size: number): Raster {
  const raster = createRaster(size, size, 3);
  const { data } = raster;
  for (let i = 0, at = 0; i < size * size; i++, at += 3) {
    data[at + 1] = code(typeof roughness === 'number' ? roughness : roughness[i]);
    data[at + 2] = code(typeof metallic === 'number' ? metallic : metallic[i]);
  }
  return raster;
}

const code = (share: number): number => (share <= 0 ? 0 : share >= 1 ? 255 : (255 * share + 0.5) | 0);

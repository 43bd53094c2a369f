import { badParameter, type Stream } from '../../core/index.js';
import { displayCode } from '../../draw/display-code.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import type { Material, Texture } from '../../world/material.js';
import type { Surface, SurfaceFields } from './define.js';

/** Steepest slope that is written as it is: flatter surfaces are written steeper, so that 8 bits are enough for them. */
const steepest = 0.75;
/** The least factor of slopes. */
const flattest = 1 / 64;

/** Normals as glTF 2.0 encodes them, and the factor of the slopes that they are to be read with. */
interface NormalMap {
  readonly image: Raster;
  /** The factor, 1/64 to 1. */
  readonly scale: number;
}

/**
 * The normals of a height field that repeats, from differences across two texels.
 * @param height meters, rows from the top, size × size
 * @param tile meters that the field covers along each side
 */
function normalMap(height: Float32Array, size: number, [along, down]: readonly [number, number]): NormalMap {
  const perColumn = size / (2 * along);
  const perRow = size / (2 * down);
  const last = size - 1;
  const slopes = new Float32Array(2 * size * size);
  let largest = 0;
  for (let y = 0, at = 0; y < size; y++) {
    const row = y * size;
    const above = ((y - 1) & last) * size;
    const below = ((y + 1) & last) * size;
    for (let x = 0; x < size; x++, at += 2) {
      const across = (height[row + ((x - 1) & last)] - height[row + ((x + 1) & last)]) * perColumn;
      // Green points up in the picture, rows run down.
      const upward = (height[below + x] - height[above + x]) * perRow;
      slopes[at] = across;
      slopes[at + 1] = upward;
      const square = across * across + upward * upward;
      if (square > largest) largest = square;
    }
  }
  const scale = Math.min(1, Math.max(flattest, Math.sqrt(largest) / steepest));
  const image = createRaster(size, size, 3);
  const { data } = image;
  for (let i = 0, at = 0; i < slopes.length; i += 2, at += 3) {
    const x = slopes[i] / scale;
    const y = slopes[i + 1] / scale;
    const unit = 127.5 / Math.sqrt(x * x + y * y + 1);
    data[at] = (x * unit + 128) | 0;
    data[at + 1] = (y * unit + 128) | 0;
    data[at + 2] = (unit + 128) | 0;
  }
  return { image, scale };
}

/**
 * An example of a surface as a material: base color, normals, and roughness with metallicity, three textures of
 * `size` × `size` texels that repeat. Meshes need texture coordinates in tiles: meters divided by `surface.tile`, see `tileUvs`.
 * @param variation deals out what the example looks like: the same stream, surface and size give the same bytes
 * @param size texels along each side, a power of two from 16 to 2048. Default 512
 * @throws TopsyturvyError 'bad-parameter' for another size
 */
export function surfaceMaterial(surface: Surface, variation: Stream, size = 512): Material {
  if (!(Number.isInteger(size) && size >= 16 && size <= 2048 && (size & (size - 1)) === 0))
    throw badParameter('size', size, 'a power of two from 16 to 2048');
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

import { badParameter, memoize, type Stream } from '../../core/index.js';
import { displayTables } from '../../draw/display-code.js';
import type { Material, Texture } from '../../world/material.js';
import type { Surface, SurfaceFields } from './define.js';
import { beginTile, tileMemory as memory } from './tiles/tile-memory.js';

/** Steepest slope that is written as it is: flatter surfaces are written steeper, so that 8 bits are enough for them. */
const steepest = 0.75;
/** The least factor of slopes. */
const flattest = 1 / 64;

/** Normals as glTF 2.0 encodes them, and the factor of the slopes that they are to be read with. */
interface NormalMap {
  readonly data: Uint8Array;
  /** The factor, 1/64 to 1. */
  readonly scale: number;
}

const bytesAt = (place: number, count: number): Uint8Array => memory.bytes.slice(place, place + count);

/**
 * The normals of a height field that repeats, from differences across two texels.
 * @param height meters, rows from the top, size × size
 * @param tile meters that the field covers along each side
 */
function normalMap(height: Float32Array, size: number, [along, down]: readonly [number, number]): NormalMap {
  const loops = beginTile();
  const heights = memory.putFloats(height);
  const slopes = memory.take(8 * size * size);
  const out = memory.take(3 * size * size);
  const largest = loops.slopes(heights, size, size / (2 * along), size / (2 * down), slopes);
  const scale = Math.min(1, Math.max(flattest, Math.sqrt(largest) / steepest));
  loops.normals(slopes, size * size, scale, out);
  return { data: bytesAt(out, 3 * size * size), scale };
}

/**
 * An example of a surface as a material: base color, normals, and roughness with metallicity, three textures of
 * `size` × `size` texels that repeat, painted when one is first read. Meshes need texture coordinates in tiles: meters divided by `surface.tile`, see `tileUvs`.
 * @param variation deals out what the example looks like, by its path, whatever is drawn from it before or after: the same path, surface
 * and size give the same bytes
 * @param size texels along each side, a power of two from 16 to 2048. Default 512
 * @throws TopsyturvyError 'bad-parameter' for another size
 */
export function surfaceMaterial(surface: Surface, variation: Stream, size = 512): Material {
  if (!(Number.isInteger(size) && size >= 16 && size <= 2048 && (size & (size - 1)) === 0))
    throw badParameter('size', size, 'a power of two from 16 to 2048');
  const maps = memoize(() => mapsOf(surface, surface.paint(variation.child(), size), size));
  const texture = (name: keyof Maps): Texture => ({
    wrapS: 'repeat',
    wrapT: 'repeat',
    image: {
      width: size,
      height: size,
      channels: 3,
      get data() {
        return maps()[name].data;
      },
    },
  });
  return {
    baseColor: [1, 1, 1],
    metallic: surface.isMetal ? 1 : 0,
    roughness: 1,
    baseColorTexture: texture('colors'),
    normalTexture: {
      ...texture('normals'),
      get scale() {
        return maps().normals.scale;
      },
    },
    metallicRoughnessTexture: texture('glosses'),
  };
}

/** Texels of red, green and blue. */
interface Texels {
  readonly data: Uint8Array;
}

interface Maps {
  readonly colors: Texels;
  readonly normals: NormalMap;
  readonly glosses: Texels;
}

/** @throws TopsyturvyError 'bad-parameter' for metal in a surface that does not say that it has any */
function mapsOf({ name, tile, isMetal = false }: Surface, fields: SurfaceFields, size: number): Maps {
  if (fields.metallic !== undefined && !isMetal)
    throw badParameter(`isMetal of ${name}`, isMetal, 'true for a surface that paints `metallic`');
  return {
    colors: { data: colors(fields.color) },
    normals: normalMap(fields.height, size, tile),
    glosses: { data: glosses(fields, size) },
  };
}

function colors(color: Float32Array): Uint8Array {
  const loops = beginTile();
  const { thresholds, codes } = displayTables();
  const tables = [memory.putBytes(thresholds), memory.putBytes(codes)] as const;
  const from = memory.putFloats(color);
  const out = memory.take(color.length);
  loops.display(from, color.length, ...tables, out);
  return bytesAt(out, color.length);
}

/** Green: roughness, blue: metallicity, as glTF 2.0 has them. */
function glosses({ roughness, metallic = 0 }: SurfaceFields, size: number): Uint8Array {
  const data = new Uint8Array(3 * size * size);
  for (let i = 0, at = 0; i < size * size; i++, at += 3) {
    data[at + 1] = code(typeof roughness === 'number' ? roughness : roughness[i]);
    data[at + 2] = code(typeof metallic === 'number' ? metallic : metallic[i]);
  }
  return data;
}

const code = (share: number): number => (share <= 0 ? 0 : share >= 1 ? 255 : (255 * share + 0.5) | 0);

import { badParameter, memoize, type Stream } from '../../core/index.js';
import { madeBytes, sharedBytes } from '../../core/threads/shared-bytes.js';
import { displayTables } from '../../draw/display-code.js';
import type { Material, Texture } from '../../world/material.js';
import { type LeveledPicture, type MipLevel, mipChain } from '../../world/shading/mip-chain.js';
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

/** The textures of a surface, in the order in which their levels lie one behind the other. */
const mapNames = ['colors', 'normals', 'glosses'] as const;
type MapName = (typeof mapNames)[number];

/** A surface as it is drawn. */
interface Drawn {
  /** The factor of the slopes. */
  readonly scale: number;
  readonly levels: Record<MapName, readonly MipLevel[]>;
}

const sidesOf = (size: number): readonly number[] => (size === 1 ? [1] : [size, ...sidesOf(size / 2)]);

/** Numbers of 4 bytes before the levels: the scale takes two. */
const header = 2;

/** Lays the levels of all textures of a surface one behind the other, after the scale. */
function layLevels(maps: Maps, size: number, { buffer, byteOffset }: Uint8Array): void {
  new Float64Array(buffer, byteOffset, 1)[0] = maps.normals.scale;
  let at = byteOffset + 4 * header;
  for (const name of mapNames) {
    const picture = { width: size, height: size, channels: 3, data: maps[name].data } as const;
    for (const { texels } of mipChain(picture, name === 'colors' ? 'color' : 'data', name)) {
      new Uint32Array(buffer, at, texels.length).set(texels);
      at += texels.byteLength;
    }
  }
}

function readLevels({ buffer, byteOffset }: Uint8Array, size: number): Drawn {
  let at = byteOffset + 4 * header;
  const next = (): readonly MipLevel[] =>
    sidesOf(size).map((side) => {
      const texels = new Uint32Array(buffer, at, side * side);
      at += texels.byteLength;
      return { width: side, height: side, texels };
    });
  const levels = { colors: next(), normals: next(), glosses: next() };
  return { scale: new Float64Array(buffer, byteOffset, 1)[0], levels };
}

function unpacked(texels: Uint32Array): Uint8Array {
  const data = new Uint8Array(3 * texels.length);
  for (let i = 0; i < data.length; i++) data[i] = texels[(i / 3) | 0] >>> (8 * (i % 3));
  return data;
}

/**
 * An example of a surface as a material: base color, normals, and roughness with metallicity, three textures of
 * `size` × `size` texels that repeat, painted when one is first drawn. Meshes need texture coordinates in tiles: meters divided by `surface.tile`, see `tileUvs`.
 * @param variation deals out what the example looks like, by its path, whatever is drawn from it before or after: the same path, surface
 * and size give the same bytes
 * @param size texels along each side, a power of two from 16 to 2048. Default 512
 * @param shared whether it is one that other threads draw, too. Default false
 * @throws TopsyturvyError 'bad-parameter' for another size
 */
export function surfaceMaterial(surface: Surface, variation: Stream, size = 512, shared = false): Material {
  if (!(Number.isInteger(size) && size >= 16 && size <= 2048 && (size & (size - 1)) === 0))
    throw badParameter('size', size, 'a power of two from 16 to 2048');
  const texels = sidesOf(size).reduce((sum, side) => sum + side * side, 0);
  const drawn = memoize(() => {
    const bytes = 4 * (header + 3 * texels);
    const lay = (to: Uint8Array): void =>
      layLevels(mapsOf(surface, surface.paint(variation.child(), size), size), size, to);
    const name = JSON.stringify(['surface', surface.name, size, variation.path]);
    return readLevels(shared ? sharedBytes(name, bytes, lay) : madeBytes(bytes, lay), size);
  });
  const texture = (name: MapName): Texture => {
    const image: LeveledPicture = {
      width: size,
      height: size,
      channels: 3,
      get data() {
        return unpacked(drawn().levels[name][0].texels);
      },
      get levels() {
        return drawn().levels[name];
      },
    };
    return { wrapS: 'repeat', wrapT: 'repeat', image };
  };
  return {
    baseColor: [1, 1, 1],
    metallic: surface.isMetal ? 1 : 0,
    roughness: 1,
    baseColorTexture: texture('colors'),
    normalTexture: {
      ...texture('normals'),
      get scale() {
        return drawn().scale;
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

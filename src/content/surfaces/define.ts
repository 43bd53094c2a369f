import { badParameter, type Stream } from '../../core/index.js';

/** A surface at each texel of a tile, rows from the top, `size` × `size`. It continues beyond its sides. */
export interface SurfaceFields {
  /** Albedo, or the reflectance of a metal: linear red, green and blue of each texel, 0 to 1. */
  readonly color: Float32Array;
  /** The height in meters above any level. */
  readonly height: Float32Array;
  /** 0 (mirror) to 1 (matte), perceptual; one number where it is the same everywhere. */
  readonly roughness: Float32Array | number;
  /** 0 (dielectric) to 1 (metal); only for a surface that `isMetal`. Default 0. */
  readonly metallic?: Float32Array | number;
}

/** A surface of which any number of examples can be painted. */
export interface Surface {
  /** Lower-case words, e.g. 'floor boards'. */
  readonly name: string;
  /** Meters that one tile covers, along u and along v. */
  readonly tile: readonly [along: number, down: number];
  /** Whether any of it is metal. Default false. */
  readonly isMetal?: boolean;
  /**
   * Paints one example: colors, species and places vary through `variation`, one child stream per purpose.
   * @param size texels along each side, a power of two from 16 to 2048
   */
  paint(variation: Stream, size: number): SurfaceFields;
}

/** @throws TopsyturvyError 'bad-parameter' unless the name is lower-case words and the tile's sides are positive */
export function defineSurface(surface: Surface): Surface {
  const { name, tile } = surface;
  if (!/^[a-z]+( [a-z]+)*$/.test(name))
    throw badParameter('name', name, 'lower-case words such as "floor boards"');
  if (tile.length !== 2 || !tile.every((side) => side > 0 && side <= 100))
    throw badParameter(`tile of ${name}`, tile, 'two lengths in meters, up to 100');
  return surface;
}

/** The fields of a surface yet to be painted, zeros. Each is a new one where it is read, so that none is made in vain. */
export const blank = (size: number) => ({
  get color() {
    return new Float32Array(3 * size * size);
  },
  get height() {
    return new Float32Array(size * size);
  },
  get roughness() {
    return new Float32Array(size * size);
  },
});

/** Colors a texel. @param to three times its number @param light factor of the tint */
export function setColor(color: Float32Array, to: number, tint: readonly number[], light: number): void {
  color[to] = tint[0] * light;
  color[to + 1] = tint[1] * light;
  color[to + 2] = tint[2] * light;
}

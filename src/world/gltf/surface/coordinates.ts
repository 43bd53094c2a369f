import { cos, sin } from '../../../core/math/index.js';
import type { TextureInfo } from '../format/form.js';
import type { Numbers } from '../data/geometry.js';

/** The source of a texture's coordinates. */
export interface UvSource {
  /** The n of TEXCOORD_n. */
  readonly set: number;
  /** u' = m0 u + m1 v + m2, v' = m3 u + m4 v + m5. */
  readonly matrix: readonly number[];
}

/** The ways in which the textures of one material are laid on: no more than two can be drawn. */
export class Coordinates {
  private readonly sources: UvSource[] = [];

  get first(): UvSource | undefined {
    return this.sources[0];
  }

  get second(): UvSource | undefined {
    return this.sources[1];
  }

  /** The index of the texture's coordinates, 0 or 1; undefined if they would be a third. */
  take(info: TextureInfo): 0 | 1 | undefined {
    const own = sourceOf(info);
    const known = this.sources.findIndex((source) => JSON.stringify(source) === JSON.stringify(own));
    if (known >= 0) return known as 0 | 1;
    if (this.sources.length === 2) return undefined;
    return (this.sources.push(own) - 1) as 0 | 1;
  }
}

/** Scaled, then turned against the clock as seen, then moved: KHR_texture_transform. */
function sourceOf({ texCoord, extensions }: TextureInfo): UvSource {
  const transform = extensions?.KHR_texture_transform;
  if (!transform) return { set: texCoord, matrix: [1, 0, 0, 0, 1, 0] };
  const { offset, rotation, scale } = transform;
  const [c, s] = [cos(rotation), sin(rotation)];
  const [x, y] = scale;
  return { set: transform.texCoord ?? texCoord, matrix: [c * x, s * y, offset[0], -s * x, c * y, offset[1]] };
}

/** Texture coordinates as their source says. */
export function movedUvs(uvs: Numbers, { matrix: m }: UvSource): Float32Array {
  const out = new Float32Array(uvs.length);
  for (let i = 0; i < uvs.length; i += 2) {
    const [u, v] = [uvs[i], uvs[i + 1]];
    out[i] = m[0] * u + m[1] * v + m[2];
    out[i + 1] = m[3] * u + m[4] * v + m[5];
  }
  return out;
}

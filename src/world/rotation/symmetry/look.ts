import { toLinear } from '../../../core/color.js';
import type { Part, Texture, Wrap } from '../../index.js';

/**
 * The look of a point of a surface: red, green and blue (the roots of linear intensities, near enough to what the eye
 * tells apart), metallic, roughness, and the roots of emitted red, green and blue. All 0 to 1.
 */
export type Look = readonly number[];

/** How a triangle of a part, given by the place of its first index, looks at v, w; undefined where it is cut out. */
export function partLook({ mesh, material }: Part): (at: number, v: number, w: number) => Look | undefined {
  const { baseColorTexture: texture, emissiveTexture, alphaCutoff, emissive = [0, 0, 0] } = material;
  const { metallic, roughness } = material;
  const { uvs, colors, indices } = mesh;
  return (at, v, w) => {
    const mixed = (values: Float32Array, size: number, k: number): number =>
      (1 - v - w) * values[size * indices[at] + k] +
      v * values[size * indices[at + 1] + k] +
      w * values[size * indices[at + 2] + k];
    const texel = texture && uvs ? readTexel(texture, mixed(uvs, 2, 0), mixed(uvs, 2, 1)) : undefined;
    if (texel && alphaCutoff !== undefined && texel[3] < alphaCutoff) return undefined;
    const color = material.baseColor.map((base, k) =>
      Math.sqrt(base * (colors ? Math.max(0, mixed(colors, 3, k)) : 1) * (texel?.[k] ?? 1)),
    );
    const glow =
      emissiveTexture && uvs ? readTexel(emissiveTexture, mixed(uvs, 2, 0), mixed(uvs, 2, 1)) : undefined;
    return [...color, metallic, roughness, ...emissive.map((full, k) => Math.sqrt(full * (glow?.[k] ?? 1)))];
  };
}

/** The nearest texel: linear red, green and blue, and alpha. */
function readTexel({ image, wrapS, wrapT }: Texture, u: number, v: number): number[] {
  const x = wrapped(Math.floor(u * image.width), image.width, wrapS);
  const y = wrapped(Math.floor(v * image.height), image.height, wrapT);
  const at = (y * image.width + x) * image.channels;
  const channel = (k: number): number => image.data[at + k] / 255;
  const color = [0, 1, 2].map((k) => toLinear(channel(image.channels === 1 ? 0 : k)));
  return [...color, image.channels === 4 ? channel(3) : 1];
}

function wrapped(i: number, size: number, wrap: Wrap): number {
  if (wrap === 'clamp') return Math.min(size - 1, Math.max(0, i));
  const period = wrap === 'mirror' ? 2 * size : size;
  const within = ((i % period) + period) % period;
  return within < size ? within : period - 1 - within;
}

import { createRaster, type Raster } from '../../draw/raster.js';
import type { Material, Texture } from '../material.js';
import type { Model } from '../model.js';
import { mipChain, type MipLevel, type TextureKind } from '../shading/mip-chain.js';

const kinds = {
  baseColorTexture: 'color',
  metallicRoughnessTexture: 'data',
  normalTexture: 'data',
  emissiveTexture: 'color',
  occlusionTexture: 'data',
} as const satisfies Partial<Record<keyof Material, TextureKind>>;
const roles = Object.keys(kinds) as (keyof typeof kinds)[];

/**
 * A model whose textures are no larger than they need be: each is the first of its halves (as renderers make them, the mean of
 * what each texel covers) whose longer side is at most `most`. Pictures that use one image share the reduced one too.
 */
export function reduceTextures(model: Model, most: number): Model {
  const known: Record<TextureKind, Map<Raster, Raster>> = { color: new Map(), data: new Map() };
  const reduced = (image: Raster, kind: TextureKind): Raster => {
    if (Math.max(image.width, image.height) <= most) return image;
    let small = known[kind].get(image);
    if (!small) known[kind].set(image, (small = reducedImage(image, kind, most)));
    return small;
  };
  const materials = new Map<Material, Material>();
  const materialOf = (material: Material): Material => {
    let made = materials.get(material);
    if (!made) materials.set(material, (made = { ...material, ...texturesOf(material, reduced) }));
    return made;
  };
  return {
    ...model,
    parts: model.parts.map((part) => ({ ...part, material: materialOf(part.material) })),
  };
}

const texturesOf = (
  material: Material,
  reduced: (image: Raster, kind: TextureKind) => Raster,
): Partial<Record<keyof typeof kinds, Texture>> =>
  Object.fromEntries(
    roles.flatMap((role) => {
      const texture = material[role];
      return texture ? [[role, { ...texture, image: reduced(texture.image, kinds[role]) }]] : [];
    }),
  );

function reducedImage(image: Raster, kind: TextureKind, most: number): Raster {
  const level = mipChain(image, kind, 'a texture').find(
    ({ width, height }) => Math.max(width, height) <= most,
  )!;
  return unpacked(level, image.channels);
}

/** A level of the chain as a picture of so many channels. */
function unpacked({ width, height, texels }: MipLevel, channels: Raster['channels']): Raster {
  const raster = createRaster(width, height, channels);
  texels.forEach((texel, i) => {
    for (let channel = 0; channel < channels; channel++)
      raster.data[channels * i + channel] = (texel >>> (8 * channel)) & 255;
  });
  return raster;
}

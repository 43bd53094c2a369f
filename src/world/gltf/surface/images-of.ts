import { at } from '../format/at.js';
import type { Gltf, GltfMaterial, TextureInfo } from '../format/form.js';
import { badModel } from '../format/problem.js';

/**
 * The image of a texture: of formats that are beside one another, the one that can be read.
 *
 * @throws TopsyturvyError 'bad-model' if there is none
 */
export function imageOf({ textures }: Gltf, index: number): number {
  const { source, extensions } = at(textures, index, 'texture');
  const image = extensions?.EXT_texture_webp?.source ?? source;
  if (image !== undefined) return image;
  throw extensions?.KHR_texture_basisu
    ? badModel(`has KTX2 (KHR_texture_basisu) in texture ${index}; only PNG, JPEG and WebP can be read`)
    : badModel(`has no picture that can be read in texture ${index}`);
}

/** The images that some materials use, each once. */
export function imagesOf(gltf: Gltf, materials: readonly number[]): readonly number[] {
  const infos = materials.flatMap((index) => infosOf(at(gltf.materials, index, 'material')));
  return [...new Set(infos.map(({ index }) => imageOf(gltf, index)))];
}

/** The textures that are read of a material, if they are there and count. */
function infosOf({ pbrMetallicRoughness: pbr, extensions, ...own }: GltfMaterial): TextureInfo[] {
  const gloss = extensions.KHR_materials_pbrSpecularGlossiness;
  const coat = extensions.KHR_materials_clearcoat;
  const glows = own.emissiveFactor.some((share) => share > 0);
  const unlit = extensions.KHR_materials_unlit !== undefined;
  return [
    ...(gloss && !unlit
      ? [gloss.diffuseTexture, gloss.specularGlossinessTexture]
      : [pbr.baseColorTexture, unlit ? undefined : pbr.metallicRoughnessTexture]),
    ...(unlit ? [] : [own.normalTexture, own.occlusionTexture, glows ? own.emissiveTexture : undefined]),
    ...(coat && coat.clearcoatFactor > 0 ? [coat.clearcoatTexture, coat.clearcoatRoughnessTexture] : []),
    extensions.KHR_materials_transmission?.transmissionTexture,
    extensions.KHR_materials_specular?.specularTexture,
    extensions.KHR_materials_specular?.specularColorTexture,
  ].filter((info) => info !== undefined);
}

import type { Material, Texture } from '../../material.js';
import type { GltfMaterial } from '../format/form.js';
import type { LaidTextures } from './laid-textures.js';
import { toMetallic, toMetallicTextures } from './specular-glossiness.js';

/** What a surface reflects. */
export interface Base {
  readonly material: Pick<
    Material,
    'baseColor' | 'metallic' | 'roughness' | 'baseColorTexture' | 'metallicRoughnessTexture'
  >;
  /** Of the color's factor. */
  readonly alpha: number;
}

/** Base color, metalness and roughness, of the core's model or of KHR_materials_pbrSpecularGlossiness, made into it. */
export async function readBase(from: GltfMaterial, unlit: boolean, laid: LaidTextures): Promise<Base> {
  const gloss = from.extensions.KHR_materials_pbrSpecularGlossiness;
  if (gloss && !unlit) return readGloss(gloss, laid);
  const { pbrMetallicRoughness: pbr } = from;
  const [red, green, blue, alpha] = pbr.baseColorFactor as [number, number, number, number];
  const color = await laid.read(pbr.baseColorTexture, 'base color texture', 'color');
  const rough = unlit
    ? undefined
    : await laid.read(pbr.metallicRoughnessTexture, 'metallic-roughness texture', 'data');
  return {
    material: {
      baseColor: [red, green, blue],
      metallic: unlit ? 0 : pbr.metallicFactor,
      roughness: unlit ? 1 : pbr.roughnessFactor,
      ...(color && { baseColorTexture: color }),
      ...(rough && { metallicRoughnessTexture: rough }),
    },
    alpha,
  };
}

type Gloss = NonNullable<GltfMaterial['extensions']['KHR_materials_pbrSpecularGlossiness']>;

async function readGloss(from: Gloss, laid: LaidTextures): Promise<Base> {
  const [red, green, blue, alpha] = from.diffuseFactor as [number, number, number, number];
  const factors = {
    diffuse: [red, green, blue],
    specular: from.specularFactor as [number, number, number],
    glossiness: from.glossinessFactor,
  } as const;
  const name = 'specularGlossinessTexture of KHR_materials_pbrSpecularGlossiness';
  const color = await laid.read(from.diffuseTexture, 'diffuse texture', 'color');
  let mirrored = await laid.read(from.specularGlossinessTexture, name, 'color');
  if (color && mirrored && color.coordinates !== mirrored.coordinates) {
    laid.left.push(`${name} (laid on otherwise than the diffuse texture)`);
    mirrored = undefined;
  }
  if (!color && !mirrored) {
    const { base, metallic, roughness } = toMetallic(factors);
    return { material: { baseColor: base, metallic, roughness }, alpha };
  }
  const { base, surface } = toMetallicTextures(factors, color, mirrored);
  const coordinates = ((color ?? mirrored) as Texture).coordinates;
  const laidOn = (texture: Texture): Texture => ({ ...texture, ...(coordinates && { coordinates }) });
  return {
    material: {
      baseColor: [1, 1, 1],
      metallic: 1,
      roughness: 1,
      baseColorTexture: laidOn(base),
      metallicRoughnessTexture: laidOn(surface),
    },
    alpha,
  };
}

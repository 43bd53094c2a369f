import type { Material } from '../../material.js';
import type { Gltf, GltfMaterial } from '../format/form.js';
import { undrawnExtensions } from '../format/extensions.js';
import { at } from '../format/at.js';
import { readAlpha } from './alpha.js';
import { readBase } from './base.js';
import type { UvSource } from './coordinates.js';
import { LaidTextures } from './laid-textures.js';
import { readLayers } from './layers.js';
import type { Textures } from './textures.js';

/** What a primitive is made of, and where its texture coordinates come from. */
export interface SurfaceOf {
  readonly material: Material;
  /** The coordinates that its textures use, and those of `coordinates: 'second'`; undefined where it has none. */
  readonly uvs: UvSource | undefined;
  readonly secondUvs: UvSource | undefined;
  /** The alpha of vertex colors below which nothing is seen; 0 where alpha does not count. */
  readonly leastAlpha: number;
  /** What of it cannot be drawn, e.g. 'KHR_materials_sheen'. */
  readonly left: readonly string[];
}

const plain: SurfaceOf = {
  material: { baseColor: [1, 1, 1], metallic: 1, roughness: 1 },
  uvs: undefined,
  secondUvs: undefined,
  leastAlpha: 0,
  left: [],
};

/**
 * A material as our renderers draw it: metallic-roughness with textures that are laid on in one or two ways.
 *
 * @returns undefined if nothing of it would be seen
 */
export async function readSurface(
  gltf: Gltf,
  index: number | undefined,
  textures: Textures,
): Promise<SurfaceOf | undefined> {
  if (index === undefined) return plain;
  const from = at(gltf.materials, index, 'material');
  const unlit = from.extensions.KHR_materials_unlit !== undefined;
  const laid = new LaidTextures(textures);
  const base = await readBase(from, unlit, laid);
  const alpha = readAlpha(from, base.alpha, base.material.baseColorTexture?.image);
  if (!alpha) return undefined;
  const { normalTexture, doubleSided } = from;
  const normal = unlit ? undefined : await laid.read(normalTexture, 'normal texture', 'data');
  const material: Material = {
    ...base.material,
    ...(normal && { normalTexture: normal, normalScale: normalTexture!.scale }),
    ...(await readLightMaps(from, unlit, laid)),
    ...alpha.material,
    ...(unlit ? {} : await readLayers(from, laid)),
    ...(doubleSided && { doubleSided }),
  };
  const { first, second } = laid.coordinates;
  return {
    material,
    uvs: first,
    secondUvs: second,
    leastAlpha: alpha.least,
    left: [...alpha.left, ...undrawnExtensions(from.extensions), ...laid.left],
  };
}

/** What a material sends out by itself, and how much light from all around reaches it. */
async function readLightMaps(
  { emissiveFactor, emissiveTexture, occlusionTexture, extensions }: GltfMaterial,
  unlit: boolean,
  laid: LaidTextures,
): Promise<Pick<Material, 'emissive' | 'emissiveTexture' | 'occlusionTexture' | 'occlusionStrength'>> {
  const strength = extensions.KHR_materials_emissive_strength?.emissiveStrength ?? 1;
  const [red, green, blue] = emissiveFactor.map((share) => share * strength) as [number, number, number];
  // What is not lit sends out nothing but its color, and is not darkened by its surroundings (KHR_materials_unlit).
  const glows = !unlit && red + green + blue > 0;
  const glow = glows ? await laid.read(emissiveTexture, 'emissive texture', 'color') : undefined;
  const occlusion = unlit ? undefined : await laid.read(occlusionTexture, 'occlusion texture', 'data');
  const emissive = glows && (!emissiveTexture || glow) ? ([red, green, blue] as const) : undefined;
  return {
    ...(emissive && { emissive }),
    ...(glow && { emissiveTexture: glow }),
    ...(occlusion && { occlusionTexture: occlusion, occlusionStrength: occlusionTexture!.strength }),
  };
}

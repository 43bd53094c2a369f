import type { Material, Texture } from '../../material.js';
import { type Gltf, type GltfMaterial, at } from '../format/form.js';
import { undrawnExtensions } from '../format/extensions.js';
import { readAlpha } from './alpha.js';
import type { UvSource } from './coordinates.js';
import { type Textures, LaidTextures } from './textures.js';
import { toMetallic, toMetallicTextures } from './specular-glossiness.js';

/** The reflection of a surface. */
interface Base {
  readonly material: Pick<
    Material,
    'baseColor' | 'metallic' | 'roughness' | 'baseColorTexture' | 'metallicRoughnessTexture'
  >;
  /** Alpha of the color's factor. */
  readonly alpha: number;
}

/** Base color, metalness and roughness, of the core's model or of KHR_materials_pbrSpecularGlossiness, made into it. */
async function readBase(from: GltfMaterial, unlit: boolean, laid: LaidTextures): Promise<Base> {
  const gloss = from.extensions.KHR_materials_pbrSpecularGlossiness;
  if (gloss && !unlit) return readGloss(gloss, laid);
  const { pbrMetallicRoughness: pbr } = from;
  const [red, green, blue, alpha] = pbr.baseColorFactor;
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
  const [red, green, blue, alpha] = from.diffuseFactor;
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

/** The layers of a surface: what lies over it, goes through it or is mirrored by it. */
type Layers = Pick<
  Material,
  'clearcoat' | 'clearcoatRoughness' | 'transmission' | 'reflectance' | 'specular'
>;

/**
 * KHR_materials_clearcoat, _transmission, _ior and _specular. Each is drawn as the same everywhere: of their textures, the mean counts.
 */
async function readLayers({ extensions }: GltfMaterial, laid: LaidTextures): Promise<Layers> {
  return {
    ...(await readCoat(extensions.KHR_materials_clearcoat, laid)),
    ...(await readTransmission(extensions.KHR_materials_transmission, laid)),
    ...(await readReflectance(extensions, laid)),
  };
}

type Extensions = GltfMaterial['extensions'];

async function readCoat(coat: Extensions['KHR_materials_clearcoat'], laid: LaidTextures): Promise<Layers> {
  if (!coat || coat.clearcoatFactor === 0) return {};
  const of = (name: string): string => `${name} of KHR_materials_clearcoat`;
  const { clearcoatTexture, clearcoatRoughnessTexture } = coat;
  const clearcoat = coat.clearcoatFactor * (await laid.mean(clearcoatTexture, 0, of('clearcoatTexture')));
  const rough = await laid.mean(clearcoatRoughnessTexture, 1, of('clearcoatRoughnessTexture'));
  if ('clearcoatNormalTexture' in coat) laid.left.push(of('clearcoatNormalTexture'));
  if (clearcoat === 0) return {};
  return { clearcoat, clearcoatRoughness: coat.clearcoatRoughnessFactor * rough };
}

async function readTransmission(
  through: Extensions['KHR_materials_transmission'],
  laid: LaidTextures,
): Promise<Layers> {
  if (!through || through.transmissionFactor === 0) return {};
  const name = 'transmissionTexture of KHR_materials_transmission';
  const transmission = through.transmissionFactor * (await laid.mean(through.transmissionTexture, 0, name));
  return transmission > 0 ? { transmission } : {};
}

/** The reflectance of a dielectric at normal incidence: 0.04, or by its index of refraction and specular color. */
async function readReflectance(
  { KHR_materials_ior: refraction, KHR_materials_specular: said }: Extensions,
  laid: LaidTextures,
): Promise<Layers> {
  if (!refraction && !said) return {};
  const own = ofIndex(refraction?.ior ?? 1.5);
  const of = (name: string): string => `${name} of KHR_materials_specular`;
  const [red, green, blue] = said?.specularColorFactor ?? [1, 1, 1];
  if (red !== green || green !== blue) laid.left.push(of('tint'));
  const color = (red + green + blue) / 3;
  const light = color * (await laid.meanLight(said?.specularColorTexture, of('specularColorTexture')));
  const specular =
    (said?.specularFactor ?? 1) * (await laid.mean(said?.specularTexture, 3, of('specularTexture')));
  const reflectance = Math.min(1, own * light);
  return { ...(reflectance !== 0.04 && { reflectance }), ...(specular !== 1 && { specular }) };
}

/** An index of 0 stands for one without end (KHR_materials_ior); none lies below 1. */
function ofIndex(index: number): number {
  if (index === 1.5) return 0.04;
  if (index === 0) return 1;
  const held = Math.max(1, index);
  const part = (held - 1) / (held + 1);
  return part * part;
}

/** What a primitive is made of, and where its texture coordinates come from. */
export interface SurfaceOf {
  readonly material: Material;
  /** The coordinates that its textures use, and those of `coordinates: 'second'`; undefined where it has none. */
  readonly uvs: UvSource | undefined;
  readonly secondUvs: UvSource | undefined;
  /** The alpha of vertex colors below which nothing is seen; 0 where alpha does not count. */
  readonly leastAlpha: number;
  /** Features that cannot be drawn, e.g. 'KHR_materials_sheen'. */
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
    ...(normal && { normalTexture: { ...normal, scale: normalTexture!.scale } }),
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

/** The light that a material sends out by itself, and how much light from all around reaches it. */
async function readLightMaps(
  { emissiveFactor, emissiveTexture, occlusionTexture, extensions }: GltfMaterial,
  unlit: boolean,
  laid: LaidTextures,
): Promise<Pick<Material, 'emissive' | 'emissiveTexture' | 'occlusionTexture' | 'occlusionStrength'>> {
  const strength = extensions.KHR_materials_emissive_strength?.emissiveStrength ?? 1;
  const [red, green, blue] = emissiveFactor.map((share) => share * strength);
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

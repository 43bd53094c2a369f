import { cos, sin } from '../../core/math/index.js';
import type { Material, Texture } from '../material.js';
import type { Gltf, GltfMaterial, TextureInfo } from './format/form.js';
import type { Numbers } from './data/geometry.js';
import { badModel } from './format/problem.js';
import { at } from './survey.js';
import type { Textures } from './texture.js';

/** What a primitive is made of, and where its texture coordinates come from. */
export interface SurfaceOf {
  readonly material: Material;
  /** The set of coordinates that its textures use; undefined where it has none. */
  readonly uvs: UvSource | undefined;
  /** What of it cannot be drawn, e.g. 'KHR_materials_clearcoat'. */
  readonly left: readonly string[];
}

interface UvSource {
  readonly set: number;
  /** u' = m0 u + m1 v + m2, v' = m3 u + m4 v + m5. */
  readonly matrix: readonly number[];
}

/** The share of light above which what is half transparent is drawn, as if it were opaque. */
const blendCutoff = 0.5;

/**
 * A material as our renderers draw it: metallic-roughness with textures that share their coordinates. Light maps often
 * have coordinates of their own: an emissive or occlusion texture whose are not the others' is left out.
 *
 * @returns undefined if nothing of it would be seen
 */
export async function readSurface(
  gltf: Gltf,
  index: number | undefined,
  textures: Textures,
): Promise<SurfaceOf | undefined> {
  const from = index === undefined ? undefined : at(gltf.materials, index, 'material');
  if (!from)
    return { material: { baseColor: [1, 1, 1], metallic: 1, roughness: 1 }, uvs: undefined, left: [] };
  const { pbrMetallicRoughness: pbr, normalTexture, doubleSided } = from;
  const unlit = isUnlit(from);
  const color = pbr.baseColorTexture;
  const rough = unlit ? undefined : pbr.metallicRoughnessTexture;
  const infos = [color, rough, normalTexture].filter((info) => info !== undefined);
  const [r, g, b, alpha] = pbr.baseColorFactor as [number, number, number, number];

  const baseColorTexture = color && (await textures.read(color));
  const cutoff = cutoffOf(from, alpha);
  const textured = baseColorTexture?.image.channels === 4;
  if (cutoff !== undefined && cutoff > 1) return undefined;
  const light = await readLightMaps(from, uvSource(infos, index!), textures);
  const material: Material = {
    baseColor: [r, g, b],
    metallic: unlit ? 0 : pbr.metallicFactor,
    roughness: unlit ? 1 : pbr.roughnessFactor,
    ...(baseColorTexture && { baseColorTexture }),
    ...(rough && { metallicRoughnessTexture: await textures.read(rough) }),
    ...(normalTexture && {
      normalTexture: await textures.read(normalTexture),
      normalScale: normalTexture.scale,
    }),
    ...light.material,
    ...layersOf(from),
    ...(cutoff !== undefined && textured && { alphaCutoff: cutoff }),
    ...(doubleSided && { doubleSided }),
  };
  return { material, uvs: light.uvs, left: [...leftOut(from), ...light.left] };
}

const isUnlit = ({ extensions }: GltfMaterial): boolean => 'KHR_materials_unlit' in extensions;

interface LightMaps {
  readonly material: Pick<
    Material,
    'emissive' | 'emissiveTexture' | 'occlusionTexture' | 'occlusionStrength'
  >;
  /** The coordinates that all textures of the material share. */
  readonly uvs: UvSource | undefined;
  readonly left: readonly string[];
}

/** What a material sends out by itself, and how much light from all around reaches it. */
async function readLightMaps(
  from: GltfMaterial,
  shared: UvSource | undefined,
  textures: Textures,
): Promise<LightMaps> {
  const { emissiveFactor, emissiveTexture, occlusionTexture } = from;
  const strength = strengthOf(from);
  const [red, green, blue] = emissiveFactor.map((share) => share * strength) as [number, number, number];
  const glows = red + green + blue > 0;
  let uvs = shared;
  const left: string[] = [];
  const read = async (info: TextureInfo | undefined, name: string): Promise<Texture | undefined> => {
    if (!info) return undefined;
    const own = sourceOf(info);
    uvs ??= own;
    if (JSON.stringify(own) === JSON.stringify(uvs)) return textures.read(info);
    left.push(`${name} (laid on otherwise than the other textures)`);
    return undefined;
  };
  const glow = glows ? await read(emissiveTexture, 'emissive texture') : undefined;
  // What is not lit by its surroundings is not darkened by them either (KHR_materials_unlit).
  const occlusion = isUnlit(from) ? undefined : await read(occlusionTexture, 'occlusion texture');
  const emissive = glows && (!emissiveTexture || glow) ? ([red, green, blue] as const) : undefined;
  const material = {
    ...(emissive && { emissive }),
    ...(glow && { emissiveTexture: glow }),
    ...(occlusion && { occlusionTexture: occlusion, occlusionStrength: occlusionTexture!.strength }),
  };
  return { material, uvs, left };
}

/** Extensions of materials that are drawn. */
const read = [
  'KHR_materials_unlit',
  'KHR_materials_emissive_strength',
  'KHR_materials_clearcoat',
  'KHR_materials_transmission',
];

function strengthOf({ extensions }: GltfMaterial): number {
  const { emissiveStrength } = Object(extensions['KHR_materials_emissive_strength']) as {
    emissiveStrength?: unknown;
  };
  return typeof emissiveStrength === 'number' && emissiveStrength >= 0 ? Math.min(emissiveStrength, 100) : 1;
}

/** KHR_materials_clearcoat and KHR_materials_transmission, without their textures. */
function layersOf(from: GltfMaterial): Pick<Material, 'clearcoat' | 'clearcoatRoughness' | 'transmission'> {
  if (isUnlit(from)) return {};
  const share = (extension: string, name: string): number => {
    const value = (Object(from.extensions[extension]) as Record<string, unknown>)[name];
    return typeof value === 'number' ? Math.min(1, Math.max(0, value)) : 0;
  };
  const clearcoat = share('KHR_materials_clearcoat', 'clearcoatFactor');
  const clearcoatRoughness = share('KHR_materials_clearcoat', 'clearcoatRoughnessFactor');
  const transmission = share('KHR_materials_transmission', 'transmissionFactor');
  return {
    ...(clearcoat > 0 && { clearcoat, clearcoatRoughness }),
    ...(transmission > 0 && { transmission }),
  };
}

/** What of them is not drawn. */
const layerTextures = ({ extensions }: GltfMaterial): string[] =>
  ['KHR_materials_clearcoat', 'KHR_materials_transmission'].flatMap((extension) =>
    Object.keys(Object(extensions[extension]))
      .filter((name) => name.endsWith('Texture'))
      .map((name) => `${name} of ${extension}`),
  );

/** The least alpha of the texture at which the whole is drawn; undefined if it is opaque. */
function cutoffOf({ alphaMode, alphaCutoff }: GltfMaterial, alpha: number): number | undefined {
  if (alphaMode === 'OPAQUE') return undefined;
  const least = alphaMode === 'MASK' ? alphaCutoff : blendCutoff;
  return alpha > 0 ? least / alpha : least > 0 ? Infinity : 0;
}

function leftOut(from: GltfMaterial): string[] {
  return [
    ...(from.alphaMode === 'BLEND' ? ['transparency (what is less than half opaque is left out)'] : []),
    ...Object.keys(from.extensions).filter((name) => !read.includes(name)),
    ...layerTextures(from),
  ];
}

/** The coordinates that all textures of a material share. */
function uvSource(infos: readonly TextureInfo[], material: number): UvSource | undefined {
  const [first, ...rest] = infos.map(sourceOf);
  if (rest.some((source) => JSON.stringify(source) !== JSON.stringify(first)))
    throw badModel(
      `lays the textures of material ${material} on differently (texCoord or KHR_texture_transform); they must share their coordinates`,
    );
  return first;
}

/** Scaled, then turned against the clock as seen, then moved: KHR_texture_transform. */
function sourceOf({ texCoord, extensions }: TextureInfo): UvSource {
  const transform = extensions?.KHR_texture_transform;
  if (!transform) return { set: texCoord, matrix: [1, 0, 0, 0, 1, 0] };
  const { offset, rotation, scale } = transform;
  const [c, s] = [cos(rotation), sin(rotation)];
  const [x, y] = scale as [number, number];
  return {
    set: transform.texCoord ?? texCoord,
    matrix: [c * x, s * y, offset[0]!, -s * x, c * y, offset[1]!],
  };
}

/** Texture coordinates as their source says. */
export function movedUvs(uvs: Numbers, { matrix: m }: UvSource): Float32Array {
  const out = new Float32Array(uvs.length);
  for (let i = 0; i < uvs.length; i += 2) {
    const [u, v] = [uvs[i]!, uvs[i + 1]!];
    out[i] = m[0]! * u + m[1]! * v + m[2]!;
    out[i + 1] = m[3]! * u + m[4]! * v + m[5]!;
  }
  return out;
}

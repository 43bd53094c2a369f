import { pixelHash } from '../../draw/raster.js';
import { encodePng } from '../../draw/png/encode.js';
import { texturesOf, type Material, type Mesh, type Model, type Texture, type Wrap } from '../index.js';
import { tangentsOf } from '../render/shade/metallic/metallic-parts.js';
import { brighter } from './format/brighter.js';

const float = 5126;
const short = 5123;
const long = 5125;
const wraps: Readonly<Record<Wrap, number>> = { repeat: 10497, clamp: 33071, mirror: 33648 };

/**
 * A model as a GLB file (glTF 2.0): a node for each part, textures as PNG. Equal models give equal bytes on every machine.
 * What glTF has no word for, such as the category, belongs in a side file.
 */
export function writeModel(model: Model): Uint8Array {
  const binary = new Binary();
  const palette = new Palette(binary);
  const nodes = model.parts.map(({ name }, mesh) => ({ name, mesh }));
  const meshes = model.parts.map(({ name, mesh, material }) => ({
    name,
    primitives: [{ ...binary.addMesh(mesh, material), material: palette.add(material) }],
  }));
  const { materials, textures, samplers, images } = palette;
  const used = extensions.filter((name) => materials.some((material) => usesExtension(material, name)));
  const json = {
    asset: { version: '2.0', generator: 'topsyturvy' },
    ...(used.length > 0 && { extensionsUsed: used }),
    scene: 0,
    scenes: [{ name: model.category, nodes: nodes.map((_, index) => index) }],
    nodes,
    meshes,
    materials,
    ...(textures.length > 0 && { textures, samplers, images }),
    accessors: binary.accessors,
    bufferViews: binary.views,
    buffers: [{ byteLength: binary.length }],
  };
  return packGlb(json, binary.pieces);
}

/** The binary chunk in the making. */
class Binary {
  readonly pieces: Uint8Array[] = [];
  readonly views: object[] = [];
  readonly accessors: object[] = [];
  length = 0;

  /** Adds bytes as a buffer view, which begins at a multiple of four. */
  addView(bytes: Uint8Array, target?: number): number {
    this.pieces.push(bytes, new Uint8Array((4 - (bytes.length % 4)) % 4));
    this.views.push({
      buffer: 0,
      byteOffset: this.length,
      byteLength: bytes.length,
      ...(target !== undefined && { target }),
    });
    this.length += Math.ceil(bytes.length / 4) * 4;
    return this.views.length - 1;
  }

  /** A mesh, without the texture coordinates and tangents that its material does not use. */
  addMesh(mesh: Mesh, material: Material): object {
    const { positions, normals, secondUvs, colors, indices } = mesh;
    const attribute = (values: Float32Array, type: string, range: object = {}): number =>
      this.addAccessor(values, float, type, 34962, range);
    const { normalTexture } = material;
    const textures = texturesOf(material);
    const second = textures.some(({ coordinates }) => coordinates === 'second') && secondUvs;
    // Sets are numbered from 0 without gaps (glTF 2.0, §3.7.2.1).
    const uvs = textures.length > 0 && (mesh.uvs ?? (second || new Float32Array((positions.length / 3) * 2)));
    const count = positions.length / 3;
    const numbers = count < 0xffff ? Uint16Array.from(indices) : indices;
    return {
      attributes: {
        POSITION: attribute(positions, 'VEC3', rangeOf(positions)),
        NORMAL: attribute(normals, 'VEC3'),
        ...(uvs && { TEXCOORD_0: attribute(uvs, 'VEC2') }),
        ...(second && { TEXCOORD_1: attribute(second, 'VEC2') }),
        ...(colors && { COLOR_0: attribute(colors, 'VEC3') }),
        // Other programs make other tangents.
        ...(normalTexture && { TANGENT: attribute(tangentsOf(mesh), 'VEC4') }),
      },
      indices: this.addAccessor(numbers, numbers === indices ? long : short, 'SCALAR', 34963),
    };
  }

  private addAccessor(
    values: Float32Array | Uint16Array | Uint32Array,
    componentType: number,
    type: string,
    target: number,
    range: object = {},
  ): number {
    const width = type === 'SCALAR' ? 1 : Number(type[3]);
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    const bufferView = this.addView(bytes, target);
    this.accessors.push({ bufferView, componentType, count: values.length / width, type, ...range });
    return this.accessors.length - 1;
  }
}

function rangeOf(positions: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  positions.forEach((value, i) => {
    min[i % 3] = Math.min(min[i % 3], value);
    max[i % 3] = Math.max(max[i % 3], value);
  });
  return { min, max };
}

const strengthExtension = 'KHR_materials_emissive_strength';
const coatExtension = 'KHR_materials_clearcoat';
const glassExtension = 'KHR_materials_transmission';
const indexExtension = 'KHR_materials_ior';
const specularExtension = 'KHR_materials_specular';
const extensions = [strengthExtension, coatExtension, glassExtension, indexExtension, specularExtension];

const usesExtension = (material: object, name: string): boolean =>
  'extensions' in material && name in (material.extensions as object);

/** A material's texture of its base color, with what its factors have above 1. */
function colorTextureOf({ baseColor, baseColorTexture }: Material): Texture | undefined {
  const [red, green, blue] = baseColor.map((value) => Math.max(1, value));
  if (!baseColorTexture || Math.max(red, green, blue) === 1) return baseColorTexture;
  return { ...baseColorTexture, image: brighter(baseColorTexture.image, red, green, blue) };
}

/** The index of refraction of what mirrors so much at normal incidence; 0 stands for one without end. */
function indexOf(reflectance: number): number {
  const root = Math.sqrt(Math.min(1, Math.max(0, reflectance)));
  return root < 1 ? (1 + root) / (1 - root) : 0;
}

/** Materials and textures, equal ones once, in the order of their first use. */
class Palette {
  readonly materials: object[] = [];
  readonly textures: object[] = [];
  readonly samplers: object[] = [];
  readonly images: object[] = [];
  private readonly known = new Map<string, number>();

  constructor(private readonly binary: Binary) {}

  add(material: Material): number {
    const { baseColor, metallic, roughness, emissive, normalTexture, alphaCutoff, doubleSided } = material;
    const texture = (from: Texture | undefined) =>
      from && { index: this.addTexture(from), ...(from.coordinates === 'second' && { texCoord: 1 }) };
    const color = texture(colorTextureOf(material));
    const rough = texture(material.metallicRoughnessTexture);
    const normal = texture(normalTexture);
    const glow = texture(material.emissiveTexture);
    const occlusion = texture(material.occlusionTexture);
    const strength = Math.max(1, ...(emissive ?? []));
    const { clearcoat, clearcoatRoughness, transmission, reflectance, specular } = material;
    const extended = {
      ...(strength > 1 && { [strengthExtension]: { emissiveStrength: strength } }),
      ...(clearcoat && {
        [coatExtension]: { clearcoatFactor: clearcoat, clearcoatRoughnessFactor: clearcoatRoughness ?? 0 },
      }),
      ...(transmission && { [glassExtension]: { transmissionFactor: transmission } }),
      ...(reflectance !== undefined && { [indexExtension]: { ior: indexOf(reflectance) } }),
      ...(specular !== undefined && { [specularExtension]: { specularFactor: specular } }),
    };
    return this.once(this.materials, {
      pbrMetallicRoughness: {
        baseColorFactor: [...baseColor.map((value) => Math.min(1, value)), 1],
        metallicFactor: metallic,
        roughnessFactor: roughness,
        ...(color && { baseColorTexture: color }),
        ...(rough && { metallicRoughnessTexture: rough }),
      },
      ...(normal && { normalTexture: { ...normal, scale: normalTexture?.scale ?? 1 } }),
      ...(occlusion && { occlusionTexture: { ...occlusion, strength: material.occlusionStrength ?? 1 } }),
      ...(glow && { emissiveTexture: glow }),
      ...(emissive && { emissiveFactor: emissive.map((value) => value / strength) }),
      ...(alphaCutoff !== undefined && { alphaMode: 'MASK', alphaCutoff }),
      ...(doubleSided && { doubleSided }),
      ...(Object.keys(extended).length > 0 && { extensions: extended }),
    });
  }

  private addTexture({ image, wrapS, wrapT }: Texture): number {
    const hash = pixelHash(image);
    let source = this.known.get(hash);
    if (source === undefined) {
      source = this.images.length;
      this.known.set(hash, source);
      this.images.push({ mimeType: 'image/png', bufferView: this.binary.addView(encodePng(image)) });
    }
    const sampler = this.once(this.samplers, { wrapS: wraps[wrapS], wrapT: wraps[wrapT] });
    return this.once(this.textures, { sampler, source });
  }

  private once(list: object[], entry: object): number {
    const text = JSON.stringify(entry);
    const index = list.findIndex((other) => JSON.stringify(other) === text);
    return index >= 0 ? index : list.push(entry) - 1;
  }
}

/** A GLB of one JSON and one binary chunk, each padded to a multiple of four bytes (glTF 2.0, §4.4). */
export function packGlb(json: unknown, binary: readonly Uint8Array[]): Uint8Array {
  const text = Buffer.from(JSON.stringify(json));
  const chunks = [
    ...chunk(0x4e4f534a, [text], 0x20),
    ...(binary.length > 0 ? chunk(0x004e4942, binary, 0) : []),
  ];
  const header = words(0x46546c67, 2, 12 + lengthOf(chunks));
  return new Uint8Array(Buffer.concat([header, ...chunks]));
}

function chunk(type: number, pieces: readonly Uint8Array[], padding: number): Uint8Array[] {
  const length = lengthOf(pieces);
  const filling = new Uint8Array((4 - (length % 4)) % 4).fill(padding);
  return [words(length + filling.length, type), ...pieces, filling];
}

const lengthOf = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);

/** 32-bit numbers, the lowest byte first. */
function words(...values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => bytes.setUint32(4 * i, value, true));
  return new Uint8Array(bytes.buffer);
}

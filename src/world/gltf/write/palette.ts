import { pixelHash, type Raster } from '../../../draw/raster.js';
import { encodePng } from '../../../draw/png/encode.js';
import type { Material, Texture, Wrap } from '../../index.js';
import { brighter } from '../format/brighter.js';
import type { Binary } from './binary.js';

const wraps: Readonly<Record<Wrap, number>> = { repeat: 10497, clamp: 33071, mirror: 33648 };

const strengthExtension = 'KHR_materials_emissive_strength';
const coatExtension = 'KHR_materials_clearcoat';
const glassExtension = 'KHR_materials_transmission';
const indexExtension = 'KHR_materials_ior';
const specularExtension = 'KHR_materials_specular';
const extensions = [strengthExtension, coatExtension, glassExtension, indexExtension, specularExtension];

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
export class Palette {
  readonly materials: object[] = [];
  readonly textures: object[] = [];
  readonly samplers: object[] = [];
  readonly images: object[] = [];
  private readonly seen = new Map<Raster, number>();
  private readonly known = new Map<string, number>();

  constructor(private readonly binary: Binary) {}

  /** The names of the extensions that its materials use. */
  get extensions(): readonly string[] {
    const uses = (material: object, name: string): boolean =>
      'extensions' in material && name in (material.extensions as object);
    return extensions.filter((name) => this.materials.some((material) => uses(material, name)));
  }

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
    let source = this.seen.get(image);
    if (source === undefined) this.seen.set(image, (source = this.addImage(image)));
    const sampler = this.once(this.samplers, { wrapS: wraps[wrapS], wrapT: wraps[wrapT] });
    return this.once(this.textures, { sampler, source });
  }

  private addImage(image: Raster): number {
    // Painted textures unpack their pixels whenever they are read.
    const plain = { ...image };
    const hash = pixelHash(plain);
    const known = this.known.get(hash);
    if (known !== undefined) return known;
    this.known.set(hash, this.images.length);
    return this.images.push({ mimeType: 'image/png', bufferView: this.binary.addView(encodePng(plain)) }) - 1;
  }

  private once(list: object[], entry: object): number {
    const text = JSON.stringify(entry);
    const index = list.findIndex((other) => JSON.stringify(other) === text);
    return index >= 0 ? index : list.push(entry) - 1;
  }
}

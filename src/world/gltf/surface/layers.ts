import type { Material } from '../../material.js';
import type { GltfMaterial } from '../format/form.js';
import type { LaidTextures } from './laid-textures.js';

/** What lies over a surface, goes through it or is mirrored by it. */
type Layers = Pick<
  Material,
  'clearcoat' | 'clearcoatRoughness' | 'transmission' | 'reflectance' | 'specular'
>;

/**
 * KHR_materials_clearcoat, _transmission, _ior and _specular. Each is drawn as the same everywhere: of their textures, the mean counts.
 */
export async function readLayers({ extensions }: GltfMaterial, laid: LaidTextures): Promise<Layers> {
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

/** What a dielectric mirrors at normal incidence: 0.04, or as its index of refraction and its specular color say. */
async function readReflectance(
  { KHR_materials_ior: refraction, KHR_materials_specular: said }: Extensions,
  laid: LaidTextures,
): Promise<Layers> {
  if (!refraction && !said) return {};
  const own = ofIndex(refraction?.ior ?? 1.5);
  const of = (name: string): string => `${name} of KHR_materials_specular`;
  const [red, green, blue] = (said?.specularColorFactor ?? [1, 1, 1]) as [number, number, number];
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

import type { Zod } from '../../../core/zod.js';

/** A number held within 0 to 1: exporters round 1 up. */
export const shareForm = (z: Zod, preset: number) =>
  z
    .number()
    .default(preset)
    .transform((value) => Math.min(1, Math.max(0, value)));

/** A texture that a material names, with what core and extensions say beside it. */
export function textureInfoForm(z: Zod) {
  const whole = z.int().min(0);
  const pair = z.array(z.number()).length(2);
  const transform = z.object({
    offset: pair.default([0, 0]),
    rotation: z.number().default(0),
    scale: pair.default([1, 1]),
    texCoord: whole.optional(),
  });
  return z.object({
    index: whole,
    texCoord: whole.default(0),
    scale: z.number().default(1),
    strength: shareForm(z, 1),
    extensions: z.object({ KHR_texture_transform: transform.optional() }).optional(),
  });
}

/** glTF's materials. Extensions that are drawn have their form, of others only the names are looked at. */
export function materialForm(z: Zod) {
  const share = (preset: number) => shareForm(z, preset);
  const texture = textureInfoForm(z).optional();
  const shares = (count: number, preset: number) =>
    z.array(share(preset)).length(count).default(new Array<number>(count).fill(preset));
  const atLeast0 = (preset: number, most: number) =>
    z
      .number()
      .default(preset)
      .transform((value) => Math.min(most, Math.max(0, value)));
  const extensions = z.looseObject({
    KHR_materials_unlit: z.looseObject({}).optional(),
    KHR_materials_emissive_strength: z.looseObject({ emissiveStrength: atLeast0(1, 100) }).optional(),
    KHR_materials_clearcoat: z
      .looseObject({
        clearcoatFactor: share(0),
        clearcoatTexture: texture,
        clearcoatRoughnessFactor: share(0),
        clearcoatRoughnessTexture: texture,
      })
      .optional(),
    KHR_materials_transmission: z
      .looseObject({ transmissionFactor: share(0), transmissionTexture: texture })
      .optional(),
    KHR_materials_ior: z.looseObject({ ior: atLeast0(1.5, 100) }).optional(),
    KHR_materials_specular: z
      .looseObject({
        specularFactor: share(1),
        specularTexture: texture,
        specularColorFactor: z.array(atLeast0(1, 100)).length(3).default([1, 1, 1]),
        specularColorTexture: texture,
      })
      .optional(),
    KHR_materials_pbrSpecularGlossiness: z
      .looseObject({
        diffuseFactor: shares(4, 1),
        diffuseTexture: texture,
        specularFactor: shares(3, 1),
        glossinessFactor: share(1),
        specularGlossinessTexture: texture,
      })
      .optional(),
  });
  return z.object({
    name: z.string().optional(),
    pbrMetallicRoughness: z
      .object({
        baseColorFactor: shares(4, 1),
        baseColorTexture: texture,
        metallicFactor: share(1),
        roughnessFactor: share(1),
        metallicRoughnessTexture: texture,
      })
      .prefault({}),
    normalTexture: texture,
    occlusionTexture: texture,
    emissiveTexture: texture,
    emissiveFactor: shares(3, 0),
    alphaMode: z.enum(['OPAQUE', 'MASK', 'BLEND']).default('OPAQUE'),
    alphaCutoff: z.number().min(0).default(0.5),
    doubleSided: z.boolean().default(false),
    extensions: extensions.prefault({}),
  });
}

import { words } from '../../../core/words.js';

/**
 * What a file may require and still be read: it is drawn, or it adds a shine, a name, a light or a movement, but no shape, and is passed
 * over, by name where it would be seen.
 */
export const readable: ReadonlySet<string> = new Set(
  words(`
    EXT_mesh_gpu_instancing, EXT_meshopt_compression, EXT_texture_webp, KHR_animation_pointer,
    KHR_draco_mesh_compression, KHR_lights_punctual, KHR_materials_anisotropy, KHR_materials_clearcoat,
    KHR_materials_diffuse_transmission, KHR_materials_dispersion, KHR_materials_emissive_strength,
    KHR_materials_ior, KHR_materials_iridescence, KHR_materials_pbrSpecularGlossiness, KHR_materials_sheen,
    KHR_materials_specular, KHR_materials_transmission, KHR_materials_unlit, KHR_materials_variants,
    KHR_materials_volume, KHR_mesh_quantization, KHR_meshopt_compression, KHR_node_visibility,
    KHR_texture_transform, KHR_xmp_json_ld
  `),
);

/** Extensions of materials that are drawn, wholly or nearly. */
const drawnOfMaterials: ReadonlySet<string> = new Set(
  words(`
    KHR_materials_clearcoat, KHR_materials_emissive_strength, KHR_materials_ior,
    KHR_materials_pbrSpecularGlossiness, KHR_materials_specular, KHR_materials_transmission, KHR_materials_unlit
  `),
);

/** Those of a material that are not drawn. */
export const undrawnExtensions = (extensions: object): string[] =>
  Object.keys(extensions).filter(
    (name) => (extensions as Record<string, unknown>)[name] !== undefined && !drawnOfMaterials.has(name),
  );

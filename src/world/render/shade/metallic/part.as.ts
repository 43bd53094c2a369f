/** Places in the record of a part that is shaded as a metallic-roughness surface: see records.ts. Numbers are f64. */
export const BASE: usize = 112;
export const METALLIC: usize = 136;
export const ROUGHNESS: usize = 144;
export const EMISSIVE: usize = 152;
export const NORMAL_SCALE: usize = 176;
/** u32. */
export const BASE_MAP: usize = 184;
export const SURFACE_MAP: usize = 188;
export const NORMAL_MAP: usize = 192;
export const EMISSIVE_MAP: usize = 196;
export const TANGENTS: usize = 200;
export const ALIKE: usize = 204;
export const OCCLUSION_MAP: usize = 208;
/** f64. */
export const OCCLUSION_STRENGTH: usize = 216;
export const COAT: usize = 224;
export const COAT_ROUGHNESS: usize = 232;
export const DIELECTRIC: usize = 240;
export const SPECULAR: usize = 248;
export const TRANSMISSION: usize = 256;

/** The table of reflectances: of the frame, u32. */
export const REFLECTANCE: usize = 456;

/** Places in the records of a frame and of a part: see records.ts. Numbers are f64. */
export const RAYS: usize = 0;
export const CENTER: usize = 96;
export const EXPOSURE: usize = 112;
export const KEY_KIND: usize = 120;
export const KEY: usize = 128;
export const KEY_COLOR: usize = 152;
export const KEY_SIZE: usize = 176;
export const KEY_SOFTNESS: usize = 184;
export const IRRADIANCE: usize = 192;
/** i32. */
export const MAPS: usize = 408;
export const REFLECTANCE: usize = 456;
export const DEPTH: usize = 460;
export const AMBIENT: usize = 464;
export const KEY_LIGHT: usize = 468;
export const STRIDE: usize = 472;
export const WIDTH: usize = 476;
export const HEIGHT: usize = 480;

export const BASE: usize = 112;
export const METALLIC: usize = 136;
export const ROUGHNESS: usize = 144;
export const EMISSIVE: usize = 152;
export const NORMAL_SCALE: usize = 176;
export const BASE_MAP: usize = 184;
export const SURFACE_MAP: usize = 188;
export const NORMAL_MAP: usize = 192;
export const EMISSIVE_MAP: usize = 196;
export const TANGENTS: usize = 200;
/** u32. */
export const ALIKE: usize = 204;

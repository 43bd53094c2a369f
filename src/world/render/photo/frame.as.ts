/** Places in the record of a frame: see records.ts. Numbers are f64. */
export const RAYS: usize = 0;
export const CENTER: usize = 96;
export const EXPOSURE: usize = 112;
export const KEY_KIND: usize = 120;
export const KEY: usize = 128;
export const KEY_COLOR: usize = 152;
export const KEY_SIZE: usize = 176;
export const KEY_SOFTNESS: usize = 184;
export const IRRADIANCE: usize = 192;
/** The places of maps and planes, and their sizes: i32. */
export const MAPS: usize = 408;
export const DEPTH: usize = 460;
export const AMBIENT: usize = 464;
export const KEY_LIGHT: usize = 468;
export const STRIDE: usize = 472;
export const WIDTH: usize = 476;
export const HEIGHT: usize = 480;
/** The share of light that is lost one pixel from the center: f64. */
export const VIGNETTE: usize = 496;

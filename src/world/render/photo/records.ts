/** Records that the photographic shading reads: the places of their fields, in numbers of 8 bytes. Those of `raster` begin alike. */

/** Fields of the frame; the view's rays and center are where `FrameField` of `raster` has them. */
export const enum PhotoFrameField {
  rays = 0,
  center = 12,
  exposure = 14,
  /** 0 none, 1 a sun, 2 a lamp. */
  keyKind,
  /** Toward the sun, or the lamp's place. */
  key,
  keyColor = 19,
  /** Half the sun's diameter as a slope, or the lamp's radius. */
  keySize = 22,
  /** Half the square of the lamp's radius. */
  keySoftness,
  /** 27 factors: see `Irradiance`. */
  irradiance,
  /** Numbers of 4 bytes: see {@link PhotoFramePlace}. */
  places = 51,
  /** The share of light that is lost one pixel from the center: see `Finish`. */
  vignette = 62,
}

/** Numbers of 4 bytes at `PhotoFrameField.places`. */
export const enum PhotoFramePlace {
  /** Per map its place, and its texels a side. */
  maps = 0,
  /** See `reflectanceTable`. */
  reflectance = 12,
  /** The light pass: planes of f32, bytes from row to row, width and height; depth is 0 if there is none. */
  depth,
  ambient,
  key,
  stride,
  width,
  height,
}

export const photoFrameBytes = 8 * 63;

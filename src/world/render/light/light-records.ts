/** Records of f32: at which of their numbers things are. */

/** The fields of a camera's record. */
export const enum CameraField {
  /** Whole numbers. */
  width,
  height,
  /** Pixels. */
  centerX,
  centerY,
  /** 1 / pixels per unit of x / z. */
  per,
  /** Nine numbers: right, up and forward in the world. */
  axes,
  /** The camera's place, meters. */
  origin = 14,
  /** How far occlusion looks: meters, the same in pixels times meters, and at most so many pixels. */
  radius = 17,
  reach,
  mostReach,
  size,
}

/** The fields of a key light's record. */
export const enum KeyField {
  /** Texels a side, a whole number. */
  size,
  /** Texels. */
  centerX,
  centerY,
  /** Texels per unit of x / z. */
  focal,
  /** Meters. */
  near,
  /** Radius of the light, meters. */
  radius,
  /** Nine numbers: right, up and forward in the world. */
  axes,
  origin = 15,
  fields = 18,
}

/** Steps outward that occlusion looks at. */
export const occlusionSteps = 8;
/** Points of each of four discs. */
export const searchTaps = 12;
export const shadeTaps = 16;

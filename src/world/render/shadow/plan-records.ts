/** What `PlanLoops.cover` reads of a picture: places in numbers of 8 bytes. */
export const enum WindowField {
  /** Where texel (i, j) of the marks is: to the right, above and before the camera. Each c, ci and cj of c + i · ci + j · cj. */
  right = 0,
  above = 3,
  before = 6,
  /** Pixels of a meter at a distance of 1, and the picture's center. */
  focal = 9,
  center = 10,
  /** Meters. */
  near = 12,
  width = 13,
  height = 14,
}

export const windowBytes = 128;

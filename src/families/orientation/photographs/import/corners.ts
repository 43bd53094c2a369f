/** The upper left and lower right corner of a box, pixels. */
export type Corners = readonly [left: number, top: number, right: number, bottom: number];

/** The furthest a box may reach, pixels. */
const far = 1_000_000;

/** Whether a box has an area, of a pixel or more, some of which may be in an image. */
export const isBox = ([left, top, right, bottom]: Corners): boolean =>
  right - left >= 1 &&
  bottom - top >= 1 &&
  right > 0 &&
  bottom > 0 &&
  left > -far &&
  top > -far &&
  right < far &&
  bottom < far;

/** The part of a box that is in an image; it may have no area. */
export const inImage = (
  [left, top, right, bottom]: Corners,
  [width, height]: readonly [number, number],
): Corners => [Math.max(0, left), Math.max(0, top), Math.min(width, right), Math.min(height, bottom)];

export const areaOf = ([left, top, right, bottom]: Corners): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

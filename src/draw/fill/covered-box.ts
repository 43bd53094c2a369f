/** A picture of coverage, row by row from the top. */
type Plane = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> };

/** The box of what is covered in a picture, pixels; where nothing is, it has no width and no height. */
export interface CoveredBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The box of what is covered enough.
 * @param least from which a pixel counts, in the plane's own unit
 * @param channels of which the last is how much is covered. Default: 1
 */
export function coveredBox({ width, height, data }: Plane, least: number, channels = 1): CoveredBox {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = channels - 1; y < height; y++)
    for (let x = 0; x < width; x++, at += channels) {
      if (!(data[at] >= least)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  return right < 0
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

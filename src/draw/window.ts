/** A box along the axes, in the units of what it lies in, y downward. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of the pixels that are inside; undefined where there are none. */
export function boxOf(
  width: number,
  height: number,
  inside: (x: number, y: number) => boolean,
): Window | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (inside(x, y)) {
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
  return right > left ? { left, top, right, bottom } : undefined;
}

/** A small thing to lay on a picture many times, with its own light and the shadow it throws. */
export interface Sprite {
  /** Side of the square, pixels. */
  readonly side: number;
  /**
   * Per pixel, from the lowest byte: how much is covered, 0 to 255; what the color is multiplied by, 128 for 1; and how
   * much of the ground's light is taken, of 256. Together, for sprites are read here and there.
   */
  readonly texels: Uint32Array;
  /** Per row, the first pixel that does anything and the one after the last. */
  readonly spans: Uint16Array;
  /** Σ cover / 255, pixels. */
  readonly area: number;
}

/** The distance from the edge, in pixels, beyond which nothing is covered. */
export const outside = -0.5;

/**
 * Makes a sprite of a shape.
 * @param side pixels
 * @param shape per pixel center, from the middle of the square: how far inside the edge it lies in pixels (negative:
 *   outside), and what the color is multiplied by there (0 to 2), in `out`; outside light plays no part
 * @param lift how far the shadow falls to the lower right, pixels
 */
export function makeSprite(
  side: number,
  shape: (x: number, y: number, out: { inside: number; light: number }) => void,
  lift: number,
): Sprite {
  const cover = new Uint8Array(side * side);
  const light = new Uint8Array(side * side);
  const out = { inside: 0, light: 1 };
  let area = 0;
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++, at++) {
      shape(x + 0.5 - side / 2, y + 0.5 - side / 2, out);
      if (out.inside <= outside) continue;
      cover[at] = 255 * Math.min(1, out.inside + 0.5) + 0.5;
      light[at] = 128 * Math.max(0, Math.min(1.99, out.light)) + 0.5;
      area += cover[at] / 255;
    }
  const { shade, spans } = shadow(side, cover, Math.round(lift));
  const texels = new Uint32Array(side * side);
  for (let at = 0; at < texels.length; at++) texels[at] = cover[at] | (light[at] << 8) | (shade[at] << 16);
  return { side, texels, spans, area };
}

/** The cover moved to the lower right and softened, and where a row has anything. */
function shadow(side: number, cover: Uint8Array, lift: number): { shade: Uint8Array; spans: Uint16Array } {
  const shade = new Uint8Array(side * side);
  const own = extents(side, cover);
  const spans = own.slice();
  const at = (x: number, y: number): number => (x < 0 || x >= side ? 0 : cover[y * side + x]);
  for (let y = lift; y < side; y++) {
    const upper = y - lift;
    // A shadow comes from its own row of the cover and from the one above that.
    let [from, to] = [own[2 * upper], own[2 * upper + 1]];
    if (upper > 0) {
      from = Math.min(from, own[2 * upper - 2]);
      to = Math.max(to, own[2 * upper - 1]);
    }
    if (to === 0) continue;
    const first = Math.max(0, from + lift - 1);
    const end = Math.min(side, to + lift + 1);
    for (let x = first; x < end; x++) {
      const sx = x - lift;
      const above = upper > 0 ? at(sx, upper - 1) + at(sx - 1, upper - 1) : 0;
      shade[y * side + x] = (2 * at(sx, upper) + at(sx - 1, upper) + at(sx + 1, upper) + above) * 0.075;
    }
    spans[2 * y] = Math.min(spans[2 * y], first);
    spans[2 * y + 1] = Math.max(spans[2 * y + 1], end);
  }
  // Rows with nothing are empty, not turned about.
  for (let row = 0; row < 2 * side; row += 2) spans[row] = Math.min(spans[row], spans[row + 1]);
  return { shade, spans };
}

/** Per row, the first pixel that is covered and the one after the last; `side` and 0 in a row with none. */
function extents(side: number, cover: Uint8Array): Uint16Array {
  const found = new Uint16Array(2 * side);
  for (let y = 0; y < side; y++) {
    let [from, to] = [y * side, (y + 1) * side];
    while (from < to && cover[from] === 0) from++;
    while (to > from && cover[to - 1] === 0) to--;
    const any = from < to;
    found[2 * y] = any ? from - y * side : side;
    found[2 * y + 1] = any ? to - y * side : 0;
  }
  return found;
}

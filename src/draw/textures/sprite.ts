import type { Rgb } from '../../core/color.js';
import type { Raster } from '../raster.js';

/** A small thing to lay on a picture many times, with its own light and the shadow it throws. */
export interface Sprite {
  /** Side of the square, pixels. */
  readonly side: number;
  /** 0 to 255 */
  readonly cover: Uint8Array;
  /** What its colour is multiplied by, 128 for 1. */
  readonly light: Uint8Array;
  /** How much of the ground's light is taken, 0 to 255. */
  readonly shade: Uint8Array;
  /** Per row, the first pixel that does anything and the one after the last. */
  readonly spans: Uint16Array;
  /** Σ cover / 255, pixels. */
  readonly area: number;
}

/**
 * Makes a sprite of a shape.
 *
 * @param side pixels
 * @param shape per pixel centre, from the middle of the square: how far inside the edge it lies in pixels (negative:
 *   outside), and what the colour is multiplied by there (0 to 2), in `out`
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
      cover[at] = 255 * Math.max(0, Math.min(1, out.inside + 0.5)) + 0.5;
      light[at] = 128 * Math.max(0, Math.min(1.99, out.light)) + 0.5;
      area += cover[at]! / 255;
    }
  const { shade, spans } = shadow(side, cover, Math.round(lift));
  return { side, cover, light, shade, spans, area };
}

/** The cover moved to the lower right and softened, and where a row has anything. */
function shadow(side: number, cover: Uint8Array, lift: number): Pick<Sprite, 'shade' | 'spans'> {
  const shade = new Uint8Array(side * side);
  const spans = new Uint16Array(2 * side);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= side || y >= side ? 0 : cover[y * side + x]!;
  for (let y = 0; y < side; y++) {
    let [from, to] = [side, 0];
    for (let x = 0; x < side; x++) {
      const [sx, sy] = [x - lift, y - lift];
      const soft = 2 * at(sx, sy) + at(sx - 1, sy) + at(sx, sy - 1) + at(sx - 1, sy - 1) + at(sx + 1, sy + 1);
      shade[y * side + x] = soft * 0.075;
      if (soft === 0 && cover[y * side + x] === 0) continue;
      from = Math.min(from, x);
      to = x + 1;
    }
    spans[2 * y] = Math.min(from, to);
    spans[2 * y + 1] = to;
  }
  return { shade, spans };
}

/** Lays a sprite on an RGB picture, its upper left corner at whole pixels; what falls outside is left out. */
export function stamp(
  { width, height, data }: Raster,
  sprite: Sprite,
  left: number,
  top: number,
  [red, green, blue]: Rgb,
): void {
  const { side, cover, light, shade, spans } = sprite;
  // 128 is a power of two: the products are the same doubles as those of colour and light / 128.
  const [r1, g1, b1] = [red / 128, green / 128, blue / 128];
  for (let y = Math.max(0, -top); y < Math.min(side, height - top); y++) {
    const first = Math.max(spans[2 * y]!, -left);
    const end = y * side + Math.min(spans[2 * y + 1]!, width - left);
    let to = 3 * ((top + y) * width + left + first);
    for (let from = y * side + first; from < end; from++, to += 3) {
      const over = cover[from]!;
      if (over === 0) {
        const keep = 256 - shade[from]!;
        if (keep === 256) continue;
        data[to] = (data[to]! * keep) >> 8;
        data[to + 1] = (data[to + 1]! * keep) >> 8;
        data[to + 2] = (data[to + 2]! * keep) >> 8;
        continue;
      }
      const lit = light[from]!;
      let r = r1 * lit;
      let g = g1 * lit;
      let b = b1 * lit;
      if (over < 255) {
        const share = over / 255;
        const under = ((1 - share) * (256 - shade[from]!)) / 256;
        r = r * share + data[to]! * under;
        g = g * share + data[to + 1]! * under;
        b = b * share + data[to + 2]! * under;
      }
      data[to] = r < 255 ? r : 255;
      data[to + 1] = g < 255 ? g : 255;
      data[to + 2] = b < 255 ? b : 255;
    }
  }
}

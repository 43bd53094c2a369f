import type { Coverage, VisitStretch } from './fill/coverage.js';
import type { Pixel, Shader } from './paint.js';
import type { Raster } from './raster.js';

/** v / 255 rounded to the nearest whole number, for whole v from 0 to 65,025. */
export function per255(v: number): number {
  const biased = v + 128;
  return (biased + (biased >> 8)) >> 8;
}

/**
 * Paints through a coverage, its window moved by (dx, dy) whole pixels; what falls outside the picture is left out.
 *
 * Source over destination on straight 8-bit sRGB values, as most 2D software does. With alpha α = per255(coverage × the
 * paint's alpha): c' = per255(c·α + c₀·(255 − α)). On RGBA, with D = 255·α + α₀·(255 − α): α' = D / 255 and
 * c' = (255·c·α + c₀·α₀·(255 − α)) / D, each rounded half up.
 */
export function blend(raster: Raster, shape: Coverage, dx: number, dy: number, source: Pixel | Shader): void {
  const left = Math.max(0, shape.x + dx);
  const count = Math.min(raster.width, shape.x + dx + shape.width) - left;
  const top = Math.max(0, shape.y + dy);
  const bottom = Math.min(raster.height, shape.y + dy + shape.height);
  if (count <= 0) return;
  const paint = brush(raster, source, shape.data);
  for (let y = top; y < bottom; y++)
    paint(left, y, (y - dy - shape.y) * shape.width + (left - dx - shape.x), count);
}

/** What {@link blend} paints a row with, all of it inside the picture, through coverages that lie in `shape`. */
export function brush(raster: Raster, source: Pixel | Shader, shape: Uint8Array): VisitStretch {
  const { width, channels, data } = raster;
  const shade = typeof source === 'function' ? source : undefined;
  const pixel: Pixel = typeof source === 'function' ? [0, 0, 0, 0] : source;
  if (shade === undefined && channels === 1 && pixel[3] === 255) {
    const gray = new OpaqueGray(data, shape, pixel[0]);
    return (x, y, from, count) => gray.row(y * width + x, from, count);
  }
  const cover = new DataView(shape.buffer, shape.byteOffset, shape.length);
  if (shade === undefined && channels === 3 && pixel[3] === 255) {
    const row = new OpaqueRgb(data, shape, cover, pixel);
    return (x, y, from, count) => row.row(3 * (y * width + x), from, count);
  }
  const colors = shade ? new Uint8Array(4 * width) : Uint8Array.from(pixel);
  const step = shade ? 4 : 0;
  return (left, y, from, count) => {
    const right = left + count;
    let to = (y * width + left) * channels;
    shade?.(left + 0.5, y + 0.5, count, colors);
    for (let x = left; x < right; x++, from++, to += channels) {
      const covered = shape[from];
      if (covered === 0) {
        // Most of the window of an outline is empty.
        while (x + 4 < right && cover.getInt32(from + 1, true) === 0) {
          x += 4;
          from += 4;
          to += 4 * channels;
        }
        continue;
      }
      const at = step * (x - left);
      const alpha = per255(covered * colors[at + 3]);
      if (channels === 4) overStraight(data, to, colors, at, alpha);
      else if (channels === 3) overRgb(data, to, colors, at, alpha);
      else data[to] = per255(colors[at] * alpha + data[to] * (255 - alpha));
    }
  };
}

/**
 * The commonest paint, opaque gray on gray: coverage is read four pixels at a time, most of which are 0 or 255; and
 * black on white is the coverage's complement.
 */
class OpaqueGray {
  private readonly to: DataView;
  private readonly from: DataView;
  private readonly word: number;

  constructor(
    private readonly data: Uint8Array,
    private readonly coverage: Uint8Array,
    private readonly gray: number,
  ) {
    this.to = new DataView(data.buffer, data.byteOffset, data.length);
    this.from = new DataView(coverage.buffer, coverage.byteOffset, coverage.length);
    this.word = gray * 0x01010101;
  }

  row(to: number, from: number, count: number): void {
    const end = to + count;
    for (; to + 4 <= end; to += 4, from += 4) {
      const four = this.from.getInt32(from, true);
      if (four === 0) continue;
      if (four === -1) this.to.setInt32(to, this.word, true);
      else if (this.gray === 0 && this.to.getInt32(to, true) === -1) this.to.setInt32(to, ~four, true);
      else this.to.setInt32(to, this.mixed(four, this.to.getInt32(to, true)), true);
    }
    for (; to < end; to++, from++) this.pixel(to, this.coverage[from]);
  }

  /** Four pixels under four alphas, each as per255 has it; without a branch, since what they are cannot be foreseen. */
  private mixed(alphas: number, under: number): number {
    const { gray } = this;
    const a = alphas & 255;
    const b = (alphas >>> 8) & 255;
    const c = (alphas >>> 16) & 255;
    const d = alphas >>> 24;
    const w = gray * a + (under & 255) * (255 - a) + 128;
    const x = gray * b + ((under >>> 8) & 255) * (255 - b) + 128;
    const y = gray * c + ((under >>> 16) & 255) * (255 - c) + 128;
    const z = gray * d + (under >>> 24) * (255 - d) + 128;
    return (
      ((w + (w >> 8)) >> 8) |
      ((x + (x >> 8)) & 0xff00) |
      (((y + (y >> 8)) & 0xff00) << 8) |
      (((z + (z >> 8)) & 0xff00) << 16)
    );
  }

  private pixel(at: number, alpha: number): void {
    if (alpha === 255) this.data[at] = this.gray;
    else if (alpha !== 0) this.data[at] = per255(this.gray * alpha + this.data[at] * (255 - alpha));
  }
}

/** An opaque color on RGB: four pixels that are covered in full are three words. */
class OpaqueRgb {
  private readonly to: DataView;
  private readonly red: number;
  private readonly green: number;
  private readonly blue: number;
  private readonly words: readonly [number, number, number];

  constructor(
    private readonly data: Uint8Array,
    private readonly coverage: Uint8Array,
    private readonly cover: DataView,
    [red, green, blue]: Pixel,
  ) {
    this.to = new DataView(data.buffer, data.byteOffset, data.length);
    [this.red, this.green, this.blue] = [red, green, blue];
    const word = (a: number, b: number, c: number): number => a | (b << 8) | (c << 16) | (a << 24);
    this.words = [word(red, green, blue), word(green, blue, red), word(blue, red, green)];
  }

  row(to: number, from: number, count: number): void {
    const { data, coverage, cover, red, green, blue } = this;
    const [first, second, third] = this.words;
    for (const end = from + count; from < end; from++, to += 3) {
      const alpha = coverage[from];
      if (alpha === 0) {
        while (from + 4 < end && cover.getInt32(from + 1, true) === 0) {
          from += 4;
          to += 12;
        }
      } else if (alpha === 255) {
        data[to] = red;
        data[to + 1] = green;
        data[to + 2] = blue;
        for (; from + 4 < end && cover.getInt32(from + 1, true) === -1; from += 4, to += 12) {
          this.to.setInt32(to + 3, first, true);
          this.to.setInt32(to + 7, second, true);
          this.to.setInt32(to + 11, third, true);
        }
      } else {
        const under = 255 - alpha;
        data[to] = per255(red * alpha + data[to] * under);
        data[to + 1] = per255(green * alpha + data[to + 1] * under);
        data[to + 2] = per255(blue * alpha + data[to + 2] * under);
      }
    }
  }
}

function overRgb(data: Uint8Array, at: number, colors: Uint8Array, from: number, alpha: number): void {
  if (alpha === 255) {
    data[at] = colors[from];
    data[at + 1] = colors[from + 1];
    data[at + 2] = colors[from + 2];
    return;
  }
  const under = 255 - alpha;
  data[at] = per255(colors[from] * alpha + data[at] * under);
  data[at + 1] = per255(colors[from + 1] * alpha + data[at + 1] * under);
  data[at + 2] = per255(colors[from + 2] * alpha + data[at + 2] * under);
}

function overStraight(data: Uint8Array, at: number, colors: Uint8Array, from: number, alpha: number): void {
  if (alpha === 0) return;
  const below = data[at + 3] * (255 - alpha);
  const above = 255 * alpha;
  const whole = above + below;
  for (let i = 0; i < 3; i++) {
    const mixed = colors[from + i] * above + data[at + i] * below;
    data[at + i] = Math.floor((2 * mixed + whole) / (2 * whole));
  }
  data[at + 3] = per255(whole);
}

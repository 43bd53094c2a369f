import type { Rgb, Stream } from '../../core/index.js';
import type { Raster } from '../raster.js';
import type { Sprite } from './sprite.js';
import type { TextureWindow } from './texture.js';
import { KernelMemory } from '../../core/wasm/kernel.js';
import { pile, type PileLoops } from './pile-kernel.js';

/**
 * The scales: light of 1 is 128, full transmission and cover are 255, and a shade is in units of 1/256. All is computed in whole
 * numbers, which fit in 31 bits: shares of light of 65,025 (255 × 255), and colors that are so many times as large.
 */
const whole = 65_025;
const shift = 21;

const memory = new KernelMemory();
let loops: PileLoops | undefined;

/** An RGB picture that is laid from the top down, and what of it is still open. There is one at a time: the next takes its place. */
class Pile {
  private readonly loops = (loops ??= pile.on(memory));
  private readonly stride: number;
  private readonly plane: number;
  private readonly place: number;
  private readonly sprites = new Map<Sprite, { readonly texels: number; readonly spans: number }>();

  /** @param seen per pixel, 0 where nothing is to be laid, else 1. Default: all is seen */
  constructor(
    private readonly width: number,
    private readonly height: number,
    seen?: Uint8Array,
  ) {
    memory.begin();
    this.stride = 16 * Math.ceil((width + 3) / 16);
    this.plane = this.stride * height;
    this.place = memory.take(4 * this.plane);
    const { bytes } = memory;
    bytes.fill(0, this.place, this.place + 4 * this.plane);
    for (let y = 0, to = this.place, at = 0; y < height; y++, to += this.stride)
      if (!seen) bytes.fill(255, to, to + width);
      else for (let x = 0; x < width; x++, at++) if (seen[at] !== 0) bytes[to + x] = 255;
  }

  /** Lays a sprite under all that lies there, its upper left corner at whole pixels; what falls outside is left out. */
  slip(sprite: Sprite, left: number, top: number, [red, green, blue]: Rgb): void {
    const { texels, spans } = this.placeOf(sprite);
    const { side } = sprite;
    this.loops.slip(
      this.place,
      this.stride,
      this.plane,
      this.width,
      texels,
      pitchOf(side),
      spans,
      Math.max(0, -top),
      Math.min(side, this.height - top),
      left,
      top,
      scaled(red),
      scaled(green),
      scaled(blue),
    );
  }

  private placeOf(sprite: Sprite) {
    let found = this.sprites.get(sprite);
    if (!found) {
      const { side, texels: own, spans } = sprite;
      const pitch = pitchOf(side);
      const texels = memory.take(4 * pitch * side);
      memory.words.fill(0, texels / 4, texels / 4 + pitch * side);
      for (let y = 0; y < side; y++)
        memory.words.set(own.subarray(y * side, (y + 1) * side), texels / 4 + y * pitch);
      found = { texels, spans: memory.putBytes(spans) };
      this.sprites.set(sprite, found);
    }
    return found;
  }

  /** The picture, with the ground seen through what is open still. */
  close([red, green, blue]: Rgb): Raster {
    const { place, stride, plane, width, height } = this;
    const size = 3 * width * height;
    const out = memory.take(size);
    this.loops.close(out, place, stride, plane, width, height, red, green, blue);
    return { width, height, channels: 3, data: memory.bytes.slice(out, out + size) };
  }
}

/** The words of a row of texels: what is read beyond the last is empty. */
const pitchOf = (side: number): number => side + 3;

/** A channel as a factor of a share. @param channel 0 to 255 and a little more */
const scaled = (channel: number): number => Math.round((Math.min(channel, 500) * (1 << shift)) / whole);

export interface ScatterOptions {
  readonly sprites: readonly Sprite[];
  readonly colors: readonly Rgb[];
  /** The color that is seen between them. */
  readonly ground: Rgb;
  /** How many things lie on one another on average. */
  readonly layers: number;
  /** The factor of the lowest layer's colors; the topmost are as they are. Default: 0.5 */
  readonly deepest?: number;
  /** How much the lightness varies from thing to thing, ± share. Default: 0.15 */
  readonly vary?: number;
}

/**
 * Things that lie on one another at random places: a dead-leaves picture (Lee, Mumford and Huang 2001), whose statistics
 * are near those of natural scenes. The topmost is laid first: of what lies below, only what is seen is painted.
 */
export function scatter(
  { width, height, seen }: Pick<TextureWindow, 'width' | 'height' | 'seen'>,
  options: ScatterOptions,
  stream: Stream,
): Raster {
  const { sprites, colors, ground, layers, deepest = 0.5, vary = 0.15 } = options;
  const pile = new Pile(width, height, seen);
  const mean = sprites.reduce((sum, { area }) => sum + area, 0) / sprites.length;
  const side = sprites.reduce((most, sprite) => Math.max(most, sprite.side), 0);
  const count = Math.ceil((layers * (width + side) * (height + side)) / Math.max(1, mean));
  for (let below = 0; below < count; below++) {
    const sprite = sprites[stream.below(sprites.length)];
    const [red, green, blue] = colors[stream.below(colors.length)];
    const x = stream.below(width + side) - ((side + sprite.side) >> 1);
    const y = stream.below(height + side) - ((side + sprite.side) >> 1);
    const tone = (1 - ((1 - deepest) * below) / count) * (1 + (vary * (stream.below(2001) - 1000)) / 1000);
    pile.slip(sprite, x, y, [red * tone, green * tone, blue * tone]);
  }
  return pile.close(ground);
}

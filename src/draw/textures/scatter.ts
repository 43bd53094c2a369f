import type { Rgb } from '../../core/color.js';
import type { Stream } from '../../core/stream.js';
import type { Raster } from '../raster.js';
import { Pile } from './pile.js';
import type { Sprite } from './sprite.js';
import type { TextureWindow } from './texture.js';

export interface ScatterOptions {
  readonly sprites: readonly Sprite[];
  readonly colors: readonly Rgb[];
  /** What is seen between them. */
  readonly ground: Rgb;
  /** How many lie on one another on average. */
  readonly layers: number;
  /** What the lowest layer's colors are multiplied by; the topmost are as they are. Default: 0.5 */
  readonly deepest?: number;
  /** How much the lightness of one differs from another's, ± share. Default: 0.15 */
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
    const sprite = sprites[stream.below(sprites.length)]!;
    const [red, green, blue] = colors[stream.below(colors.length)]!;
    const x = stream.below(width + side) - ((side + sprite.side) >> 1);
    const y = stream.below(height + side) - ((side + sprite.side) >> 1);
    const tone = (1 - ((1 - deepest) * below) / count) * (1 + (vary * (stream.below(2001) - 1000)) / 1000);
    pile.slip(sprite, x, y, [red * tone, green * tone, blue * tone]);
  }
  return pile.close(ground);
}

import type { Rgb } from '../../core/color.js';
import type { Stream } from '../../core/stream.js';
import { createRaster, type Raster } from '../raster.js';
import { stamp, type Sprite } from './sprite.js';
import type { TextureWindow } from './texture.js';

export interface ScatterOptions {
  readonly sprites: readonly Sprite[];
  readonly colours: readonly Rgb[];
  /** What is seen between them. */
  readonly ground: Rgb;
  /** How many lie on one another on average. */
  readonly layers: number;
  /** What the lowest layer's colours are multiplied by; the topmost are as they are. Default: 0.5 */
  readonly deepest?: number;
  /** How much the lightness of one differs from another's, ± share. Default: 0.15 */
  readonly vary?: number;
}

/**
 * Things that lie on one another at random places, the later over the earlier: a dead-leaves picture (Lee, Mumford and
 * Huang 2001), whose statistics are near those of natural scenes.
 */
export function scatter(
  { width, height }: Pick<TextureWindow, 'width' | 'height'>,
  options: ScatterOptions,
  stream: Stream,
  on?: Raster,
): Raster {
  const { sprites, colours, ground, layers, deepest = 0.5, vary = 0.15 } = options;
  const raster = on ?? createRaster(width, height, 3);
  if (!on)
    for (let i = 0; i < raster.data.length; i += 3) {
      raster.data[i] = ground[0];
      raster.data[i + 1] = ground[1];
      raster.data[i + 2] = ground[2];
    }
  const mean = sprites.reduce((sum, { area }) => sum + area, 0) / sprites.length;
  const side = sprites.reduce((most, sprite) => Math.max(most, sprite.side), 0);
  const count = Math.ceil((layers * (width + side) * (height + side)) / Math.max(1, mean));
  for (let i = 0; i < count; i++) {
    const sprite = sprites[stream.below(sprites.length)]!;
    const colour = colours[stream.below(colours.length)]!;
    const x = Math.floor(stream.float() * (width + side) - (side + sprite.side) / 2);
    const y = Math.floor(stream.float() * (height + side) - (side + sprite.side) / 2);
    const tone = (deepest + ((1 - deepest) * (i + 1)) / count) * (1 + vary * (2 * stream.float() - 1));
    stamp(raster, sprite, x, y, [colour[0] * tone, colour[1] * tone, colour[2] * tone]);
  }
  return raster;
}

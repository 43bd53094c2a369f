import type { Raster } from '../../../draw/raster.js';

/**
 * Marks (1) the pixels that are no mixture of the two colours of the ground: farther than `least` from the straight
 * line between them, in 8-bit sRGB units.
 *
 * @param ground two colours, '#rrggbb'
 */
export function foreground(
  { width, height, channels, data }: Raster,
  ground: readonly [string, string],
  least = 36,
): Uint8Array {
  const [from, to] = ground.map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))) as [
    number[],
    number[],
  ];
  const step = to.map((value, channel) => value - from[channel]!);
  const length = step.reduce((sum, value) => sum + value * value, 0);
  const marks = new Uint8Array(width * height);
  for (let pixel = 0; pixel < marks.length; pixel++) {
    const off = from.map(
      (value, channel) => data[pixel * channels + (channels === 1 ? 0 : channel)]! - value,
    );
    const along = off.reduce((sum, value, channel) => sum + value * step[channel]!, 0);
    const t = length > 0 ? Math.min(1, Math.max(0, along / length)) : 0;
    const distance = off.reduce((sum, value, channel) => sum + square(value - t * step[channel]!), 0);
    if (distance > least * least) marks[pixel] = 1;
  }
  return marks;
}

const square = (x: number): number => x * x;

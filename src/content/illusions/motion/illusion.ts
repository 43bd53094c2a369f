import type { Json, Stream } from '../../../core/index.js';
import type { Raster } from '../../../draw/raster.js';

/** What a still picture seems to do. */
export type Apparent = 'rotation' | 'drift' | 'floating' | 'streaming' | 'flicker';

/** A still pattern that seems to move, and the same pattern with what makes it do so undone. */
export interface StillIllusion<F = Json> {
  /** Lower-case words with dashes. */
  readonly name: string;
  readonly apparent: Apparent;
  /** Draws the numbers and colors of a picture: plain JSON, lengths in picture sides. */
  sample(stream: Stream): F;
  /** @param control whether what makes it move is undone; @param size pixels */
  draw(figure: F, control: boolean, size: number): Raster;
  /**
   * The cue that makes it move as it stands in the pixels, 0 (absent) to 1 (as strong as can be). It may use the
   * figure's lengths to know where to look.
   */
  cue(figure: F, picture: Raster): number;
  /** The least cue of the illusion, and the greatest of its control. */
  readonly bounds: readonly [illusion: number, control: number];
}

/** Gray level 0 to 255 at a place in picture sides. */
export function levelAt({ width, height, channels, data }: Raster, x: number, y: number): number {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x * width)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(y * height)));
  const at = (row * width + column) * channels;
  if (channels === 1) return data[at];
  return 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
}

/** Levels along a circle, clockwise from the right. */
export function ringLevels(
  picture: Raster,
  [x, y]: readonly [number, number],
  radius: number,
  samples: number,
  direction: (degrees: number) => readonly [cos: number, sin: number],
): number[] {
  return Array.from({ length: samples }, (_, i) => {
    const [cos, sin] = direction((360 * (i + 0.5)) / samples);
    return levelAt(picture, x + radius * cos, y + radius * sin);
  });
}

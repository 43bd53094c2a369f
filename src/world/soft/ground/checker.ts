/** The integral of a wave that is +1 over [0, 1), −1 over [1, 2), and so on. */
function wave(x: number): number {
  const phase = x - 2 * Math.floor(x / 2);
  return phase <= 1 ? phase : 2 - phase;
}

/** The mean of that wave over a stretch `width` wide around x. */
function mean(x: number, width: number): number {
  return (wave(x + width / 2) - wave(x - width / 2)) / width;
}

/**
 * A box around a point of a checkered plane with squares of side 1, and the share of it that is of the second color.
 *
 * A record, because V8 allocates for each fraction that goes through a call which it does not inline.
 */
export class Patch {
  x = 0.1;
  y = 0.1;
  width = 0.1;
  height = 0.1;
  second = 0.1;
}

/**
 * Finds exactly the share of a patch that is of the second color.
 *
 * @see I. Quílez, Filtering procedural textures: the box filter of a checkerboard
 */
export function checker(patch: Patch): void {
  const { x, y, width, height } = patch;
  patch.second = 0.5 - 0.5 * mean(x, Math.max(width, 1e-6)) * mean(y, Math.max(height, 1e-6));
}

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
 * A chequered plane with squares of side 1, seen through a box of so many squares around (x, y): exactly the share of the
 * box that is of the second colour.
 *
 * @see I. Quílez, Filtering procedural textures: the box filter of a checkerboard
 */
export function checker(x: number, y: number, width: number, height: number): number {
  return 0.5 - 0.5 * mean(x, Math.max(width, 1e-6)) * mean(y, Math.max(height, 1e-6));
}

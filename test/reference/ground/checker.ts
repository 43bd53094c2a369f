/** The integral of a wave that is +1 over [0, 1), −1 over [1, 2), and so on. */
function wave(x: number): number {
  const phase = x - 2 * Math.floor(x / 2);
  return phase <= 1 ? phase : 2 - phase;
}

/** The mean of that wave over a stretch `width` wide around x. */
const mean = (x: number, width: number): number => (wave(x + width / 2) - wave(x - width / 2)) / width;

/** Linear reflectance of the two kinds of square. */
const squares = [0.34, 0.62] as const;

/**
 * The mean reflectance of a box around a point of a checkered plane with squares of side 1: exact.
 *
 * @see I. Quílez, Filtering procedural textures: the box filter of a checkerboard
 */
export function reflectance(x: number, z: number, wide: number, long: number): number {
  const second = 0.5 - 0.5 * mean(x, Math.max(wide, 1e-6)) * mean(z, Math.max(long, 1e-6));
  return squares[0] + (squares[1] - squares[0]) * second;
}

/** In distances of the camera from its target: where the checker begins to fade, and where it is gone. */
const fade = [1.6, 5] as const;

/** How far it has faded at a depth, in such distances: from 0 to where it is gone, at 1. */
export const faded = (distances: number): number => (distances - fade[0]) / (fade[1] - fade[0]);

/** The share of it that is seen there. */
export const shown = (away: number): number => (away <= 0 ? 1 : 1 - away * away * (3 - 2 * away));

/** Where the shoulder begins. */
const knee = 0.8;

/** The tone curve of `test/reference/shading/tone.ts`. */
export function tone(intensity: number): number {
  if (!(intensity > knee)) return intensity;
  const over = (intensity - knee) * (1 / (1 - knee));
  return knee + ((1 - knee) * over) / (1 + over);
}

/** A smooth function of the plane with values around −1 to 1 and features about one unit wide. */
export type Noise = (x: number, y: number) => number;

/** Eight gradients of length 1 in even directions. */
const h = Math.SQRT1_2;
const gradientX = Float64Array.of(1, h, 0, -h, -1, -h, 0, h);
const gradientY = Float64Array.of(0, h, 1, h, 0, -h, -1, -h);

/** Gradient noise (Perlin 2002) over lattice hashes keyed by `seed`, a whole number of 32 bits. */
export function gradientNoise(seed: number): Noise {
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const u = x - cellX;
    const v = y - cellY;
    const a = latticeHash(cellX, cellY, seed) & 7;
    const b = latticeHash(cellX + 1, cellY, seed) & 7;
    const c = latticeHash(cellX, cellY + 1, seed) & 7;
    const d = latticeHash(cellX + 1, cellY + 1, seed) & 7;
    const atA = gradientX[a] * u + gradientY[a] * v;
    const atB = gradientX[b] * (u - 1) + gradientY[b] * v;
    const atC = gradientX[c] * u + gradientY[c] * (v - 1);
    const atD = gradientX[d] * (u - 1) + gradientY[d] * (v - 1);
    const across = fade(u);
    const top = atA + (atB - atA) * across;
    const bottom = atC + (atD - atC) * across;
    return Math.SQRT2 * (top + (bottom - top) * fade(v));
  };
}

/** Noise plus ever finer and fainter copies of it: `octaves` of them, each twice as fine and half as strong. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * scale + 17.5 * octave, y * scale - 9.25 * octave) / scale;
      scale *= 2;
    }
    return sum;
  };
}

/** A fade whose first and second derivatives vanish at 0 and 1, so that lattice cells join without creases. */
const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function latticeHash(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2f) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 8;
}

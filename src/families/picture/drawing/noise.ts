/** A smooth function of the plane with values around −1 to 1 and features about one unit wide. */
export type Noise = (x: number, y: number) => number;

/** Eight gradients in even directions; the diagonal ones are as long as the others. */
const gradients = [
  [1, 0],
  [Math.SQRT1_2, Math.SQRT1_2],
  [0, 1],
  [-Math.SQRT1_2, Math.SQRT1_2],
  [-1, 0],
  [-Math.SQRT1_2, -Math.SQRT1_2],
  [0, -1],
  [Math.SQRT1_2, -Math.SQRT1_2],
] as const;

/** Gradient noise (Perlin 2002) over lattice hashes keyed by `seed`, a whole number of 32 bits. */
export function gradientNoise(seed: number): Noise {
  const dot = (cellX: number, cellY: number, x: number, y: number): number => {
    const [gx, gy] = gradients[latticeHash(cellX, cellY, seed) & 7]!;
    return gx * x + gy * y;
  };
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const u = x - cellX;
    const v = y - cellY;
    const fadeX = fade(u);
    const top = mix(dot(cellX, cellY, u, v), dot(cellX + 1, cellY, u - 1, v), fadeX);
    const bottom = mix(dot(cellX, cellY + 1, u, v - 1), dot(cellX + 1, cellY + 1, u - 1, v - 1), fadeX);
    return Math.SQRT2 * mix(top, bottom, fade(v));
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

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Its first and second derivatives vanish at 0 and 1, so that lattice cells join without creases. */
const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

function latticeHash(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x27d4eb2f) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 8;
}

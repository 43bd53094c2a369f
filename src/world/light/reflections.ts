import { cosDegrees, sinDegrees } from '../../core/math/index.js';
import { createLight } from './environment.js';
import { OctahedralMap } from './octahedron.js';

/** Texels a side of the map of each step of roughness, the first of which is a mirror. */
export const reflectionSizes = [64, 32, 32, 16, 16, 16] as const;
const steps = reflectionSizes.length - 1;
/** Numbers of all maps. */
export const reflectionFloats = reflectionSizes.reduce((sum, size) => sum + 3 * (size + 2) * (size + 2), 0);

/** Half vectors of a lobe: rings of equal weight, and directions on each. */
const rings = 8;
const spokes = 8;

/**
 * The light from all around that surfaces mirror, by the direction of the mirror and the roughness: the first sum of
 * the split-sum approximation, whose second is `reflectanceTable`.
 * @see B. Karis, Real Shading in Unreal Engine 4 (2013)
 */
export class Reflections {
  /** The maps by roughness, from 0 to 1 in equal steps. */
  readonly maps: readonly OctahedralMap[];

  /** @param sharpest of 64 texels a side */
  constructor(sharpest: OctahedralMap) {
    const pyramid = [sharpest];
    while (pyramid[pyramid.length - 1].size > 8) pyramid.push(pyramid[pyramid.length - 1].halved());
    this.maps = reflectionSizes.map((size, step) =>
      step === 0 ? sharpest : blurred(pyramid, size, step / steps),
    );
  }
}

/** A direction of a lobe about +Y, what it counts, and the map of the pyramid whose texels are about as large as its share. */
interface Sample {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly weight: number;
  readonly level: number;
}

/** The mean over a lobe of GGX whose view is its normal, read from coarser maps where directions are sparse. */
function blurred(pyramid: readonly OctahedralMap[], size: number, roughness: number): OctahedralMap {
  const samples = lobeOf(roughness * roughness, pyramid.length);
  const light = createLight();
  return new OctahedralMap(size).fill(({ x, y, z }, out) => {
    // Two directions across, without a branch near the poles (J. Duff et al., Building an Orthonormal Basis, Revisited, 2017).
    const sign = z < 0 ? -1 : 1;
    const a = -1 / (sign + z);
    const b = x * y * a;
    const tx = 1 + sign * x * x * a;
    const ty = sign * b;
    const tz = -sign * x;
    const sy = sign + y * y * a;
    out.red = out.green = out.blue = 0;
    for (const sample of samples) {
      pyramid[sample.level].read(
        sample.x * tx + sample.z * b + sample.y * x,
        sample.x * ty + sample.z * sy + sample.y * y,
        sample.x * tz + sample.z * -y + sample.y * z,
        light,
      );
      out.red += sample.weight * light.red;
      out.green += sample.weight * light.green;
      out.blue += sample.weight * light.blue;
    }
  });
}

function lobeOf(alpha: number, levels: number): readonly Sample[] {
  const square = alpha * alpha;
  const samples: Sample[] = [];
  let whole = 0;
  for (let ring = 0; ring < rings; ring++) {
    const u = (ring + 0.5) / rings;
    const cosine = Math.sqrt((1 - u) / (1 + (square - 1) * u));
    const sine = Math.sqrt(1 - cosine * cosine);
    // The half vector is mirrored about: the light is at twice its angle.
    const y = 2 * cosine * cosine - 1;
    if (y <= 0) continue;
    const level = 2 * sine * cosine;
    const spread = 1 - (1 - square) * cosine * cosine;
    const density = square / (4 * Math.PI * spread * spread);
    const share = 1 / (rings * spokes * density);
    for (let spoke = 0; spoke < spokes; spoke++) {
      const angle = ((spoke + (ring % 2) / 2) * 360) / spokes;
      samples.push({
        x: level * cosDegrees(angle),
        y,
        z: level * sinDegrees(angle),
        weight: y,
        level: levelOf(share, levels),
      });
      whole += y;
    }
  }
  return samples.map((sample) => ({ ...sample, weight: sample.weight / whole }));
}

/** The level whose texels are as large as a share of the sphere, in steradians; the first has 64² of them. */
function levelOf(share: number, levels: number): number {
  let level = 0;
  for (let texel = (4 * Math.PI) / (64 * 64); texel * 2 < share && level < levels - 1; texel *= 4) level++;
  return level;
}

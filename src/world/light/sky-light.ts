import { points, smoothStep } from '../../core/index.js';
import { createLight, type Environment, type Light, perAxis, scale, type Sun, type Vec3 } from '../index.js';
import { Daylight } from './daylight.js';
import { smoothNoise } from '../lattice-noise.js';

/** The height of clouds above the viewer, in sizes of the largest; below so low they are one with the haze. */
const height = 1.6;
const lowest = 0.03;
const octaves = 5;

/** A layer of clouds: smooth noise on a plane above the viewer, cut at a height that leaves the share wanted. */
class Clouds {
  private readonly found = { share: 0.1, light: 0.1 };

  /** @param cover the share of the sky that is covered, 0 to 1 */
  constructor(
    private readonly cover: number,
    private readonly seed: number,
  ) {}

  /** How much of the sky they hide in a direction, and how bright they are there, 0 to 1. Valid until the next call. */
  at(x: number, y: number, z: number): { readonly share: number; readonly light: number } {
    const { cover, seed, found } = this;
    found.share = 0;
    if (cover === 0) return found;
    const unit = height / (y + lowest + 0.06);
    let sum = 0;
    let frequency = 1;
    let amplitude = 0.5;
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * smoothNoise(x * unit * frequency, z * unit * frequency, seed + octave);
      frequency *= 2.03;
      amplitude *= 0.5;
    }
    // The noise is hardly ever below 0.2 or above 0.8.
    const over = (sum - (0.78 - 0.56 * cover)) * 5;
    const dense = over < 0 ? 0 : over > 1 ? 1 : over;
    const haze = y < lowest ? 0 : smoothStep(Math.min(1, (y - lowest) / 0.15));
    found.share = cover === 1 ? 1 : smoothStep(dense) * haze;
    // Thick ones are gray from below; where all is covered it is brightest overhead (CIE's overcast sky).
    found.light = cover === 1 ? (0.33 + 0.67 * y) * (0.85 + 0.3 * sum) * 0.55 : 1 - 0.45 * dense * sum;
    return found;
  }
}

/** A place under the open sky. */
export interface SkyDesign {
  /** Elevation of the sun, degrees, 3 to 80. */
  readonly elevation: number;
  /** Azimuth of the sun, degrees clockwise as seen from above, from +Z. */
  readonly azimuth: number;
  /** The turbidity, from 2 (very clear) to 8 (hazy). */
  readonly turbidity: number;
  /** The share of the sky that clouds cover, 0 to 1; at 1 the sun is not seen, and the light comes from all of the sky. */
  readonly cover: number;
  /** Seed of the clouds' shapes. */
  readonly seed: number;
  /** The reflectance of the ground all around, linear, 0 to 1. */
  readonly ground: Vec3;
}

/** The sun's radius as it is seen through the air of a usual day, as a slope: four times that of its disc. */
const sunRadius = 0.019;

/** Luminance of a cloud in full light, of what a white surface gives back that lies level. */
const cloudBrightness = 0.85;

/** The light of sky, clouds, sun and ground in the open. */
export class SkyLight implements Environment {
  readonly key?: Sun;
  private readonly day: Daylight;
  private readonly clouds: Clouds;
  private readonly below: Vec3;
  /** The light that a white level surface reflects, gray. */
  private readonly whole: number;
  private readonly found = createLight();

  constructor(private readonly design: SkyDesign) {
    const { elevation, azimuth, turbidity, cover, ground, seed } = design;
    this.day = new Daylight(elevation, azimuth, turbidity);
    this.clouds = new Clouds(cover, seed);
    const open = 1 - cover * cover;
    const bare = this.day.sunlight();
    const level = this.day.sun[1];
    this.whole =
      this.level((x, y, z, out) => this.day.sky(x, y, z, out))[1] + level * bare[1] * (0.35 + 0.65 * open);
    const sky = this.level((x, y, z, out) => this.radiance(x, y, z, out));
    const lit = (i: number): number => ground[i] * (sky[i] + level * open * bare[i]);
    this.below = [lit(0), lit(1), lit(2)];
    if (open > 0.02)
      this.key = { kind: 'sun', direction: this.day.sun, color: scale(bare, open), radius: sunRadius };
  }

  /** The light that a white level surface gets from above: rings of equal weight under the cosine. */
  private level(radiance: Environment['radiance']): Vec3 {
    const { found } = this;
    const sum = [0, 0, 0];
    const rings = 4;
    for (let ring = 0; ring < rings; ring++) {
      const height = Math.sqrt((ring + 0.5) / rings);
      const reach = Math.sqrt(1 - height * height);
      for (const [x, z] of around) {
        radiance(x * reach, height, z * reach, found);
        sum[0] += found.red;
        sum[1] += found.green;
        sum[2] += found.blue;
      }
    }
    return perAxis((k) => sum[k] / (rings * around.length));
  }

  radiance(x: number, y: number, z: number, out: Light): void {
    const { day, clouds, whole } = this;
    if (y < 0) {
      [out.red, out.green, out.blue] = this.below;
      return;
    }
    day.sky(x, y, z, out);
    const { share, light } = clouds.at(x, y, z);
    if (share === 0) return;
    const gray = cloudBrightness * whole * light;
    out.red += share * (gray - out.red);
    out.green += share * (gray - out.green);
    out.blue += share * (1.03 * gray - out.blue);
  }
}

/** Level directions, an eighth of a turn apart, none of them along an axis. */
const around: readonly (readonly [number, number])[] = points(`
  0.92388,0.38268 0.38268,0.92388 -0.38268,0.92388 -0.92388,0.38268 -0.92388,-0.38268 -0.38268,-0.92388
  0.38268,-0.92388 0.92388,-0.38268
`);

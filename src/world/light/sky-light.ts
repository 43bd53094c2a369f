import { scale, type Vec3 } from '../vector.js';
import { Clouds } from './clouds.js';
import { Daylight } from './daylight.js';
import { createLight, type Environment, type Light, type Sun } from './environment.js';

/** A place under the open sky. */
export interface SkyDesign {
  /** Of the sun, degrees, 3 to 80. */
  readonly elevation: number;
  /** Of the sun, degrees clockwise from above, beginning at +Z. */
  readonly azimuth: number;
  /** 2 (very clear) to 8 (hazy). */
  readonly turbidity: number;
  /** The share of the sky that clouds cover, 0 to 1; at 1 the sun is not seen, and the light comes from all of the sky. */
  readonly cover: number;
  /** Of the clouds' shapes. */
  readonly seed: number;
  /** What the ground all around gives back, linear, 0 to 1. */
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
  /** What a white surface gives back that lies level, gray. */
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
    const lit = (i: number): number => ground[i]! * (sky[i]! + level * open * bare[i]!);
    this.below = [lit(0), lit(1), lit(2)];
    if (open > 0.02)
      this.key = { kind: 'sun', direction: this.day.sun, color: scale(bare, open), radius: sunRadius };
  }

  /** What a white surface that lies level gets from above: rings of equal weight under the cosine. */
  private level(radiance: Environment['radiance']): Vec3 {
    const { found } = this;
    const sum = [0, 0, 0];
    const rings = 4;
    for (let ring = 0; ring < rings; ring++) {
      const height = Math.sqrt((ring + 0.5) / rings);
      const reach = Math.sqrt(1 - height * height);
      for (const [x, z] of around) {
        radiance(x * reach, height, z * reach, found);
        sum[0]! += found.red;
        sum[1]! += found.green;
        sum[2]! += found.blue;
      }
    }
    return sum.map((value) => value / (rings * around.length)) as unknown as Vec3;
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
const around: readonly (readonly [number, number])[] = [
  [0.92388, 0.38268],
  [0.38268, 0.92388],
  [-0.38268, 0.92388],
  [-0.92388, 0.38268],
  [-0.92388, -0.38268],
  [-0.38268, -0.92388],
  [0.38268, -0.92388],
  [0.92388, -0.38268],
];

import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import { faded, reflectance, shown, tone } from './checker.js';
import { Kept } from './kept.js';
import { GroundField, GroundPlace } from '../../../src/world/render/backdrop/ground-kernel.js';

/** How much of the light from all around is kept away under what lies on the ground. */
const contactStrength = 0.9;

/** What is seen past all objects in one pixel. */
export class GroundLight {
  red = 0;
  green = 0;
  blue = 0;
  private readonly kept: Kept;

  /** @param ground place of the record */
  constructor(
    private readonly memory: KernelMemory,
    private readonly ground: number,
  ) {
    this.kept = new Kept(memory, ground);
  }

  /** Finds the light of the background. @param pixel the place of its bytes */
  findBehind(y: number, pixel: number): void {
    const { bytes, doubles } = this.memory;
    const rows = this.start(GroundPlace.rowLights);
    const intensities = this.start(GroundPlace.intensities) / 8;
    const light = (channel: number): number =>
      doubles[rows > 0 ? rows / 8 + 3 * y + channel : intensities + bytes[pixel + channel]];
    this.red = light(0);
    this.green = light(1);
    this.blue = light(2);
  }

  /** Finds what the ground makes of that. False where it leaves it as it is. */
  find(x: number, y: number, pixel: number): boolean {
    this.findBehind(y, pixel);
    const { memory, kept } = this;
    const at = this.ground / 8;
    const center = at + GroundField.center;
    const r = memory.doubles.subarray(at + GroundField.rays, at + GroundField.rays + 12);
    const across = x + 0.5 - memory.doubles[center];
    const above = memory.doubles[center + 1] - (y + 0.5);
    const dy = r[4] + across * r[7] + above * r[10];
    if (!(dy < 0)) return false;
    const depth = -r[1] / dy;
    if (!(depth >= this.number(GroundField.near) && depth <= this.number(GroundField.far))) return false;
    const dx = r[3] + across * r[6] + above * r[9];
    const dz = r[5] + across * r[8] + above * r[11];
    const px = r[0] + dx * depth;
    const pz = r[2] + dz * depth;
    const dark = this.start(GroundPlace.hasSun) ? kept.sun(px, pz) : 0;
    const close = this.start(GroundPlace.hasContact) ? kept.contact(px, pz) : 0;
    const shaded = dark > 0 || close > 0;
    const sun = shaded ? 1 - dark : 1;
    const sky = shaded ? 1 - contactStrength * close : 1;
    if (!this.start(GroundPlace.checkered)) {
      if (shaded) this.shade(sky, sun);
      return shaded;
    }
    const away = faded(depth / this.number(GroundField.distance));
    if (away >= 1) return false;
    // How far the point on the ground moves from pixel to pixel, to the right and down.
    const square = this.number(GroundField.square);
    const slant = depth / (-dy * square);
    const wide = Math.abs(r[6] * dy - dx * r[7]) + Math.abs(r[9] * dy - dx * r[10]);
    const long = Math.abs(r[8] * dy - dz * r[7]) + Math.abs(r[11] * dy - dz * r[10]);
    this.lay(reflectance(px / square, pz / square, wide * slant, long * slant), shown(away), sky, sun);
    return true;
  }

  /** Leaves of the background's light what is left of the ground's. */
  private shade(sky: number, sun: number): void {
    this.red *= this.left(0, sky, sun);
    this.green *= this.left(1, sky, sun);
    this.blue *= this.left(2, sky, sun);
  }

  private left(channel: number, sky: number, sun: number): number {
    const full = this.memory.doubles[this.ground / 8 + GroundField.full + channel];
    return full > 0 ? this.falls(channel, sky, sun) / full : 1;
  }

  /** Lays a checker before the background, of which a share is seen. */
  private lay(base: number, share: number, sky: number, sun: number): void {
    this.red += share * (tone(base * this.falls(0, sky, sun)) - this.red);
    this.green += share * (tone(base * this.falls(1, sky, sun)) - this.green);
    this.blue += share * (tone(base * this.falls(2, sky, sun)) - this.blue);
  }

  /** What falls on the ground, of one color. */
  private falls(channel: number, sky: number, sun: number): number {
    const { doubles } = this.memory;
    const at = this.ground / 8 + channel;
    return doubles[at + GroundField.sky] * sky + doubles[at + GroundField.sun] * sun;
  }

  private number(field: GroundField): number {
    return this.memory.doubles[this.ground / 8 + field];
  }

  private start(field: GroundPlace): number {
    return this.memory.words[this.ground / 4 + field];
  }
}

import { directionAt, dot, normalize, scale, type Vec3 } from '../../world/index.js';
import type { Environment, Lamp, Light } from '../../world/light/environment.js';
import type { EnvironmentProgram } from './environment.js';

/** The light of an hour without sun: a sky by its height, a glow along part of the horizon, and a lamp. */
export interface NightDesign {
  /** Radiance straight above, and along the horizon. */
  readonly above: Vec3;
  readonly level: Vec3;
  /** Radiance that is added toward one side, near the horizon. */
  readonly glow: { readonly toward: Vec3; readonly color: Vec3 };
  /** The reflectance of the ground all around, linear, 0 to 1. */
  readonly ground: Vec3;
  /** The lamp that casts shadows. Default none */
  readonly key?: Lamp;
}

/** The light of dusk and night. */
export class NightLight implements Environment {
  readonly key?: Lamp;

  constructor(private readonly design: NightDesign) {
    if (design.key) this.key = design.key;
  }

  radiance(x: number, y: number, z: number, out: Light): void {
    const { above, level, glow, ground, key } = this.design;
    if (y < 0) {
      // The ground has half of the sky's light, and some of the lamp's.
      const lamp = key ? 0.006 : 0;
      const lit = (i: number): number =>
        ground[i] * (0.5 * above[i] + 0.5 * level[i] + 0.1 * glow.color[i] + lamp * (key?.color[i] ?? 0));
      [out.red, out.green, out.blue] = [lit(0), lit(1), lit(2)];
      return;
    }
    const high = Math.sqrt(y);
    const facing = Math.max(0, dot([x, y, z], glow.toward));
    const share = facing * facing * (1 - high) * (1 - high);
    const at = (i: number): number => level[i] + high * (above[i] - level[i]) + share * glow.color[i];
    [out.red, out.green, out.blue] = [at(0), at(1), at(2)];
  }
}

/** A street lamp's light a meter away. */
const sodium: Vec3 = [44, 30, 16];
const white: Vec3 = [34, 33, 30];

/** A street at night under the lamp at a place, meters. @param kind 0 to 1: which lamps */
export function lampNight(position: Vec3, ground: Vec3, kind: number): NightLight {
  const color = kind < 0.5 ? sodium : white;
  return new NightLight({
    above: [0.05, 0.06, 0.1],
    level: [0.13, 0.115, 0.115],
    glow: { toward: [0, 0, -1], color: [0.035, 0.025, 0.018] },
    ground,
    key: { kind: 'lamp', position, color, radius: 0.22 },
  });
}

/** The lights after sunset, and under street lamps. */
export const nights: readonly EnvironmentProgram[] = [
  {
    name: 'dusk',
    setting: 'open',
    build({ azimuth, ground, variation }) {
      const warm = variation.uniform(0.6, 1);
      return new NightLight({
        above: [0.25, 0.29, 0.39],
        level: [0.19, 0.19, 0.23],
        glow: { toward: normalize(directionAt(azimuth, 4)), color: [0.95 * warm, 0.52 * warm, 0.25 * warm] },
        ground,
      });
    },
  },
  {
    name: 'night street',
    setting: 'open',
    build: ({ azimuth, ground, variation }) =>
      lampNight(scale(directionAt(azimuth, variation.uniform(50, 62)), 6.5), ground, variation.float()),
  },
];

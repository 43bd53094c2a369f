import type { Lights } from '../scene.js';
import { Softbox, edge } from './softbox.js';

/** The part of the sky's light that comes from the tall panels; walls and ceiling give the rest. */
const PANEL_SHARE = 0.5;
/** The heights between which the panels stand, by the sine of the elevation. */
const PANEL_FOOT = 0.08;
const PANEL_HEAD = 0.72;
/** What half a circle of such panels has to send so that they light a surface that faces up with a share of 1. */
const PANEL_RADIANCE = 2 / (PANEL_HEAD * PANEL_HEAD - PANEL_FOOT * PANEL_FOOT);

/**
 * What polished things mirror: a photographer's studio built from a scene's own lights. The sun becomes a softbox of the
 * same strength. The sky becomes a room, brighter overhead, with three tall panels a third of a turn apart, none of them
 * behind the softbox; the ground becomes a floor. Over each half of the world they send the light that `sky` and
 * `ground` promise, so that matt and polished things stand in the same light.
 */
export class Studio {
  private readonly key: Softbox;
  /** Where the sun stands, seen from above; unit length. */
  private readonly azimuthX: number;
  private readonly azimuthZ: number;

  /** Written by {@link look}: radiance in units of the sun's colour, of the sky's and of the ground's. */
  sun = 0.1;
  sky = 0.1;
  ground = 0.1;

  constructor({ sun }: Lights) {
    this.key = new Softbox(sun.direction, 0.18);
    const [x, , z] = sun.direction;
    const level = Math.sqrt(x * x + z * z);
    this.azimuthX = level > 1e-6 ? x / level : 0;
    this.azimuthZ = level > 1e-6 ? z / level : 1;
  }

  /**
   * What is seen in a direction (unit length), blurred as a surface does.
   *
   * @param slope the blur, by distance: twice the square of the roughness
   */
  look(x: number, y: number, z: number, slope: number): void {
    const blur = 0.03 + slope;
    const above = edge(y / blur);

    // The cosine of three times the angle from the sun, times the cube of the way from the zenith.
    const round = x * this.azimuthX + z * this.azimuthZ;
    const square = x * x + z * z;
    const wave = round * (3 * square - 4 * round * round);
    const softness = 3 * blur * square;
    const beside = 0.5 + (0.5 * wave) / Math.sqrt(wave * wave + softness * softness + 1e-9);
    const band = edge((y - PANEL_FOOT) / blur) - edge((y - PANEL_HEAD) / blur);

    const walls = above * (0.6 + 0.6 * Math.max(0, y));
    this.sky = (1 - PANEL_SHARE) * walls + PANEL_SHARE * PANEL_RADIANCE * beside * band;
    this.ground = (1 - above) * (1.4 - 0.6 * Math.max(0, -y));
    this.sun = this.key.radiance * this.key.seen(x, y, z, blur);
  }
}

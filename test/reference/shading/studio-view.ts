import { frameBytes, FrameField } from '../../../src/world/render/raster/records.js';
import type { Lights } from '../../../src/world/scene.js';
import { describeStudio } from '../../../src/world/shading/mirrored-studio.js';

/** The part of the sky's light that comes from the tall panels; walls and ceiling give the rest. */
const PANEL_SHARE = 0.5;
/** The heights between which the panels stand, by the sine of the elevation. */
const PANEL_FOOT = 0.08;
const PANEL_HEAD = 0.72;
/** What half a circle of such panels has to send so that they light a surface that faces up with their share. */
const PANEL_RADIANCE = (2 * PANEL_SHARE) / (PANEL_HEAD * PANEL_HEAD - PANEL_FOOT * PANEL_FOOT);

/** Half the side of the softbox, by distance: it is 20° wide. */
const BOX = 0.18;
/** What the box sends, so that it lights a surface that faces it with 1. */
const BOX_RADIANCE = Math.PI / (4 * BOX * BOX);

/**
 * What is mirrored: a direction of unit length and how sharp it is seen ({@link sharpness}) go in; out come radiances in
 * units of the sun's color, of the sky's and of the ground's.
 *
 * A record, because V8 allocates for each fraction that goes through a call which it does not inline.
 */
export class Reflection {
  x = 0.1;
  y = 0.1;
  z = 0.1;
  sharp = 0.1;
  sun = 0.1;
  sky = 0.1;
  ground = 0.1;
}

/** What is seen in the studio. */
export class StudioView {
  private readonly boxX: number;
  private readonly boxY: number;
  private readonly boxZ: number;
  private readonly upX: number;
  private readonly upY: number;
  private readonly upZ: number;
  private readonly azimuthX: number;
  private readonly azimuthZ: number;

  constructor(lights: Lights) {
    const record = new Float64Array(frameBytes / 8);
    describeStudio(lights, record, 0);
    [this.boxX, this.boxY, this.boxZ] = record.subarray(FrameField.box) as unknown as [
      number,
      number,
      number,
    ];
    [this.upX, this.upY, this.upZ] = record.subarray(FrameField.up) as unknown as [number, number, number];
    [this.azimuthX, this.azimuthZ] = record.subarray(FrameField.azimuth) as unknown as [number, number];
  }

  /** The room and the floor, without the softbox. */
  look(seen: Reflection): void {
    const { x, y, z, sharp } = seen;
    const height = y * sharp;
    const above = soft(height);

    // −cos 3φ from the sun's azimuth; near the zenith all azimuths blur into one another.
    const round = x * this.azimuthX + z * this.azimuthZ;
    const square = x * x + z * z;
    const beside = soft((sharp * round * (3 * square - 4 * round * round)) / (3 * square + 1e-6));
    const band = soft(height - PANEL_FOOT * sharp) - soft(height - PANEL_HEAD * sharp);

    const walls = (1 - PANEL_SHARE) * 0.6 * (1 + Math.max(0, y));
    seen.sky = above * walls + PANEL_RADIANCE * beside * band;
    seen.ground = (1 - above) * (1.4 + 0.6 * Math.min(0, y));
  }

  /** The softbox. */
  lookAtSun(seen: Reflection): void {
    const { x, y, z } = seen;
    const ahead = x * this.boxX + y * this.boxY + z * this.boxZ;
    seen.sun = 0;
    if (ahead <= 0) return;
    const { sharp } = seen;
    const unit = sharp / ahead;
    const across = (x * this.azimuthZ - z * this.azimuthX) * unit;
    const along = (x * this.upX + y * this.upY + z * this.upZ) * unit;
    const half = BOX * sharp;
    seen.sun =
      BOX_RADIANCE * (edge(across + half) - edge(across - half)) * (edge(along + half) - edge(along - half));
  }
}

/**
 * How much of a half plane is seen at a distance x within its edge, blurred by slopes of size 1: the distribution
 * function of the slopes of a GGX surface along a line. So the edges of things seen in rough metal are GGX's very own.
 */
function edge(x: number): number {
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

/** The same without the far ends, and without a root: for what is not so bright that its far ends show. */
function soft(x: number): number {
  if (x >= 1.5) return 1;
  if (x <= -1.5) return 0;
  const t = 0.5 + x * (1 / 3);
  return t * t * (3 - 2 * t);
}

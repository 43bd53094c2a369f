import type { Scene } from '../../scene.js';
import { tone } from '../../shading/tone.js';
import { length, normalize, scale, subtract } from '../../vector.js';
import type { View } from '../geometry/camera.js';
import { GroundPoint } from './point.js';
import { GroundWindow } from './window.js';
import type { Shadows } from '../shadows/shadows.js';

/** The integral of a wave that is +1 over [0, 1), −1 over [1, 2), and so on. */
function wave(x: number): number {
  const phase = x - 2 * Math.floor(x / 2);
  return phase <= 1 ? phase : 2 - phase;
}

/** The mean of that wave over a stretch `width` wide around x. */
function mean(x: number, width: number): number {
  return (wave(x + width / 2) - wave(x - width / 2)) / width;
}

/**
 * A box around a point of a checkered plane with squares of side 1, and the share of it that is of the second color.
 *
 * A record, because V8 allocates for each fraction that goes through a call which it does not inline.
 */
class Patch {
  x = 0.1;
  y = 0.1;
  width = 0.1;
  height = 0.1;
  second = 0.1;
}

/**
 * Finds exactly the share of a patch that is of the second color.
 *
 * @see I. Quílez, Filtering procedural textures: the box filter of a checkerboard
 */
function checker(patch: Patch): void {
  const { x, y, width, height } = patch;
  patch.second = 0.5 - 0.5 * mean(x, Math.max(width, 1e-6)) * mean(y, Math.max(height, 1e-6));
}

/** Linear reflectance of the two kinds of square. */
const squares = [0.34, 0.62] as const;

/** In distances of the camera from its target: where the checker begins to fade, and where it is gone. */
const fade = [1.6, 5] as const;

/** The ground, seen from above. */
export class Ground {
  /** The light at the last point that was shaded. */
  red = 0.1;
  green = 0.1;
  blue = 0.1;
  /** The picture's point that is shaded, in pixels: set before {@link shade} is called. */
  x = 0.1;
  y = 0.1;
  private readonly point = new GroundPoint();
  private readonly patch = new Patch();
  /** The ray to it, and how far away it is along the camera's axis. */
  private dx = 0.1;
  private dy = 0.1;
  private dz = 0.1;
  private depth = 0.1;
  /** The part of the picture outside which nothing of it is seen. */
  readonly window: GroundWindow;
  private readonly checkered: boolean;
  /** Meters. */
  private readonly square: number;
  private readonly distance: number;
  /** Light from above, and from the sun where it is not kept away, red, green and blue each. */
  private readonly light: Float64Array;
  /** The sum of both. */
  private readonly full: Float64Array;

  constructor(
    { camera, lights, ground }: Scene,
    private readonly view: View,
    private readonly shadows: Shadows | undefined,
  ) {
    const { sky, sun } = lights;
    this.checkered = ground === 'checker';
    const seen = ground !== 'none' && camera.position[1] > 0 && (this.checkered || shadows !== undefined);
    this.window = new GroundWindow(view);
    if (seen && shadows && !this.checkered) shadows.addTo(this.window);
    else if (seen) this.window.addAll();
    this.distance = length(subtract(camera.target, camera.position));
    this.square = squareFor(this.distance);
    const cosine = Math.max(0, normalize(sun.direction)[1]);
    this.light = Float64Array.of(...sky, ...scale(sun.color, cosine));
    this.full = this.light.slice(0, 3).map((light, i) => light + this.light[3 + i]);
  }

  /**
   * Finds what the ground makes of the background's `light` at the picture's point (x, y). Returns false where it leaves it
   * as it is.
   */
  shade(light: Float64Array): boolean {
    const { view, shadows, point, x, y } = this;
    const { rays: r } = view;
    const across = x - view.centerX;
    const above = view.centerY - y;
    const dy = r[4] + across * r[7] + above * r[10];
    if (!(dy < 0)) return false;
    const depth = -r[1] / dy;
    if (!(depth >= view.near && depth <= view.far)) return false;
    const dx = r[3] + across * r[6] + above * r[9];
    const dz = r[5] + across * r[8] + above * r[11];
    point.x = r[0] + dx * depth;
    point.z = r[2] + dz * depth;
    const shaded = shadows !== undefined && shadows.onGround(point);
    if (this.checkered) {
      if (!shaded) point.sun = point.ambient = 1;
      this.dx = dx;
      this.dy = dy;
      this.dz = dz;
      this.depth = depth;
      return this.shadeChecker(light);
    }
    if (!shaded) return false;
    // What is left of the light on the ground, as a share.
    const { light: own, full } = this;
    const { ambient: sky, sun } = point;
    this.red = light[0] * (full[0] > 0 ? (own[0] * sky + own[3] * sun) / full[0] : 1);
    this.green = light[1] * (full[1] > 0 ? (own[1] * sky + own[4] * sun) / full[1] : 1);
    this.blue = light[2] * (full[2] > 0 ? (own[2] * sky + own[5] * sun) / full[2] : 1);
    return true;
  }

  private shadeChecker(light: Float64Array): boolean {
    const { dx, dy, dz, depth } = this;
    const away = (depth / this.distance - fade[0]) / (fade[1] - fade[0]);
    if (away >= 1) return false;
    const shown = away <= 0 ? 1 : 1 - away * away * (3 - 2 * away);
    const { rays: r } = this.view;
    const { light: own, square } = this;
    // How far the point on the ground moves from pixel to pixel, to the right and down.
    const slant = depth / (-dy * square);
    const wide = Math.abs(r[6] * dy - dx * r[7]) + Math.abs(r[9] * dy - dx * r[10]);
    const long = Math.abs(r[8] * dy - dz * r[7]) + Math.abs(r[11] * dy - dz * r[10]);
    const { patch } = this;
    const { x, z, ambient: sky, sun } = this.point;
    patch.x = x / square;
    patch.y = z / square;
    patch.width = wide * slant;
    patch.height = long * slant;
    checker(patch);
    const base = squares[0] + (squares[1] - squares[0]) * patch.second;
    this.red = base * (own[0] * sky + own[3] * sun);
    this.green = base * (own[1] * sky + own[4] * sun);
    this.blue = base * (own[2] * sky + own[5] * sun);
    tone(this);
    this.red = light[0] + shown * (this.red - light[0]);
    this.green = light[1] + shown * (this.green - light[1]);
    this.blue = light[2] + shown * (this.blue - light[2]);
    return true;
  }
}

/** An eighth of the distance, to a power of two: squares keep their size as cameras move a little. */
function squareFor(distance: number): number {
  let square = 1;
  while (square > distance / 8 && square > 1e-6) square /= 2;
  while (square <= distance / 16 && square < 1e6) square *= 2;
  return square;
}

import type { Scene } from '../scene.js';
import { tone } from '../shading/tone.js';
import { length, subtract } from '../vector.js';
import type { View } from './camera.js';
import { checker } from './checker.js';
import type { Shadows } from './shadows.js';

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
  private readonly square: number;
  private readonly distance: number;
  private readonly kind: Scene['ground'];

  constructor(
    private readonly scene: Scene,
    private readonly view: View,
    private readonly shadows: Shadows | undefined,
  ) {
    const { position, target } = scene.camera;
    this.distance = length(subtract(target, position));
    this.kind = position[1] > 0 ? scene.ground : 'none';
    // An eighth of the distance, to the nearest power of two below, so that squares keep their size as cameras move.
    let square = 1;
    while (square > this.distance / 8 && square > 1e-6) square /= 2;
    while (square <= this.distance / 16 && square < 1e6) square *= 2;
    this.square = square;
  }

  /** Whether the ground shows at all: if not, nothing is to be asked. */
  get shows(): boolean {
    return this.kind === 'checker' || (this.kind === 'catcher' && this.shadows !== undefined);
  }

  /**
   * Finds what the ground makes of the background's `light` at the picture's point (x, y), in pixels. Returns false where
   * it leaves it as it is.
   */
  shade(x: number, y: number, light: Float64Array): boolean {
    const { view, scene, shadows } = this;
    const { origin, forward, right, up } = view;
    const across = (x - view.centerX) / view.focal;
    const above = (view.centerY - y) / view.focal;
    const dy = forward[1] + across * right[1] + above * up[1];
    if (!(dy < 0)) return false;
    const depth = -origin[1] / dy;
    if (!(depth >= view.near && depth <= view.far)) return false;
    const dx = forward[0] + across * right[0] + above * up[0];
    const dz = forward[2] + across * right[2] + above * up[2];
    const gx = origin[0] + dx * depth;
    const gz = origin[2] + dz * depth;
    const shaded = shadows !== undefined && shadows.onGround(gx, gz);
    const { sky, sun } = scene.lights;
    const sunShare = shaded ? shadows.sunOnGround : 1;
    const skyShare = shaded ? shadows.ambientOnGround : 1;
    const cosine = Math.max(0, shadows ? shadows.direction[1] : sun.direction[1]);
    if (this.kind === 'catcher') {
      if (!shaded) return false;
      this.red = light[0] * dimmed(sky[0], sun.color[0] * cosine, skyShare, sunShare);
      this.green = light[1] * dimmed(sky[1], sun.color[1] * cosine, skyShare, sunShare);
      this.blue = light[2] * dimmed(sky[2], sun.color[2] * cosine, skyShare, sunShare);
      return true;
    }
    const away = (depth / this.distance - fade[0]) / (fade[1] - fade[0]);
    const shown = away <= 0 ? 1 : away >= 1 ? 0 : 1 - away * away * (3 - 2 * away);
    if (shown === 0) return false;
    // How far the point on the ground moves from pixel to pixel.
    const size = depth / view.focal / this.square;
    const slant = size / -dy;
    const wide = Math.abs(right[0] * dy - dx * right[1]) * slant + Math.abs(up[0] * dy - dx * up[1]) * slant;
    const long = Math.abs(right[2] * dy - dz * right[1]) * slant + Math.abs(up[2] * dy - dz * up[1]) * slant;
    const base =
      squares[0] + (squares[1] - squares[0]) * checker(gx / this.square, gz / this.square, wide, long);
    this.red = base * (sky[0] * skyShare + sun.color[0] * cosine * sunShare);
    this.green = base * (sky[1] * skyShare + sun.color[1] * cosine * sunShare);
    this.blue = base * (sky[2] * skyShare + sun.color[2] * cosine * sunShare);
    tone(this);
    this.red = light[0] + shown * (this.red - light[0]);
    this.green = light[1] + shown * (this.green - light[1]);
    this.blue = light[2] + shown * (this.blue - light[2]);
    return true;
  }
}

/** What is left of the light on the ground, as a share. */
function dimmed(sky: number, sun: number, skyShare: number, sunShare: number): number {
  const full = sky + sun;
  return full > 0 ? (sky * skyShare + sun * sunShare) / full : 1;
}

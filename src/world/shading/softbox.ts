import { cross, normalize, type Vec3 } from '../vector.js';

/**
 * How much of a half plane is seen at a distance x within its edge, blurred by slopes of size 1: the distribution
 * function of the slopes of a GGX surface along a line. So the edges of things seen in rough metal are GGX's very own.
 */
export function edge(x: number): number {
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

/** An evenly bright square far away that faces the scene. */
export class Softbox {
  private readonly direction: Vec3;
  private readonly right: Vec3;
  private readonly up: Vec3;
  /** What it sends, so that it lights a surface that faces it with 1. */
  readonly radiance: number;

  /**
   * @param direction to its middle; straight up if it has no length
   * @param half half its side, by distance
   */
  constructor(
    direction: Vec3,
    private readonly half: number,
  ) {
    const [x, y, z] = normalize(direction);
    this.direction = x === 0 && y === 0 && z === 0 ? [0, 1, 0] : [x, y, z];
    // Level, unless it hangs overhead where all sides are.
    const level = Math.sqrt(x * x + z * z);
    this.right = level > 1e-6 ? [z / level, 0, -x / level] : [1, 0, 0];
    this.up = cross(this.direction, this.right);
    this.radiance = Math.PI / (4 * half * half);
  }

  /** How much of it is seen in a direction (unit length), 0 to 1, when slopes of size `blur` by distance blur it. */
  seen(x: number, y: number, z: number, blur: number): number {
    const { direction, right, up } = this;
    const ahead = x * direction[0] + y * direction[1] + z * direction[2];
    if (ahead <= 0) return 0;
    const unit = 1 / (ahead * blur);
    const across = (x * right[0] + y * right[1] + z * right[2]) * unit;
    const along = (x * up[0] + y * up[1] + z * up[2]) * unit;
    const half = this.half / blur;
    return (edge(across + half) - edge(across - half)) * (edge(along + half) - edge(along - half));
  }
}

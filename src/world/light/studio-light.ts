import { cross, dot, type Environment, type Lamp, type Light, normalize, type Vec3 } from '../index.js';

/** A photographer's softbox that points at what stands in the middle. */
export interface Softbox {
  /** Toward it, from the middle; its length is the distance in meters. */
  readonly toward: Vec3;
  /** The width and height as slopes: the tangents of half the angles under which they are seen. */
  readonly width: number;
  readonly height: number;
  /** The radiance, linear. */
  readonly color: Vec3;
}

/** A studio: dark or light all around, with softboxes. */
export interface StudioDesign {
  /** The first is the key light. At least one. */
  readonly boxes: readonly [Softbox, ...Softbox[]];
  /** Radiance from above, from level directions and from below. */
  readonly above: Vec3;
  readonly level: Vec3;
  readonly below: Vec3;
}

interface Facing extends Softbox {
  readonly ahead: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
}

/** Edges of softboxes fade over this slope. */
const soft = 0.04;

/** The light of a photographer's studio. */
export class StudioLight implements Environment {
  readonly key: Lamp;
  private readonly boxes: readonly Facing[];

  constructor(private readonly design: StudioDesign) {
    this.boxes = design.boxes.map((box) => {
      const ahead = normalize(box.toward);
      const level = cross([0, 1, 0], ahead);
      const right = dot(level, level) > 1e-9 ? normalize(level) : ([1, 0, 0] as const);
      return { ...box, ahead, right, up: cross(ahead, right) };
    });
    const [{ toward, width, height, color }] = design.boxes;
    const square = dot(toward, toward);
    // A box of slopes w and h sends its radiance from an area of 4wh times the squared distance.
    const strength = (4 * width * height * square) / Math.PI;
    this.key = {
      kind: 'lamp',
      position: toward,
      color: [strength * color[0], strength * color[1], strength * color[2]],
      radius: Math.sqrt(width * height * square),
    };
  }

  radiance(x: number, y: number, z: number, out: Light): void {
    const { above, level, below } = this.design;
    const end = y > 0 ? above : below;
    const high = Math.abs(y);
    out.red = level[0] + high * (end[0] - level[0]);
    out.green = level[1] + high * (end[1] - level[1]);
    out.blue = level[2] + high * (end[2] - level[2]);
    for (const [i, { ahead, right, up, width, height, color }] of this.boxes.entries()) {
      // The key light is shaded by itself.
      if (i === 0) continue;
      const forward = x * ahead[0] + y * ahead[1] + z * ahead[2];
      if (forward <= 0) continue;
      const across = Math.abs(x * right[0] + y * right[1] + z * right[2]) / forward;
      const along = Math.abs(x * up[0] + y * up[1] + z * up[2]) / forward;
      const share = within(width - across) * within(height - along);
      out.red += share * color[0];
      out.green += share * color[1];
      out.blue += share * color[2];
    }
  }
}

const within = (inside: number): number => {
  const t = 0.5 + inside / soft;
  return t <= 0 ? 0 : t >= 1 ? 1 : t;
};

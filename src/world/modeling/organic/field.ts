import type { Vec3 } from '../../vector.js';
import type { Linear } from '../color.js';
import type { Shape } from './shapes.js';

/**
 * Shapes melted together in their order, by the polynomial smooth minimum (I. Quilez, Smooth minimum, 2013): two
 * surfaces less than `blend` apart are joined by a fillet.
 */
export class Field {
  /** Of the shapes that make the surface, in their order: all that a value needs, looked up once. */
  private readonly distances: readonly Shape['distance'][];
  private readonly blends: Float64Array;
  /** 1: cuts from what is before it. */
  private readonly carves: Uint8Array;

  constructor(
    private readonly shapes: readonly Shape[],
    private readonly blend: number,
  ) {
    const solid = shapes.filter(({ mode }) => mode !== 'paint');
    this.distances = solid.map(({ distance }) => distance);
    this.blends = Float64Array.from(solid, (shape) => shape.blend ?? blend);
    this.carves = Uint8Array.from(solid, ({ mode }) => (mode === 'carve' ? 1 : 0));
  }

  /** Negative inside, about meters to the surface. */
  value(x: number, y: number, z: number): number {
    const { distances, blends, carves } = this;
    let d = Infinity;
    for (let i = 0; i < distances.length; i++) {
      const own = distances[i](x, y, z);
      d = carves[i] === 0 ? smoothMin(d, own, blends[i]) : -smoothMin(-d, own, blends[i]);
    }
    return d;
  }

  /** The direction in which the field grows fastest, times its slope. @param e half the step, meters */
  gradient(x: number, y: number, z: number, e: number): Vec3 {
    return [
      (this.value(x + e, y, z) - this.value(x - e, y, z)) / (2 * e),
      (this.value(x, y + e, z) - this.value(x, y - e, z)) / (2 * e),
      (this.value(x, y, z + e) - this.value(x, y, z - e)) / (2 * e),
    ];
  }

  /** The added shape that a point is nearest to, or deepest in; of several, the first. */
  nearest(x: number, y: number, z: number): Shape {
    let best: Shape | undefined;
    let least = Infinity;
    for (const shape of this.shapes) {
      if ((shape.mode ?? 'add') !== 'add') continue;
      const d = shape.distance(x, y, z);
      if (best && d >= least) continue;
      best = shape;
      least = d;
    }
    return best!;
  }

  /** The color of the surface at a point on it: of the shape it is nearest to, then of the paint that covers it. */
  color(x: number, y: number, z: number, soft: number, base: Linear): Linear {
    let color = base;
    let d = Infinity;
    for (const shape of this.shapes) {
      const own = shape.distance(x, y, z);
      if (shape.mode === 'paint') {
        color = blended(color, shape.color, -own, Math.max(soft, shape.blend ?? 0));
        continue;
      }
      const k = shape.blend ?? this.blend;
      const carved = shape.mode === 'carve';
      // without a color of its own, an added shape has the base color, a cut that of what is cut
      const wanted = shape.color ?? (carved ? color : base);
      color = d === Infinity ? wanted : blended(color, wanted, carved ? -own - d : d - own, soft);
      d = carved ? -smoothMin(-d, own, k) : smoothMin(d, own, k);
    }
    return color;
  }

  /** The part of the field that matters within a box, where the surface lies at most `margin` meters away. */
  near(min: Vec3, max: Vec3, margin: number): Field {
    const matters = (shape: Shape): boolean => {
      const reach = margin + (shape.blend ?? this.blend);
      return [0, 1, 2].every((k) => shape.min[k] - reach <= max[k] && shape.max[k] + reach >= min[k]);
    };
    return new Field(this.shapes.filter(matters), this.blend);
  }
}

function smoothMin(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  return h > 0 ? Math.min(a, b) - (h * h) / (4 * k) : Math.min(a, b);
}

/** From one color to another as `depth` goes from -soft to soft. */
function blended(from: Linear, to: Linear | undefined, depth: number, soft: number): Linear {
  if (!to || depth <= -soft) return from;
  if (depth >= soft) return to;
  const t = 0.5 + depth / (2 * soft);
  const w = t * t * (3 - 2 * t);
  return [from[0] + (to[0] - from[0]) * w, from[1] + (to[1] - from[1]) * w, from[2] + (to[2] - from[2]) * w];
}

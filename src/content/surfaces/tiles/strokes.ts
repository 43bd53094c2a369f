/** A thin straight thing that lies or leans: a blade of grass, a hair, a straw. Lengths in texels. */
export interface Stroke {
  /** The root of the stroke. */
  x: number;
  y: number;
  /** The vector from the root to the tip. */
  alongX: number;
  alongY: number;
  /** The width at the root; it tapers to a point. */
  width: number;
  /** Heights of root and tip, any unit. */
  root: number;
  tip: number;
}

/** Strokes on one another over a tile that repeats: of each texel, what is topmost. */
export class Strokes {
  /** Heights, in the strokes' unit. */
  readonly top: Float32Array;
  /** Number of the stroke, −1 where there is none. */
  readonly id: Int32Array;
  /** 0 at the root to 1 at the tip. */
  readonly along: Float32Array;

  /** @param size a power of two @param ground height of what lies below all strokes */
  constructor(
    readonly size: number,
    ground: number,
  ) {
    this.top = new Float32Array(size * size).fill(ground);
    this.id = new Int32Array(size * size).fill(-1);
    this.along = new Float32Array(size * size);
  }

  /** Lays a stroke: only what is higher than all before is seen. */
  lay({ x, y, alongX, alongY, width, root, tip }: Stroke, id: number): void {
    const { size, top } = this;
    const last = size - 1;
    const flat = Math.abs(alongX) >= Math.abs(alongY);
    const reach = flat ? Math.abs(alongX) : Math.abs(alongY);
    const steps = Math.max(1, Math.ceil(reach));
    // How wide a slanting stroke is along a row or column.
    const slant = Math.sqrt(alongX * alongX + alongY * alongY) / Math.max(1e-6, reach);
    for (let i = 0; i < steps; i++) {
      const t = (i + 0.5) / steps;
      const px = x + alongX * t;
      const py = y + alongY * t;
      const half = 0.5 * width * slant * (1 - t * t);
      const height = root + (tip - root) * t;
      const center = flat ? py : px;
      const from = Math.round(center - half);
      const to = Math.max(from + 1, Math.round(center + half));
      for (let k = from; k < to; k++) {
        const at = flat ? (k & last) * size + (px & last) : (py & last) * size + (k & last);
        // A blade is a little higher along its middle.
        const off = (k + 0.5 - center) / (half + 0.5);
        const z = height - 0.08 * off * off;
        if (z <= top[at]) continue;
        top[at] = z;
        this.id[at] = id;
        this.along[at] = t;
      }
    }
  }
}

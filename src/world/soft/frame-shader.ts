import type { Lights } from '../scene.js';
import { SurfacePoint } from '../shading/point.js';
import { type Shader, prepareMaterial } from '../shading/surface.js';
import { readColor, readNormal, readTangent, readUv } from './attributes.js';
import type { Frame } from './frame.js';
import type { Shadows } from './shadows.js';
import { sunAt } from './sun-light.js';
import { createWeights, weigh } from './weights.js';

const weights = createWeights();

/** Shades what is seen in one frame, a point at a time. */
export class FrameShader {
  /** Its `red`, `green` and `blue` are the light that left at the last call. */
  readonly point = new SurfacePoint();
  private readonly shaders: readonly Shader[];

  constructor(
    private readonly frame: Frame,
    lights: Lights,
    private readonly shadows: Shadows | undefined,
  ) {
    this.shaders = frame.list.draws.map(({ material }) => prepareMaterial(material, lights));
  }

  /** Shades triangle `id` − 1 as the picture's point (x, y), in pixels, shows it. */
  shade(id: number, x: number, y: number): void {
    const { point } = this;
    const { view, drawOf, list, projected } = this.frame;
    const number = drawOf[id - 1];
    const draw = list.draws[number];
    const shader = this.shaders[number];
    const triangle = id - 1 - draw.firstTriangle;
    weigh(view, projected, draw, triangle, x, y, weights);
    const { rays } = view;
    const across = x - view.centerX;
    const up = view.centerY - y;
    point.viewX = -(rays[3] + across * rays[6] + up * rays[9]);
    point.viewY = -(rays[4] + across * rays[7] + up * rays[10]);
    point.viewZ = -(rays[5] + across * rays[8] + up * rays[11]);
    point.side = weights.side;
    readNormal(draw, triangle, weights, point);
    readColor(draw, triangle, weights, point);
    if (this.shadows) this.readSun(this.shadows);
    if (shader.usesUv) readUv(draw, triangle, weights, point);
    if (shader.usesTangent) readTangent(draw, triangle, weights, point);
    shader.shade(point);
  }

  private readSun({ sun, direction }: Shadows): void {
    const { point } = this;
    const { rays } = this.frame.view;
    const { normalX: x, normalY: y, normalZ: z } = point;
    const unit = point.side / Math.sqrt(x * x + y * y + z * z);
    const cosine = unit * (x * direction[0] + y * direction[1] + z * direction[2]);
    const { depth } = weights;
    point.sunVisibility =
      cosine > 0
        ? sunAt(
            sun,
            rays[0] - point.viewX * depth,
            rays[1] - point.viewY * depth,
            rays[2] - point.viewZ * depth,
            x * unit,
            y * unit,
            z * unit,
            cosine,
          )
        : 0;
  }
}

import type { Lights } from '../../../src/world/scene.js';
import { pointShader } from '../shading/surface.js';
import { type Shader, SurfacePoint } from '../shading/point.js';
import { readPoint } from './attributes.js';
import type { Frame } from '../../../src/world/render/frame/frame.js';
import type { Shadows } from '../../../src/world/render/shadow/shadows.js';
import { SunSpot, sunAt } from './sun-light.js';
import { TriangleReader } from '../../../src/world/render/geometry/triangle-reader.js';

/** Shades what is seen in one frame, a point at a time. */
export class FrameShader {
  /** Its `red`, `green` and `blue` are the light that left at the last call. */
  readonly point = new SurfacePoint();
  /** The picture's point that is shaded, in pixels: set before {@link shade} is called. */
  x = 0.1;
  y = 0.1;
  /** Per part. */
  readonly shaders: readonly Shader[];
  private readonly reader: TriangleReader;
  private readonly spot = new SunSpot();

  constructor(
    private readonly frame: Frame,
    lights: Lights,
    private readonly shadows: Shadows | undefined,
  ) {
    this.shaders = frame.list.draws.map(({ material }) => pointShader(material, lights));
    this.reader = new TriangleReader(frame);
  }

  /** Shades triangle `id` − 1 as the picture's point (x, y) shows it. */
  shade(id: number): void {
    const { point, reader, shaders } = this;
    const draw = reader.read(id, this.x, this.y);
    const shader = shaders[reader.number];
    readPoint(draw, reader, this.frame.view, shader, point);
    if (this.shadows) this.readSun(this.shadows);
    shader.shade(point);
  }

  private readSun({ sun, direction }: Shadows): void {
    const { point, spot } = this;
    const { rays } = this.frame.view;
    const { normalX: x, normalY: y, normalZ: z } = point;
    const unit = point.side / Math.sqrt(x * x + y * y + z * z);
    const cosine = unit * (x * direction[0] + y * direction[1] + z * direction[2]);
    if (!(cosine > 0)) {
      point.sunVisibility = 0;
      return;
    }
    const depth = this.reader.depth();
    spot.x = rays[0] - point.viewX * depth;
    spot.y = rays[1] - point.viewY * depth;
    spot.z = rays[2] - point.viewZ * depth;
    spot.normalX = x * unit;
    spot.normalY = y * unit;
    spot.normalZ = z * unit;
    spot.cosine = cosine;
    sunAt(sun, spot);
    point.sunVisibility = spot.share;
  }
}

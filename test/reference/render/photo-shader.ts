import type { Environment } from '../../../src/world/light/environment.js';
import { PointEnvironmentSurface } from '../shading/environment-surface.js';
import type { KeyAtPoint } from '../shading/key-at-point.js';
import { SurfacePoint } from '../shading/point.js';
import { readPoint } from './attributes.js';
import { TriangleReader } from '../../../src/world/render/geometry/triangle-reader.js';
import type { Frame } from '../../../src/world/render/frame/frame.js';
import { type LightPlanes, lightWorkspace } from '../../../src/world/render/light/light-planes.js';
import type { PhotoLight } from '../../../src/world/render/photo/photo-rows.js';

/** How much nearer or farther what lies under the same pixel of the light pass may be, as a share of the depth. */
const same = 0.03;

/** Shades what is seen in one frame under an environment, a point at a time. */
export class PhotoShader {
  /** Its `red`, `green` and `blue` are the light that left at the last call. */
  readonly point = new SurfacePoint();
  /** Per part. */
  readonly shaders: readonly PointEnvironmentSurface[];
  private readonly reader: TriangleReader;
  private readonly key: KeyAtPoint = { x: 0, y: 1, z: 0, red: 0.1, green: 0.1, blue: 0.1, size: 0.1 };

  private readonly environment: Environment;
  private readonly exposure: number;
  private readonly vignette: number;
  private readonly light: LightPlanes | undefined;

  constructor(
    private readonly frame: Frame,
    { environment, reduced, exposure, vignette, planes }: PhotoLight,
  ) {
    this.environment = environment;
    this.exposure = exposure;
    this.vignette = vignette;
    this.light = planes;
    const shaders = new Map<object, PointEnvironmentSurface>();
    this.shaders = frame.list.draws.map(({ material }) => {
      const known = shaders.get(material) ?? new PointEnvironmentSurface(material, reduced, this.key);
      shaders.set(material, known);
      return known;
    });
    this.reader = new TriangleReader(frame);
    const { key } = environment;
    if (key) [this.key.red, this.key.green, this.key.blue] = key.color;
    else this.key.red = this.key.green = this.key.blue = 0;
    if (key?.kind === 'sun') {
      [this.key.x, this.key.y, this.key.z] = key.direction;
      this.key.size = key.radius;
    }
  }

  /** Shades triangle `id` − 1 as the picture's point (x, y), in pixels, shows it, before the film. */
  expose(id: number, x: number, y: number): void {
    const { point, reader } = this;
    const draw = reader.read(id, x, y);
    const shader = this.shaders[reader.number];
    readPoint(draw, reader, this.frame.view, shader, point);
    const depth = reader.depth();
    this.place(depth);
    this.readLight(x, y, depth);
    shader.shade(point);
    const { centerX, centerY } = this.frame.view;
    const across = x - centerX;
    const up = centerY - y;
    const exposure = this.exposure * (1 - this.vignette * (across * across + up * up));
    point.red *= exposure;
    point.green *= exposure;
    point.blue *= exposure;
  }

  /** Finds where from a lamp's light comes, and how much. */
  private place(depth: number): void {
    const { point, key } = this;
    const lamp = this.environment.key;
    if (lamp?.kind !== 'lamp') return;
    const { rays } = this.frame.view;
    const x = lamp.position[0] - rays[0] + point.viewX * depth;
    const y = lamp.position[1] - rays[1] + point.viewY * depth;
    const z = lamp.position[2] - rays[2] + point.viewZ * depth;
    // Near the lamp it is no point: its size softens the distance.
    const square = x * x + y * y + z * z + lamp.radius * lamp.radius * 0.5;
    const unit = 1 / Math.sqrt(x * x + y * y + z * z + 1e-12);
    key.x = x * unit;
    key.y = y * unit;
    key.z = z * unit;
    key.red = lamp.color[0] / square;
    key.green = lamp.color[1] / square;
    key.blue = lamp.color[2] / square;
    key.size = lamp.radius * unit;
  }

  /** Reads the light pass between the four nearest of its pixels that lie in the same surface; else the one that is nearest in depth. */
  private readLight(x: number, y: number, depth: number): void {
    const { point, light } = this;
    point.ambientVisibility = point.sunVisibility = 1;
    if (!light) return;
    const { floats } = lightWorkspace().memory;
    const { width, height } = light;
    const row = light.stride >> 2;
    const w = 1 / depth;
    const limit = same * w;
    const px = x / 2 - 0.5;
    const py = y / 2 - 0.5;
    const left = Math.floor(px);
    const top = Math.floor(py);
    let whole = 0;
    let ambient = 0;
    let key = 0;
    let nearest = Infinity;
    let nearestAt = 0;
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 2; i++) {
        const column = Math.min(width - 1, Math.max(0, left + i));
        const line = Math.min(height - 1, Math.max(0, top + j));
        const at = line * row + column;
        const apart = Math.abs(floats[(light.depth >> 2) + at] - w);
        if (apart < nearest) {
          nearest = apart;
          nearestAt = at;
        }
        if (apart > limit) continue;
        const share = (1.0001 - Math.abs(px - left - i)) * (1.0001 - Math.abs(py - top - j));
        const weight = share * (1.001 - apart / limit);
        whole += weight;
        ambient += weight * floats[(light.ambient >> 2) + at];
        key += weight * floats[(light.key >> 2) + at];
      }
    const most = 1 / whole;
    point.ambientVisibility = whole > 0 ? ambient * most : floats[(light.ambient >> 2) + nearestAt];
    point.sunVisibility = whole > 0 ? key * most : floats[(light.key >> 2) + nearestAt];
  }
}

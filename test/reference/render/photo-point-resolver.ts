import { displayCode } from '../../../src/draw/display-code.js';
import type { Raster } from '../../../src/draw/raster.js';
import { subpixels, type Target } from '../../../src/world/render/raster/target.js';
import { film } from '../../../src/world/light/finish.js';
import { createLight } from '../../../src/world/light/environment.js';
import type { Frame } from '../../../src/world/render/frame/frame.js';
import { gather, groups } from './groups.js';
import type { Outlook } from '../../../src/world/render/photo/photo-rows.js';
import type { PhotoShader } from './photo-shader.js';

const sky = createLight();
const mixed = { x: 0, empty: 0, red: 0.1, green: 0.1, blue: 0.1 };

/** What `PhotoResolver` and `PhotoRows` make of the bands of a frame, a pixel and a point at a time. */
export class PhotoPointResolver {
  constructor(
    private readonly frame: Frame,
    private readonly shader: PhotoShader,
    private readonly outlook: Outlook,
    private readonly raster: Raster,
  ) {}

  band(target: Target): void {
    const { width, top, rows, from, to } = target;
    for (let y = top; y < top + rows; y++) {
      for (let x = from; x < to; x++) this.pixel(x, y, target);
      // Beyond the columns that were drawn there is nothing.
      for (let x = 0; x < from; x++) this.showSky(x, y);
      for (let x = to; x < width; x++) this.showSky(x, y);
    }
  }

  /** Shows what is seen in one pixel. */
  private pixel(x: number, y: number, target: Target): void {
    const { shader } = this;
    const { point } = shader;
    const { width, top, pattern } = target;
    const { count } = pattern;
    gather(this.frame, target, ((y - top) * width + x) * count);
    mixed.x = x;
    mixed.empty = count;
    mixed.red = mixed.green = mixed.blue = 0;
    for (let g = 0; g < groups.size; g++) {
      const samples = groups.samples[g];
      const per = 1 / (groups.own[g] * subpixels);
      shader.expose(groups.id[g], x + 0.5 + groups.x[g] * per, y + 0.5 + groups.y[g] * per);
      film(shader.point);
      mixed.red += point.red * samples;
      mixed.green += point.green * samples;
      mixed.blue += point.blue * samples;
      mixed.empty -= samples;
    }
    this.addSky(y, count);
  }

  /** Shows {@link mixed}, with the sky in the samples that show nothing. */
  private addSky(y: number, count: number): void {
    const { x, empty } = mixed;
    if (empty > 0) {
      this.outlook.read(x, y, sky);
      mixed.red += sky.red * empty;
      mixed.green += sky.green * empty;
      mixed.blue += sky.blue * empty;
    }
    this.put(x, y, mixed.red / count, mixed.green / count, mixed.blue / count);
  }

  private showSky(x: number, y: number): void {
    this.outlook.read(x, y, sky);
    this.put(x, y, sky.red, sky.green, sky.blue);
  }

  private put(x: number, y: number, red: number, green: number, blue: number): void {
    const { data, width } = this.raster;
    const out = 3 * (y * width + x);
    data[out] = displayCode(red);
    data[out + 1] = displayCode(green);
    data[out + 2] = displayCode(blue);
  }
}

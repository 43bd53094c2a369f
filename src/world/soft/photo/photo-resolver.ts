import { displayCode } from '../../../draw/display-code.js';
import type { Raster } from '../../../draw/raster.js';
import { subpixels } from '../../../kernels/raster/samples.js';
import type { Target } from '../../../kernels/raster/target.js';
import { createLight, type Environment } from '../../light/environment.js';
import { film } from '../../light/film.js';
import type { Frame } from '../frame.js';
import { gather, groups } from '../groups.js';
import type { PhotoShader } from './photo-shader.js';

const sky = createLight();

/** Shades what was found in the bands of a frame, and where nothing was found shows the environment. */
export class PhotoResolver {
  constructor(
    private readonly frame: Frame,
    private readonly shader: PhotoShader,
    private readonly environment: Environment,
    private readonly exposure: number,
    private readonly raster: Raster,
  ) {}

  band(target: Target): void {
    const { shader } = this;
    const { data } = this.raster;
    const { width, top, rows, from, to, pattern } = target;
    const { count } = pattern;
    const { point } = shader;
    for (let y = top, at = 0; y < top + rows; y++)
      for (let x = 0; x < width; x++, at += count) {
        // Beyond the columns that were drawn there is nothing.
        if (x >= from && x < to) gather(this.frame, target, at);
        else groups.size = 0;
        let red = 0;
        let green = 0;
        let blue = 0;
        let empty = count;
        for (let g = 0; g < groups.size; g++) {
          const samples = groups.samples[g]!;
          const per = 1 / (groups.own[g]! * subpixels);
          shader.shade(groups.id[g]!, x + 0.5 + groups.x[g]! * per, y + 0.5 + groups.y[g]! * per);
          red += point.red * samples;
          green += point.green * samples;
          blue += point.blue * samples;
          empty -= samples;
        }
        if (empty > 0) {
          this.look(x + 0.5, y + 0.5);
          red += sky.red * empty;
          green += sky.green * empty;
          blue += sky.blue * empty;
        }
        const out = 3 * (y * width + x);
        data[out] = displayCode(red / count);
        data[out + 1] = displayCode(green / count);
        data[out + 2] = displayCode(blue / count);
      }
  }

  /** Finds what the environment sends from behind a point of the picture. */
  private look(x: number, y: number): void {
    const { rays, centerX, centerY } = this.frame.view;
    const across = x - centerX;
    const up = centerY - y;
    const dx = rays[3]! + across * rays[6]! + up * rays[9]!;
    const dy = rays[4]! + across * rays[7]! + up * rays[10]!;
    const dz = rays[5]! + across * rays[8]! + up * rays[11]!;
    const unit = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    this.environment.radiance(dx * unit, dy * unit, dz * unit, sky);
    sky.red *= this.exposure;
    sky.green *= this.exposure;
    sky.blue *= this.exposure;
    film(sky);
  }
}

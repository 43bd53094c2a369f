import type { Raster } from '../../draw/raster.js';
import { toLinear } from '../../core/color.js';
import type { Scene } from '../scene.js';
import { encodeSrgb } from '../shading/encode.js';
import type { FrameShader } from './frame-shader.js';
import type { Frame } from './frame.js';
import { subpixels } from './samples.js';
import type { Target } from './target.js';
import { gather, groups } from './groups.js';

/** The light of the background in one row, and the bytes that show it. */
const light = new Float64Array(3);
const bytes = new Uint8Array(3);

function backgroundRow({ top, bottom }: Scene['background'], y: number, height: number): void {
  const down = (y + 0.5) / height;
  for (let i = 0; i < 3; i++) {
    const code = Math.min(255, Math.max(0, top[i] + (bottom[i] - top[i]) * down));
    light[i] = toLinear(code / 255);
    bytes[i] = Math.floor(code + 0.5);
  }
}

/** Shades what was found in a band and mixes the samples of each pixel in linear light. */
export function resolve(
  scene: Scene,
  frame: Frame,
  target: Target,
  shader: FrameShader,
  raster: Raster,
): void {
  const { width, top, rows, ids, pattern } = target;
  const { count } = pattern;
  const { data, height } = raster;
  const { point } = shader;
  for (let y = top, at = 0, out = 3 * top * width; y < top + rows; y++) {
    backgroundRow(scene.background, y, height);
    for (let x = 0; x < width; x++, at += count, out += 3) {
      const id = ids[at];
      let same = true;
      for (let s = 1; s < count; s++) if (ids[at + s] !== id) same = false;
      if (same && id === 0) {
        data[out] = bytes[0];
        data[out + 1] = bytes[1];
        data[out + 2] = bytes[2];
      } else if (same) {
        shader.shade(id, x + 0.5, y + 0.5);
        data[out] = encodeSrgb(point.red);
        data[out + 1] = encodeSrgb(point.green);
        data[out + 2] = encodeSrgb(point.blue);
      } else {
        gather(frame, target, at);
        let red = 0;
        let green = 0;
        let blue = 0;
        let empty = count;
        for (let g = 0; g < groups.size; g++) {
          const samples = groups.samples[g];
          shader.shade(
            groups.id[g],
            x + 0.5 + groups.x[g] / samples / subpixels,
            y + 0.5 + groups.y[g] / samples / subpixels,
          );
          red += point.red * samples;
          green += point.green * samples;
          blue += point.blue * samples;
          empty -= samples;
        }
        data[out] = encodeSrgb((red + light[0] * empty) / count);
        data[out + 1] = encodeSrgb((green + light[1] * empty) / count);
        data[out + 2] = encodeSrgb((blue + light[2] * empty) / count);
      }
    }
  }
}

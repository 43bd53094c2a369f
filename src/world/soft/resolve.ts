import { toLinear } from '../../core/color.js';
import type { Raster } from '../../draw/raster.js';
import type { Scene } from '../scene.js';
import { encodeSrgb } from '../shading/encode.js';
import type { FrameShader } from './frame-shader.js';
import type { Frame } from './frame.js';
import type { Ground } from './ground.js';
import { gather, groups } from './groups.js';
import { subpixels } from './samples.js';
import type { Target } from './target.js';

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
  ground: Ground,
  raster: Raster,
): void {
  const { width, top, rows, ids, pattern } = target;
  const { count } = pattern;
  const { data, height } = raster;
  const { point } = shader;
  const grounded = ground.shows;
  for (let y = top, at = 0, out = 3 * top * width; y < top + rows; y++) {
    backgroundRow(scene.background, y, height);
    for (let x = 0; x < width; x++, at += count, out += 3) {
      const id = ids[at];
      let same = true;
      for (let s = 1; s < count; s++) if (ids[at + s] !== id) same = false;
      if (same && id === 0) {
        if (grounded && ground.shade(x + 0.5, y + 0.5, light)) {
          data[out] = encodeSrgb(ground.red);
          data[out + 1] = encodeSrgb(ground.green);
          data[out + 2] = encodeSrgb(ground.blue);
        } else {
          data[out] = bytes[0];
          data[out + 1] = bytes[1];
          data[out + 2] = bytes[2];
        }
      } else if (same) {
        shader.shade(id, x + 0.5, y + 0.5);
        data[out] = encodeSrgb(point.red);
        data[out + 1] = encodeSrgb(point.green);
        data[out + 2] = encodeSrgb(point.blue);
      } else {
        mix(frame, target, shader, ground, grounded, x + 0.5, y + 0.5, at);
        data[out] = encodeSrgb(mixed[0]);
        data[out + 1] = encodeSrgb(mixed[1]);
        data[out + 2] = encodeSrgb(mixed[2]);
      }
    }
  }
}

const mixed = new Float64Array(3);

/** The light of a pixel whose samples show different things. */
function mix(
  frame: Frame,
  target: Target,
  shader: FrameShader,
  ground: Ground,
  grounded: boolean,
  x: number,
  y: number,
  at: number,
): void {
  const { count } = target.pattern;
  const { point } = shader;
  gather(frame, target, at);
  let red = 0;
  let green = 0;
  let blue = 0;
  let empty = count;
  for (let g = 0; g < groups.size; g++) {
    const samples = groups.samples[g];
    const per = 1 / (groups.own[g] * subpixels);
    shader.shade(groups.id[g], x + groups.x[g] * per, y + groups.y[g] * per);
    red += point.red * samples;
    green += point.green * samples;
    blue += point.blue * samples;
    empty -= samples;
  }
  if (empty > 0) {
    const own = grounded && ground.shade(x, y, light);
    red += empty * (own ? ground.red : light[0]);
    green += empty * (own ? ground.green : light[1]);
    blue += empty * (own ? ground.blue : light[2]);
  }
  mixed[0] = red / count;
  mixed[1] = green / count;
  mixed[2] = blue / count;
}

import type { Raster } from '../../draw/raster.js';
import type { Background } from './background.js';
import type { FrameShader } from './frame-shader.js';
import type { Frame } from './frame.js';
import type { Ground } from './ground/ground.js';
import { gather, groups } from './groups.js';
import { subpixels } from '../../kernels/raster/samples.js';
import type { Target } from '../../kernels/raster/target.js';
import type { RowShader } from './row-shader.js';
import { displayCode } from '../../draw/display-code.js';

/** Shades what was found in the bands of a frame and mixes the samples of each pixel in linear light. */
export class Resolver {
  constructor(
    private readonly frame: Frame,
    private readonly background: Background,
    private readonly shader: FrameShader,
    /** Undefined where points are shaded one at a time. */
    private readonly rows: RowShader | undefined,
    private readonly ground: Ground,
    private readonly raster: Raster,
  ) {}

  band(target: Target): void {
    const { background, ground } = this;
    const { data } = this.raster;
    const { top, rows, from, to } = target;
    const { window } = ground;
    background.paint(data, top, rows);
    for (let y = top; y < top + rows; y++) {
      background.chooseRow(y);
      if (y >= window.top && y <= window.bottom) {
        // Where there may be objects as well, the ground is seen to below.
        this.groundRow(y, window.left[y], Math.min(window.right[y] + 1, from));
        this.groundRow(y, Math.max(window.left[y], to), window.right[y] + 1);
      }
      if (this.rows) this.wholeRow(y, target, this.rows);
      else this.objectRow(y, target);
    }
  }

  /** The ground in some columns of a row. */
  private groundRow(y: number, from: number, to: number): void {
    const { width } = this.raster;
    for (let x = from, out = 3 * (y * width + from); x < to; x++, out += 3) this.showGround(out, x, y);
  }

  /** The ground in a pixel. */
  private showGround(out: number, x: number, y: number): void {
    const { background, ground } = this;
    background.choosePixel(x);
    ground.x = x + 0.5;
    ground.y = y + 0.5;
    if (ground.shade(background.light)) encodeLight(this.raster.data, out, ground);
  }

  /** The columns of a row that may have objects. */
  private objectRow(y: number, target: Target): void {
    const { shader, ground } = this;
    const { data } = this.raster;
    const { width, top, from, to, ids, pattern } = target;
    const { count } = pattern;
    const { point } = shader;
    const { window } = ground;
    const grounded = y >= window.top && y <= window.bottom;
    const first = window.left[y];
    const last = window.right[y];
    let at = ((y - top) * width + from) * count;
    for (let x = from, out = 3 * (y * width + from); x < to; x++, at += count, out += 3) {
      const id = ids[at];
      if (!isOne(ids, at, count)) {
        this.mix(target, grounded, x, y, at);
        encodeLight(data, out, mixed);
      } else if (id !== 0) {
        shader.x = x + 0.5;
        shader.y = y + 0.5;
        shader.shade(id);
        encodeLight(data, out, point);
      } else if (grounded && x >= first && x <= last) this.showGround(out, x, y);
    }
  }

  /** The same, all points of the row at once. */
  private wholeRow(y: number, target: Target, rows: RowShader): void {
    const { ground } = this;
    const { data, width } = this.raster;
    const { count } = target.pattern;
    const { window } = ground;
    const grounded = y >= window.top && y <= window.bottom;
    rows.shade(target, y, grounded ? window.left[y] : 0, grounded ? window.right[y] : -1);
    rows.mix(data, y, target);
    for (let i = 0; i < rows.bare; i++) {
      const x = rows.bareColumn(i);
      this.showGround(3 * (y * width + x), x, y);
    }
    for (let i = 0; i < rows.partial; i++) {
      const x = rows.partialColumn(i);
      rows.partialSum(i, mixed);
      this.addEmpty(grounded, x, y, rows.partialEmpty(i));
      mixed.red /= count;
      mixed.green /= count;
      mixed.blue /= count;
      encodeLight(data, 3 * (y * width + x), mixed);
    }
  }

  /** Adds what is seen past all objects in so many samples of a pixel to {@link mixed}. */
  private addEmpty(grounded: boolean, x: number, y: number, samples: number): void {
    const { ground, background } = this;
    const { light } = background;
    background.choosePixel(x);
    ground.x = x + 0.5;
    ground.y = y + 0.5;
    const own = grounded && ground.shade(light);
    mixed.red += samples * (own ? ground.red : light[0]);
    mixed.green += samples * (own ? ground.green : light[1]);
    mixed.blue += samples * (own ? ground.blue : light[2]);
  }

  /** Finds the light of pixel (x, y), whose samples show different things: {@link mixed}. */
  private mix(target: Target, grounded: boolean, x: number, y: number, at: number): void {
    const { shader } = this;
    const { count } = target.pattern;
    const { point } = shader;
    gather(this.frame, target, at);
    let red = 0;
    let green = 0;
    let blue = 0;
    let empty = count;
    for (let g = 0; g < groups.size; g++) {
      const samples = groups.samples[g];
      const per = 1 / (groups.own[g] * subpixels);
      shader.x = x + 0.5 + groups.x[g] * per;
      shader.y = y + 0.5 + groups.y[g] * per;
      shader.shade(groups.id[g]);
      red += point.red * samples;
      green += point.green * samples;
      blue += point.blue * samples;
      empty -= samples;
    }
    mixed.red = red;
    mixed.green = green;
    mixed.blue = blue;
    if (empty > 0) this.addEmpty(grounded, x, y, empty);
    mixed.red /= count;
    mixed.green /= count;
    mixed.blue /= count;
  }
}

const mixed = { red: 0.1, green: 0.1, blue: 0.1 };

/** Whether all samples of a pixel show the same. */
function isOne(ids: Int32Array, at: number, count: number): boolean {
  if (count === 1) return true;
  const id = ids[at];
  const others = (ids[at + 1] ^ id) | (ids[at + 2] ^ id) | (ids[at + 3] ^ id);
  if (count === 4) return others === 0;
  return (others | (ids[at + 4] ^ id) | (ids[at + 5] ^ id) | (ids[at + 6] ^ id) | (ids[at + 7] ^ id)) === 0;
}

/** Writes a light as three bytes of sRGB. */
function encodeLight(
  data: Uint8Array,
  at: number,
  light: { readonly red: number; readonly green: number; readonly blue: number },
): void {
  data[at] = displayCode(light.red);
  data[at + 1] = displayCode(light.green);
  data[at + 2] = displayCode(light.blue);
}

import { displayCode } from '../../../src/draw/display-code.js';
import type { Raster } from '../../../src/draw/raster.js';
import { subpixels, type Target } from '../../../src/world/render/raster/target.js';
import type { Background } from '../../../src/world/render/backdrop/background.js';
import type { FrameShader } from './frame-shader.js';
import type { Frame } from '../../../src/world/render/frame/frame.js';
import type { Ground } from '../../../src/world/render/backdrop/ground.js';
import { gather, groups } from './groups.js';

/** What `Resolver` and `RowShader` make of the bands of a frame, a pixel and a point at a time. */
export class PointResolver {
  /** For one pixel at an edge: its number, i32, `RowField.pixels`, 16 bytes on, and its light, 32 bytes on. */
  private readonly edge: number;

  constructor(
    private readonly frame: Frame,
    private readonly background: Background,
    private readonly shader: FrameShader,
    private readonly ground: Ground,
    private readonly raster: Raster,
  ) {
    this.edge = frame.workspace.memory.take(64);
  }

  band(target: Target): void {
    const { background, ground } = this;
    const { bytes } = this.frame.workspace.memory;
    const { band } = this.frame.places.picture!;
    const { width, top, rows, from, to } = target;
    const { window } = ground;
    background.paint(bytes, band, top, rows);
    for (let y = top, out = band; y < top + rows; y++, out += 3 * width) {
      if (y >= window.top && y <= window.bottom) {
        // Where there may be objects as well, the ground is seen to below.
        ground.showRow(y, window.left(y), Math.min(window.right(y) + 1, from), out);
        ground.showRow(y, Math.max(window.left(y), to), window.right(y) + 1, out);
      }
      this.objectRow(y, target, out);
    }
    this.raster.data.set(bytes.subarray(band, band + 3 * width * rows), 3 * width * top);
  }

  /** The columns of a row that may have objects. */
  private objectRow(y: number, target: Target, out: number): void {
    const { shader, ground } = this;
    const { bytes } = this.frame.workspace.memory;
    const { width, top, from, to, ids, pattern } = target;
    const { count } = pattern;
    const { point } = shader;
    const { window } = ground;
    const grounded = y >= window.top && y <= window.bottom;
    const first = window.left(y);
    const last = window.right(y);
    let at = ((y - top) * width + from) * count;
    for (let x = from; x < to; x++, at += count) {
      const id = ids[at];
      if (!isOne(ids, at, count)) {
        this.mix(target, grounded, x, y, at, out);
      } else if (id !== 0) {
        shader.x = x + 0.5;
        shader.y = y + 0.5;
        shader.shade(id);
        encodeLight(bytes, out + 3 * x, point);
      } else if (grounded && x >= first && x <= last) ground.showRow(y, x, x + 1, out);
    }
  }

  /** Shows pixel (x, y), whose samples show different things. */
  private mix(target: Target, grounded: boolean, x: number, y: number, at: number, out: number): void {
    const { shader } = this;
    const { bytes, ints, doubles } = this.frame.workspace.memory;
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
    if (empty === 0) {
      mixed.red = red / count;
      mixed.green = green / count;
      mixed.blue = blue / count;
      encodeLight(bytes, out + 3 * x, mixed);
      return;
    }
    const { edge } = this;
    const edges = { place: edge, count: 1, pixels: edge + 16, lights: edge + 32 };
    ints[edge >> 2] = 0;
    ints.set([x, 0, groups.size, empty], edges.pixels >> 2);
    doubles.set([red, green, blue], edges.lights >> 3);
    this.ground.showEdges(y, grounded, edges, count, out);
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

import { FrameField, lightBytes, partBytes, PartField } from '../../kernels/raster/records.js';
import { subpixels } from '../../kernels/raster/samples.js';
import { Dielectric } from '../shading/dielectric.js';
import { describeLights } from '../shading/surface.js';
import type { Lights } from '../scene.js';
import type { ShadePlaces } from './frame-places.js';
import type { FrameShader } from './frame-shader.js';
import type { Frame } from './frame.js';
import { groups } from './groups.js';
import type { Shadows } from './shadows/shadows.js';

/** The points of a row of the picture and the pixels they belong to: shaded all at once. */
export class PointList {
  /** The middle of the pixel that is added next. */
  x = 0.1;
  y = 0.1;
  /** How many pixels there are. */
  pixels = 0;
  /** Points for the loops, and others, which are shaded at once; all have their lights in one list, from both ends. */
  private listed = 0;
  private others = 0;
  private slots = 0;
  /** Per pixel its column, its first slot, the number of its slots, and how many samples show nothing. */
  private readonly pixel: Int32Array;
  /** Per slot, where its light is in `doubles`, and how many samples it stands for. */
  private readonly light: Int32Array;
  private readonly samples: Int32Array;
  /** Per part the place of its record, or 0 if the loops cannot shade it. */
  private readonly partOf: Int32Array;
  private readonly most: number;
  private readonly ints: Int32Array;
  private readonly doubles: Float64Array;

  /** @returns undefined if the loops shade nothing here */
  static of(
    frame: Frame,
    lights: Lights,
    shader: FrameShader,
    shadows: Shadows | undefined,
  ): PointList | undefined {
    const { shade } = frame.places;
    return shade && new PointList(frame, shade, lights, shader, shadows);
  }

  private constructor(
    private readonly frame: Frame,
    private readonly places: ShadePlaces,
    lights: Lights,
    private readonly shader: FrameShader,
    shadows: Shadows | undefined,
  ) {
    const { memory } = frame.workspace;
    this.ints = memory.ints;
    this.doubles = memory.doubles;
    this.most = frame.view.width * 8;
    this.pixel = new Int32Array(4 * frame.view.width);
    this.light = new Int32Array(this.most);
    this.samples = new Int32Array(this.most);
    this.describeFrame(lights, shadows);
    this.partOf = Int32Array.from(frame.list.draws, (_, number) => this.describePart(number));
  }

  private describeFrame(lights: Lights, shadows: Shadows | undefined): void {
    const { doubles } = this;
    const { rays, centerX, centerY } = this.frame.view;
    const at = this.places.frame >> 3;
    doubles.set(rays, at + FrameField.rays);
    doubles[at + FrameField.center] = centerX;
    doubles[at + FrameField.center + 1] = centerY;
    describeLights(lights, doubles, at);
    doubles[at + FrameField.shadows] = shadows ? 1 : 0;
    if (!shadows) return;
    const { sun, direction } = shadows;
    doubles.set(direction, at + FrameField.direction);
    doubles[at + FrameField.texel] = sun.texel;
    doubles.set(sun.matrix, at + FrameField.matrix);
    doubles[at + FrameField.size] = sun.size;
    doubles[at + FrameField.heights] = sun.heights.byteOffset;
  }

  /** Writes the record of a part and copies what is read of its vertices. Returns its place, or 0. */
  private describePart(number: number): number {
    const { frame, places, ints, doubles } = this;
    const { floats } = frame.workspace.memory;
    const shader = this.shader.shaders[number];
    const place = places.parts + partBytes * number;
    const at = place >> 3;
    if (!(shader instanceof Dielectric && frame.whole[number] && shader.describe(doubles, at))) return 0;
    const { normals, colors, rotation, mirrored, firstVertex, firstTriangle } = frame.list.draws[number];
    const normalsAt = places.normals + 12 * firstVertex;
    const colorsAt = colors ? places.colors + 12 * firstVertex : 0;
    floats.set(normals, normalsAt >> 2);
    if (colors) floats.set(colors, colorsAt >> 2);
    const indices = frame.places.indices + 12 * firstTriangle;
    const points = frame.places.points + 24 * firstVertex;
    ints.set([indices, points, normalsAt, colorsAt, firstTriangle, mirrored ? 1 : 0], place >> 2);
    doubles.set(rotation, at + PartField.rotation);
    return place;
  }

  /** Starts a row. */
  begin(): void {
    this.pixels = this.listed = this.others = this.slots = 0;
  }

  /** Adds a pixel of which all samples show one triangle. */
  addWhole(column: number, id: number, count: number): void {
    this.addPixel(column, 1, 0);
    this.addPoint(id, count, 0, 0, 0);
  }

  /** Adds a pixel whose samples are in {@link groups}. */
  addGroups(column: number, count: number): void {
    const { size, id, samples, own, x, y } = groups;
    let empty = count;
    for (let g = 0; g < size; g++) empty -= samples[g];
    this.addPixel(column, size, empty);
    for (let g = 0; g < size; g++) this.addPoint(id[g], samples[g], own[g], x[g], y[g]);
  }

  private addPixel(column: number, slots: number, empty: number): void {
    const { pixel } = this;
    const at = 4 * this.pixels++;
    pixel[at] = column;
    pixel[at + 1] = this.slots;
    pixel[at + 2] = slots;
    pixel[at + 3] = empty;
  }

  /** Adds a point that stands for so many samples, away from the middle by the mean of `own` sums of subpixels. */
  private addPoint(id: number, samples: number, own: number, sumX: number, sumY: number): void {
    const { frame, places, shader, doubles, ints } = this;
    const per = own > 0 ? 1 / (own * subpixels) : 0;
    const x = this.x + sumX * per;
    const y = this.y + sumY * per;
    const part = this.partOf[frame.drawOf[id - 1]];
    const slot = this.slots++;
    this.samples[slot] = samples;
    if (part === 0) {
      const { point } = shader;
      shader.x = x;
      shader.y = y;
      shader.shade(id);
      const light = (places.lights >> 3) + (lightBytes >> 3) * (this.most - ++this.others);
      this.light[slot] = light;
      doubles[light] = point.red;
      doubles[light + 1] = point.green;
      doubles[light + 2] = point.blue;
      return;
    }
    const number = this.listed++;
    this.light[slot] = (places.lights >> 3) + 3 * number;
    const at = (places.points >> 3) + 3 * number;
    ints[2 * at] = part;
    ints[2 * at + 1] = id;
    doubles[at + 1] = x;
    doubles[at + 2] = y;
  }

  /** Shades what was added. */
  shade(): void {
    const { frame, places, listed } = this;
    if (listed === 0) return;
    frame.workspace.loops.shadePoints!(listed, places.points, places.lights, places.frame, places.scratch);
  }

  /** How many samples of a pixel show nothing. */
  empty(pixel: number): number {
    return this.pixel[4 * pixel + 3];
  }

  /** Finds the sum of the lights of a pixel's samples that show something. Returns its column. */
  mix(pixel: number, out: { red: number; green: number; blue: number }): number {
    const { light, samples, doubles } = this;
    const first = this.pixel[4 * pixel + 1];
    const end = first + this.pixel[4 * pixel + 2];
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let slot = first; slot < end; slot++) {
      const at = light[slot];
      const by = samples[slot];
      red += doubles[at] * by;
      green += doubles[at + 1] * by;
      blue += doubles[at + 2] * by;
    }
    out.red = red;
    out.green = green;
    out.blue = blue;
    return this.pixel[4 * pixel];
  }
}

import { FrameField, partBytes, PartField, RowField } from '../../kernels/raster/records.js';
import type { ShadeLoops } from '../../kernels/raster/loops.js';
import { Dielectric } from '../shading/dielectric.js';
import { describeLights } from '../shading/surface.js';
import type { Lights } from '../scene.js';
import type { ShadePlaces } from './frame-places.js';
import type { FrameShader } from './frame-shader.js';
import type { Frame } from './frame.js';
import type { Target } from '../../kernels/raster/target.js';
import type { Shadows } from './shadows/shadows.js';

/** Shades rows of the picture with the loops; points of materials that these do not know, with the materials' shaders. */
export class RowShader {
  private readonly ints: Int32Array;
  private readonly doubles: Float64Array;

  /** @returns undefined if there are no such loops */
  static of(
    frame: Frame,
    lights: Lights,
    shader: FrameShader,
    shadows: Shadows | undefined,
  ): RowShader | undefined {
    const { shading } = frame.workspace;
    const { shade } = frame.places;
    return shading && shade && new RowShader(frame, shading, shade, lights, shader, shadows);
  }

  private constructor(
    private readonly frame: Frame,
    private readonly loops: ShadeLoops,
    private readonly places: ShadePlaces,
    lights: Lights,
    private readonly shader: FrameShader,
    shadows: Shadows | undefined,
  ) {
    const { ints, doubles } = frame.workspace.memory;
    this.ints = ints;
    this.doubles = doubles;
    this.describeRow();
    this.describeFrame(lights, shadows);
    for (let number = 0; number < frame.list.draws.length; number++) this.describePart(number);
  }

  private describeRow(): void {
    const { points, samples, pixels, others, bare, partial, parts, row } = this.places;
    const { pattern, drawOf, picture } = this.frame.places;
    const { thresholds, codes } = picture!;
    this.ints.set(
      [points, samples, pixels, others, bare, partial, pattern, drawOf, parts, thresholds, codes],
      row >> 2,
    );
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

  /** Writes the record of a part and copies what is read of its vertices. */
  private describePart(number: number): void {
    const { frame, places, ints, doubles } = this;
    const { floats } = frame.workspace.memory;
    const shader = this.shader.shaders[number];
    const place = places.parts + partBytes * number;
    const at = place >> 3;
    const known = shader instanceof Dielectric && frame.whole[number] && shader.describe(doubles, at);
    const { normals, colors, rotation, mirrored, firstVertex, firstTriangle } = frame.list.draws[number];
    const normalsAt = places.normals + 12 * firstVertex;
    const colorsAt = colors ? places.colors + 12 * firstVertex : 0;
    floats.set(normals, normalsAt >> 2);
    if (colors) floats.set(colors, colorsAt >> 2);
    const indices = frame.places.indices + 12 * firstTriangle;
    const points = frame.places.points + 24 * firstVertex;
    const kind = (mirrored ? 1 : 0) + (known ? 0 : 2);
    ints.set([indices, points, normalsAt, colorsAt, firstTriangle, kind], place >> 2);
    doubles.set(rotation, at + PartField.rotation);
  }

  /** Lists and shades the points of row `y`. Columns of which those that show nothing are listed: `bareFrom` to `bareTo`. */
  shade(target: Target, y: number, bareFrom: number, bareTo: number): void {
    const { loops, places } = this;
    const { width, top, from, to, ids, depth, pattern } = target;
    const at = 4 * pattern.count * ((y - top) * width + from);
    loops.scanRow(
      ...([places.row, ids.byteOffset + at, depth.byteOffset + at, from, to, pattern.count] as const),
      ...([y + 0.5, bareFrom, bareTo] as const),
    );
    const points = this.count(RowField.pointCount);
    if (points === 0) return;
    loops.shadePoints(points, places.points, places.lights, places.frame, places.scratch);
    if (this.count(RowField.otherCount) > 0) this.shadeOthers();
  }

  /** Shades the points that the loops leave. */
  private shadeOthers(): void {
    const { places, shader, ints, doubles } = this;
    const { point } = shader;
    const count = this.count(RowField.otherCount);
    for (let i = 0; i < count; i++) {
      const number = ints[(places.others >> 2) + i];
      const at = (places.points >> 3) + 3 * number;
      shader.x = doubles[at + 1];
      shader.y = doubles[at + 2];
      shader.shade(ints[2 * at + 1]);
      const light = (places.lights >> 3) + 3 * number;
      doubles[light] = point.red;
      doubles[light + 1] = point.green;
      doubles[light + 2] = point.blue;
    }
  }

  /** Mixes what was shaded into the row's bytes in the memory, but for pixels that show nothing in part. */
  mix(out: number, { pattern }: Target): void {
    const { row, lights } = this.places;
    if (this.count(RowField.pixelCount) > 0) this.loops.mixRow(row, lights, pattern.count, out);
  }

  private count(field: RowField): number {
    return this.ints[(this.places.row >> 2) + field];
  }

  /** The columns that show nothing, of those asked for. */
  get bare(): Listed {
    return { place: this.places.bare, count: this.count(RowField.bareCount) };
  }

  /** The pixels that show nothing in part. */
  get edges(): Edges {
    const { partial, pixels, lights } = this.places;
    return { place: partial, count: this.count(RowField.partialCount), pixels, lights };
  }
}

/** A list of i32. */
export interface Listed {
  readonly place: number;
  readonly count: number;
}

/** Numbers of pixels in the list of a row, and the lights of its points: see `RowField`. */
export interface Edges extends Listed {
  readonly pixels: number;
  readonly lights: number;
}

import {
  FrameField,
  partBytes,
  PartField,
  PartPlace,
  RowField,
  textureBytes,
} from '../../kernels/raster/records.js';
import type { ShadeLoops } from '../../kernels/raster/loops.js';
import { Dielectric } from '../shading/dielectric.js';
import type { Sampler } from '../shading/sampler.js';
import { describeLights } from '../shading/surface.js';
import type { Lights } from '../scene.js';
import type { ShadePlaces } from './frame-places.js';
import type { FrameShader } from './frame-shader.js';
import type { Frame } from './frame.js';
import { toClip } from './geometry/project.js';
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
    const { list, view, whole, positions: positionsAt } = frame;
    const { floats } = frame.workspace.memory;
    const draw = list.draws[number];
    const { firstVertex, firstTriangle } = draw;
    const shader = this.shader.shaders[number];
    const known = shader instanceof Dielectric;
    const texture = known ? shader.texture : undefined;
    const part = places.parts + partBytes * number;
    /** Copies a list with so many numbers per vertex. Returns its place. */
    const copy = (values: Float32Array | undefined, at: number, size: number): number => {
      if (!values) return 0;
      const place = at + 4 * size * firstVertex;
      floats.set(values, place >> 2);
      return place;
    };
    const at = part >> 2;
    ints[at + PartPlace.indices] = frame.places.indices + 12 * firstTriangle;
    ints[at + PartPlace.points] = frame.places.points + 24 * firstVertex;
    ints[at + PartPlace.normals] = copy(draw.normals, places.normals, 3);
    ints[at + PartPlace.colors] = copy(draw.colors, places.colors, 3);
    ints[at + PartPlace.uvs] = texture ? copy(draw.uvs, places.uvs, 2) : 0;
    ints[at + PartPlace.positions] = whole[number] ? 0 : copy(draw.positions, positionsAt, 3);
    ints[at + PartPlace.firstTriangle] = firstTriangle;
    ints[at + PartPlace.kind] = (draw.mirrored ? 1 : 0) + (known ? 0 : 2);
    ints[at + PartPlace.baseTexture] = texture ? this.describeTexture(texture, number) : 0;
    const record = part >> 3;
    doubles.set(draw.rotation, record + PartField.rotation);
    if (known) shader.describe(doubles, record);
    if (!whole[number])
      toClip(view, draw.pose, doubles.subarray(record + PartField.clip, record + PartField.clip + 12));
  }

  /** Writes the record of a part's texture. Returns its place. */
  private describeTexture(texture: Sampler, number: number): number {
    const { places, ints, doubles } = this;
    const place = places.textures + textureBytes * number;
    const texels = this.frame.workspace.textures.placeOf(texture.levels);
    texture.describe(ints, doubles, place >> 3, texels, this.frame.places.picture!.intensities);
    return place;
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

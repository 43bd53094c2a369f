import { FrameField, RowField, textureBytes } from '../raster/records.js';
import type { ShadeLoops } from '../raster/raster-kernel.js';
import { MetallicRoughness } from '../../shading/metallic-roughness.js';
import { describeLights, prepareMaterial } from '../../shading/surface.js';
import type { Lights } from '../../scene.js';
import type { ShadePlaces } from '../frame/frame-places.js';
import type { Frame } from '../frame/frame.js';
import { describeMetallic } from './metallic/metallic-parts.js';
import { texturesOfPart } from './metallic/metallic-places.js';
import { RowRecords } from './row-records.js';
import type { Target } from '../raster/target.js';
import type { Shadows } from '../shadow/shadows.js';

/** Shades rows of the picture with the loops. */
export class RowShader {
  private readonly records: RowRecords;
  private readonly loops: ShadeLoops;
  private readonly places: ShadePlaces;

  /** @param frame one that a picture is made of */
  constructor(
    private readonly frame: Frame,
    lights: Lights,
    shadows: Shadows | undefined,
  ) {
    this.loops = frame.workspace.loops;
    this.places = frame.places.shade!;
    this.records = new RowRecords(frame, this.loops, this.places);
    this.describeFrame(lights, shadows);
    for (let number = 0; number < frame.list.draws.length; number++) this.describePart(number);
  }

  private describeFrame(lights: Lights, shadows: Shadows | undefined): void {
    const { doubles, ints } = this.records;
    const { rays, centerX, centerY } = this.frame.view;
    const at = this.places.frame >> 3;
    doubles.set(rays, at + FrameField.rays);
    doubles[at + FrameField.center] = centerX;
    doubles[at + FrameField.center + 1] = centerY;
    describeLights(lights, doubles, at);
    const { metallic } = this.places;
    if (metallic) ints[2 * (at + FrameField.reflectance)] = metallic.reflectance;
    doubles[at + FrameField.shadows] = shadows ? 1 : 0;
    if (!shadows) return;
    const { sun, direction } = shadows;
    doubles.set(direction, at + FrameField.direction);
    doubles[at + FrameField.texel] = sun.texel;
    doubles.set(sun.matrix, at + FrameField.matrix);
    doubles[at + FrameField.size] = sun.size;
    doubles[at + FrameField.heights] = sun.heights.byteOffset;
  }

  private describePart(number: number): void {
    const { frame, records, places } = this;
    const shader = prepareMaterial(frame.list.draws[number].material);
    if (shader instanceof MetallicRoughness) {
      describeMetallic(frame, records, places.metallic!, number, shader);
      return;
    }
    const { texture } = shader;
    const baseTexture = texture ? places.textures + textureBytes * texturesOfPart * number : 0;
    const uvs = texture ? places.uvs : 0;
    const part = records.describePart(number, { uvs, baseTexture, metallic: false });
    if (texture) records.describeTexture(texture, baseTexture, frame.places.picture!.intensities);
    shader.describe(records.doubles, part >> 3);
  }

  /** Lists and shades the points of row `y`. Columns of which those that show nothing are listed: `bareFrom` to `bareTo`. */
  shade(target: Target, y: number, bareFrom: number, bareTo: number): void {
    const { loops, places, records } = this;
    const points = records.scan(target, y, bareFrom, bareTo);
    if (points === 0) return;
    loops.shadePoints(points, places.points, places.lights, places.frame, places.scratch);
  }

  /** Mixes what was shaded into the row's bytes in the memory, but for pixels that show nothing in part. */
  mix(out: number, { pattern }: Target): void {
    const { row, lights } = this.places;
    if (this.records.count(RowField.pixelCount) > 0) this.loops.mixRow(row, lights, pattern.count, out);
  }

  /** The columns that show nothing, of those asked for. */
  get bare(): Listed {
    return { place: this.places.bare, count: this.records.count(RowField.bareCount) };
  }

  /** The pixels that show nothing in part. */
  get edges(): Edges {
    const { partial, pixels, lights } = this.places;
    return { place: partial, count: this.records.count(RowField.partialCount), pixels, lights };
  }
}

/** A list of i32. */
export type Listed = { readonly place: number; readonly count: number };

/** Numbers of pixels in the list of a row, and the lights of its points: see `RowField`. */
export interface Edges extends Listed {
  readonly pixels: number;
  readonly lights: number;
}

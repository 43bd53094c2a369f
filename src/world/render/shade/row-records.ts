import type { ShadeLoops } from '../raster/raster-kernel.js';
import { partBytes, PartField, PartPlace, RowField } from '../raster/records.js';
import type { Target } from '../raster/target.js';
import type { Sampler } from '../../shading/metallic-roughness.js';
import type { ShadePlaces } from '../frame/frame-places.js';
import type { Frame } from '../frame/frame.js';
import { toClip } from '../geometry/to-clip.js';

/** What the record of a part says that depends on how it is shaded. */
export interface PartUse {
  /** Where the texture coordinates of all vertices are; 0 if the part's are not read. */
  readonly uvs: number;
  /** A record of a texture, or any other number but 0 if it is to be known how the coordinates grow. */
  readonly baseTexture: number;
  /** Whether it is shaded as a metallic-roughness surface. */
  readonly metallic: boolean;
}

/** The records that the loops read of a row and of parts, in whatever light these are, and lists of a row's points and pixels. */
export class RowRecords {
  readonly ints: Int32Array;
  readonly doubles: Float64Array;

  constructor(
    private readonly frame: Frame,
    private readonly loops: ShadeLoops,
    readonly places: ShadePlaces,
  ) {
    const { ints, doubles } = frame.workspace.memory;
    this.ints = ints;
    this.doubles = doubles;
    const { points, samples, pixels, bare, partial, parts, row } = places;
    const { pattern, drawOf, picture } = frame.places;
    const { thresholds, codes } = picture!;
    ints.set([points, samples, pixels, bare, partial, pattern, drawOf, parts, thresholds, codes], row >> 2);
  }

  /** Writes what all shading reads of a part, and copies that of its vertices. Returns the record's place. */
  describePart(number: number, { uvs, baseTexture, metallic }: PartUse): number {
    const { frame, places, ints, doubles } = this;
    const { list, view, whole, positions } = frame;
    const draw = list.draws[number];
    const { firstVertex, firstTriangle } = draw;
    const part = places.parts + partBytes * number;
    const at = part >> 2;
    ints[at + PartPlace.indices] = frame.places.indices + 12 * firstTriangle;
    ints[at + PartPlace.points] = frame.places.points + 24 * firstVertex;
    ints[at + PartPlace.normals] = this.copy(draw.normals, places.normals, firstVertex, 3);
    ints[at + PartPlace.colors] = this.copy(draw.colors, places.colors, firstVertex, 3);
    ints[at + PartPlace.uvs] = uvs === 0 ? 0 : this.copy(draw.uvs, uvs, firstVertex, 2);
    ints[at + PartPlace.secondUvs] =
      uvs === 0 ? 0 : this.copy(draw.secondUvs, places.secondUvs, firstVertex, 2);
    ints[at + PartPlace.positions] = whole[number] ? 0 : this.copy(draw.positions, positions, firstVertex, 3);
    ints[at + PartPlace.firstTriangle] = firstTriangle;
    ints[at + PartPlace.kind] = (draw.mirrored ? 1 : 0) + (metallic ? 2 : 0);
    ints[at + PartPlace.baseTexture] = baseTexture;
    const record = part >> 3;
    doubles.set(draw.rotation, record + PartField.rotation);
    if (!whole[number])
      toClip(view, draw.pose, doubles.subarray(record + PartField.clip, record + PartField.clip + 12));
    return part;
  }

  /** Copies a list of so many numbers per vertex to where that of all vertices is. Returns its place, 0 if there is none. */
  copy(values: Float32Array | undefined, at: number, firstVertex: number, size: number): number {
    if (!values) return 0;
    const place = at + 4 * size * firstVertex;
    this.frame.workspace.memory.floats.set(values, place >> 2);
    return place;
  }

  /** Writes the record of a texture at a place. @param decode the place of what its codes stand for */
  describeTexture(texture: Sampler, place: number, decode: number): void {
    const texels = this.frame.workspace.textures.placeOf(texture.levels);
    texture.describe(this.ints, this.doubles, place >> 3, texels, decode);
  }

  /** Lists the points and pixels of row `y`, and of the columns from `bareFrom` to `bareTo` those that show nothing. Returns how many points. */
  scan(
    { width, top, from, to, ids, depth, pattern }: Target,
    y: number,
    bareFrom: number,
    bareTo: number,
  ): number {
    const at = 4 * pattern.count * ((y - top) * width + from);
    this.loops.scanRow(
      this.places.row,
      ids.byteOffset + at,
      depth.byteOffset + at,
      from,
      to,
      pattern.count,
      y + 0.5,
      bareFrom,
      bareTo,
    );
    return this.count(RowField.pointCount);
  }

  count(field: RowField): number {
    return this.ints[(this.places.row >> 2) + field];
  }
}

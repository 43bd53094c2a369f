import { memoize } from '../../../core/memoize.js';
import { PhotoFrameField, PhotoFramePlace } from './records.js';
import { partBytes, RowField } from '../raster/records.js';
import type { ShadeLoops } from '../raster/raster-kernel.js';
import type { Target } from '../raster/target.js';
import { createLight, type Environment, type Light, type Material } from '../../index.js';
import type { ReducedEnvironment } from '../../light/reduced.js';
import { MetallicRoughness } from '../../shading/metallic-roughness.js';
import type { PhotoPlaces, ShadePlaces } from '../frame/frame-places.js';
import type { Frame } from '../frame/frame.js';
import { describeMetallic } from '../shade/metallic/metallic-parts.js';
import { RowRecords } from '../shade/row-records.js';
import { type LightPlanes, lightWorkspace } from '../light/light-planes.js';
import { film } from '../../light/finish.js';
import type { View } from '../geometry/camera.js';

/** The light of a frame. */
export interface PhotoLight {
  readonly environment: Environment;
  readonly reduced: ReducedEnvironment;
  readonly exposure: number;
  /** The strength of the vignette; see `vignetteFactor`. */
  readonly vignette: number;
  /** Undefined where all light arrives everywhere. */
  readonly planes: LightPlanes | undefined;
}

/** Floors are seen far and flat under an environment: see `Sampler`. */
export const mostTaps = 4;

const light = createLight();

/** Shades rows of a picture under an environment with the loops. */
export class PhotoRows {
  private readonly records: RowRecords;
  private readonly loops: ShadeLoops;
  private readonly places: ShadePlaces;
  private readonly photo: PhotoPlaces;
  /** The column of each point of {@link shadeSome}. */
  private readonly columns: number[] = [];

  /** @param frame one that a picture under an environment is made of */
  constructor(
    private readonly frame: Frame,
    light: PhotoLight,
  ) {
    this.loops = frame.workspace.loops;
    this.places = frame.places.shade!;
    this.photo = frame.places.photo!;
    this.records = new RowRecords(frame, this.loops, this.places);
    this.describeFrame(light);
    this.describeMaps(light.reduced);
    if (light.planes) this.copyPlanes(light.planes);
    const surfaceOf = memoize((material: Material) => new MetallicRoughness(material, mostTaps));
    for (const [number, { material }] of frame.list.draws.entries())
      describeMetallic(frame, this.records, this.places.metallic!, number, surfaceOf(material));
  }

  private describeFrame({ environment: { key }, exposure, vignette, reduced }: PhotoLight): void {
    const { photo } = this;
    const { doubles, ints } = this.records;
    const { rays, centerX, centerY } = this.frame.view;
    const at = photo.frame >> 3;
    doubles.set(rays, at + PhotoFrameField.rays);
    doubles.set([centerX, centerY], at + PhotoFrameField.center);
    doubles[at + PhotoFrameField.exposure] = exposure;
    doubles[at + PhotoFrameField.vignette] = vignette;
    doubles[at + PhotoFrameField.keyKind] = key ? (key.kind === 'sun' ? 1 : 2) : 0;
    doubles.set(
      key ? (key.kind === 'sun' ? key.direction : key.position) : [0, 1, 0],
      at + PhotoFrameField.key,
    );
    doubles.set(key?.color ?? [0, 0, 0], at + PhotoFrameField.keyColor);
    doubles[at + PhotoFrameField.keySize] = key?.radius ?? 0;
    doubles[at + PhotoFrameField.keySoftness] = key?.kind === 'lamp' ? key.radius * key.radius * 0.5 : 0;
    doubles.set(reduced.irradiance.factors, at + PhotoFrameField.irradiance);
    const places = 2 * (at + PhotoFrameField.places);
    ints[places + PhotoFramePlace.reflectance] = this.places.metallic!.reflectance;
    ints[places + PhotoFramePlace.depth] = 0;
  }

  private describeMaps({ reflections }: ReducedEnvironment): void {
    const { floats } = this.frame.workspace.memory;
    const places = 2 * ((this.photo.frame >> 3) + PhotoFrameField.places) + PhotoFramePlace.maps;
    let place = this.photo.maps;
    for (const [i, { size, texels }] of reflections.maps.entries()) {
      floats.set(texels, place >> 2);
      this.records.ints.set([place, size], places + 2 * i);
      place += texels.byteLength;
    }
  }

  /** Copies what shading reads of a light pass, which has a memory of its own. */
  private copyPlanes({ depth, ambient, key, stride, width, height }: LightPlanes): void {
    const { floats } = this.frame.workspace.memory;
    const from = lightWorkspace().memory.floats;
    const size = stride * height;
    const copies = [depth, ambient, key].map((plane, i) => {
      const place = this.photo.planes + i * size;
      floats.set(from.subarray(plane >> 2, (plane + size) >> 2), place >> 2);
      return place;
    });
    const places = 2 * ((this.photo.frame >> 3) + PhotoFrameField.places);
    this.records.ints.set([...copies, stride, width, height], places + PhotoFramePlace.depth);
  }

  /** Shades row `y` and writes the bytes of pixels that show something in all samples; the columns that show nothing are listed. */
  shade(target: Target, y: number, out: number): void {
    const { loops, places, photo } = this;
    const points = this.records.scan(target, y, target.from, target.to - 1);
    if (points === 0) return;
    loops.shadePhoto(points, places.points, places.lights, photo.frame, places.scratch);
    loops.mixRow(places.row, places.lights, target.pattern.count, out);
  }

  /**
   * Shades those points of row `y` that some parts show, in the order of the columns.
   * @param shown per part
   * @param behind writes what comes from behind a point of a column
   * @param take gets the light of each point, and for how many samples it stands
   */
  shadeSome(
    target: Target,
    y: number,
    shown: readonly boolean[],
    behind: (x: number, out: Light) => void,
    take: (x: number, samples: number, light: Light) => void,
  ): void {
    const { loops, places, photo, records, columns } = this;
    const { ints, doubles } = records;
    if (records.scan(target, y, 0, 0) === 0) return;
    const [points, lights, samples] = [places.points >> 2, places.lights >> 3, places.samples >> 2];
    const pixels = records.count(RowField.pixelCount);
    let count = 0;
    for (let pixel = places.pixels >> 2, i = 0; i < pixels; i++, pixel += 4)
      for (let n = 0, at = ints[pixel + 1]; n < ints[pixel + 2]; n++, at++) {
        if (!shown[(ints[points + 6 * at] - places.parts) / partBytes]) continue;
        ints.copyWithin(points + 6 * count, points + 6 * at, points + 6 * at + 6);
        ints[samples + count] = ints[samples + at];
        columns[count] = ints[pixel];
        behind(columns[count], light);
        doubles.set([light.red, light.green, light.blue], lights + 3 * count);
        count++;
      }
    loops.shadePhoto(count, places.points, places.lights, photo.frame, places.scratch);
    for (let i = 0; i < count; i++) {
      light.red = doubles[lights + 3 * i];
      light.green = doubles[lights + 3 * i + 1];
      light.blue = doubles[lights + 3 * i + 2];
      take(columns[i], ints[samples + i], light);
    }
  }

  /** How many of the drawn columns show nothing. */
  get bare(): number {
    return this.records.count(RowField.bareCount);
  }

  bareColumn(i: number): number {
    return this.records.ints[(this.places.bare >> 2) + i];
  }

  /** How many pixels show nothing in part. */
  get partial(): number {
    return this.records.count(RowField.partialCount);
  }

  /** Reads the i-th of them: its column, how many samples show nothing, and the sum of the lights of the others. */
  readPartial(i: number, out: { x: number; empty: number; red: number; green: number; blue: number }): void {
    const { places, records } = this;
    const { ints, doubles } = records;
    const pixel = (places.pixels >> 2) + 4 * ints[(places.partial >> 2) + i];
    const light = (places.lights >> 3) + 3 * ints[pixel + 1];
    out.x = ints[pixel];
    out.empty = ints[pixel + 3];
    out.red = doubles[light];
    out.green = doubles[light + 1];
    out.blue = doubles[light + 2];
  }
}

/** What an environment sends from behind everything, as a picture shows it. */
export class Outlook {
  constructor(
    private readonly view: View,
    private readonly environment: Environment,
    private readonly exposure: number,
    /** The strength of the vignette; see `vignetteFactor`. */
    private readonly vignette: number,
  ) {}

  /** @param out what is seen in the middle of column x of row y, after the film */
  read(x: number, y: number, out: Light): void {
    const { rays, centerX, centerY } = this.view;
    const across = x + 0.5 - centerX;
    const up = centerY - y - 0.5;
    const dx = rays[3] + across * rays[6] + up * rays[9];
    const dy = rays[4] + across * rays[7] + up * rays[10];
    const dz = rays[5] + across * rays[8] + up * rays[11];
    const unit = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    this.environment.radiance(dx * unit, dy * unit, dz * unit, out);
    const exposure = this.exposure * (1 - this.vignette * (across * across + up * up));
    out.red *= exposure;
    out.green *= exposure;
    out.blue *= exposure;
    film(out);
  }
}

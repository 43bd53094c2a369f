import { memoize } from '../../core/memoize.js';
import { FrameField, PartField } from '../render/raster/records.js';
import { type Lights, type Material, normalize } from '../index.js';
import {
  MetallicRoughness,
  DIELECTRIC,
  reflectanceSteps,
  reflectanceTable,
  Sampler,
} from './metallic-roughness.js';
import { describeStudio, sharpness } from './mirrored-studio.js';

/** Surfaces smoother than the first mirror the sun's softbox, rougher than the second it is a direction; between, both. */
const MIRRORED = 0.25;
const DIRECTIONAL = 0.5;

/** Numbers per row of the table of reflectances. */
export const ROW = 2 * (reflectanceSteps + 1);

/** What follows from a roughness, from 0 to 1, alone: the same at every point of most materials. */
export class Gloss {
  /** The start of its row of the table of reflectances, and the distance to the next row, 0 to 1. */
  row = 0;
  next = 0.1;
  /** The GGX distribution's own measure. */
  alpha = 0.1;
  /** The sharpness with which the studio is seen in it. */
  sharp = 0.1;
  /** The share of the sun that is mirrored as a softbox. */
  mirrored = 0.1;

  set(roughness: number): void {
    const row = roughness * reflectanceSteps;
    const top = row < reflectanceSteps ? row | 0 : reflectanceSteps - 1;
    this.row = top * ROW;
    this.next = row - top;
    this.alpha = roughness * roughness;
    this.sharp = sharpness(2 * this.alpha);
    const share = (DIRECTIONAL - roughness) * (1 / (DIRECTIONAL - MIRRORED));
    this.mirrored = share > 0 ? (share > 1 ? 1 : share) : 0;
  }
}

/** Whether a material is what {@link Dielectric} describes. */
export const isPlainDielectric = (material: Material): boolean =>
  material.metallic <= 0 &&
  !material.metallicRoughnessTexture &&
  !material.normalTexture &&
  !material.emissiveTexture &&
  !material.occlusionTexture &&
  (material.reflectance ?? DIELECTRIC) === DIELECTRIC &&
  (material.specular ?? 1) === 1 &&
  !(material.emissive ?? []).some((part) => part !== 0);

/**
 * What most things are made of: no metal, everywhere of the same roughness, its base color plain or from a texture. But for
 * rounding what `MetallicRoughness` makes of it, whose comments explain the terms, less all that is then 0, the same in all
 * three colors or the same everywhere.
 */
export class Dielectric {
  protected readonly base: readonly [number, number, number];
  /** Texture of the base color. */
  readonly texture: Sampler | undefined;
  protected readonly gloss = new Gloss();
  /** The directional albedo of its roughness by the cosine of the angle to the eye. */
  protected readonly mirrors = new Float64Array(reflectanceSteps + 1);

  constructor({ baseColor, baseColorTexture, roughness }: Material) {
    this.base = baseColor;
    this.texture = baseColorTexture && new Sampler(baseColorTexture, 'color', 'baseColorTexture');
    this.gloss.set(Math.min(1, Math.max(0, roughness)));
    this.fillMirrors();
  }

  private fillMirrors(): void {
    const { row, next } = this.gloss;
    const table = reflectanceTable();
    for (let i = 0; i <= reflectanceSteps; i++) {
      const at = row + 2 * i;
      const scale = table[at] + next * (table[at + ROW] - table[at]);
      const bias = table[at + 1] + next * (table[at + ROW + 1] - table[at + 1]);
      this.mirrors[i] = DIELECTRIC * scale + bias;
    }
  }

  /** Writes its properties, but for its texture, into the record of a part, from `at` on. */
  describe(record: Float64Array, at: number): void {
    const { base, gloss, mirrors } = this;
    record.set(base, at + PartField.base);
    record.set([gloss.alpha, gloss.sharp, gloss.mirrored], at + PartField.gloss);
    record.set(mirrors, at + PartField.mirrors);
  }
}

/** Writes lights into the record of a frame, from `at` on. */
export function describeLights(lights: Lights, record: Float64Array, at: number): void {
  const { sky, ground, sun } = lights;
  record.set(sky, at + FrameField.sky);
  record.set(ground, at + FrameField.ground);
  record.set(sun.color, at + FrameField.sun);
  record.set(normalize(sun.direction), at + FrameField.towardSun);
  describeStudio(lights, record, at);
}

/** Whether {@link prepareMaterial} makes a `MetallicRoughness` of a material. */
export const isMetallic = (material: Material): boolean => !isPlainDielectric(material);

/**
 * What the loops shade a material as; made once for each object, which must not change afterward.
 *
 * A white matte surface gives back `sun.color` where it faces the sun, and `sky` where it faces up.
 * @throws TopsyturvyError 'bad-picture' if a texture is too large
 */
export const prepareMaterial = memoize((material: Material): Dielectric | MetallicRoughness =>
  isPlainDielectric(material) ? new Dielectric(material) : new MetallicRoughness(material),
);

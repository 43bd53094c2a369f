import { PartField } from '../../kernels/raster/records.js';
import type { Material } from '../material.js';
import { Gloss, ROW } from './gloss.js';
import { DIELECTRIC, reflectanceSteps, reflectanceTable } from './reflectance.js';
import { Sampler } from './sampler.js';

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
  /** Of its base color. */
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
      const scale = table[at]! + next * (table[at + ROW]! - table[at]!);
      const bias = table[at + 1]! + next * (table[at + ROW + 1]! - table[at + 1]!);
      this.mirrors[i] = DIELECTRIC * scale + bias;
    }
  }

  /** Writes what it is made of, but for its texture, into the record of a part, from `at` on. */
  describe(record: Float64Array, at: number): void {
    const { base, gloss, mirrors } = this;
    record.set(base, at + PartField.base);
    record.set([gloss.alpha, gloss.sharp, gloss.mirrored], at + PartField.gloss);
    record.set(mirrors, at + PartField.mirrors);
  }
}

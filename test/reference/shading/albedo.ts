import { type Gloss, ROW } from '../../../src/world/shading/surface.js';
import { reflectanceSteps, reflectanceTable } from '../../../src/world/shading/metallic-roughness.js';

/** The directional albedo of a GGX surface, F0 · scale + bias: what `read` found last stands in its fields. */
export class Albedo {
  scale = 0.1;
  bias = 0.1;
  private readonly reflectance = reflectanceTable();

  /** Reads between the four nearest entries. @param cosine between normal and eye, above 0, at most 1 */
  read({ row, next }: Gloss, cosine: number): void {
    const { reflectance } = this;
    const column = cosine * reflectanceSteps;
    const left = column < reflectanceSteps ? column | 0 : reflectanceSteps - 1;
    const at = row + 2 * left;
    const d = next * (column - left);
    const c = next - d;
    const b = column - left - d;
    const a = 1 - b - c - d;
    this.scale =
      a * reflectance[at] +
      b * reflectance[at + 2] +
      c * reflectance[at + ROW] +
      d * reflectance[at + ROW + 2];
    this.bias =
      a * reflectance[at + 1] +
      b * reflectance[at + 3] +
      c * reflectance[at + ROW + 1] +
      d * reflectance[at + ROW + 3];
  }
}

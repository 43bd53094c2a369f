import { exp, points3 } from '../../../core/index.js';
import type { Environment } from '../../../world/light/environment.js';
import type { Material, Model, Vec3 } from '../../../world/model.js';

/** The air before what is far away. */
export interface Air {
  /** Radiance of the sky at the horizon, which what is infinitely far away takes on. */
  readonly color: Vec3;
  /** Meters after which 1/e of a thing's own light is left. */
  readonly length: number;
}

/** Shares are rounded to so many steps, so that things at about one distance have one material. */
const steps = 32;

/** The share of light that comes from the air before a distance, meters: 0 to 1, in steps. */
export const airShare = ({ length }: Air, distance: number): number =>
  Math.round(steps * (1 - exp(-distance / length))) / steps;

/** The air below a sky, as a camera at the stand looks through it toward −Z. @param length see {@link Air} */
export function airBelow(environment: Environment, length: number): Air {
  const out = { red: 0, green: 0, blue: 0 };
  const sum: [number, number, number] = [0, 0, 0];
  for (const [x, y, z] of ahead) {
    environment.radiance(x, y, z, out);
    sum[0] += out.red / ahead.length;
    sum[1] += out.green / ahead.length;
    sum[2] += out.blue / ahead.length;
  }
  return { color: sum, length };
}

/** Unit directions just above the horizon, within 20 degrees of straight ahead. */
const ahead: readonly Vec3[] = points3(`
  -0.342,0.02,-0.9395 -0.1736,0.02,-0.9846 0,0.02,-0.9998 0.1736,0.02,-0.9846 0.342,0.02,-0.9395
`);

/** A material behind so much air: less of its own color, and the air's light in place of it. @param share 0 to 1 */
export function hazed(material: Material, share: number, { color }: Air): Material {
  if (share === 0) return material;
  const { baseColor, emissive = [0, 0, 0] } = material;
  const left = (value: number): number => (1 - share) * value;
  return {
    ...material,
    baseColor: [left(baseColor[0]), left(baseColor[1]), left(baseColor[2])],
    emissive: [
      left(emissive[0]) + share * color[0],
      left(emissive[1]) + share * color[1],
      left(emissive[2]) + share * color[2],
    ],
    // A gloss would be seen through the air undimmed.
    roughness: material.roughness + share * (1 - material.roughness),
  };
}

/** Models behind air; things of one kind at about one distance stay one model. */
export class HazedModels {
  private readonly known = new Map<Model, Map<number, Model>>();

  constructor(private readonly air: Air) {}

  /** The model behind the air of a distance. @param distance meters */
  at(model: Model, distance: number): Model {
    const share = airShare(this.air, distance);
    if (share === 0) return model;
    const byShare = this.known.get(model) ?? new Map<number, Model>();
    this.known.set(model, byShare);
    const made = byShare.get(share) ?? {
      ...model,
      parts: model.parts.map((part) => ({ ...part, material: hazed(part.material, share, this.air) })),
    };
    byShare.set(share, made);
    return made;
  }
}

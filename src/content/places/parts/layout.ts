import type { Stream } from '../../../core/stream.js';
import type { Environment } from '../../../world/light/environment.js';
import type { Material, Mesh, Model, Part, Placed, Vec3 } from '../../../world/index.js';
import { linear, type Linear, varied } from '../../../world/modeling/index.js';
import { bounds, merged, mirroredX, tileUvs, turnMatrix } from '../../../world/modeling/mesh/index.js';
import type { BuiltPlace, PlaceRequest, Spot, Stand } from '../place.js';
import { airShare, hazed, HazedModels, type Air } from './haze.js';
import { meanColor } from './mean-color.js';
import { plain, tiled, type Look } from './looks.js';
import { surfaceTable, type Painted, type SurfaceName, type Tinted } from './surface-names.js';

/** The same light, where what was `by` meters above the ground is now at y = 0. */
function lowered(environment: Environment, by: number): Environment {
  const { key } = environment;
  const radiance: Environment['radiance'] = (x, y, z, out) => environment.radiance(x, y, z, out);
  if (!key) return { radiance };
  if (key.kind === 'sun') return { radiance, key };
  const [x, y, z] = key.position;
  return { radiance, key: { ...key, position: [x, y - by, z] } };
}

/** The place of a model in meters, and its turn about its upright axis, degrees, from +Z toward +X. */
export interface Site {
  readonly x: number;
  readonly z: number;
  /** The height, meters. Default 0 */
  readonly y?: number;
  /** The turn, degrees. Default 0 */
  readonly yaw?: number;
  /** The scale factor. Default 1 */
  readonly scale?: number;
}

/** What a place ends with. */
export interface Finish {
  readonly stand: Stand;
  readonly environment: Environment;
  /** The reach in meters. */
  readonly reach: number;
  /** The height of the stand's surface above y = 0 of the layout, meters. Default 0 */
  readonly top?: number;
}

/** Nearer than this, meters, air is not seen. */
const nearAir = 30;

/**
 * A place in the making: its pieces in meters about the stand, floor or ground at y = 0. Half of all layouts are turned into their
 * mirror image at the end, so that a place tells nothing about left and right.
 */
export class Layout {
  readonly side: 1 | -1;
  private readonly shells = new Map<Look, Mesh[]>();
  private readonly pieces = new Map<Look, Mesh[]>();
  private readonly placed: Placed[] = [];
  private readonly spots: Spot[] = [];
  private readonly looks = new Map<string, Look>();
  private readonly counts = new Map<string, number>();
  private air: Air | undefined;

  constructor(
    private readonly variation: Stream,
    private readonly request: PlaceRequest,
  ) {
    this.side = variation.child('side').choice([1, -1]);
  }

  /** The look of a piece: the same name and purpose give the same look. @param tint in place of a painted color's own */
  look(name: SurfaceName, purpose: string | number = '', tint?: string): Look {
    const key = JSON.stringify([name, purpose, tint]);
    const known = this.looks.get(key) ?? this.newLook(name, purpose, tint);
    this.looks.set(key, known);
    return known;
  }

  private newLook(name: SurfaceName, purpose: string | number, tint?: string): Look {
    const own = this.variation.child('look', name, purpose);
    const entry: Tinted | Painted = surfaceTable[name];
    if ('surface' in entry) {
      const { surface, tint: factor, colors } = entry;
      const material = this.request.surface(surface, own);
      if (!colors) return tiled(name, material, surface.tile, factor && (() => factor));
      const wanted = linear(tint ?? own.choice(colors));
      return tiled(name, material, surface.tile, () => toward(material, wanted));
    }
    const baseColor = varied(own, tint ?? own.choice(entry.tints), 0.06);
    return plain(name, { baseColor, metallic: 0, roughness: entry.roughness });
  }

  /** Meshes of floors, walls and what lies in them: they keep the key light from nothing. */
  shell(look: Look, ...meshes: readonly Mesh[]): this {
    collect(this.shells, look, meshes);
    return this;
  }

  /** Adds meshes that cast shadows. */
  add(look: Look, ...meshes: readonly Mesh[]): this {
    collect(this.pieces, look, meshes);
    return this;
  }

  /** A model of the catalog. @returns how high its top is above y = 0 of the layout, for what stands on it */
  put(category: string, site: Site): number {
    const count = this.counts.get(category) ?? 0;
    this.counts.set(category, count + 1);
    const model = this.request.model(category, this.variation.child('model', category, count));
    this.place(model, site);
    return (site.y ?? 0) + (site.scale ?? 1) * bounds(...model.parts.map(({ mesh }) => mesh)).max[1];
  }

  /** Any model; its text stays legible where the layout is mirrored. */
  place(model: Model, { x, y = 0, z, yaw = 0, scale = 1 }: Site): this {
    const { side } = this;
    const rotation = turnMatrix('y', side * yaw);
    this.placed.push({ model, pose: { rotation, position: [side * x, y, z], scale } });
    return this;
  }

  /** Marks a spot where something else may stand. */
  spot(position: Vec3, radius: number, height: number): this {
    const [x, y, z] = position;
    this.spots.push({ position: [this.side * x, y, z], radius, height });
    return this;
  }

  /** The air that what is far away is seen through. Default: none */
  through(air: Air): this {
    this.air = air;
    return this;
  }

  finish({ stand, environment, reach, top = 0 }: Finish): BuiltPlace {
    const down = ([x, y, z]: Vec3): Vec3 => [x, y - top, z];
    const whole = (name: string, meshes: ReadonlyMap<Look, readonly Mesh[]>, casts: boolean): Placed[] => {
      if (meshes.size === 0) return [];
      const parts = [...meshes].map(([look, all]) => this.part(look, all));
      const pose = { rotation: turnMatrix('y', 0), position: down([0, 0, 0]), scale: 1 };
      return [{ model: thing(name, parts), pose, ...(!casts && { casts }) }];
    };
    const behind = this.air && new HazedModels(this.air);
    const models = this.placed.map(({ model, pose }) => {
      const [x, , z] = pose.position;
      const distance = Math.sqrt(x * x + z * z);
      return {
        model: behind && distance > nearAir ? behind.at(model, distance) : model,
        pose: { ...pose, position: down(pose.position) },
      };
    });
    return {
      shell: whole('shell', this.shells, false),
      furnishing: [...whole('furnishing', this.pieces, true), ...models],
      stand,
      spots: this.spots.map((spot) => ({ ...spot, position: down(spot.position) })),
      environment: lowered(environment, top),
      reach,
      mirrored: this.side < 0,
    };
  }

  private part({ name, material: bare, tile, far = 0 }: Look, meshes: readonly Mesh[]): Part {
    const material = this.air ? hazed(bare, airShare(this.air, far), this.air) : bare;
    const sided = (mesh: Mesh): Mesh => (this.side < 0 ? mirroredX(mesh) : mesh);
    if (typeof tile !== 'object') return { name, material, mesh: sided(merged(...meshes)) };
    if (name !== 'wood veneer') return { name, material, mesh: tileUvs(sided(merged(...meshes)), tile) };
    // Each piece of furniture has its own grain, along its length.
    const pieces = meshes.map((mesh, i) => {
      const offset = [0.37 * (i % 8), 0.23 * (i % 8)] as const;
      return tileUvs(sided(mesh), tile, { along: 'longest', offset });
    });
    return { name, material, mesh: merged(...pieces) };
  }
}

/** The factor that gives a material a mean color; at most 2.5, so that dark grain does not turn to noise. */
function toward(material: Material, [red, green, blue]: Linear): Linear {
  const mean = meanColor(material);
  return [Math.min(2.5, red / mean[0]), Math.min(2.5, green / mean[1]), Math.min(2.5, blue / mean[2])];
}

function collect(into: Map<Look, Mesh[]>, look: Look, meshes: readonly Mesh[]): void {
  const known = into.get(look);
  if (known) known.push(...meshes);
  else into.set(look, [...meshes]);
}

/** A model of something that is part of a place. */
export const thing = (category: string, parts: readonly Part[]): Model => ({
  category,
  broadClass: 'miscellaneous',
  hasFront: false,
  hasUp: true,
  parts,
});

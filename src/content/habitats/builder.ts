import { cosDegrees, sinDegrees, type Stream } from '../../core/index.js';
import { smoothNoise } from '../../world/lattice-noise.js';
import { linear, type Material, type Mesh, type Vec3 } from '../../world/modeling/index.js';
import { part, scaled, smoothNormals, tileUvs, turnMatrix } from '../../world/modeling/mesh/index.js';
import { skies } from '../environments/skies.js';
import { atRest, type Placed } from '../../world/index.js';
import { thing } from '../places/parts/layout.js';
import { meanColor } from '../places/parts/mean-color.js';
import type { Surface } from '../surfaces/define.js';
import { blades, type BladeForm, type Root } from './growth/blades.js';
import { MeshWriter } from './growth/mesh-writer.js';
import { spread } from './growth/spread.js';
import { terrain, type Terrain } from './growth/terrain.js';
import type { Albedo, BuiltHabitat, HabitatRequest } from './habitat.js';

/**
 * A stone of about radius 1 about the origin.
 * @param rough how far its surface goes in and out, 0 (an egg) to 0.6 (a broken rock)
 */
export function stone(stream: Stream, rough: number, flat: number): Mesh {
  // Rings from the top down, and columns around.
  const [rings, columns] = [9, 14];
  const seed = stream.below(0x40000000);
  const writer = new MeshWriter();
  const wave = 1.4;
  for (let j = 0; j <= rings; j++)
    for (let i = 0; i < columns; i++) {
      const pitch = 90 - (180 * j) / rings;
      const turn = (360 * i) / columns;
      const out: Vec3 = [
        cosDegrees(pitch) * cosDegrees(turn),
        sinDegrees(pitch),
        cosDegrees(pitch) * sinDegrees(turn),
      ];
      const bump =
        smoothNoise(wave * out[0] + 9, wave * (out[1] + 2 * out[2]) + 9, seed) +
        0.5 * smoothNoise(2.6 * out[0] + 20, 2.6 * (out[2] - out[1]) + 20, seed + 1);
      const r = 1 + rough * (bump - 0.75);
      writer.vertex([r * out[0], r * out[1], r * out[2]], out, [1, 1, 1]);
    }
  for (let j = 0; j < rings; j++)
    for (let i = 0; i < columns; i++) {
      const [a, b] = [j * columns + i, j * columns + ((i + 1) % columns)];
      writer.quad(a, b, b + columns, a + columns);
    }
  const form: Vec3 = [stream.uniform(0.8, 1.25), flat * stream.uniform(0.8, 1.15), stream.uniform(0.75, 1.1)];
  return tileUvs(smoothNormals(scaled(writer.mesh(), form), rough > 0.35 ? 38 : 70), [2.6, 2.6]);
}

/** Skies under which nature is seen: with the sun high enough that shadows are short. */
const days = skies.filter(({ name }) =>
  ['clear morning', 'fair weather', 'broken clouds', 'thin overcast', 'overcast', 'hazy sun'].includes(name),
);

/** Colors of what grows and lies, linear. @param colors sRGB, e.g. '#5d7a35' */
export const albedos = (...colors: readonly string[]): Albedo[] => colors.map((color) => linear(color));

/** The material of things with a color at each vertex. */
const grown: Material = { baseColor: [1, 1, 1], metallic: 0, roughness: 0.85, doubleSided: true };

/** The ground of a habitat. Lengths are heights of the picture. */
interface GroundForm {
  readonly surface: Surface;
  readonly tile: number;
  /** Factor of the surface's color, linear. Default: none */
  readonly tint?: Vec3;
  readonly rise: number;
  readonly wave: number;
}

/** The tufts of a habitat. */
interface TuftForm extends BladeForm {
  /** Tufts all over the field, and blades in each. */
  readonly count: number;
  readonly blades: number;
  /** The radius of a tuft. */
  readonly spread: number;
  /** Whether they are so low that they grow under what stands there, too. */
  readonly low?: boolean;
}

/** The stones of a habitat. */
interface StoneForm {
  readonly count: number;
  readonly radius: readonly [least: number, most: number];
  readonly rough: number;
  /** The ratio of height to width. */
  readonly flat: number;
  /** The height of its middle above the ground, in half its heights. Default: 0.25 */
  readonly lift?: number;
  readonly surface: Surface;
  readonly tints: readonly Vec3[];
  readonly low?: boolean;
}

/** A place on the ground, and whether something stands there. */
interface Site {
  readonly at: Vec3;
  readonly taken: boolean;
}

/** A habitat in the making. */
export class HabitatBuilder {
  private readonly objects: Placed[] = [];
  private readonly underfoot: Placed[] = [];
  private land: Terrain | undefined;
  private color: Vec3 = [0.2, 0.2, 0.2];

  constructor(
    private readonly kind: Stream,
    private readonly layout: Stream,
    private readonly request: HabitatRequest,
  ) {}

  /** The ground, before all that lies on it. */
  ground({ surface, tile, tint = [1, 1, 1], rise, wave }: GroundForm): this {
    const painted = this.request.surface(surface, this.kind.child('ground'));
    const material = { ...painted, baseColor: tint };
    this.color = meanColor(material);
    const seed = this.layout.child('terrain').below(0x40000000);
    this.land = terrain(this.request.field, this.request.clearing, { material, tile, rise, wave, seed });
    this.objects.push({ ...this.land.ground, casts: false });
    return this;
  }

  /** Tufts of grass, straw or reeds. */
  tufts(name: string, form: TuftForm): this {
    const stream = this.layout.child(name);
    return this.strewn(name, form, (sites, which) =>
      blades(
        stream.child(which),
        sites.map((at): Root => ({ at, blades: form.blades, spread: form.spread })),
        form,
      ),
    );
  }

  /** Many small things in one mesh, with colors of their own unless they are of a material. */
  strewn(
    name: string,
    { count, low = false }: { readonly count: number; readonly low?: boolean },
    make: (sites: readonly Vec3[], which: string) => Mesh,
    material: Material = grown,
  ): this {
    const sites = this.places(name, count);
    const add = (into: Placed[], which: string, chosen: readonly Site[]): void => {
      if (chosen.length === 0) return;
      const mesh = make(
        chosen.map(({ at }) => at),
        which,
      );
      into.push({ model: thing(name, [part(name, material, mesh)]), pose: atRest });
    };
    add(this.objects, 'around', low ? sites : sites.filter(({ taken }) => !taken));
    if (!low)
      add(
        this.underfoot,
        'underfoot',
        sites.filter(({ taken }) => taken),
      );
    return this;
  }

  /** Stones, each sunk into the ground. */
  stones(
    name: string,
    { count, radius, rough, flat, lift = 0.25, surface, tints, low = false }: StoneForm,
  ): this {
    const painted = this.request.surface(surface, this.kind.child(name));
    const forms = this.kind.child(name, 'forms');
    const models = tints.flatMap((tint) =>
      [0, 1].map(() =>
        thing('stone', [part('stone', { ...painted, baseColor: tint }, stone(forms, rough, flat))]),
      ),
    );
    const stream = this.layout.child(name, 'stones');
    for (const {
      at: [x, y, z],
      taken,
    } of this.places(name, count)) {
      const share = stream.float();
      const scale = radius[0] + (radius[1] - radius[0]) * share * share;
      const rotation = turnMatrix('y', 360 * stream.float());
      const placed = {
        model: stream.choice(models),
        pose: { rotation, position: [x, y + lift * flat * scale, z] as Vec3, scale },
      };
      (taken && !low ? this.underfoot : this.objects).push(placed);
    }
    return this;
  }

  private places(name: string, count: number): Site[] {
    const { field, clearing } = this.request;
    return spread(this.layout.child(name, 'sites'), field, clearing, count).map(({ x, z, taken }) => ({
      at: [x, this.land!.height(x, z), z],
      taken,
    }));
  }

  finish(): BuiltHabitat {
    const sky = this.kind.child('sky');
    const environment = sky.choice(days).build({
      azimuth: sky.choice([1, -1]) * sky.uniform(30, 115),
      ground: this.color,
      variation: sky.child('weather'),
    });
    const { objects, underfoot, land } = this;
    return { objects, underfoot, height: (x, z) => land!.height(x, z), environment };
  }
}

import type { BuiltHabitat } from '../../../../content/habitats/habitat.js';
import { habitats } from '../../../../content/habitats/index.js';
import { keptSurfaces } from '../../sources/kept-surfaces.js';
import { Stream } from '../../../../core/stream.js';
import type { Raster } from '../../../../draw/raster.js';
import type { Material, Model, Placed, Renderer, Scene } from '../../../../world/index.js';
import { studioLights } from '../../../../world/shading/mirrored-studio.js';
import { type Sides, sidesOf, type Size } from '../../../param-schemas.js';
import { type Skin, skinOf } from './skin.js';
import { outlook, stand } from './standing.js';
import type { HabitatGround } from './state.js';

/** What is rendered of something that stands in a habitat. */
export interface HabitatScene {
  /** 1 where it is seen, and where it would be if nothing were in front, at `fine` times the width and height. */
  readonly seen: Uint8Array;
  readonly whole: Uint8Array;
  /** Per row, how far a lens focused on what stands there blurs the ground, pixels. */
  readonly blur: Float64Array;
  /** Its pictures, rendered anew at each call: most of what a scene costs, and of no use where too much is hidden. */
  render(): HabitatPictures;
}

/** Pictures of one size. */
interface HabitatPictures {
  /** The habitat alone, as it is where nothing stands. */
  readonly without: Raster;
  /** The picture with what stands there, in plain clay. */
  readonly clay: Raster;
  /** What stands there alone, in its own colors and in clay, in plain light: the two show its markings. */
  readonly marked: Raster;
  readonly plain: Raster;
  /** Its skin, whatever is in front. */
  readonly skin: Skin;
  /** The picture with what stands there, as it is. */
  natural(): Raster;
}

/** Samples along each side of a pixel by which the silhouette is found. */
export const fine = 2;
const samples = 4;

const clay: Material = { baseColor: [0.3, 0.3, 0.3], metallic: 0, roughness: 1 };
const black = [0, 0, 0] as const;

/** Renders what stands in a habitat. */
export class HabitatAssets {
  private readonly surface = keptSurfaces(48);

  constructor(
    private readonly seed: string,
    private readonly renderer: Renderer,
  ) {}

  /** @param yaw of the model, degrees @param side the longer side of its box, pixels @param at where the box is, see {@link stand} */
  scene(
    ground: HabitatGround,
    model: Model,
    { yaw, side, at, size }: { yaw: number; side: number; at: readonly [number, number]; size: Size },
  ): HabitatScene {
    const sides = sidesOf(size);
    const { camera, field, blur } = outlook(sides, ground.elevation);
    const { pose, clearing } = stand(
      model,
      { yaw, elevation: ground.elevation },
      sides,
      side,
      at,
      ground.free,
    );
    const built = this.build(ground, field, clearing);
    const own: Placed = { model, pose };
    const inClay: Placed = { model: allClay(model), pose };
    const scene = (objects: readonly Placed[]): Scene => ({
      objects,
      camera,
      lights: studioLights,
      ground: 'none',
      background: { top: black, bottom: black },
    });
    const inHabitat = (objects: readonly Placed[]): Scene => ({
      ...scene(objects),
      environment: { environment: built.environment },
    });
    const draw = (drawn: Scene): Raster => this.renderer.render(drawn, { ...sides, samples, shadows: true });
    const mask = (drawn: Scene): Uint8Array => {
      const { width, height } = sides;
      return Uint8Array.from(this.renderer.objects(drawn, { width: fine * width, height: fine * height }, 1));
    };
    const standing = inHabitat([inClay, ...built.objects]);
    return {
      seen: mask(standing),
      whole: mask(scene([inClay])),
      blur: blur(pose.position[2], ground.aperture * sides.height, sides.height),
      render: () => ({
        without: draw(inHabitat([...built.objects, ...built.underfoot])),
        clay: draw(standing),
        marked: this.alone(scene([own]), sides),
        plain: this.alone(scene([inClay]), sides),
        skin: skinOf(this.renderer.masks(scene([inClay]), sides), camera, pose, sides.height),
        natural: () => draw(inHabitat([own, ...built.objects])),
      }),
    };
  }

  private alone(scene: Scene, sides: Sides): Raster {
    return this.renderer.render(scene, { ...sides, samples: 1, shadows: false });
  }

  private build(
    { habitat, example, layout }: HabitatGround,
    field: Parameters<(typeof habitats)[number]['build']>[2]['field'],
    clearing: Parameters<(typeof habitats)[number]['build']>[2]['clearing'],
  ): BuiltHabitat {
    const program = habitats.find(({ name }) => name === habitat)!;
    const kind = new Stream([this.seed, 'habitat', habitat, example]);
    return program.build(kind, new Stream([layout]), { field, clearing, surface: this.surface });
  }
}

/** A model all of clay, which is only there where the model is: between hairs there is none. */
const allClay = (model: Model): Model => ({
  ...model,
  parts: model.parts.map(({ name, mesh, material: { alphaCutoff, baseColorTexture } }) => {
    const { positions, normals, indices, uvs } = mesh;
    const bare = { positions, normals, indices };
    return alphaCutoff !== undefined && baseColorTexture && uvs
      ? { name, mesh: { ...bare, uvs }, material: { ...clay, alphaCutoff, baseColorTexture } }
      : { name, mesh: bare, material: clay };
  }),
});

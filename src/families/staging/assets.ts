import { badParameter, type Seed, type Stream, type StreamPath, wrongParameter } from '../../core/index.js';
import { catalog } from '../../content/models/index.js';
import { modelSizes, type ModelSize, type Range } from '../../content/models/sizes.js';
import { occluders } from '../../content/occluders/index.js';
import { occludersOfPlaces } from '../../content/occluders/of-places.js';
import { dealt } from '../../content/roster.js';
import { openPainter, sharedSoftRenderer } from '../../world/open-renderer.js';
import type { Renderer, RendererName } from '../../world/scene.js';
import { engineOf, type Engine } from '../family.js';
import { openPack } from './models/open-pack.js';
import type { DrawSettings } from './picture/draw.js';
import { isAtHome } from './place/homes.js';
import { loadCustomModels, type Kind, type CustomModels } from './models/custom-models.js';
import { lowered, openShelf, type ModelShelf, footprint } from './models/model-shelf.js';
import type { PlaceShelf } from './place/place-shelf.js';
import type { ModelOf } from './scene/scene-of.js';
import { sequenceMatrix } from '../../world/rotation/steps.js';
import { clockwise } from './scene/angles.js';
import type { OrientationState, SceneObject } from './scene/state.js';

interface AssetSettings extends DrawSettings {
  readonly renderer: RendererName;
  readonly look?: 'photo' | 'clean';
  /** The files of the user's models. */
  readonly models: readonly string[];
  /** The user's pack, '' if there is none. */
  readonly pack: string;
  readonly variations: number;
  readonly categories: readonly string[];
}

/** The factor by which a model may be larger or smaller than all measured models. */
export const spare = 1.05;

/** What all items of a set of scenes share: the renderers and the models. */
export class SceneAssets {
  private constructor(
    /** The renderer of the judge, and of pictures that must be exact: the same everywhere. */
    readonly renderer: Renderer,
    private readonly painter: Renderer,
    /** The kinds of objects to ask about: a pack's; else those that ship, but for those that the user's take the place of, and these. */
    private readonly catalog: readonly Kind[],
    /** The kinds that are asked about where none is named. */
    private readonly usual: readonly Kind[],
    /** Categories of what may stand beside what is asked about. */
    readonly extras: readonly string[],
    /** Categories of what may stand in front of others: those that ship, and the user's without a front that hide. */
    readonly occluders: readonly string[],
    private readonly shelf: ModelShelf,
    private readonly own: CustomModels,
    /** Whether the user's models are those of a pack. */
    private readonly ofPack: boolean,
    readonly settings: DrawSettings,
    /** The places in which photographic scenes are staged; absent for other scenes. */
    readonly places: PlaceShelf | undefined,
  ) {}

  /**
   * @param path the set's stream path; equal seeds have equal models
   * @throws TopsyturvyError 'bad-model' for a user's model that cannot be used, 'missing-package' for a renderer
   */
  static async open(
    settings: AssetSettings,
    path: StreamPath,
    resolve: (path: string) => string,
  ): Promise<SceneAssets> {
    const photo = settings.look === 'photo';
    const own = await customModels(settings, path[0], resolve);
    const withOwn = (shipped: readonly Kind[]): readonly Kind[] => [
      ...shipped.filter(({ category }) => !own.models.has(category)),
      ...own.kinds,
    ];
    const usual = withOwn(dealt('models', catalog, ({ category }) => category));
    const shelf = await openShelf(path[0]);
    const inFront = [
      ...(photo
        ? dealt('place-occluders', occludersOfPlaces, ({ category }) => category)
        : dealt('occluders', occluders, ({ category }) => category)),
      ...own.kinds.filter(({ hides, hasFront }) => hides && !hasFront),
    ];
    const soft = await sharedSoftRenderer();
    return new SceneAssets(
      soft,
      await openPainter(settings.renderer),
      settings.pack === '' ? withOwn(catalog) : own.kinds,
      settings.pack === '' ? usual : own.kinds,
      usual.map(({ category }) => category),
      inFront.map(({ category }) => category),
      shelf,
      own,
      settings.pack !== '',
      settings,
      photo ? (await import('./place/place-shelf.js')).placesBeside(shelf, path[0]) : undefined,
    );
  }

  /** The sha256 of the user's models. */
  get hashes(): Readonly<Record<string, string>> {
    return this.own.hashes;
  }

  /** The source of a category's models. */
  private sourceOf(category: string): 'catalog' | 'own' {
    return this.own.models.has(category) ? 'own' : 'catalog';
  }

  /** Whether a kind is a pack's, and no place names it. */
  isHomeless(category: string): boolean {
    const named = this.places?.places.some((place) => isAtHome(place, category));
    return this.ofPack && this.own.models.has(category) && !named;
  }

  /** Whether nothing but what the user says of a kind tells where it is met. */
  isKnownToUserOnly(category: string): boolean {
    return this.ofPack ? this.isHomeless(category) : this.own.models.has(category);
  }

  /** The renderer of a picture. @param exact whether it must be the same everywhere */
  painterFor(exact: boolean): Renderer {
    return exact ? this.renderer : this.painter;
  }

  /** The group labels for questions about a category. */
  groupsOf(category: string): { readonly category: string; readonly class: string; readonly source: string } {
    return { category, class: this.entryOf(category).broadClass, source: this.sourceOf(category) };
  }

  /** The engine of a part of the picture that is not the same everywhere; masks always are. */
  engine(part: string): Engine | undefined {
    return part === 'masks' ? undefined : engineOf(this.painter);
  }

  readonly modelOf: ModelOf = ({ category, variation, labelled, height = 1 }) => {
    const own = this.own.models.get(category);
    const model = own ? own[variation % own.length] : this.shelf.of(category, variation, labelled === true);
    return height === 1 ? model : lowered(model, height);
  };

  /** Sizes that no model of a category goes beyond, meters; undefined where each must be measured. */
  sizeRange(category: string, size: keyof ModelSize): Range | undefined {
    const measured = this.own.models.has(category) ? undefined : modelSizes[category];
    return measured && [measured[size][0] / spare, measured[size][1] * spare];
  }

  /** The number of different models of some kinds. @param variations the most of one kind, or of a user's */
  countModels(kinds: readonly { readonly category: string }[], variations: number): number {
    return kinds.reduce(
      (sum, { category }) => sum + Math.min(variations, this.own.models.get(category)?.length ?? variations),
      0,
    );
  }

  /** The catalog's entry, or TopsyturvyError 'bad-parameter' naming those there are. */
  entryOf(category: string): Kind {
    const entry = this.catalog.find((candidate) => candidate.category === category);
    if (entry) return entry;
    throw wrongParameter(
      `The catalog has no '${category}'; it has ${this.catalog.map((candidate) => candidate.category).join(', ')}`,
      category,
    );
  }

  /** Whether a category may stand beside what is asked about. */
  has(category: string): boolean {
    return this.extras.includes(category);
  }

  /** The entries of some categories; the usual ones if none are named. */
  entriesOf(categories: readonly string[]): readonly Kind[] {
    return categories.length === 0 ? this.usual : categories.map((category) => this.entryOf(category));
  }
}

/** @throws TopsyturvyError 'bad-parameter' if both files and a pack are named */
function customModels(
  { models, pack, ...settings }: AssetSettings,
  seed: Seed,
  resolve: (path: string) => string,
): Promise<CustomModels> {
  if (pack === '') return loadCustomModels(models, resolve);
  if (models.length > 0)
    throw badParameter('models', models, 'no models with a pack, which takes their place');
  return openPack({ ...settings, pack, seed, resolve });
}

/** An object of the catalog that stands on the floor, its bounding sphere of radius `size`. */
export function standing(
  assets: SceneAssets,
  design: Pick<SceneObject, 'category' | 'variation' | 'labelled'> & { readonly size: number },
  at: readonly [x: number, z: number],
  heading: number,
): SceneObject {
  const { size, ...kind } = design;
  const bare: SceneObject = {
    ...kind,
    center: [0, 0, 0],
    scale: 1,
    rotation: sequenceMatrix(clockwise(heading)),
  };
  const { half, radius } = assets.modelOf(bare);
  const scale = size / radius;
  return { ...bare, scale, center: [at[0], half[1] * scale, at[1]] };
}

/** Adds further objects behind those that are asked about, clear of them and of each other. */
export function placeDistractors(
  x: OrientationState,
  count: number,
  assets: SceneAssets,
  design: { readonly categories: readonly string[]; readonly variations: number },
  stream: Stream,
): OrientationState {
  const objects = [...x.objects];
  for (let wanted = count, tries = 0; wanted > 0 && tries < 30; tries++) {
    const object = standing(
      assets,
      {
        category: stream.choice(design.categories),
        variation: stream.below(design.variations),
        size: stream.uniform(0.55, 0.85),
      },
      [stream.uniform(-3, 3), stream.uniform(-3.6, -1.6)],
      stream.integer(0, 359),
    );
    if (!objects.every((other) => clear(object, other, assets))) continue;
    objects.push(object);
    wanted--;
  }
  return { ...x, objects };
}

function clear(a: SceneObject, b: SceneObject, assets: SceneAssets): boolean {
  const [dx, dz] = [a.center[0] - b.center[0], a.center[2] - b.center[2]];
  const room = footprint(assets.modelOf(a), a.scale) + footprint(assets.modelOf(b), b.scale) + 0.12;
  return dx * dx + dz * dz >= room * room;
}

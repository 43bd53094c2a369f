import { TopsyturvyError } from '../../core/errors.js';
import type { StreamPath } from '../../core/stream.js';
import { openRenderer } from '../../world/open-renderer.js';
import type { Renderer } from '../../world/renderer.js';
import type { Engine } from '../family.js';
import type { DrawSettings } from './draw.js';
import { engineOf } from '../engine.js';
import type { Kind, CustomModels } from './custom-models.js';
import { shelfOf, type ModelShelf } from './model-shelf.js';
import type { ModelOf } from './staging.js';

/** One for all sets: it keeps its buffers, and nothing of a scene. */
let judge: Promise<Renderer> | undefined;

/** An engine and the models of a set. */
export class Studio {
  private constructor(
    /** What judges: the same everywhere. */
    readonly renderer: Renderer,
    /** What draws the pictures. */
    readonly painter: Renderer,
    /** The kinds of objects there are: those that ship, but for those that the user's take the place of, and these. */
    readonly catalog: readonly Kind[],
    private readonly shelf: ModelShelf,
    private readonly own: CustomModels,
    readonly settings: DrawSettings,
  ) {}

  /** Loads the catalog, which nothing needs before there is something to draw, and opens the engine. */
  static async open(
    settings: DrawSettings & { renderer: Renderer['name'] },
    path: StreamPath,
    own: CustomModels,
  ): Promise<Studio> {
    const { buildModel, catalog } = await import('../../content/models/index.js');
    const soft = await (judge ??= openRenderer('soft'));
    const painter = settings.renderer === 'soft' ? soft : await openRenderer(settings.renderer);
    const kinds = [...catalog.filter(({ category }) => !own.models.has(category)), ...own.kinds];
    const shelf = shelfOf(path[0]!, (category, of) =>
      buildModel(
        catalog.find((entry) => entry.category === category)!,
        of,
      ),
    );
    return new Studio(soft, painter, kinds, shelf, own, settings);
  }

  /** The sha256 of the user's models. */
  get hashes(): Readonly<Record<string, string>> {
    return this.own.hashes;
  }

  /** Where the models of a category come from. */
  sourceOf(category: string): 'catalog' | 'own' {
    return this.own.models.has(category) ? 'own' : 'catalog';
  }

  /** What draws a part of the picture, if that is not the same everywhere: masks always are. */
  engine(part: string): Engine | undefined {
    return part === 'masks' ? undefined : engineOf(this.painter);
  }

  readonly modelOf: ModelOf = ({ category, variation }) => {
    const own = this.own.models.get(category);
    return own ? own[variation % own.length]! : this.shelf.of(category, variation);
  };

  /** The catalog's entry, or TopsyturvyError 'bad-parameter' naming those there are. */
  entryOf(category: string): Kind {
    const entry = this.catalog.find((candidate) => candidate.category === category);
    if (entry) return entry;
    throw new TopsyturvyError(
      'bad-parameter',
      `The catalog has no '${category}'; it has ${this.catalog.map((candidate) => candidate.category).join(', ')}`,
      category,
    );
  }

  /** The entries of some categories; of all if none are named. */
  entriesOf(categories: readonly string[]): readonly Kind[] {
    return categories.length === 0 ? this.catalog : categories.map((category) => this.entryOf(category));
  }
}

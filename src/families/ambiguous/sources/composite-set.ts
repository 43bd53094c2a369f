import { balancedRuns } from '../../../core/design.js';
import { TopsyturvyError } from '../../../core/errors.js';
import { permutation } from '../../../core/permutation.js';
import type { Stream, StreamPath } from '../../../core/stream.js';
import { align, type Alignment } from '../../../draw/bands/align.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import type { SetContext } from '../../family.js';
import { Combinations } from './combinations.js';
import type { CompositeParams } from './composite-params.js';
import { freeSilhouette } from './free-silhouette.js';
import { categoryInTurn } from './in-turn.js';
import type { Frame } from './model-studio.js';
import { likestView, thumbnailOf } from './likest-view.js';
import { drawModelView } from './model-view.js';
import { SourceShelf, type Source } from './shelf.js';

/** What one reading is chosen from when the catalog is used. */
interface Reading {
  /** The param that names categories. */
  readonly param: string;
  readonly categories: readonly string[];
  /** Stream path by which its categories are dealt out. */
  readonly run: StreamPath;
}

/** What composites need, and how errors say it. */
interface Needs {
  /** Of the pictures, with the free share at each side of a model. */
  readonly frame: Required<Frame>;
  readonly readings: readonly Reading[];
  /** e.g. 'A color composite' needs 'two pictures', of 'two things, but all share a word'. */
  readonly words: { readonly name: string; readonly pictures: string; readonly things: string };
}

/** A picture chosen for one reading. */
export interface Chosen {
  readonly source: Source;
  /** Where its thing is, small; none if it cannot be told from its ground or a side of the frame cuts it. */
  readonly silhouette: FloatImage | undefined;
}

/** The most proposals for an item; of the user's pictures there is only one. */
const attempts = 24;

/** What all composites of a set share: their pictures or models, and which of them each item has. */
export class CompositeSet {
  /** How many models of each category there are. */
  private readonly variations: number;
  private readonly runs: readonly ((index: number) => number)[];
  /** Of the user's pictures; none where the catalog is used. */
  private readonly combinations: Combinations | undefined;
  private readonly order: (index: number) => number;

  private constructor(
    readonly shelf: SourceShelf,
    private readonly needs: Needs,
    { params, path }: SetContext<CompositeParams>,
  ) {
    const { readings } = needs;
    this.variations = params.variations;
    if (shelf.studio)
      for (const category of readings.flatMap(({ categories }) => categories)) shelf.studio.entryOf(category);
    this.runs = readings.map(({ categories, run }) => balancedRuns(categories.length, run));
    if (shelf.pictures.length > 0) this.combinations = new Combinations(shelf.pictures, readings.length);
    this.order = this.combinations?.size ? permutation(this.size, [...path, 'pictures']) : (index) => index;
  }

  /** @throws TopsyturvyError 'bad-parameter' if there are too few pictures of different things, or for an unknown category */
  static async open(context: SetContext<CompositeParams>, needs: Needs): Promise<CompositeSet> {
    const { name, pictures, things } = needs.words;
    const shelf = await SourceShelf.open(context.params, context.path[0]!, context.resolve, needs.frame);
    const { length } = shelf.pictures;
    if (length > 0 && length < needs.readings.length)
      throw new TopsyturvyError(
        'bad-parameter',
        `${name} needs ${pictures}, but there is ${length === 1 ? 'one' : 'two'}`,
        length,
      );
    const set = new CompositeSet(shelf, needs, context);
    if (set.size > 0) return set;
    const words = shelf.pictures.map(({ word }) => word);
    throw new TopsyturvyError('bad-parameter', `${name} needs pictures of ${things}`, words);
  }

  /** How many ordered choices of the user's pictures of different things there are. */
  get size(): number {
    return this.combinations?.size ?? Infinity;
  }

  /**
   * Proposals for item `index`, until one is accepted.
   *
   * @param build one proposal; `choose` gives a picture for each reading, drawn with the same stream
   * @param failure what was not found, if `own` pictures of the user's are `alike`, and what else may be tried
   * @throws TopsyturvyError 'bad-parameter' once all are refused
   */
  *proposals<P>(
    index: number,
    stream: (purpose: string) => Stream,
    build: (random: Stream, choose: () => readonly Chosen[]) => P,
    failure: { readonly missing: string; readonly alike: string; readonly advice: string },
  ): Generator<P, void> {
    for (let attempt = 0; attempt < (this.shelf.studio ? attempts : 1); attempt++) {
      const random = stream(`sources ${attempt}`);
      yield build(random, () => this.choose(index, attempt, random));
    }
    const own = this.picturesOf(index).map(({ image }) => `'${image}'`);
    const cause = own.length > 0 ? `: ${own.join(' and ')} are ${failure.alike}, or too plain` : '';
    throw new TopsyturvyError('bad-parameter', `${failure.missing}${cause}; ${failure.advice}`, own);
  }

  private picturesOf(index: number) {
    return this.combinations?.at(this.order(index)) ?? [];
  }

  private choose(index: number, attempt: number, random: Stream): readonly Chosen[] {
    const { shelf, runs, variations } = this;
    const { studio } = shelf;
    if (!studio)
      return this.picturesOf(index).map((picture) => ({
        source: SourceShelf.pictureSource(picture),
        silhouette: freeSilhouette(picture),
      }));
    const [first, ...others] = this.needs.readings;
    const { frame } = this.needs;
    const view = drawModelView(studio.entryOf(first!.categories[runs[0]!(index)]!), variations, random);
    const still = thumbnailOf(studio, view, frame);
    const chosen: Chosen[] = [{ source: SourceShelf.modelSource(view), silhouette: still }];
    for (const { param, categories } of others) {
      const shown = chosen.map(({ source }) => source.word);
      const category = categoryInTurn(studio, categories, shown, runs[chosen.length]!(index), attempt);
      if (category === undefined)
        throw new TopsyturvyError(
          'bad-parameter',
          `None of the categories ${categories.join(', ')} is of another kind than ${view.category}; add some to ${param}`,
          categories,
        );
      const other = likestView(studio, category, still, { variations, frame }, random);
      chosen.push({ source: SourceShelf.modelSource(other.view), silhouette: other.thumbnail });
    }
    return chosen;
  }
}

/** Where one picture's thing is moved so that it covers another's as well as can be; null: as it lies. */
export const laidOver = (
  { silhouette: moving }: Pick<Chosen, 'silhouette'>,
  { silhouette: still }: Pick<Chosen, 'silhouette'>,
): Alignment | null => (moving && still ? align(moving, still) : null);

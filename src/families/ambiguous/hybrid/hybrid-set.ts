import { balancedRuns } from '../../../core/design.js';
import { TopsyturvyError } from '../../../core/errors.js';
import { permutation } from '../../../core/permutation.js';
import type { StreamPath } from '../../../core/stream.js';
import { Combinations } from '../sources/combinations.js';
import type { CustomPicture } from '../sources/custom-pictures.js';
import { SourceShelf } from '../sources/shelf.js';
import { bandsOf, type Band, type Distance } from './bands.js';
import { knownByEdges, knownByFewWaves, knownByOutline } from '../../../content/models/known.js';
import type { HybridParams } from './params.js';

/** The free share at each side of a model. */
export const margin = 0.05;

/** What all hybrids of a set share: their pictures or models, and which of them each item has. */
export class HybridSet {
  readonly farCategories: readonly string[];
  private readonly nearCategories: readonly string[];
  private readonly farRuns: readonly ((index: number) => number)[];
  private readonly nearAt: (index: number) => number;
  /** Of the user's pictures; none where the catalog is used. */
  private readonly combinations: Combinations | undefined;
  private readonly order: (index: number) => number;

  private constructor(
    readonly params: HybridParams,
    readonly bands: readonly Band[],
    readonly shelf: SourceShelf,
    path: StreamPath,
  ) {
    this.nearCategories = params.near.length > 0 ? params.near : knownByEdges;
    this.farCategories =
      params.far.length > 0 ? params.far : bands.length > 2 ? knownByFewWaves : knownByOutline;
    for (const category of shelf.studio ? [...this.nearCategories, ...this.farCategories] : [])
      shelf.studio!.entryOf(category);
    this.nearAt = balancedRuns(this.nearCategories.length, [...path, 'near']);
    this.farRuns = bands.map((_, at) => balancedRuns(this.farCategories.length, [...path, 'far', at]));
    if (shelf.pictures.length > 0) this.combinations = new Combinations(shelf.pictures, bands.length);
    this.order = this.combinations?.size ? permutation(this.size, [...path, 'pictures']) : (index) => index;
  }

  static async open(
    params: HybridParams,
    path: StreamPath,
    resolve: (path: string) => string,
  ): Promise<HybridSet> {
    const bands = bandsOf(params.levels, params.cuts, params.size);
    const shelf = await SourceShelf.open(params, path[0]!, resolve, { side: params.size, margin });
    const { length } = shelf.pictures;
    if (length > 0 && length < params.levels)
      throw new TopsyturvyError(
        'bad-parameter',
        `A hybrid of ${params.levels} readings needs as many pictures, but there is ${length === 1 ? 'one' : 'two'}`,
        length,
      );
    const studio = new HybridSet(params, bands, shelf, path);
    if (studio.size === 0)
      throw new TopsyturvyError(
        'bad-parameter',
        `A hybrid of ${params.levels} readings needs pictures of as many things, but several share a word`,
        shelf.pictures.map(({ word }) => word),
      );
    return studio;
  }

  /** How many ordered choices of the user's pictures of different things there are. */
  get size(): number {
    return this.combinations?.size ?? Infinity;
  }

  nearCategory(index: number): string {
    return this.nearCategories[this.nearAt(index)]!;
  }

  /** Which of `farCategories` item `index` is planned to show in band `at`: each in turn. */
  farAt = (index: number, at: number): number => this.farRuns[at]!(index);

  /** The user's pictures of item `index`, from near to far. */
  combination = (index: number): CustomPicture[] => this.combinations!.at(this.order(index));

  /** Side of what is left of the picture at each distance. */
  get pixels(): Partial<Record<Distance, number>> {
    return Object.fromEntries(
      this.bands.flatMap(({ seenFrom, pixels }) => (pixels === null ? [] : [[seenFrom, pixels]])),
    );
  }
}

import { balancedRuns } from '../../../core/design.js';
import { TopsyturvyError } from '../../../core/errors.js';
import { permutation } from '../../../core/permutation.js';
import type { StreamPath } from '../../../core/stream.js';
import { Combinations } from '../sources/combinations.js';
import type { CustomPicture } from '../sources/custom-pictures.js';
import { SourceShelf } from '../sources/shelf.js';
import { knownByEdges, knownByOutline } from '../../../content/models/known.js';
import type { ColorParams } from './params.js';

/** The free share at each side of a model. */
export const margin = 0.06;

/** What all color composites of a set share: their pictures or models, and which of them each item has. */
export class ColorSet {
  readonly colorCategories: readonly string[];
  private readonly grayCategories: readonly string[];
  /** Which of `colorCategories` item `index` is planned to show: each in turn. */
  readonly colorAt: (index: number) => number;
  private readonly grayAt: (index: number) => number;
  /** Of the user's pictures; none where the catalog is used. */
  private readonly combinations: Combinations | undefined;
  private readonly order: (index: number) => number;

  private constructor(
    readonly params: ColorParams,
    readonly shelf: SourceShelf,
    path: StreamPath,
  ) {
    this.grayCategories = params.gray.length > 0 ? params.gray : knownByEdges;
    this.colorCategories = params.color.length > 0 ? params.color : knownByOutline;
    for (const category of shelf.studio ? [...this.grayCategories, ...this.colorCategories] : [])
      shelf.studio!.entryOf(category);
    this.grayAt = balancedRuns(this.grayCategories.length, [...path, 'gray']);
    this.colorAt = balancedRuns(this.colorCategories.length, [...path, 'color']);
    if (shelf.pictures.length > 0) this.combinations = new Combinations(shelf.pictures, 2);
    this.order = this.combinations?.size ? permutation(this.size, [...path, 'pictures']) : (index) => index;
  }

  static async open(
    params: ColorParams,
    path: StreamPath,
    resolve: (path: string) => string,
  ): Promise<ColorSet> {
    const shelf = await SourceShelf.open(params, path[0]!, resolve, { side: params.size, margin });
    if (shelf.pictures.length === 1)
      throw new TopsyturvyError('bad-parameter', 'A color composite needs two pictures, but there is one', 1);
    const studio = new ColorSet(params, shelf, path);
    if (studio.size === 0)
      throw new TopsyturvyError(
        'bad-parameter',
        'A color composite needs pictures of two things, but all share a word',
        shelf.pictures.map(({ word }) => word),
      );
    return studio;
  }

  /** How many ordered pairs of the user's pictures of different things there are. */
  get size(): number {
    return this.combinations?.size ?? Infinity;
  }

  grayCategory(index: number): string {
    return this.grayCategories[this.grayAt(index)]!;
  }

  /** The user's pictures of item `index`: seen in gray, seen in color. */
  pair(index: number): readonly [gray: CustomPicture, color: CustomPicture] {
    const [gray, color] = this.combinations!.at(this.order(index));
    return [gray!, color!];
  }
}

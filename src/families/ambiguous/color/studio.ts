import { balancedRuns } from '../../../core/design.js';
import { TopsyturvyError } from '../../../core/errors.js';
import { permutation } from '../../../core/permutation.js';
import type { StreamPath } from '../../../core/stream.js';
import type { Raster } from '../../../draw/raster.js';
import { sideBySide } from '../../../draw/side-by-side.js';
import { layOn } from '../sources/cut-out.js';
import { Combinations } from '../sources/combinations.js';
import type { CustomPicture } from '../sources/custom-pictures.js';
import { SourceShelf } from '../sources/shelf.js';
import { knownByEdges, knownByOutline } from '../hybrid/cast.js';
import { colorHolds, judgeColor, type ColorEvidence } from './evidence.js';
import { grayView } from './gray-view.js';
import { mixColor, type ColorMixed } from './mix.js';
import type { ColorParams } from './params.js';
import type { ColorPart, ColorState } from './state.js';

/** The free share at each side of a model. */
export const margin = 0.06;

/** What a set of color composites is made with. */
export class ColorStudio {
  /** The last that was mixed: an item's views, its certificate and its transformed state ask for one again. */
  private mixed: { readonly key: ColorState['gray']; readonly result: ColorMixed } | undefined;
  private judged: { readonly key: ColorState['gray']; readonly result: ColorEvidence } | undefined;
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
  ): Promise<ColorStudio> {
    const shelf = await SourceShelf.open(params, path[0]!, resolve, { side: params.size, margin });
    if (shelf.pictures.length === 1)
      throw new TopsyturvyError('bad-parameter', 'A color composite needs two pictures, but there is one', 1); // prettier-ignore
    const studio = new ColorStudio(params, shelf, path);
    if (studio.size === 0)
      throw new TopsyturvyError('bad-parameter', 'A color composite needs pictures of two things, but all share a word', shelf.pictures.map(({ word }) => word)); // prettier-ignore
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

  draw(x: ColorState, part: ColorPart): Raster {
    if (part === 'control') return this.plain(x);
    const { raster } = this.mixOf(x);
    const gray = grayView(raster);
    const colored = x.lost ? gray : raster;
    if (part === 'single') return colored;
    return x.colored === 'left' ? sideBySide(colored, gray) : sideBySide(gray, colored);
  }

  evidence(x: ColorState): ColorEvidence & { holds: boolean } {
    if (this.judged?.key !== x.gray) {
      const mixed = this.mixOf(x);
      this.judged = { key: x.gray, result: judgeColor(mixed.raster, mixed) };
    }
    const evidence = this.judged.result;
    return { ...evidence, holds: colorHolds(evidence) };
  }

  /** The plain picture of a source, in its own colors, on light gray. */
  private plain(x: ColorState): Raster {
    return layOn(this.shelf.cutOut(x[x.control].source), [205, 205, 205]);
  }

  private mixOf(x: ColorState): ColorMixed {
    if (this.mixed?.key !== x.gray) this.mixed = { key: x.gray, result: mixColor(x, this.shelf) };
    return this.mixed.result;
  }
}

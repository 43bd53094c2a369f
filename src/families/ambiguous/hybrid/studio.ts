import { balancedRuns } from '../../../core/design.js';
import { TopsyturvyError } from '../../../core/errors.js';
import { permutation } from '../../../core/permutation.js';
import type { StreamPath } from '../../../core/stream.js';
import type { Json } from '../../../core/json.js';
import { toRaster } from '../../../draw/bands/color/linear-light.js';
import type { Raster } from '../../../draw/raster.js';
import { Combinations } from '../sources/combinations.js';
import type { CustomPicture } from '../sources/custom-pictures.js';
import { SourceShelf } from '../sources/shelf.js';
import { bandsOf, type Band, type Distance } from './bands.js';
import { knownByEdges, knownByFewWaves, knownByOutline } from './cast.js';
import { fromAfar } from './distance.js';
import { holds, judge, type HybridEvidence } from './evidence.js';
import { mix, type Mixed } from './mix.js';
import type { HybridParams } from './params.js';
import type { HiddenPicture, HybridPart, HybridState } from './state.js';

/** The free share at each side of a model. */
export const margin = 0.05;

/** What a set of hybrids is made with. */
export class HybridStudio {
  /** The last that were mixed: an item's views, its certificate and its transformed state ask for one again. */
  private mixed: { readonly key: readonly HiddenPicture[]; readonly result: Mixed } | undefined;
  private judged: { readonly key: readonly HiddenPicture[]; readonly result: HybridEvidence } | undefined;
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
  ): Promise<HybridStudio> {
    const bands = bandsOf(params.levels, params.cuts, params.size);
    const shelf = await SourceShelf.open(params, path[0]!, resolve, { side: params.size, margin });
    const { length } = shelf.pictures;
    if (length > 0 && length < params.levels)
      throw new TopsyturvyError('bad-parameter', `A hybrid of ${params.levels} readings needs as many pictures, but there is ${length === 1 ? 'one' : 'two'}`, length); // prettier-ignore
    const studio = new HybridStudio(params, bands, shelf, path);
    if (studio.size === 0)
      throw new TopsyturvyError('bad-parameter', `A hybrid of ${params.levels} readings needs pictures of as many things, but several share a word`, shelf.pictures.map(({ word }) => word)); // prettier-ignore
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

  draw({ hidden, control, viewed }: HybridState, part: HybridPart): Raster {
    const mixed = this.mixOf(hidden);
    if (part === 'control') return toRaster(mixed.whole[control]!);
    const pixels = viewed?.pixels[part];
    return pixels === undefined ? mixed.raster : fromAfar(mixed.raster, pixels, viewed!.enlarged);
  }

  evidence({ hidden }: HybridState): HybridEvidence & { holds: boolean; bands: Json } {
    if (this.judged?.key !== hidden) {
      const mixed = this.mixOf(hidden);
      this.judged = { key: hidden, result: judge(mixed.raster, hidden, mixed) };
    }
    const evidence = this.judged.result;
    return { ...evidence, bands: hidden.map(({ band }) => band), holds: holds(evidence) };
  }

  /** Side of what is left of the picture at each distance. */
  get pixels(): Partial<Record<Distance, number>> {
    return Object.fromEntries(
      this.bands.flatMap(({ seenFrom, pixels }) => (pixels === null ? [] : [[seenFrom, pixels]])),
    );
  }

  private mixOf(hidden: readonly HiddenPicture[]): Mixed {
    if (this.mixed?.key !== hidden)
      this.mixed = { key: hidden, result: mix(hidden, this.shelf, this.params.color === 'full') };
    return this.mixed.result;
  }
}

import { balancedRuns } from '../../../core/design.js';
import { TopsyturvyError } from '../../../core/errors.js';
import { permutation } from '../../../core/permutation.js';
import type { StreamPath } from '../../../core/stream.js';
import type { Json } from '../../../core/json.js';
import { toRaster } from '../../../draw/bands/linear-light.js';
import type { Raster } from '../../../draw/raster.js';
import type { OwnPicture } from '../sources/own-pictures.js';
import { SourceShelf } from '../sources/shelf.js';
import { bandsOf, type Band, type Distance } from './bands.js';
import { knownByEdges, knownByOutline } from './cast.js';
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
  readonly farCategories: readonly string[];
  private readonly nearCategories: readonly string[];
  private readonly farRuns: readonly ((index: number) => number)[];
  private readonly nearAt: (index: number) => number;
  private readonly order: (index: number) => number;

  private constructor(
    readonly params: HybridParams,
    readonly bands: readonly Band[],
    readonly shelf: SourceShelf,
    path: StreamPath,
  ) {
    this.nearCategories = params.near.length > 0 ? params.near : knownByEdges;
    this.farCategories = params.far.length > 0 ? params.far : knownByOutline;
    for (const category of shelf.studio ? [...this.nearCategories, ...this.farCategories] : [])
      shelf.studio!.entryOf(category);
    this.nearAt = balancedRuns(this.nearCategories.length, [...path, 'near']);
    this.farRuns = bands.map((_, at) => balancedRuns(this.farCategories.length, [...path, 'far', at]));
    this.order = shelf.pictures.length > 0 ? permutation(this.size, [...path, 'pictures']) : (index) => index;
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
    return new HybridStudio(params, bands, shelf, path);
  }

  /** How many ordered choices of different pictures of the user's there are. */
  get size(): number {
    const { length } = this.shelf.pictures;
    if (length === 0) return Infinity;
    return this.bands.reduce((count, _, at) => count * (length - at), 1);
  }

  nearCategory(index: number): string {
    return this.nearCategories[this.nearAt(index)]!;
  }

  /** Which of `farCategories` item `index` is planned to show in band `at`: each in turn. */
  farAt = (index: number, at: number): number => this.farRuns[at]!(index);

  /** The pictures of item `index`, from near to far. */
  combination(index: number): OwnPicture[] {
    const left = [...this.shelf.pictures];
    let rest = this.order(index);
    return this.bands.map(() => {
      const at = rest % left.length;
      rest = Math.floor(rest / left.length);
      return left.splice(at, 1)[0]!;
    });
  }

  draw({ hidden, control, viewed }: HybridState, part: HybridPart): Raster {
    const mixed = this.mixOf(hidden);
    if (part === 'control') return toRaster(mixed.whole[control]!);
    const pixels = viewed?.pixels[part];
    return pixels === undefined ? mixed.raster : fromAfar(mixed.raster, pixels, viewed!.enlarged);
  }

  evidence({ hidden }: HybridState): HybridEvidence & { holds: boolean; bands: Json } {
    const mixed = this.mixOf(hidden);
    const evidence = judge(mixed.raster, hidden, mixed);
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
      this.mixed = { key: hidden, result: mix(hidden, this.shelf, this.params.colour === 'full') };
    return this.mixed.result;
  }
}

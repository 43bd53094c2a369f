import type { StreamPath } from '../../core/stream.js';
import type { Raster } from '../../draw/raster.js';
import { turn, type Turn } from '../../draw/turn.js';
import { itemContext } from '../context.js';
import { viewsOf, type AnyFamily, type Engine, type Preparation } from '../family.js';
import { readParams } from '../params.js';

/** A picture of the source set: an item's first view, turned. */
export type Picture = { readonly item: number; readonly turn: Turn };

/** How many upright pictures are kept: a question draws each of its few many times. */
const kept = 16;

/** The set of items that matching questions are about. */
export class Source {
  private readonly drawn = new Map<number, Raster>();

  private constructor(
    private readonly family: AnyFamily,
    private readonly params: unknown,
    private readonly assets: unknown,
    private readonly path: StreamPath,
    /** How many items of the set there are to choose from. */
    readonly count: number,
  ) {}

  /** Opens the set that `part` of a spec with the same seed would be: its item i is the same item here. */
  static async open(
    { path, family: find, rotations, resolve }: Preparation<unknown>,
    {
      name,
      part,
      params,
      count,
    }: { name: string; part: string; params: Readonly<Record<string, unknown>>; count: number },
  ): Promise<Source> {
    const family = find(name);
    const complete = readParams(family, params);
    const sourcePath = [path[0]!, part, family.name, family.version];
    const assets: unknown = await family.prepare?.({
      params: complete,
      path: sourcePath,
      family: find,
      rotations,
      resolve,
    });
    const size = family.size?.(complete, assets) ?? Infinity;
    return new Source(family, complete, assets, sourcePath, Math.min(count, size));
  }

  get hashes(): Readonly<Record<string, string>> {
    return this.family.hashes?.(this.assets) ?? {};
  }

  /** What draws its pictures, if that is no rasteriser of ours. */
  get engine(): Engine | undefined {
    return this.family.engine?.(this.assets, this.part);
  }

  /** What an item is a picture of; undefined where the family knows only one kind. */
  kind(item: number): string | undefined {
    return this.family.kind?.(this.state(item));
  }

  /** The part that an item's first view shows. */
  private get part(): string {
    return viewsOf(this.family, this.params)[0]!.part;
  }

  private state(item: number): unknown {
    return this.family.state(itemContext(this.params, this.assets, this.path, item));
  }

  picture({ item, turn: by }: Picture): Raster {
    return turn(this.upright(item), by);
  }

  private upright(item: number): Raster {
    let raster = this.drawn.get(item);
    if (!raster) {
      raster = this.family.draw(this.state(item), this.part, this.assets);
      this.drawn.set(item, raster);
      if (this.drawn.size > kept) this.drawn.delete(this.drawn.keys().next().value!);
    }
    return raster;
  }
}

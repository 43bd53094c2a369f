import { type Json, Latest } from '../../core/index.js';
import { turn, type Raster, type Turn } from '../../draw/index.js';
import { FamilySet } from '../family-set.js';
import { viewsOf, type Engine, type SetContext } from '../family.js';
import { readParams } from '../params.js';
import type { Sample } from '../sample.js';

/** A picture of the source set: an item's first view, turned. */
export type Picture = { readonly item: number; readonly turn: Turn };

/** Bytes of the upright pictures that are kept: a question draws each of its few many times, and other questions draw them again. */
const keptBytes = 96 << 20;

/** The set of items that matching questions are about. */
export class Source {
  private constructor(
    private readonly set: FamilySet,
    /** How many items of the set there are to choose from. */
    readonly count: number,
  ) {}

  /** Opens the set that `part` of a spec with the same seed would be: its item i is the same item here. */
  static async open(
    context: SetContext<unknown>,
    {
      name,
      part,
      params,
      count,
    }: { name: string; part: string; params: Readonly<Record<string, unknown>>; count: number },
  ): Promise<Source> {
    const family = await context.family(name);
    const set = await FamilySet.open(family, {
      ...context,
      params: readParams<Record<string, Json>>(family, params),
      path: [context.path[0], part, family.name, family.version],
    });
    return new Source(set, Math.min(count, set.size));
  }

  get hashes(): Readonly<Record<string, string>> {
    return this.set.hashes;
  }

  /** The engine that draws its pictures, if that is not one of the library's rasterizers. */
  get engine(): Engine | undefined {
    return this.set.engineOf(this.view.part);
  }

  /** The kind of an item; undefined where the family knows only one kind. */
  kind(item: number): string | undefined {
    return this.set.kind(item);
  }

  /** @param exact whether only the library's own rasterizers may draw */
  picture({ item, turn: by }: Picture, exact: boolean): Raster {
    return turn(this.upright(item, exact && this.engine !== undefined), by);
  }

  /** The first view of its items. */
  private get view() {
    return viewsOf(this.set.family, this.set.params)[0];
  }

  private sample(item: number): Sample {
    return this.set.make(item).candidate;
  }

  private readonly kept = new Latest<string, Raster>({ bytes: keptBytes });

  private upright(item: number, exact: boolean): Raster {
    const key = `${item} ${exact}`;
    let picture = this.kept.get(key);
    if (!picture) {
      picture = this.sample(item).draw({ moved: false, part: this.view.part }, exact);
      this.kept.set(key, picture, picture.data.length);
    }
    return picture;
  }
}

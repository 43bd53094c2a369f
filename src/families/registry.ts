import { TopsyturvyError } from '../core/errors.js';
import { Extensions } from '../core/extension.js';
import type { AnyFamily, FamilyFacts } from './making.js';

/** A family that may not be loaded yet. */
export interface FamilyEntry extends FamilyFacts {
  /** Whether its task is in none of the papers: `topsyturvy list` names such families last. Default: false. */
  readonly beyondPapers?: boolean;
  /** The family itself. */
  load(): Promise<AnyFamily>;
}

/** The entry of a family that is there already. */
export const entryOf = (family: AnyFamily): FamilyEntry => ({
  name: family.name,
  version: family.version,
  summary: family.summary,
  load: () => Promise.resolve(family),
});

/** The families that a plan may use, found by name, and what else the user's modules bring. */
export class FamilyRegistry {
  private readonly byName: ReadonlyMap<string, FamilyEntry>;

  /** The later of two families with one name wins, so users may replace those shipped. */
  constructor(
    entries: Iterable<FamilyEntry>,
    readonly extensions: Extensions = new Extensions(),
  ) {
    this.byName = new Map([...entries].map((entry) => [entry.name, entry]));
  }

  get entries(): readonly FamilyEntry[] {
    return [...this.byName.values()];
  }

  has(name: string): boolean {
    return this.byName.has(name);
  }

  /** @throws TopsyturvyError 'bad-spec' naming the families there are */
  async load(name: string): Promise<AnyFamily> {
    const entry = this.byName.get(name);
    if (entry) return entry.load();
    throw new TopsyturvyError(
      'bad-spec',
      `There is no family '${name}'; there are ${[...this.byName.keys()].sort().join(', ')}`,
      name,
    );
  }

  /** Several families at once, found by name afterward. */
  async loadAll(names: Iterable<string>): Promise<(name: string) => AnyFamily> {
    const wanted = [...new Set(names)];
    const loaded = await Promise.all(wanted.map((name) => this.load(name)));
    const families = new Map(wanted.map((name, at) => [name, loaded[at]]));
    return (name) => families.get(name)!;
  }
}

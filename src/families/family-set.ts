import { Stream, type StreamPath } from '../core/index.js';
import { viewsOf, type AnyFamily, type Engine, type SetContext } from './family.js';
import { familyError, inFamily } from './guard.js';
import { Sample } from './sample.js';
import type { Verdict } from './proposal.js';
import { firstProposal, search, type Found } from './search.js';

/** A set of a family's items, opened: its assets are there, and every item can be made on its own. */
export class FamilySet {
  private constructor(
    readonly family: AnyFamily,
    readonly params: unknown,
    readonly path: StreamPath,
    /** What {@link Family.open} returned. */
    readonly assets: unknown,
  ) {}

  static async open(family: AnyFamily, context: SetContext<unknown>): Promise<FamilySet> {
    let assets: unknown;
    try {
      assets = await family.open?.(context);
    } catch (error) {
      throw familyError(family.name, 'open', 'a set', error);
    }
    return new FamilySet(family, context.params, context.path, assets);
  }

  /** How many different items there are; Infinity when there is no bound. */
  get size(): number {
    return this.run('size', () => this.family.size?.(this.params, this.assets) ?? Infinity);
  }

  /** How many items differ for a person who looks; Infinity when that is not counted. */
  get capacity(): number {
    return this.run('capacity', () => this.family.capacity?.(this.params, this.assets) ?? this.size);
  }

  /** What a user should know of the set. */
  get notes(): readonly string[] {
    return this.run('notes', () => this.family.notes?.(this.assets) ?? []);
  }

  /** File that a picture depends on → sha256. */
  get hashes(): Readonly<Record<string, string>> {
    return this.run('hashes', () => this.family.hashes?.(this.assets) ?? {});
  }

  /** What draws the first view that the library's own rasterizers do not draw. */
  get engine(): Engine | undefined {
    if (!this.family.engine) return undefined;
    for (const { part } of viewsOf(this.family, this.params)) {
      const engine = this.engineOf(part);
      if (engine) return engine;
    }
    return undefined;
  }

  engineOf(part: string): Engine | undefined {
    return this.run('engine', () => this.family.engine?.(this.assets, part));
  }

  /**
   * Item `index`, accepted by its judge, with its label law checked. A family that makes a single proposal is judged when
   * the certificate is first read.
   * @throws TopsyturvyError 'broken-law' if its labels contradict each other
   */
  make(index: number): Found<Sample> {
    const { params, path, assets } = this;
    const stream = (purpose: string): Stream => new Stream([...path, index, purpose]);
    const found = search(
      this.family,
      { params, assets, path, index, stream },
      (proposal) => new Sample(this, proposal, `item ${index}`),
      (sample) => this.judged(sample),
    );
    found.candidate.checkLaw();
    return found;
  }

  /** What the judge says of a proposal; where paths are traced, of the traced pictures, too, which may show what ours do not. */
  private judged(sample: Sample): Verdict {
    const verdict = sample.judged();
    if (!verdict.holds || this.engine?.samples === undefined) return verdict;
    const drawn = sample.judgeDrawn();
    return drawn.holds ? verdict : drawn;
  }

  /** What item `index` is a picture of, where the family draws several kinds; nothing is judged. */
  kind(index: number): string | undefined {
    const { params, path, assets, family } = this;
    if (!family.kind) return undefined;
    const stream = (purpose: string): Stream => new Stream([...path, index, purpose]);
    const first = firstProposal(family, { params, assets, path, index, stream });
    return first && family.kind(first.state);
  }

  private run<R>(method: string, run: () => R): R {
    return inFamily(this.family.name, method, 'a set', run);
  }
}

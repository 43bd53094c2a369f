import type { Json } from '../../core/json.js';
import type { Preset, Spec, SpecPart } from '../../dataset/plan/spec.js';
import { difficultyParam } from '../../benchmarks/difficulty-parts.js';
import { unexpected } from '../../core/errors.js';
import type { Levels } from '../../families/difficulty/difficulty.js';
import { readLevels } from '../../families/difficulty/levels.js';
import type { FamilyRegistry } from '../../families/registry.js';
import { partAt } from './part-at.js';
import { Stream } from '../../core/stream.js';

/** Items without end of one family with one set of params: items 0, 1, 2, … of a dataset of one part. Plain data. */
export interface StreamPart {
  /** A spec of one part. */
  readonly spec: Spec;
  readonly seed: string;
  /** The folder that the operator's paths in params are relative to. */
  readonly base: string;
  /** Paths in params that may be read: the operator's own. */
  readonly paths: readonly string[];
  /** Published splits and folders of datasets whose items must not be dealt. */
  readonly exclude: readonly string[];
}

/** The most items that a part of a spec may have. A stream begins anew behind them, or behind all that there are. */
export const mostItems = 1_000_000_000;

/** A part as a stream of its own. Its first items are those of the dataset that has the part, ids included. */
export const streamOf = (
  spec: Pick<Spec, 'name' | 'modules'> & { readonly preset: Preset },
  part: SpecPart,
  seed: string,
  { base, exclude }: Pick<StreamPart, 'base' | 'exclude'>,
): StreamPart => ({
  spec: { ...spec, parts: [{ ...part, count: mostItems }] },
  seed,
  base,
  exclude,
  paths: stringsIn(part.params),
});

/** All strings in params: those of them that are paths may be read. */
export function stringsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/** Which of a server's streams: its own, or one that a client asks for. */
export interface StreamKey {
  /** A family's name. Default: what the server deals. */
  readonly family?: string | undefined;
  readonly params?: Readonly<Record<string, Json>> | undefined;
  readonly condition?: string | undefined;
  /** A level, or levels of axes. Default: the server's own, or what its curriculum says. */
  readonly difficulty?: Levels | undefined;
}

interface Settings {
  readonly seed: string;
  readonly preset: Preset;
  readonly base: string;
  readonly exclude: readonly string[];
  readonly modules: readonly string[] | undefined;
  /** The longest side that a client may ask for, pixels. */
  readonly largest: number;
}

/** What clients may ask for: any family that is registered, with params of its own but for paths. */
export class PartRequests {
  constructor(
    private readonly registry: FamilyRegistry,
    private readonly settings: Settings,
  ) {}

  /**
   * What a stream deals from. Where the server deals a family itself, a client's params are put over the server's.
   *
   * @throws TopsyturvyError 'bad-spec' for a family that is not there, 'bad-parameter' for pictures that are too large
   */
  async deckOf({ family, params, difficulty }: StreamKey, deck: Deck): Promise<Deck> {
    if (family === undefined && params === undefined && difficulty === undefined) return deck;
    const own = deck.parts.filter(({ part }) => family === undefined || familyOf(part) === family);
    const parts = own.length > 0 ? own : [{ part: await this.plain(family!), share: 1 }];
    return this.deckFor(parts, params, difficulty);
  }

  private async deckFor(
    parts: Deck['parts'],
    asked: StreamKey['params'] = {},
    level: StreamKey['difficulty'],
  ): Promise<Deck> {
    const { seed, largest } = this.settings;
    const { [difficultyParam]: among, ...params } = asked;
    checkSize(params.size, largest);
    const difficulty = level ?? among;
    const levels = difficulty === undefined ? undefined : readLevels(difficulty);
    if (levels === undefined && Object.keys(params).length === 0) return new Deck(seed, parts);
    const loaded = await this.registry.loadAll(parts.map(({ part }) => familyOf(part)));
    // Of several families those that declare no difficulty stay as they are.
    const some = parts.some(({ part }) => loaded(familyOf(part)).difficulty);
    const at = (part: StreamPart): StreamPart => {
      const family = loaded(familyOf(part));
      return partAt(part, family, { params, levels: some && !family.difficulty ? undefined : levels });
    };
    return new Deck(
      seed,
      parts.map(({ part, share }) => ({ part: at(part), share })),
    );
  }

  /** A family that the server does not deal by itself. */
  private async plain(name: string): Promise<StreamPart> {
    const { seed, preset, base, exclude, modules } = this.settings;
    const family = await this.registry.load(name);
    const slug = family.name.replaceAll('/', '-');
    const spec = { name: slug, preset, ...(modules && { modules }) };
    return streamOf(spec, { name: slug, family: family.name, count: 1, params: {} }, seed, { base, exclude });
  }
}

const familyOf = ({ spec }: StreamPart): string => spec.parts[0]!.family;

/** @param size a param: a side of a square in pixels, or WIDTHxHEIGHT */
function checkSize(size: Json | undefined, largest: number): void {
  const sides = typeof size === 'string' ? size.split('x').map(Number) : [Number(size ?? 0)];
  if (sides.some((side) => side > largest))
    throw unexpected('bad-parameter', 'size', size, `at most ${largest} pixels a side`);
}

/** A part that a server deals from, and how often: a share of all. */
export interface Dealt {
  readonly part: StreamPart;
  readonly share: number;
}

/** Which part each deal is of. */
export interface Deals {
  partOf(deal: number): StreamPart;
  /** Told of each deal in turn, when it is dealt. */
  dealt?(deal: number): Grade | undefined;
}

/** The level that a curriculum gave a deal, and after how many counted episodes that was settled. */
export interface Grade {
  readonly level: number;
  readonly after: number;
}

/**
 * The order in which a server deals its parts: which part deal `k` is of follows from the seed and `k` alone, and so does the item of that
 * part. So each deal can be made again without those before it.
 */
export class Deck implements Deals {
  private readonly total: number;

  constructor(
    private readonly seed: string,
    readonly parts: readonly Dealt[],
  ) {
    this.total = parts.reduce((sum, { share }) => sum + share, 0);
  }

  partOf(deal: number): StreamPart {
    if (this.parts.length === 1) return this.parts[0]!.part;
    let at = new Stream([this.seed, 'deal', deal]).below(this.total);
    for (const { part, share } of this.parts) {
      if (at < share) return part;
      at -= share;
    }
    return this.parts.at(-1)!.part;
  }
}

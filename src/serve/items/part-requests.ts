import { difficultyParam } from '../../benchmarks/difficulty-parts.js';
import { badParameter, type Json } from '../../core/index.js';
import type { Preset } from '../../dataset/plan/spec.js';
import { readLevels } from '../../families/difficulty/levels.js';
import type { FamilyRegistry } from '../../families/registry.js';
import type { ResetRequest } from '../protocol/messages.js';
import { Deck } from './deck.js';
import { partAt } from './part-at.js';
import { streamOf, type StreamPart } from './stream-part.js';

/** The key of a stream: the server's own, or one that a client asks for. */
export type StreamKey = Pick<ResetRequest, 'family' | 'params' | 'condition' | 'difficulty'>;

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
    // Those of several families that declare no difficulty stay as they are.
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

const familyOf = ({ spec }: StreamPart): string => spec.parts[0].family;

/** @param size a param: a side of a square in pixels, or WIDTHxHEIGHT */
function checkSize(size: Json | undefined, largest: number): void {
  const sides =
    typeof size === 'object'
      ? [Infinity]
      : String(size ?? 0)
          .split('x')
          .map(Number);
  if (sides.some((side) => side > largest))
    throw badParameter('size', size, `at most ${largest} pixels a side`);
}

import { unexpected } from '../../core/errors.js';
import type { Json } from '../../core/json.js';
import type { Preset } from '../../dataset/plan/spec.js';
import type { FamilyRegistry } from '../../families/registry.js';
import { Deck } from './deck.js';
import { streamOf, type StreamPart } from './stream-part.js';

/** Which of a server's streams: its own, or one that a client asks for. */
export interface StreamKey {
  /** A family's name. Default: what the server deals. */
  readonly family?: string | undefined;
  readonly params?: Readonly<Record<string, Json>> | undefined;
  readonly condition?: string | undefined;
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
  async deckOf({ family, params }: StreamKey, deck: Deck): Promise<Deck> {
    if (family === undefined && params === undefined) return deck;
    const own = deck.parts.filter(({ part }) => family === undefined || familyOf(part) === family);
    if (own.length === 0) return this.deckFor([{ part: await this.plain(family!), share: 1 }], params);
    return this.deckFor(own, params);
  }

  private deckFor(parts: Deck['parts'], params: StreamKey['params']): Deck {
    const { seed, largest } = this.settings;
    if (params === undefined) return new Deck(seed, parts);
    checkSize(params.size, largest);
    return new Deck(
      seed,
      parts.map(({ part, share }) => ({ part: withParams(part, params), share })),
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

function withParams(part: StreamPart, params: Readonly<Record<string, Json>>): StreamPart {
  const [only] = part.spec.parts;
  const changed = { ...only!, params: { ...only!.params, ...params } };
  return { ...part, spec: { ...part.spec, parts: [changed] } };
}

/** @param size a param: a side of a square in pixels, or WIDTHxHEIGHT */
function checkSize(size: Json | undefined, largest: number): void {
  const sides = typeof size === 'string' ? size.split('x').map(Number) : [Number(size ?? 0)];
  if (sides.some((side) => side > largest))
    throw unexpected('bad-parameter', 'size', size, `at most ${largest} pixels a side`);
}

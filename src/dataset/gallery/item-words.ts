import { plainWords, titleWords } from './plain-words.js';
import type { Json } from '../../core/json.js';
import type { FamilyWords, Phrases } from '../../families/words/family-words.js';
import { families as shipped } from '../../families/index.js';
import { entryOf, FamilyRegistry } from '../../families/registry.js';
import type { AnyFamily } from '../../families/family.js';
import { plain } from './plain.js';

/** What the gallery calls the things of a dataset: what their families call them, else their own names in plain words. */
export class ItemWords {
  private constructor(private readonly byFamily: ReadonlyMap<string, FamilyWords>) {}

  /** @param names of the families in the dataset. @param own families of the user's; one that is not known has no words */
  static async open(names: Iterable<string>, own: readonly AnyFamily[] = []): Promise<ItemWords> {
    const registry = new FamilyRegistry([...shipped, ...own.map(entryOf)]);
    const known = [...new Set(names)].filter((name) => registry.has(name));
    const loaded = await Promise.all(known.map((name) => registry.load(name)));
    return new ItemWords(new Map(loaded.map(({ name, words = {} }) => [name, words])));
  }

  condition = (family: string, name: string): string => phrase(this.of(family).conditions, name);
  variant = (family: string, name: string): string => phrase(this.of(family).variants, name);
  view = (family: string, name: string): string => phrase(this.of(family).views, name);
  group = (family: string, name: string): string => phrase(this.of(family).groups, name);
  value = (family: string, group: string, value: string): string =>
    phrase(own(this.of(family).values, group), value);
  /** The wordings that a family has words for, in its order. */
  variants = (family: string): readonly string[] => Object.keys(this.of(family).variants ?? {});
  part = (name: string): string => titleWords(name);
  /** `picture/rotated` → `Picture: rotated`. */
  family = (name: string): string =>
    name
      .split('/')
      .map((word, i) => (i === 0 ? titleWords : plainWords)(word))
      .join(': ');

  /** A view's label. Of a label that is not what the family writes, its text. */
  label = (family: string, label: Json): string =>
    saying(() => this.of(family).label?.(label)) ?? plain(label);

  /** A transform, in a few words, to stand at an arrow. */
  transform = (family: string, transform: Json): string =>
    saying(() => this.of(family).transform?.(transform)) ?? textsIn(transform);

  private of(family: string): FamilyWords {
    return this.byFamily.get(family) ?? {};
  }
}

/** A member of an object's own: names come from files. */
const own = <T>(object: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;

/** `boxes-2`, where `boxes` alone has a phrase, is that and its number. */
function phrase(phrases: Phrases | undefined, name: string): string {
  const said = own(phrases, name);
  if (said !== undefined) return said;
  const [, stem, number] = /^(.+)-(\d+)$/.exec(name) ?? [];
  const ofStem = stem === undefined ? undefined : own(phrases, stem);
  return ofStem === undefined ? plainWords(name) : `${ofStem}, ${number}`;
}

/** What a family says, unless it cannot: labels come from files, which may hold anything. */
function saying(say: () => unknown): string | undefined {
  try {
    const said = say();
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

/** `{ turn: 'half', reads: … }` → `half turn`. */
function textsIn(transform: Json): string {
  if (typeof transform !== 'object' || transform === null || Array.isArray(transform))
    return plain(transform);
  const texts = Object.entries(transform).filter(([, value]) => typeof value === 'string');
  return texts.map(([key, value]) => `${plainWords(String(value))} ${plainWords(key)}`).join(', ');
}

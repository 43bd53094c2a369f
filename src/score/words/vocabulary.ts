import { addTo } from '../../core/group.js';
import { packageText } from '../../core/files/package-root.js';

/** `assets/words/nouns.json`, made from WordNet 3.0 by `scripts/word-vocabulary.mjs`. */
interface Nouns {
  /** A meaning each: its names, separated by `|`, and the places in this list of what it is a kind of. */
  synsets: [names: string, ...kindOf: number[]][];
  /** Phrases whose last word is a listed noun, but which are no kind of it: "sea lion". */
  misleading: string[];
  /** Irregular plurals → singular. */
  plurals: Record<string, string>;
}

/** What the vocabulary knows of words. Words are as `wordsOf` has them, joined by spaces. */
export interface Vocabulary {
  /** Name → its meanings. */
  readonly meanings: ReadonlyMap<string, readonly number[]>;
  /** Meaning → what it is a kind of, at one step. */
  readonly kindOf: readonly (readonly number[])[];
  readonly misleading: ReadonlySet<string>;
  readonly plurals: ReadonlyMap<string, string>;
  /** Words broader than the basic level, at which people name what a picture shows: 'animal', 'vehicle'. */
  readonly general: ReadonlySet<string>;
}

let loaded: Vocabulary | undefined;

/** The vocabulary that we ship, read when it is first asked for. */
export function vocabulary(): Vocabulary {
  if (loaded) return loaded;
  const read = (file: string): unknown => JSON.parse(packageText(`assets/words/${file}`));
  const { synsets, misleading, plurals } = read('nouns.json') as Nouns;
  /** The general words, each with the reason. */
  const general = read('general.json') as Record<string, string>;
  const meanings = new Map<string, number[]>();
  synsets.forEach(([names], at) => {
    for (const name of names.split('|')) if (name !== '') addTo(meanings, name, at);
  });
  loaded = {
    meanings,
    kindOf: synsets.map(([, ...kindOf]) => kindOf),
    misleading: new Set(misleading),
    plurals: new Map(Object.entries(plurals)),
    general: new Set(Object.keys(general)),
  };
  return loaded;
}

/** Whether a meaning is another one or a kind of it. */
export function isKindOf({ kindOf }: Vocabulary, meaning: number, other: number): boolean {
  const above = new Set([meaning]);
  for (const one of above) {
    if (one === other) return true;
    for (const next of kindOf[one]) above.add(next);
  }
  return false;
}

import { madeOnce } from './group.js';
import { Latest } from './latest.js';

interface Node {
  made?: { readonly one: unknown };
  readonly words: Map<unknown, Node>;
  readonly objects: WeakMap<object, Node>;
}

const leaf = (): Node => ({ words: new Map(), objects: new WeakMap() });

/**
 * A pure function that remembers its results, which must not be changed. Objects are distinguished by identity, and
 * their results are forgotten with them; results of words and numbers stay.
 */
export function memoize<Args extends readonly unknown[], Made>(
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const root = leaf();
  return (...args) => {
    let node = root;
    for (const arg of args) {
      const next: Pick<Map<unknown, Node>, 'get' | 'set'> = typeof arg === 'object' && arg !== null
        ? (node.objects as never)
        : node.words;
      let found = next.get(arg);
      if (!found) next.set(arg, (found = leaf()));
      node = found;
    }
    return (node.made ??= { one: make(...args) }).one as Made;
  };
}

/**
 * As {@link memoize}, for large results: arguments are JSON, distinguished by value, and only the results that were used
 * latest are kept.
 * @param most how many are kept, at least 1
 */
export function memoizeLatest<Args extends readonly unknown[], Made>(
  most: number,
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const kept = new Latest<string, { readonly one: Made }>({ things: most });
  return (...args) => madeOnce(kept, JSON.stringify(args), () => ({ one: make(...args) })).one;
}

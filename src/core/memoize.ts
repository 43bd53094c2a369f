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
 * As {@link memoize}, for large results: arguments are JSON, distinguished by value, and only the latest results are
 * kept.
 * @param most how many are kept, at least 1
 */
export function memoizeLatest<Args extends readonly unknown[], Made>(
  most: number,
  make: (...args: Args) => Made,
): (...args: Args) => Made {
  const kept = new Map<string, { readonly one: Made }>();
  return (...args) => {
    const key = JSON.stringify(args);
    let made = kept.get(key);
    if (!made) {
      kept.set(key, (made = { one: make(...args) }));
      if (kept.size > most) kept.delete(kept.keys().next().value!);
    }
    return made.one;
  };
}

interface Node {
  made?: { readonly one: unknown };
  readonly words: Map<unknown, Node>;
  readonly objects: WeakMap<object, Node>;
}

const leaf = (): Node => ({ words: new Map(), objects: new WeakMap() });

/**
 * A pure function that remembers what it made of its arguments; what it made must not be changed. Objects are distinguished by
 * identity, and what was made of them is forgotten with them; what was made of words and numbers stays.
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

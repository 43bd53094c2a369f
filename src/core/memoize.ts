import { madeOnce } from './group.js';

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

/** A cache of things that can be made again: those used latest, bounded in number and in bytes. */
export class Latest<Key, Thing> {
  private readonly kept = new Map<Key, { readonly thing: Thing; readonly bytes: number }>();
  private bytes = 0;

  constructor(private readonly most: { readonly things?: number; readonly bytes?: number }) {}

  /** The thing of a key, which becomes the latest. */
  get(key: Key): Thing | undefined {
    const found = this.kept.get(key);
    if (found && this.kept.delete(key)) this.kept.set(key, found);
    return found?.thing;
  }

  /** The thing becomes the latest. It is kept even if it alone is too large. */
  set(key: Key, thing: Thing, bytes = 0): void {
    this.delete(key);
    this.kept.set(key, { thing, bytes });
    this.bytes += bytes;
    const { things = Infinity, bytes: most = Infinity } = this.most;
    for (const oldest of this.kept.keys()) {
      if ((this.kept.size <= things && this.bytes <= most) || oldest === key) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    this.bytes -= this.kept.get(key)?.bytes ?? 0;
    this.kept.delete(key);
  }
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

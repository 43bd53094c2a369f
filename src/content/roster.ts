import { wrongParameter, type Stream } from '../core/index.js';
import { type RosterName, rosters } from './rosters.js';

const ownName = (entry: unknown): string =>
  typeof entry === 'string' ? entry : (entry as { readonly name: string }).name;

/**
 * The content that families deal from by default: the names of a roster, in its order.
 * @param nameOf Default: a text is its own name, anything else has it as `name`
 * @throws TopsyturvyError 'bad-parameter' if the roster names what does not ship
 */
export function dealt<T>(
  roster: RosterName,
  shipped: readonly T[],
  nameOf: (entry: T) => string = ownName,
): readonly T[] {
  const byName = new Map(shipped.map((entry) => [nameOf(entry), entry]));
  return rosters[roster].names.map((name) => {
    const entry = byName.get(name);
    if (entry !== undefined) return entry;
    throw wrongParameter(
      `The roster ${roster} of src/content/rosters.ts names '${name}', which does not ship`,
      name,
      `some of ${[...byName.keys()].join(', ')}`,
    );
  });
}

/** One of the names on a roster, each as often as its share says. */
export function drawn<T extends string>(
  roster: RosterName,
  shares: Readonly<Record<T, number>>,
  stream: Stream,
): T {
  const names = rosters[roster].names as readonly T[];
  return stream.weighted(
    names,
    names.map((name) => shares[name]),
  );
}

/** All that a module exports, in the order of the names: a list to which content is added by one line. */
export const exportsOf = <T>(all: Readonly<Record<string, T>>): readonly T[] =>
  Object.keys(all)
    .sort()
    .map((name) => all[name]);

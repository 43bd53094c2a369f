import { canonicalJson, type Json, memoize, sha256 } from '../../core/index.js';
import type { AnyFamily, Likeness, Looks, ShortLooks } from '../../families/making.js';

/** A likeness whose looks can be kept in few bytes. */
export type KeptLikeness = Likeness<Json> & { readonly short: ShortLooks<Json, Looks> };

/**
 * A family's likeness as far as fingerprints and logs tell it: between looks in short, and near by as much more as those may be off; of
 * families without such looks only whether states are equal.
 */
export const keptLikeness = memoize(({ likeness }: AnyFamily): KeptLikeness => {
  const short = (likeness?.short ?? sameState) as ShortLooks<Json, Looks>;
  const known = likeness?.short && likeness;
  return {
    measure: known ? (known.measure as string) : '0 is an equal state; others are not told apart',
    guard: known && known.guard > 0 ? (known.guard as number) + short.error : 0,
    looks: (x) => short.read(short.write(x)),
    short,
  };
});

/** 48 bits of a hash: of a million items served beside 100,000 held out, one in 2,800 times one is taken for another. */
const sameState: ShortLooks<Json, Looks> = {
  write: (x) =>
    Buffer.from(sha256(canonicalJson(x)), 'hex')
      .toString('base64url')
      .slice(0, hashLength),
  read: (hash) => {
    if (typeof hash !== 'string' || hash.length !== hashLength) throw new TypeError('no hash of a state');
    return { group: hash, distanceTo: () => 0 };
  },
  error: 0,
};

/** Characters of a hash of a state. */
export const hashLength = 8;

/** Whether two items are the same, or nearer than their family promises. */
export const isNear = (distance: number, { guard }: Pick<Likeness<never>, 'guard'>): boolean =>
  distance === 0 || distance < guard;

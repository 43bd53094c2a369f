import { Stream } from '../../core/stream.js';

/** What two models got on one item: the sums of their points over its questions. */
export interface ItemPair {
  readonly first: number;
  readonly second: number;
  /** How many questions. */
  readonly n: number;
}

const differenceOf = ({ first, second }: ItemPair): number => first - second;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The two-sided p-value of a paired permutation test over items: were the models equal, each item's difference would as often have the
 * other sign. All signs are tried for up to 12 items that differ, else `draws` are drawn; the same pairs give the same value.
 */
export function permutationTest(pairs: readonly ItemPair[], draws = 10_000): number {
  const differences = pairs.map(differenceOf).filter((value) => value !== 0);
  // Sums of one kind come out a little different in another order.
  const observed = Math.abs(sum(differences)) - 1e-9;
  if (differences.length <= 12) {
    let extreme = 0;
    const all = 1 << differences.length;
    for (let signs = 0; signs < all; signs++) {
      const total = sum(differences.map((value, i) => ((signs >> i) & 1 ? -value : value)));
      if (Math.abs(total) >= observed) extreme++;
    }
    return extreme / all;
  }
  const stream = new Stream(['permutation', differences.length, draws]);
  // A sign is a bit: sets of a hundred thousand items are drawn ten thousand times.
  const bits = new Uint32Array(Math.ceil(differences.length / 32));
  let extreme = 0;
  for (let k = 0; k < draws; k++) {
    stream.fillWords(bits);
    let total = 0;
    for (let i = 0; i < differences.length; i++)
      total += (bits[i >> 5] >> (i & 31)) & 1 ? differences[i] : -differences[i];
    if (Math.abs(total) >= observed) extreme++;
  }
  return (extreme + 1) / (draws + 1);
}

/**
 * The 95 % interval of the difference of accuracies over items, which are drawn anew with all their questions (the cluster bootstrap,
 * percentiles of `draws`).
 * @returns `null` for fewer than two items
 */
export function bootstrapInterval(
  pairs: readonly ItemPair[],
  draws = 2000,
): { readonly low: number; readonly high: number } | null {
  if (pairs.length < 2) return null;
  const stream = new Stream(['cluster bootstrap', pairs.length, draws]);
  const values = Array.from({ length: draws }, () => {
    let [total, n] = [0, 0];
    for (let i = 0; i < pairs.length; i++) {
      const pair = pairs[stream.below(pairs.length)];
      total += differenceOf(pair);
      n += pair.n;
    }
    return total / n;
  }).sort((a, b) => a - b);
  return { low: values[Math.floor(0.025 * draws)], high: values[Math.ceil(0.975 * draws) - 1] };
}

/** The 97.5 % and 80 % points of the standard normal distribution. */
const [zAlpha, zBeta] = [1.959963984540054, 0.8416212335729143];

/**
 * The pairs that McNemar's test needs to find a difference of accuracies in 80 of 100 studies, at a level of 5 %
 * (R. J. Connor, Biometrics 43 (1987) 207–211).
 * @param discordant the share of pairs that only one of two has right, 0 to 1
 * @param difference of the accuracies, at most `discordant`
 * @returns `null` where there is no difference
 */
export function pairsNeeded(discordant: number, difference: number): number | null {
  if (difference === 0) return null;
  const squared = difference * difference;
  const root = zAlpha * Math.sqrt(discordant) + zBeta * Math.sqrt(Math.max(0, discordant - squared));
  return Math.ceil((root * root) / squared);
}

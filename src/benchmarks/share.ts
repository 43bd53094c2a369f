import { TopsyturvyError, badParameter, wrongParameter } from '../core/errors.js';
import type { Spec, SpecPart } from '../dataset/plan/spec.js';

/** Part → how many different items of it exist; parts that are not named have no bound. */
export type Bounds = Readonly<Record<string, number>>;

/**
 * A spec with `count` items in all, shared out in proportion to the counts that its parts have, at least one a part.
 * What exceeds a part's bound goes to the other parts of its family, in proportion again: the families keep their shares.
 * @throws TopsyturvyError 'too-many' if a family has too few items
 */
export function shareOut(spec: Spec, count: number, bounds: Bounds = {}): Spec {
  const { name, parts } = spec;
  if (!(Number.isSafeInteger(count) && count >= 1 && count <= 1_000_000_000))
    throw badParameter('count', count, 'a whole number from 1 to 1000000000');
  if (count < parts.length)
    throw wrongParameter(
      `Asked for ${count} ${count === 1 ? 'item' : 'items'} of ${name}, but it has ${parts.length} parts, each of at least one item; ask for ${parts.length} or more, or for some of the parts (--parts, option 'parts' in code)`,
      count,
      `a whole number from ${parts.length} to 1000000000`,
    );
  const counts = countsOf(parts, count, bounds);
  if (!counts) throw tooMany(spec, count, bounds);
  const shared = parts.map((part, at) => ({ ...part, count: counts[at] }));
  return { ...spec, parts: shared.map((part) => followCount(part, shared)) };
}

/** The parts' counts; undefined if a family has too few items. */
function countsOf(parts: readonly SpecPart[], count: number, bounds: Bounds): number[] | undefined {
  const counts = inProportion(
    parts.map((part) => part.count),
    count,
  );
  for (const family of new Set(parts.map((part) => part.family))) {
    const own = [...parts.keys()].filter((at) => parts[at].family === family);
    const filled = spill(
      own.map((at) => ({ weight: parts[at].count, most: bounds[parts[at].name] ?? Infinity })),
      own.map((at) => counts[at]),
    );
    if (!filled) return undefined;
    own.forEach((at, i) => (counts[at] = filled[i]));
  }
  return counts;
}

/** Moves what exceeds a part's bound to the parts that are not full, in proportion; undefined if all are. */
function spill(
  parts: readonly { readonly weight: number; readonly most: number }[],
  counts: readonly number[],
): readonly number[] | undefined {
  if (parts.every(({ most }, at) => counts[at] <= most)) return counts;
  const full = parts.map(({ most }, at) => counts[at] >= most);
  const open = parts.filter((_, at) => !full[at]);
  if (open.length === 0) return undefined;
  const rest = parts.reduce((left, { most }, at) => left + counts[at] - (full[at] ? most : 0), 0);
  const shares = inProportion(
    open.map(({ weight }) => weight),
    rest,
  );
  const others = spill(open, shares)?.values();
  return others && parts.map(({ most }, at) => (full[at] ? most : others.next().value!));
}

/** A family of a spec: how many of its items exist, and how many of the spec's there are. */
interface Supply {
  readonly family: string;
  readonly exist: number;
  readonly parts: number;
  readonly asked: number;
}

function tooMany({ name, parts }: Spec, count: number, bounds: Bounds): TopsyturvyError {
  const all = sumOf(parts);
  const supplies = [...new Set(parts.map((part) => part.family))].map((family): Supply => {
    const own = parts.filter((part) => part.family === family);
    const exist = own.reduce((sum, part) => sum + (bounds[part.name] ?? Infinity), 0);
    return { family, exist, parts: own.length, asked: sumOf(own) };
  });
  /** An upper bound: a family may have a few more or less than its exact share. */
  const mostWith = ({ exist, parts, asked }: Supply): number => Math.ceil(((exist + parts) * all) / asked);
  const scarce = supplies.reduce((a, b) => (mostWith(b) < mostWith(a) ? b : a));
  let most = mostWith(scarce);
  while (!countsOf(parts, most, bounds)) most--;
  return new TopsyturvyError(
    'too-many',
    `Asked for ${count} items of ${name}, but only ${most} exist in its proportions: ${scarce.asked} of every ${all} are of ${scarce.family}, and only ${scarce.exist} different ones exist`,
    count,
    `at most ${most}`,
  );
}

const sumOf = (parts: readonly SpecPart[]): number => parts.reduce((sum, part) => sum + part.count, 0);

/** Whole numbers in proportion to the weights (largest remainder), at least 1 each. */
export function inProportion(weights: readonly number[], total: number): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (weight * total) / all);
  const counts = exact.map((value) => Math.max(1, Math.floor(value)));
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  let left = total - counts.reduce((sum, value) => sum + value, 0);
  for (let turn = 0; left > 0; turn++, left--) counts[byRemainder[turn % weights.length].at]++;
  for (; left < 0; left++) counts[counts.indexOf(Math.max(...counts))]--;
  return counts;
}

/** A part about the items of another that has outgrown those it chooses from chooses from all the other has. */
function followCount(part: SpecPart, parts: readonly SpecPart[]): SpecPart {
  const { sourcePart, sourceCount } = part.params;
  const source = parts.find(({ name }) => name === sourcePart);
  if (!source || typeof sourceCount !== 'number' || part.count <= sourceCount) return part;
  return { ...part, params: { ...part.params, sourceCount: source.count } };
}

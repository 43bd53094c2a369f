import { badParameter } from '../core/errors.js';
import type { Spec } from '../dataset/plan/spec.js';
import { benchmarks } from './index.js';
import { shareOut } from './share.js';
import type { Selection } from '../dataset/select-questions.js';

/** The questions of a whole set that are about the items of a subset, or about those that a subset leaves. @throws TopsyturvyError as {@link subsetOf} */
export function selectionOfSubset(spec: Spec, subset: string): Pick<Selection, 'first' | 'after'> {
  const rests = benchmarks.find(({ name }) => name === spec.name)?.rests ?? {};
  return Object.hasOwn(rests, subset)
    ? { after: subsetOf(spec, rests[subset]) }
    : { first: subsetOf(spec, subset) };
}

/**
 * The items of a subset that a paper uses: part → how many of it, its first. Parts of which it has none are left out.
 * @param spec of a benchmark, all of it or some parts
 * @param subset its name as the benchmark has it, e.g. `50-per-type`; a number where subsets of any size are taken
 * @throws TopsyturvyError 'bad-parameter' if the benchmark has none of that name, 'too-many' if it has fewer items
 */
export function subsetOf(spec: Spec, subset: string): Record<string, number> {
  const benchmark = benchmarks.find(({ name }) => name === spec.name);
  const { subsets = {}, subsetOf: ofAnySize } = benchmark ?? {};
  const named = Object.hasOwn(subsets, subset) ? subsets[subset] : undefined;
  if (named) {
    const counts = spec.parts.map(
      (part) => [part.name, Math.min(part.count, named(part, spec.preset))] as const,
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }
  if (ofAnySize && /^[1-9]\d{0,8}$/.test(subset)) {
    const parts = spec.parts.filter(({ name }) => ofAnySize.test(name));
    const bounds = Object.fromEntries(parts.map(({ name, count }) => [name, count]));
    const shared = shareOut({ ...spec, parts }, Number(subset), bounds);
    return Object.fromEntries(shared.parts.map(({ name, count }) => [name, count]));
  }
  if (benchmark?.rests && Object.hasOwn(benchmark.rests, subset))
    throw badParameter(
      'the subset',
      subset,
      `one that begins with the first items; choose the questions of '${subset}' from the whole set`,
    );
  const names = [...Object.keys(subsets), ...(ofAnySize ? ['a number of items'] : [])];
  const known = names.length === 0 ? `no value with ${spec.name}` : names.join(' or ');
  throw badParameter('the subset', subset, known);
}

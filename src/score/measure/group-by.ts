import { group } from '../../core/group.js';
import type { Mark } from '../marks.js';

/** Labels with more values than this identify items and are not broken down by. */
const MOST_VALUES = 100;

/** Splits marks by every group label that does not identify single items, and scores each part. */
export function byGroups<T>(
  marks: readonly Mark[],
  score: (marks: readonly Mark[]) => T,
): Record<string, Record<string, T>> {
  const names = new Set(marks.flatMap(({ question }) => Object.keys(question.groups ?? {})));
  const split = (name: string) => {
    const labeled = marks.filter(({ question }) => question.groups?.[name] !== undefined);
    return groupBy(labeled, ({ question }) => question.groups![name]);
  };
  const parts = [...names].sort().map((name) => [name, split(name)] as const);
  return Object.fromEntries(
    parts
      .filter(([, part]) => part.size <= MOST_VALUES)
      .map(([name, part]) => [name, mapValues(part, score)]),
  );
}

/** Splits marks by a key. Parts are in the order of their keys, numerical if all keys are numbers. */
export function groupBy(marks: readonly Mark[], key: (mark: Mark) => string): Map<string, Mark[]> {
  const parts = group(marks, key);
  const numeric = [...parts.keys()].every((name) => Number.isFinite(Number(name)));
  return new Map([...parts].sort(([a], [b]) => (numeric && Number(a) - Number(b)) || (a < b ? -1 : 1)));
}

/** Computes a value for each part, by its key. */
export const mapValues = <T>(
  parts: ReadonlyMap<string, Mark[]>,
  value: (marks: Mark[]) => T,
): Record<string, T> => Object.fromEntries([...parts].map(([key, marks]) => [key, value(marks)]));

/** Scores of the parts into which a key splits marks, in the order of the keys. */
export const splitBy = <T>(
  marks: readonly Mark[],
  key: (mark: Mark) => string,
  score: (marks: readonly Mark[]) => T,
): Record<string, T> => mapValues(groupBy(marks, key), score);

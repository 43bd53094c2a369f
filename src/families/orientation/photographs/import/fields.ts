import type { Vec3 } from '../../../../world/vector.js';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** A list of so many finite numbers. */
export const numbers = (value: unknown, count: number): readonly number[] | undefined =>
  Array.isArray(value) && value.length === count && value.every(isNumber) ? value : undefined;

export const vector = (value: unknown): Vec3 | undefined => numbers(value, 3) as Vec3 | undefined;

/** Rows of finite numbers, or the same numbers in one list by rows. */
export function matrix(value: unknown, rows: number, columns: number): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  if (value.length !== rows || !value.every(Array.isArray)) return numbers(value, rows * columns);
  const flat = (value as unknown[][]).every((row) => row.length === columns)
    ? (value as unknown[][]).flat()
    : [];
  return numbers(flat, rows * columns);
}

/** A short rendering of what was found. */
export const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

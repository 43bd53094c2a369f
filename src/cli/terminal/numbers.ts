import { availableParallelism } from 'node:os';
import { unexpected } from '../../core/errors.js';

/** A whole number from the command line. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (value >= min && value <= max) return value;
  throw unexpected('bad-parameter', name, text, `a whole number from ${min} to ${max}`);
}

/** Worker threads: as asked, or one per core up to 8. */
export function workerCount(text: string | undefined): number {
  return text === undefined ? Math.min(8, availableParallelism()) : wholeNumber('--workers', text, 1, 256);
}

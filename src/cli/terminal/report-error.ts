import { messageOf, TopsyturvyError } from '../../core/errors.js';
import { message } from './print.js';

/** Errors that say that the call itself is wrong. */
const misuse = new Set(['bad-parameter', 'bad-spec', 'too-many', 'missing-package']);

/** 2 for wrong use, 1 for failure. */
export function exitCodeOf(error: unknown): number {
  return error instanceof TopsyturvyError && misuse.has(error.code) ? 2 : 1;
}

/** One sentence on standard error; a stack trace only for what we did not foresee and only if TOPSYTURVY_DEBUG is set. */
export function reportError(error: unknown): void {
  process.stderr.write(`topsyturvy: ${message(messageOf(error))}\n`);
  if (process.env['TOPSYTURVY_DEBUG'] && error instanceof Error)
    process.stderr.write(`${error.stack ?? ''}\n`);
}

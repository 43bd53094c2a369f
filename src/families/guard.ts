import { TopsyturvyError } from '../core/errors.js';
import { inPhase, type Phase } from '../core/phase-clock.js';

/** The phase that a function of a family's belongs to; others have none of their own. */
const phaseOf: Readonly<Record<string, Phase>> = {
  propose: 'propose',
  label: 'propose',
  rho: 'propose',
  act: 'propose',
  stage: 'stage',
  judge: 'judge',
  recognize: 'judge',
  draw: 'picture',
  warp: 'picture',
  ask: 'questions',
};

/**
 * Runs a function of a family's. What it throws, unless it is the library's own error, becomes one that names the family,
 * the function and the item.
 * @param where the item, or what stands for it, e.g. 'item 3'
 */
export function inFamily<R>(family: string, method: string, where: string, run: () => R): R {
  const phase = phaseOf[method];
  try {
    return phase === undefined ? run() : inPhase(phase, run);
  } catch (error) {
    throw familyError(family, method, where, error);
  }
}

/** The error of {@link inFamily}; an error of the library's own is returned as it is. */
export function familyError(family: string, method: string, where: string, error: unknown): TopsyturvyError {
  if (error instanceof TopsyturvyError) return error;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new TopsyturvyError(
    'broken-family',
    `${method}() of the family ${family} threw at ${where}: ${what}`,
    undefined,
    undefined,
    { cause: error },
  );
}

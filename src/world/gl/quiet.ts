import type { Three } from './packages.js';

/**
 * Calls back with three's remarks kept off the console: a program that a driver refuses becomes a TopsyturvyError, the rest
 * is irrelevant.
 */
export function quietly<T>({ getConsoleFunction, setConsoleFunction }: Three, call: () => T): T {
  const before = getConsoleFunction();
  const errors: string[] = [];
  setConsoleFunction((type: string, ...said: unknown[]) => {
    if (type === 'error') errors.push(said.map(String).join(' '));
  });
  try {
    const result = call();
    if (errors.length > 0) throw new Error(`OpenGL: ${errors.join('\n')}`);
    return result;
  } finally {
    setConsoleFunction(before as never);
  }
}

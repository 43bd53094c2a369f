import { join } from 'node:path';
import { expect } from 'vitest';
import { generate } from '../../src/cli/generate.js';
import { exitCodeOf } from '../../src/cli/terminal/report-error.js';

/** Runs `generate` in this process and returns its exit code and its sentence. @param base also holds the output */
export async function refused(
  base: string,
  what: string,
  options: Record<string, unknown> = {},
): Promise<[number, string]> {
  try {
    await generate(what, { seed: '0', out: join(base, 'out'), base, workers: '1', ...options } as never);
  } catch (error) {
    const { message } = error as Error;
    expect(message).not.toMatch(/\n|\[object|TypeError|undefined(?!$)/);
    return [exitCodeOf(error), message];
  }
  return expect.unreachable('no error');
}

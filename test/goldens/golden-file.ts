import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'expected');

/**
 * Goldens are plain text files in `expected/`, a fact a line. `npm run goldens` alone rewrites them, and prints what it
 * changed; `vitest -u` does not touch them.
 */
const renewing = process.env.RENEW_GOLDENS === '1';

export interface Differences {
  /** Lines of the golden file that are no longer so. */
  readonly gone: readonly string[];
  /** Lines that are so now and are not in the golden file. */
  readonly come: readonly string[];
  /** Whether the same lines stand in another order. */
  readonly moved: boolean;
}

/** Compares lines with a golden file; when goldens are being renewed, writes them to it instead. */
export function compareWithGolden(file: string, lines: readonly string[]): Differences {
  const path = join(folder, file);
  const golden = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  const [before, after] = [new Set(golden), new Set(lines)];
  const gone = golden.filter((line) => !after.has(line));
  const come = lines.filter((line) => !before.has(line));
  const moved = gone.length + come.length === 0 && golden.join('\n') !== lines.join('\n');
  if (!renewing) return { gone, come, moved };
  if (gone.length + come.length > 0 || moved) {
    writeFileSync(path, `${lines.join('\n')}\n`);
    const changes = [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
    console.log([`renewed ${file}${moved ? ': another order' : ''}`, ...changes].join('\n'));
  }
  return { gone: [], come: [], moved: false };
}

/** Fails with the lines that differ from the golden file. */
export function expectGolden(file: string, lines: readonly string[]): void {
  const { gone, come, moved } = compareWithGolden(file, lines);
  if (gone.length + come.length === 0 && !moved) return;
  throw new Error(
    [
      `test/goldens/expected/${file} says otherwise${moved ? ': the order has changed' : ''}`,
      ...gone.map((line) => `- ${line}`),
      ...come.map((line) => `+ ${line}`),
      'If this is meant, renew it with "npm run goldens" and say why in the commit.',
    ].join('\n'),
  );
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'expected');

/**
 * Whether goldens are being rewritten. They are plain text files in `expected/`, a fact a line, that `npm run goldens`
 * alone rewrites, printing what it changed; `vitest -u` does not touch them.
 */
export const renewing = process.env.RENEW_GOLDENS === '1';

export interface Differences {
  /** Lines of the golden file that are no longer so. */
  readonly gone: readonly string[];
  /** Lines that are so now and are not in the golden file. */
  readonly come: readonly string[];
  /** Whether the same lines stand in another order. */
  readonly moved: boolean;
}

function read(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
}

function differences(golden: readonly string[], lines: readonly string[]): Differences {
  const [before, after] = [new Set(golden), new Set(lines)];
  const gone = golden.filter((line) => !after.has(line));
  const come = lines.filter((line) => !before.has(line));
  return { gone, come, moved: gone.length + come.length === 0 && golden.join('\n') !== lines.join('\n') };
}

const list = ({ gone, come }: Differences): string[] => [
  ...gone.map((line) => `- ${line}`),
  ...come.map((line) => `+ ${line}`),
];

/** Compares lines with a golden file. When goldens are being renewed, writes them to it and prints what changed. */
export function compareWithGolden(file: string, lines: readonly string[]): Differences {
  const path = join(folder, file);
  const found = differences(read(path), lines);
  if (renewing && (found.gone.length + found.come.length > 0 || found.moved)) {
    writeFileSync(path, `${lines.join('\n')}\n`);
    console.log([`renewed ${file}${found.moved ? ': another order' : ''}`, ...list(found)].join('\n'));
  }
  return found;
}

/** Fails with the lines that differ from the golden file. */
export function expectGolden(file: string, lines: readonly string[]): void {
  const found = compareWithGolden(file, lines);
  if (renewing || (found.gone.length + found.come.length === 0 && !found.moved)) return;
  throw new Error(
    [
      `test/goldens/expected/${file} says otherwise${found.moved ? ': the order has changed' : ''}`,
      ...list(found),
      'If this is meant, renew it with "npm run goldens" and say why in the commit.',
    ].join('\n'),
  );
}

/** Fails unless the golden file gives this value for this name: a line `name value`. */
export function expectGoldenValue(file: string, name: string, value: string): void {
  const golden = read(join(folder, file));
  const line = `${name} ${value}`;
  const at = golden.findIndex((other) => other.startsWith(`${name} `));
  expectGolden(file, at < 0 ? [...golden, line].sort() : golden.map((other, i) => (i === at ? line : other)));
}

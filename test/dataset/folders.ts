import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'topsyturvy-test-'));

/** A new folder that is gone when the test has ended. */
export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new folder for all tests of the file or `describe` that asks for it. */
export function sharedFolder(): string {
  const folder = newFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file of a folder, hidden ones too, as path → sha256, in the order of the paths. */
export function snapshot(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    entries.map((file) => [
      relative(folder, file).split(sep).join('/'),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** The values in a JSONL file. */
export function readLines<T>(folder: string, name: string): T[] {
  const lines = readFileSync(join(folder, name), 'utf8').split('\n');
  if (lines.pop() !== '') throw new Error(`${name} does not end with a line break`);
  return lines.map((line) => JSON.parse(line) as T);
}

import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linesOf } from '../../src/core/files/lines.js';
import { temporaryFolder } from '../dataset/folders.js';

const linesIn = (content: string | Buffer, longest?: number) => {
  const file = join(temporaryFolder(), 'lines');
  writeFileSync(file, content);
  return [...linesOf(file, longest)].map(({ number, text }) => [number, text]);
};

test('gives up on a line that is too long, and on no other', () => {
  expect(linesIn(`short\n${'x'.repeat(3_000_000)}\nlast`, 1000)).toEqual([
    [1, 'short'],
    [2, null],
    [3, 'last'],
  ]);
});

test('does not look for the end of a line that never seems to come', () => {
  const file = join(temporaryFolder(), 'sparse');
  writeFileSync(file, 'first\n');
  truncateSync(file, 2 ** 40);
  const lines = linesOf(file);
  expect(lines.next().value).toEqual({ number: 1, text: 'first' });
  expect(() => lines.next()).toThrow(/^'.*sparse' has a line of more than 256 MiB$/);
});

test('passes over blank lines, and counts them', () => {
  expect(linesIn('\n\r\na\r\n  \nb\n\n')).toEqual([
    [3, 'a\r'],
    [5, 'b'],
  ]);
});

test('parts lines at line feeds alone, and characters nowhere', () => {
  const long = '\u2028é𝄞'.repeat(400_000); // several reads
  expect(linesIn(`\uFEFFfirst\n${long}\n${long}`)).toEqual([
    [1, 'first'],
    [2, long],
    [3, long],
  ]);
});

test.skipIf(process.platform === 'win32')('a pipe, a device and a folder are refused at once', () => {
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const zero = join(temporaryFolder(), 'zero');
  symlinkSync('/dev/zero', zero);
  for (const path of [pipe, zero, temporaryFolder()])
    expect(() => [...linesOf(path)]).toThrow(/^Cannot read '.*': it is not a regular file$/);
});

test('of a file that is not there is an error', () => {
  expect(() => [...linesOf(join(temporaryFolder(), 'none'))]).toThrow(
    /^Cannot read '.*none': there is no such file$/,
  );
});

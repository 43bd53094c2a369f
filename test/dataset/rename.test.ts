import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { flushFolderOf, renameOver } from '../../src/dataset/folder/atomic-file.js';
import { temporaryFolder } from './folders.js';

/** A rename that is refused so many times. */
function refusing(times: number, code: string) {
  let calls = 0;
  const rename = (): void => {
    if (calls++ < times) throw Object.assign(new Error(`${code}: refused`), { code });
  };
  return { rename, calls: () => calls };
}

describe('a file takes the name of another', () => {
  test('here', () => {
    const folder = temporaryFolder();
    const [from, to] = [join(folder, 'a.tmp'), join(folder, 'a')];
    writeFileSync(from, 'new');
    writeFileSync(to, 'old');
    renameOver(from, to);
    flushFolderOf(to);
    expect(readFileSync(to, 'utf8')).toBe('new');
    mkdirSync(from);
    expect(() => renameOver(from, to)).toThrow(/ENOTDIR/);
  });

  test.each(['EPERM', 'EACCES', 'EBUSY'])('on Windows after %s too, once the file is closed', (code) => {
    const { rename, calls } = refusing(3, code);
    renameOver('a.tmp', 'a', { platform: 'win32', rename });
    expect(calls()).toBe(4);
  });

  test('on Windows not for ever, and not after other errors', () => {
    const open = refusing(100, 'EPERM');
    expect(() => renameOver('a.tmp', 'a', { platform: 'win32', rename: open.rename })).toThrow('EPERM');
    expect(open.calls()).toBe(8);
    const full = refusing(100, 'ENOSPC');
    expect(() => renameOver('a.tmp', 'a', { platform: 'win32', rename: full.rename })).toThrow('ENOSPC');
    expect(full.calls()).toBe(1);
  });

  test('elsewhere at once or not at all', () => {
    const { rename, calls } = refusing(100, 'EPERM');
    expect(() => renameOver('a.tmp', 'a', { platform: 'linux', rename })).toThrow('EPERM');
    expect(calls()).toBe(1);
  });
});

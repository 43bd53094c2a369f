import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NewFolder } from '../../src/dataset/export/new-folder.js';
import { writeAtomic } from '../../src/dataset/folder/atomic-file.js';

/** The number of a process that has ended. */
const dead = spawnSync(process.execPath, ['-e', '']).pid;

describe('what killed runs left under temporary names', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'topsyturvy-test-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const kept = ['out.0.tmp', 'out.x.tmp', 'out.csv.tmp', `out.${process.ppid}.tmp`, `other.${dead}.tmp`];

  test('is removed by the next run of the same name, what is another run’s is not', async () => {
    for (const name of kept) writeFileSync(join(folder, name), '');
    mkdirSync(join(folder, `out.${dead}.tmp`, 'images'), { recursive: true });
    writeFileSync(join(folder, `out.${dead}.tmp`, 'images', 'a.png'), 'half');
    const made = new NewFolder(join(folder, 'out'));
    made.add('a.txt', 'a');
    await made.publish();
    expect(readdirSync(folder).sort()).toEqual([...kept, 'out'].sort());
  });

  test('but of a file, which runs on other machines may be writing, nothing is', () => {
    const all = [...kept, `out.${dead}.tmp`];
    for (const name of all) writeFileSync(join(folder, name), 'half');
    writeAtomic(join(folder, 'out'), 'whole');
    expect(readdirSync(folder).sort()).toEqual([...all, 'out'].sort());
  });
});

import { opendirSync, type Dirent } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolderOf } from './atomic-file.js';

/** How many files are flushed at a time: the disk takes many together in the time of a few. */
const atOnce = 64;

/** Flushes each file below a folder to the disk, and the names in each folder. */
export async function flushAll(folder: string): Promise<void> {
  let files: string[] = [];
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await flushAll(path);
    else files.push(path);
    if (files.length < atOnce) continue;
    await Promise.all(files.map(flush));
    files = [];
  }
  await Promise.all(files.map(flush));
  flushFolderOf(join(folder, 'any'));
}

function* entriesOf(folder: string): Generator<Dirent, void> {
  const entries = opendirSync(folder);
  try {
    for (let entry = entries.readSync(); entry; entry = entries.readSync()) yield entry;
  } finally {
    entries.closeSync();
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

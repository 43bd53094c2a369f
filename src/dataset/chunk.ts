import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canonicalJson } from '../core/json.js';
import { withIoErrors } from './folder.js';
import { Journal, recoverJournal, type Chunk } from './journal.js';
import type { Maker } from './maker.js';

/**
 * Makes the items of a chunk that are not made yet: pictures first, then the journal line.
 *
 * @returns how many were made now
 */
export function writeChunk(maker: Maker, folder: string, chunk: Chunk): number {
  return withIoErrors(folder, () => {
    const first = chunk.from + recoverJournal(folder, chunk);
    if (first === chunk.to) return 0;
    const journal = new Journal(folder, chunk);
    const folders = new Set<string>();
    try {
      for (let i = first; i < chunk.to; i++) {
        const item = maker.make(i);
        const record = item.record;
        for (const view of item.views) {
          const file = join(folder, view.file);
          const parent = dirname(file);
          if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
          folders.add(parent);
          writeFileSync(file, view.png);
        }
        journal.append(canonicalJson(record), item.questions.map(canonicalJson));
      }
    } finally {
      journal.close();
    }
    return chunk.to - first;
  });
}

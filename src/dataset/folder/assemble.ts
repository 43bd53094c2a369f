import { join } from 'node:path';
import { disk } from '../../core/files/disk.js';
import { AtomicFile, writeAtomic, flushFolderOf } from './atomic-file.js';
import { temporaryFor, withIoErrors } from './folder.js';
import { SelectionTally, type Selection } from './selection.js';
import { HashedLines, chunksOf, readJournal } from './journal.js';
import { itemsFile, manifestFile, questionsFile, schemaFile, workFolder, schemaText } from './layout.js';
import type { Maker } from '../item/maker.js';
import { buildManifest } from './manifest.js';
import type { Manifest } from '../item/record.js';

/**
 * Joins the journals into the two JSONL files and writes the manifest last: from then on the folder is a dataset.
 * @returns undefined if an item has not been made yet, by this run or by others on the same folder
 */
export async function assemble(maker: Maker, folder: string): Promise<Manifest | undefined> {
  const schema = await schemaText();
  return withIoErrors(folder, () => {
    const open: AtomicFile[] = [];
    const file = (name: string): HashedLines => {
      open.push(new AtomicFile(join(folder, name), temporaryFor(folder, name)));
      return new HashedLines(open.at(-1)!);
    };
    try {
      const [items, questions] = [file(itemsFile), file(questionsFile)];
      const selection = joinJournals(maker, folder, items, questions);
      if (!selection) return undefined;
      for (const one of open) one.publish();
      const files = { [itemsFile]: items.sha256, [questionsFile]: questions.sha256 };
      return finish(folder, schema, buildManifest(maker, { questions: questions.count, selection, files }));
    } finally {
      for (const one of open) one.discard();
    }
  });
}

/** Writes what is left and the manifest last, and removes the work folder. */
function finish(folder: string, schema: string, manifest: Manifest): Manifest {
  writeAtomic(join(folder, schemaFile), schema, temporaryFor(folder, schemaFile));
  const file = join(folder, manifestFile);
  flushFolderOf(file); // after a power failure the manifest's name is not there without the others'
  writeAtomic(file, `${JSON.stringify(manifest, null, 2)}\n`, temporaryFor(folder, manifestFile));
  flushFolderOf(file);
  disk.remove(join(folder, workFolder));
  return manifest;
}

/** Writes the lines of all items. @returns undefined if an item is missing */
function joinJournals(
  { plan }: Maker,
  folder: string,
  items: HashedLines,
  questions: HashedLines,
): Selection | undefined {
  const tally = new SelectionTally(plan);
  for (const chunk of chunksOf(plan.length)) {
    const made = readJournal(folder, chunk, plan);
    if (made.length < chunk.to - chunk.from) return undefined;
    for (const [at, { item, questions: asked, rejections }] of made.entries()) {
      tally.add(plan.item(chunk.from + at).part.name, rejections);
      items.add(item);
      for (const question of asked) questions.add(question);
    }
  }
  return tally.selection;
}

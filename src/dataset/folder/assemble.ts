import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { node } from '../../core/node.js';
import { AtomicFile, writeAtomic } from './atomic-file.js';
import { temporaryFor, withIoErrors } from './folder.js';
import { chunksOf, readJournal } from './journal.js';
import { itemsFile, manifestFile, questionsFile, schemaFile, workFolder } from './layout.js';
import type { Maker } from '../item/maker.js';
import { buildManifest } from './manifest.js';
import type { Manifest } from '../item/record.js';
import { flushFolderOf } from './rename.js';
import { schemaText } from './schema.js';
import { SelectionTally, type Selection } from './selection.js';

/**
 * Joins the journals into the two JSONL files and writes the manifest last: from then on the folder is a dataset.
 *
 * @returns undefined if an item has not been made yet, by this run or by others on the same folder
 */
export async function assemble(maker: Maker, folder: string): Promise<Manifest | undefined> {
  const schema = await schemaText();
  return withIoErrors(folder, () => {
    const counts = joinJournals(maker, folder);
    if (!counts) return undefined;
    const { items, questions, selection } = counts;
    const files = { [itemsFile]: items.publish(), [questionsFile]: questions.publish() };
    const manifest = buildManifest(maker, { questions: questions.lines, selection, files });
    writeAtomic(join(folder, schemaFile), schema, temporaryFor(folder, schemaFile));
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    const file = join(folder, manifestFile);
    flushFolderOf(file); // after a power failure the manifest's name is not there without the others'
    writeAtomic(file, text, temporaryFor(folder, manifestFile));
    flushFolderOf(file);
    rmSync(join(folder, workFolder), { recursive: true, force: true, maxRetries: 3 });
    return manifest;
  });
}

function joinJournals(
  { plan }: Maker,
  folder: string,
): { items: HashedFile; questions: HashedFile; selection: Selection } | undefined {
  const items = new HashedFile(folder, itemsFile);
  const questions = new HashedFile(folder, questionsFile);
  const tally = new SelectionTally(plan);
  let whole = false;
  try {
    for (const chunk of chunksOf(plan.length)) {
      const made = readJournal(folder, chunk, plan);
      if (made.length < chunk.to - chunk.from) return undefined;
      for (const [at, { item, questions: asked, rejections }] of made.entries()) {
        tally.add(plan.item(chunk.from + at).part.name, rejections);
        items.line(item);
        for (const question of asked) questions.line(question);
      }
    }
    items.flush();
    questions.flush();
    whole = true;
    return { items, questions, selection: tally.selection };
  } finally {
    if (!whole) for (const file of [items, questions]) file.discard();
  }
}

/** A file of the dataset, written line by line and hashed on the way. */
class HashedFile {
  lines = 0;
  private readonly hash = node.crypto.createHash('sha256');
  private readonly file: AtomicFile;
  private pending = '';

  constructor(folder: string, name: string) {
    this.file = new AtomicFile(join(folder, name), temporaryFor(folder, name));
  }

  line(text: string): void {
    this.lines++;
    this.pending += `${text}\n`;
    if (this.pending.length > 1 << 20) this.flush();
  }

  flush(): void {
    const bytes = Buffer.from(this.pending);
    this.pending = '';
    this.hash.update(bytes);
    this.file.write(bytes);
  }

  /** Gives the file its name and returns its sha256. */
  publish(): string {
    this.file.publish();
    return this.hash.digest('hex');
  }

  discard(): void {
    this.file.discard();
  }
}

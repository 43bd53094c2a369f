import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { viewsOf } from '../families/family.js';
import { withIoErrors, writeAtomic } from './folder.js';
import { chunksOf, readJournal } from './journal.js';
import { itemsFile, manifestFile, questionsFile, schemaFile, workFolder } from './layout.js';
import type { Maker } from './maker.js';
import { buildManifest } from './manifest.js';
import { datasetJsonSchema } from './schema.js';
import type { Manifest } from './record.js';

/** Whether every item of the plan has been made, by this run or by others on the same folder. */
export function allChunksMade(folder: string, length: number): boolean {
  return chunksOf(length).every((chunk) => readJournal(folder, chunk).length === chunk.to - chunk.from);
}

/** Joins the journals into the two JSONL files and writes the manifest last: from then on the folder is a dataset. */
export async function assemble(maker: Maker, folder: string): Promise<Manifest> {
  const schema = `${JSON.stringify(await datasetJsonSchema(), null, 2)}\n`;
  return withIoErrors(folder, () => {
    const items = new HashedFile(join(folder, itemsFile));
    const questions = new HashedFile(join(folder, questionsFile));
    let images = 0;
    for (const chunk of chunksOf(maker.plan.length)) {
      for (const [item, ...asked] of readJournal(folder, chunk)) {
        items.line(item!);
        for (const question of asked) questions.line(question);
      }
    }
    for (const { count, family } of maker.plan.parts) images += count * viewsOf(family).length;
    const counts = { items: items.lines, images, questions: questions.lines };
    const files = { [itemsFile]: items.finish(), [questionsFile]: questions.finish() } as Manifest['files'];
    const manifest = buildManifest(maker, counts, files);
    writeAtomic(join(folder, schemaFile), schema);
    writeAtomic(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(join(folder, workFolder), { recursive: true, force: true });
    return manifest;
  });
}

/** A file written line by line under a temporary name, hashed on the way. */
class HashedFile {
  lines = 0;
  private readonly hash = createHash('sha256');
  private readonly temporary: string;
  private readonly handle: number;
  private pending = '';

  constructor(private readonly file: string) {
    this.temporary = `${file}.${process.pid}.tmp`;
    this.handle = openSync(this.temporary, 'w');
  }

  line(text: string): void {
    this.lines++;
    this.pending += `${text}\n`;
    if (this.pending.length > 1 << 20) this.flush();
  }

  private flush(): void {
    const bytes = Buffer.from(this.pending);
    this.pending = '';
    this.hash.update(bytes);
    for (let at = 0; at < bytes.length;) at += writeSync(this.handle, bytes, at);
  }

  /** Gives the file its name and returns its sha256. */
  finish(): string {
    this.flush();
    fsyncSync(this.handle);
    closeSync(this.handle);
    renameSync(this.temporary, this.file);
    return this.hash.digest('hex');
  }
}

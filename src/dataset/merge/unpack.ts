import { join } from 'node:path';
import { TopsyturvyError } from '../../core/errors.js';
import { mostJsonBytes } from '../../core/files/json-file.js';
import { linesOf } from '../../core/files/lines.js';
import { readRegularFile } from '../../core/files/regular-file.js';
import { node } from '../../core/node.js';
import { NewFolder } from '../export/new-folder.js';
import { ioError } from '../folder/folder.js';
import { chunksOf } from '../folder/journal.js';
import { itemsFile, manifestFile, questionsFile, schemaFile } from '../folder/layout.js';
import { readManifest } from '../folder/read-manifest.js';
import type { Manifest } from '../item/record.js';
import { loadRegistry } from '../plan/modules.js';
import { createPlan, type Plan } from '../plan/plan.js';
import { ChunkLayout } from '../tar/chunk-layout.js';
import { ChunkReader } from '../tar/chunk-reader.js';
import { formOf } from '../tar/form.js';
import { checkTrusted } from '../verify/trusted-modules.js';
import { checkedPictures, recordsOf } from './take-pictures.js';

interface UnpackOptions {
  readonly base: string;
  /** Those that may run, as of `verify`. */
  readonly modules: readonly string[];
  onProgress?(done: number, total: number, now: number): void;
}

/**
 * Writes a finished dataset of either form to a new folder with pictures as files of their own: the same dataset, with the same
 * digest.
 *
 * @throws TopsyturvyError 'bad-file' or 'bad-folder' for a dataset that is spoiled, or an `out` that is there
 */
export async function unpack(folder: string, out: string, options: UnpackOptions): Promise<Manifest> {
  const manifest = readManifest(folder);
  const { spec, seed } = manifest;
  checkTrusted(spec.modules ?? [], options.base, options.modules);
  const plan = await createPlan(spec, seed, await loadRegistry(spec.modules, options.base));
  let to: NewFolder | undefined;
  try {
    to = new NewFolder(out);
    unpackPictures(plan, folder, to, options);
    for (const name of [itemsFile, questionsFile] as const) copy(folder, name, to, manifest.files[name]);
    copy(folder, schemaFile, to);
    copy(folder, manifestFile, to);
    await to.publish();
  } catch (error) {
    to?.discard();
    throw ioError(out, error);
  }
  return manifest;
}

function unpackPictures(plan: Plan, folder: string, to: NewFolder, { onProgress }: UnpackOptions): void {
  const layout = formOf(folder) === 'webdataset' ? new ChunkLayout(plan) : undefined;
  const lines = linesOf({ folder, name: itemsFile });
  for (const chunk of chunksOf(plan.length)) {
    const reader = layout && new ChunkReader(folder, layout, chunk);
    try {
      for (let i = chunk.from; i < chunk.to; i++) {
        const item = plan.item(i);
        const line = lines.next().value?.text;
        if (!line?.includes(item.id))
          throw new TopsyturvyError(
            'bad-file',
            `'${join(folder, itemsFile)}' has no line for ${item.id}`,
            folder,
          );
        const records = recordsOf({ item: line }, item, folder);
        const pictures = checkedPictures(records, folder, reader?.sample(item).pictures);
        for (const { file } of records) to.add(file, pictures.next().value!);
      }
    } finally {
      reader?.close();
    }
    onProgress?.(chunk.to, plan.length, chunk.to - chunk.from);
  }
}

/** Copies a file line by line. @param expected its sha256, if that is known */
function copy(folder: string, name: string, to: NewFolder, expected?: string): void {
  const path = join(folder, name);
  if (expected === undefined) {
    to.add(name, readRegularFile({ folder, name }, mostJsonBytes));
    return;
  }
  const hash = node.crypto.createHash('sha256');
  const file = to.file(name);
  for (const { text } of linesOf({ folder, name })) {
    const bytes = Buffer.from(`${text}\n`);
    hash.update(bytes);
    file.write(bytes);
  }
  file.close();
  if (hash.digest('hex') !== expected)
    throw new TopsyturvyError('bad-file', `'${path}' is not the file that ${manifestFile} names`, path);
}

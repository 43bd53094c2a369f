import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { messageOf, sha256 } from '../../core/index.js';
import { decodePng } from '../../draw/png/decode.js';
import { imagesFolder, manifestFile, questionsFile } from '../folder/layout.js';
import { importedFamily, importedManifest } from '../folder/manifest.js';
import { PictureFiles } from '../folder/picture-file.js';
import { readEntries, type Entry } from '../gallery/read.js';
import type { Manifest } from '../item/record.js';
import { checkManifest, filesBelow, type Say } from './verify-files.js';

interface Run {
  readonly signal?: AbortSignal;
  onProgress?(done: number, total: number, now: number): void;
}

/** Checks the files of an imported set, their hashes and forms. Its answers are its authors': nothing tells whether they are right. */
export async function checkImported(
  manifest: Manifest,
  folder: string,
  say: Say,
  { signal, onProgress }: Run,
): Promise<void> {
  const form = manifest.imported!;
  const family = importedFamily(form);
  const files = new PictureFiles(folder);
  const listed = new Set<string>();
  let items = 0;
  try {
    for await (const entry of readEntries(folder)) {
      if (items % 8 === 0) await setImmediate(); // where a run can be stopped
      if (signal?.aborted) return;
      const { certificate, id, index, part, views } = entry.item;
      if (certificate.holds) say(id, 'has a certificate, though nobody here made it');
      if (entry.item.family !== family || part !== form || index !== items)
        say(
          id,
          `is item ${index} of '${part}', ${entry.item.family}; expected item ${items} of '${form}', ${family}`,
        );
      for (const view of views) {
        if (listed.has(view.file)) say(view.file, 'two items have this file');
        listed.add(view.file);
        checkPicture(files, view, say);
      }
      checkQuestions(entry, family, say);
      items++;
      onProgress?.(items, manifest.counts.items, 1);
    }
  } catch (error) {
    say(folder, messageOf(error)); // the line after which no other can be read
  }
  await checkManifest(manifest, folder, say, (questions) =>
    importedManifest(form, {
      name: manifest.spec.name,
      counts: { items, images: listed.size, questions },
      assets: manifest.assets,
      files: manifest.files,
    }),
  );
  if (!existsSync(join(folder, imagesFolder))) return;
  for (const file of filesBelow(folder, imagesFolder))
    if (!listed.has(file)) say(file, 'the file belongs to no item');
}

function checkPicture(
  files: PictureFiles,
  { file, width, height, sha256: hash }: Entry['item']['views'][number],
  say: Say,
): void {
  try {
    const bytes = files.read(file);
    if (sha256(bytes) !== hash) return say(file, `its sha256 is ${sha256(bytes)}, but its item says ${hash}`);
    const found = decodePng(bytes);
    if (found.width !== width || found.height !== height)
      say(file, `has ${found.width} x ${found.height} pixels, but its item says ${width} x ${height}`);
  } catch (error) {
    say(file, messageOf(error));
  }
}

function checkQuestions({ item, questions }: Entry, family: string, say: Say): void {
  const own = new Set(item.views.map(({ file }) => file));
  const ids = new Set<string>();
  if (questions.length === 0) say(item.id, `${questionsFile} has no question about it`);
  for (const { id, family: of, images } of questions) {
    if (of !== family) say(id, `has the family ${of}, but ${manifestFile} says ${family}`);
    if (ids.has(id) || !id.startsWith(`${item.id}.`)) say(id, "is no id of its own, or not its item's");
    ids.add(id);
    const stranger = images.find((file) => !own.has(file));
    if (stranger !== undefined) say(id, `shows '${stranger}', which is no picture of its item`);
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encodePng } from '../../../../src/draw/png/encode.js';
import { createRaster } from '../../../../src/draw/raster.js';
import {
  type ImportJob,
  importPhotographs,
} from '../../../../src/families/orientation/photographs/import/import-photographs.js';
import {
  photographsForm,
  type PhotographEntry,
} from '../../../../src/families/orientation/photographs/form.js';
import { zod } from '../../../../src/core/zod.js';
import { temporaryFolder } from '../../../dataset/folders.js';

/** Writes files into a new folder. A number is the side of a gray picture. */
export function folderOf(files: Readonly<Record<string, string | readonly [number, number]>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : encodePng(createRaster(...content, 1, 128)));
  }
  return folder;
}

/** What is imported, read as a family reads it, and how often each reason kept something out. */
export async function imported(
  folder: string,
  job: Pick<ImportJob, 'source'> & Partial<Omit<ImportJob, 'annotations'>> & { annotations: string },
): Promise<{
  readonly photos: readonly PhotographEntry[];
  readonly skipped: Readonly<Record<string, number>>;
  readonly examples: readonly string[];
  readonly text: string;
}> {
  const { text, skips } = await importPhotographs({
    categories: [],
    limit: 10_000,
    out: join(folder, 'photos.json'),
    ...job,
    annotations: [join(folder, job.annotations)],
  });
  const { photos } = photographsForm(zod()).parse(JSON.parse(text));
  const skipped = Object.fromEntries(skips.table.map(({ reason, count }) => [reason, count]));
  return { photos, skipped, text, examples: skips.table.flatMap(({ examples }) => examples) };
}

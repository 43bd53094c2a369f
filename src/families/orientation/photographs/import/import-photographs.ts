import { checkForm } from '../../../../core/check-form.js';
import { TopsyturvyError } from '../../../../core/errors.js';
import { zod } from '../../../../core/zod.js';
import { photographsForm } from '../form.js';
import { annotationFiles } from './files.js';
import { type ImportedPhoto, type ImportOptions, mostImported, tooMany } from './imported.js';
import { importKitti } from './kitti.js';
import { importObjectron } from './objectron.js';
import { importOmni3d } from './omni3d.js';
import { photosText } from './photos-file.js';
import { ImportSkips } from './skips.js';

/** What annotations can be imported from. */
export const sources = ['kitti', 'omni3d', 'objectron'] as const;
export type ImportSource = (typeof sources)[number];

const importers = {
  kitti: { ending: '.txt', read: importKitti },
  omni3d: { ending: '.json', read: importOmni3d },
  objectron: { ending: '.json', read: importObjectron },
} as const;

export interface ImportJob extends ImportOptions {
  readonly source: ImportSource;
  /** Files of annotations, or folders of them. */
  readonly annotations: readonly string[];
  /** Where the `photos.json` will be. */
  readonly out: string;
  /** The most photographs, from 1 to 10,000. */
  readonly limit: number;
}

export interface Imported {
  /** What the `photos.json` is to hold. */
  readonly text: string;
  readonly photographs: number;
  readonly objects: number;
  readonly skips: ImportSkips;
}

/**
 * Reads annotations of another form as a `photos.json`. The same files give the same bytes.
 *
 * @throws TopsyturvyError 'bad-file' for files that cannot be read, or of which nothing can be imported
 */
export async function importPhotographs(job: ImportJob): Promise<Imported> {
  const { ending, read } = importers[job.source];
  const skips = new ImportSkips();
  const photos: ImportedPhoto[] = [];
  let count = 0;
  for await (const photo of read(annotationFiles(job.annotations, ending), job, skips)) {
    count += photo.objects.length;
    if (count > mostImported) throw tooMany(photo.file);
    if (photo.objects.length > 0) photos.push(photo);
    else skips.add('empty', photo.file);
  }
  if (photos.length === 0)
    throw new TopsyturvyError(
      'bad-file',
      `Nothing of the annotations can be imported${skips.total > 0 ? `: ${skipsInWords(skips)}` : ''}`,
      job.annotations[0],
    );
  const text = photosText(photos, job.out, job.limit, skips);
  const { photos: written } = checkForm(
    photographsForm(zod()),
    JSON.parse(text),
    'What was imported',
    'bad-file',
  );
  const objects = written.reduce((sum, photo) => sum + photo.objects.length, 0);
  return { text, photographs: written.length, objects, skips };
}

/** Each reason with its first example. */
const skipsInWords = (skips: ImportSkips): string =>
  skips.table.map(({ count, sentence, examples }) => `${count}: ${sentence} (${examples[0]})`).join('; ');

import { sixDecimals, threeDecimals, wrongParameter, badFile } from '../../../../core/index.js';
import { zod, checkForm } from '../../../../core/zod.js';
import { photographsForm, mostPhotographs } from '../form.js';
import { annotationFiles } from './files.js';
import {
  type ImportedPhoto,
  type ImportOptions,
  mostImported,
  tooMany,
  type ImportedObject,
} from './imported.js';
import { importKitti } from './kitti.js';
import { importObjectron } from './objectron.js';
import { importOmni3d } from './omni3d.js';
import { ImportSkips } from './skips.js';
import { dirname, relative, sep } from 'node:path';

/**
 * The text of a `photos.json`: photographs in the order of their images' paths, evenly thinned out to the limit.
 * @param out where it will be: it names images by their paths from its folder
 * @throws TopsyturvyError 'bad-parameter' if an image is not in that folder or below
 */
function photosText(
  photos: readonly ImportedPhoto[],
  out: string,
  limit: number,
  skips: ImportSkips,
): string {
  const placed = photos
    .map((photo) => ({ ...photo, image: imagePath(photo.file, out) }))
    .sort((a, b) => (a.image < b.image ? -1 : a.image > b.image ? 1 : 0));
  const most = Math.min(limit, mostPhotographs);
  const chosen = placed.length <= most ? placed : evenly(placed, most);
  const kept = new Set(chosen);
  for (const photo of placed) if (!kept.has(photo)) skips.add('limit', photo.image);
  const names = uniqueNames(chosen.map(({ name }) => name));
  const lines = chosen.map(({ image, camera, size, objects }, at) =>
    JSON.stringify({
      name: names[at],
      image,
      ...(camera && {
        camera: { focal: camera.focal.map(threeDecimals), center: camera.center.map(threeDecimals) },
      }),
      ...(size && { size }),
      objects: objects.map(objectForm),
    }),
  );
  return `{ "photos": [\n${lines.join(',\n')}\n] }\n`;
}

const evenly = <T>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)]);

function imagePath(file: string, out: string): string {
  const path = relative(dirname(out), file).split(sep).join('/');
  if (!path.startsWith('../') && path !== '..') return path;
  throw wrongParameter(
    `The image '${file}' is outside of the folder of '${out}'; let --out be in a folder that holds the images, at any depth`,
    out,
    'a file in a folder above the images',
  );
}

const objectForm = ({
  box,
  heading,
  rotation,
  uncertainty,
  occlusion,
  truncation,
  ...rest
}: ImportedObject) => ({
  ...rest,
  box: box.map(threeDecimals),
  ...(heading !== undefined && { heading: heading === 'none' ? heading : threeDecimals(heading) }),
  ...(rotation && { rotation: rotation.map(sixDecimals) }),
  ...(uncertainty !== undefined && { uncertainty }),
  ...(occlusion !== undefined && occlusion > 0 && { occlusion: threeDecimals(occlusion) }),
  ...(truncation !== undefined && truncation > 0 && { truncation: threeDecimals(truncation) }),
});

/** Names of lower-case letters, digits and dashes, at most 60 long, no two alike. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(-52)
      .replace(/^-+|-+$/g, '');
    const base = plain === '' ? 'photo' : plain;
    let unique = base;
    for (let next = 2; used.has(unique); next++) unique = `${base}-${next}`;
    used.add(unique);
    return unique;
  });
}

/** The sources of annotations that can be imported. */
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
  /** The path of the `photos.json`. */
  readonly out: string;
  /** The most photographs, from 1 to 10,000. */
  readonly limit: number;
}

export interface Imported {
  /** The text of the `photos.json`. */
  readonly text: string;
  readonly photographs: number;
  readonly objects: number;
  readonly skips: ImportSkips;
}

/**
 * Reads annotations of another form as a `photos.json`. The same files give the same bytes.
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
    throw badFile(
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

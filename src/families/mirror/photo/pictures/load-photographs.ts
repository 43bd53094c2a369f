import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { isObject, Stream, type StreamPath, TopsyturvyError, badFile } from '../../../../core/index.js';
import { sha256 } from '../../../../core/hash.js';
import { changedShare, turn, type Raster } from '../../../../draw/index.js';
import { scaleWindow } from '../../../../draw/layout/scale-window.js';
import { PictureStore } from '../../../../draw/picture-store.js';
import type { Coco, CocoCategory, CocoImage, Id } from '../annotations/coco.js';
import { readCoco, readDeclared } from '../annotations/coco.js';
import { below } from '../../../user-list.js';
import { SkipReport } from '../annotations/skips.js';
import { readSubjects, type Subject, subjectName } from '../annotations/subjects.js';
import { askable, type Askable } from '../questions/askable.js';
import type { PhotoParams } from '../state.js';
import { openPicture, type OpenPicture } from './open-picture.js';

export type Split = 'train' | 'dev' | 'test';

/**
 * The split of a photograph: 70, 10 and 20%. It depends only on what stays together, so that sets of different seeds and files share
 * no photograph between different splits.
 * @param by 'image', or a field of the image's entry
 * @returns undefined if the entry lacks the field
 */
function splitOf({ entry }: CocoImage, sha256: string, by: string): Split | undefined {
  const key = by === 'image' ? sha256 : Object.hasOwn(entry, by) ? entry[by] : undefined;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  return new Stream(['mirror/photo', 'split', by, key]).weighted(
    ['train', 'dev', 'test'] as const,
    [70, 10, 20],
  );
}

/** A subject whose picture has been read. */
export interface LoadedSubject extends Askable {
  /** Reads the finished picture without the outline and the mark. */
  readonly raster: () => Raster;
  readonly sha256: string;
  readonly split: Split | undefined;
}

interface LoadedPhotographs {
  readonly subjects: readonly LoadedSubject[];
  /** The sha256 of every file that was used, by its path as the params have it. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** No more subjects are loaded once their pictures take 1 GiB decoded. */
const mostBytes = 1 << 30;

/**
 * Reads the annotations, and pictures in an order given by the path until there are as many subjects as the params ask for.
 * @throws TopsyturvyError 'bad-file' if a file is not of its form, or no subject is left, saying why
 */
export async function loadPhotographs(
  params: PhotoParams,
  path: StreamPath,
  resolve: (path: string) => string,
): Promise<LoadedPhotographs> {
  const { split } = params;
  const report = new SkipReport();
  const annotated = readAnnotations(params, resolve, report);
  const hashes: Record<string, string> = { ...annotated.hashes };
  const subjects: LoadedSubject[] = [];
  const store = new PictureStore();
  let bytes = 0;
  const images = new Stream([...path, 'images']).shuffle(annotated.images);
  for await (const { file, picture, split: own, list } of openPhotographs(images, params, resolve, report)) {
    if (split !== '' && split !== 'each' && split !== own) continue;
    hashes[file] = picture.sha256;
    for (const one of list) {
      if (subjects.length === params.subjects || bytes > mostBytes) break;
      subjects.push({ ...one, raster: store.keep(one.raster), sha256: picture.sha256, split: own });
      bytes += one.raster.data.length;
    }
    if (subjects.length === params.subjects || bytes > mostBytes) break;
  }
  if (subjects.length === 0) throw noneLeft(params, report);
  return { subjects, hashes };
}

function noneLeft({ annotations, split }: PhotoParams, report: SkipReport): TopsyturvyError {
  const why = report.total > 0 ? `: ${report.toString()}` : split === '' ? ': it has no annotations' : '';
  return badFile(
    `No subject of '${annotations}' can be asked about${split === '' ? '' : ` in split '${split}'`}${why}`,
    annotations,
  );
}

export interface Annotated {
  /** The subjects whose annotations are consistent, by image. */
  readonly images: readonly (readonly Subject[])[];
  /** How many annotations the file has. */
  readonly annotations: number;
  /** The categories that have annotations, and how many of each. */
  readonly categories: readonly OccurringCategory[];
  /** The sha256 of the files, by their paths as the params have them. */
  readonly hashes: Readonly<Record<string, string>>;
}

export interface OccurringCategory extends CocoCategory {
  readonly count: number;
}

/** A photograph that matches its annotations, and what can be asked about its subjects. */
interface UsablePhotograph {
  /** Its path as the params have it. */
  readonly file: string;
  readonly picture: OpenPicture;
  /** Undefined where splits are not asked for. */
  readonly split: Split | undefined;
  readonly list: readonly ShownSubject[];
}

interface ShownSubject extends Askable {
  /** The finished picture without the outline and the mark. */
  readonly raster: Raster;
}

/** The least share of pixels that a mirror must change: a picture that is its own mirror image has no twin. */
const leastChange = 0.004;

/**
 * Reads the annotations and the skeleton file; opens no picture.
 * @throws TopsyturvyError 'bad-file' if a file is missing or not of its form
 */
export function readAnnotations(
  { annotations, skeleton }: Pick<PhotoParams, 'annotations' | 'skeleton'>,
  resolve: (path: string) => string,
  report: SkipReport,
): Annotated {
  const declared = skeleton === '' ? undefined : readDeclared(resolve(skeleton), skeleton);
  const coco = readCoco(resolve(annotations), annotations, declared);
  const images = new Map<Id, Subject[]>();
  for (const subject of readSubjects(coco, report)) {
    const list = images.get(subject.image.id);
    if (list) list.push(subject);
    else images.set(subject.image.id, [subject]);
  }
  const files = [annotations, ...(skeleton === '' ? [] : [skeleton])];
  const hashes = files.map((file) => [file, sha256(readFileSync(resolve(file)))]);
  return {
    images: [...images.values()],
    annotations: coco.annotations.length,
    categories: occurringCategories(coco),
    hashes: Object.fromEntries(hashes) as Record<string, string>,
  };
}

function occurringCategories({ annotations, categories }: Coco): OccurringCategory[] {
  const counts = new Map<unknown, number>();
  for (const entry of annotations) {
    const id = isObject(entry) ? entry.category_id : undefined;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...categories].flatMap(([id, category]) => {
    const count = counts.get(id);
    return category && count !== undefined ? [{ ...category, count }] : [];
  });
}

/** Opens the photographs about which something can be asked, one by one. Skipped subjects are counted. */
export async function* openPhotographs(
  images: Annotated['images'],
  params: PhotoParams,
  resolve: (path: string) => string,
  report: SkipReport,
): AsyncGenerator<UsablePhotograph> {
  const folder = params.images === '' ? posix.dirname(params.annotations) : params.images;
  resolve(folder); // A folder that may not be read is an error, not a reason to skip every picture.
  for (const subjects of images) {
    const list = askable(subjects, params, report);
    if (list.length === 0) continue;
    const { image } = subjects[0];
    const picture = await openPicture(image, folder, resolve);
    if ('reason' in picture) {
      for (const { view } of list)
        report.add(picture.reason, `${subjectName(view.subject)}: ${picture.what}`);
      continue;
    }
    const split = params.split === '' ? undefined : splitOf(image, picture.sha256, params.splitBy);
    if (params.split === '' || split) {
      const shown = shownSubjects(list, picture.raster, report);
      if (shown.length > 0) yield { file: below(folder, image.file)!, picture, split, list: shown };
    } else
      for (const { view } of list)
        report.add('split', `${subjectName(view.subject)}: no '${params.splitBy}'`);
  }
}

function shownSubjects(list: readonly Askable[], picture: Raster, report: SkipReport): ShownSubject[] {
  return list.flatMap((one): ShownSubject[] => {
    const { from, width, height } = one.view.frame;
    const raster = scaleWindow(picture, from, width, height);
    if (changedShare(raster, turn(raster, 'mirror')) >= leastChange) return [{ ...one, raster }];
    report.add('symmetric', subjectName(one.view.subject));
    return [];
  });
}

import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { sha256 } from '../../../../core/hash.js';
import { changedShare } from '../../../../draw/compare.js';
import type { Raster } from '../../../../draw/raster.js';
import { turn } from '../../../../draw/turn.js';
import { askable, type Askable } from '../questions/askable.js';
import { readCoco, type CocoCategory, type Id } from '../annotations/coco.js';
import { readDeclared } from '../annotations/declared.js';
import type { PhotoParams } from '../params.js';
import { below, openPicture, type OpenPicture } from './open-picture.js';
import { scaleWindow } from './scale.js';
import { readSubjects } from '../annotations/read-subjects.js';
import type { SkipReport } from '../annotations/skips.js';
import { splitOf, type Split } from './split.js';
import { subjectName, type Subject } from '../annotations/subject.js';

export interface Annotated {
  /** The subjects whose annotations hold together, by image. */
  readonly images: readonly (readonly Subject[])[];
  /** All that the file has, by number and by name. */
  readonly annotations: number;
  readonly categories: readonly CocoCategory[];
  /** The sha256 of the files, by their paths as the params have them. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** A photo that is the one annotated, and what can be asked about its subjects. */
export interface UsablePhoto {
  /** Its path as the params have it. */
  readonly file: string;
  readonly picture: OpenPicture;
  /** Undefined where splits are not asked for. */
  readonly split: Split | undefined;
  readonly list: readonly ShownSubject[];
}

export interface ShownSubject extends Askable {
  /** The finished picture without outline and mark. */
  readonly raster: Raster;
}

/** Least share of pixels that a mirror must change: a picture that is its own mirror image has no twin. */
const leastChange = 0.004;

/**
 * Reads the annotations and what is declared of their skeletons; opens no picture.
 *
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
    categories: [...coco.categories.values()].flatMap((category) => category ?? []),
    hashes: Object.fromEntries(hashes) as Record<string, string>,
  };
}

/** Opens, one by one, the photos about which something can be asked. What is skipped is counted. */
export async function* usablePhotos(
  images: Annotated['images'],
  params: PhotoParams,
  resolve: (path: string) => string,
  report: SkipReport,
): AsyncGenerator<UsablePhoto> {
  const folder = params.images === '' ? posix.dirname(params.annotations) : params.images;
  resolve(folder); // A folder that may not be read is an error, not a reason to pass over every picture.
  for (const subjects of images) {
    const list = askable(subjects, params, report);
    if (list.length === 0) continue;
    const { image } = subjects[0]!;
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

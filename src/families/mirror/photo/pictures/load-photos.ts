import { TopsyturvyError } from '../../../../core/errors.js';
import { Stream, type StreamPath } from '../../../../core/stream.js';
import type { PhotoParams } from '../params.js';
import { SkipReport } from '../annotations/skips.js';
import type { Split } from './split.js';
import { readAnnotations, usablePhotos, type ShownSubject } from './usable-photos.js';

/** A subject whose picture has been read. */
export interface LoadedSubject extends ShownSubject {
  readonly sha256: string;
  readonly split: Split | undefined;
}

export interface LoadedPhotos {
  readonly subjects: readonly LoadedSubject[];
  /** The sha256 of every file that was used, by its path as the params have it. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** The pictures of a set are kept decoded: 1 GiB of them, and no more subjects than that holds. */
const mostBytes = 1 << 30;

/**
 * Reads annotations and as many of the pictures, in an order that the path gives, as it takes to have the subjects that the
 * params ask for.
 *
 * @throws TopsyturvyError 'bad-file' if a file is not of its form, or no subject is left, saying why
 */
export async function loadPhotos(
  params: PhotoParams,
  path: StreamPath,
  resolve: (path: string) => string,
): Promise<LoadedPhotos> {
  const { split } = params;
  const report = new SkipReport();
  const annotated = readAnnotations(params, resolve, report);
  const hashes: Record<string, string> = { ...annotated.hashes };
  const subjects: LoadedSubject[] = [];
  let bytes = 0;
  const images = new Stream([...path, 'images']).shuffle(annotated.images);
  for await (const { file, picture, split: own, list } of usablePhotos(images, params, resolve, report)) {
    if (split !== '' && split !== 'each' && split !== own) continue;
    hashes[file] = picture.sha256;
    for (const one of list) {
      if (subjects.length === params.subjects || bytes > mostBytes) break;
      subjects.push({ ...one, sha256: picture.sha256, split: own });
      bytes += one.raster.data.length;
    }
    if (subjects.length === params.subjects || bytes > mostBytes) break;
  }
  if (subjects.length === 0) throw noneLeft(params, report);
  return { subjects, hashes };
}

function noneLeft({ annotations, split }: PhotoParams, report: SkipReport): TopsyturvyError {
  const why = report.total > 0 ? `: ${report.toString()}` : split === '' ? ': it has no annotations' : '';
  return new TopsyturvyError('bad-file', `No subject of '${annotations}' can be asked about${split === '' ? '' : ` in split '${split}'`}${why}`, annotations); // prettier-ignore
}

import { sixDecimals, TopsyturvyError, wrongParameter } from '../../../core/index.js';
import { turn, turns, type Raster, type Turn } from '../../../draw/index.js';
import type { SetContext } from '../../family.js';
import { verdict as verdictOf } from '../../proposal.js';
import { missedPhotograph } from '../../staging/readings/photograph.js';
import { turnedBounds, whyNot } from '../../staging/picture/comparison.js';
import { dealtLevel, type Level } from '../tasks/task.js';
import { isRound, operations, photoDesign, photoTurns, typeOf } from './answers.js';
import type { CanonicalParams, CanonicalSubjects } from './subjects.js';
import { loadUserPhotographs, type UserPhotograph } from './user-photographs.js';

/** A user's photograph, and how its picture is turned as seen. */
export type PhotographState = {
  readonly photo: {
    readonly name: string;
    readonly sha256: string;
    readonly determined: boolean;
    /** Names the stream that shuffles the options. */
    readonly order: number;
  };
  readonly turn: Turn;
};

/** A photograph, and whether its answers can be distinguished. */
interface SeenPhoto {
  readonly photo: UserPhotograph;
  readonly evidence: PhotoEvidence;
  readonly verdict: 'determined' | 'undetermined' | 'unclear';
}

/**
 * The user's photographs, upright by the user's word. Whether an answer can be told from pixels is computed all the same: a
 * photograph whose turns are the same picture cannot be determined, and one whose turns are nearly so is refused.
 * @throws TopsyturvyError for photographs that cannot be read or asked about with these params
 */
export async function photoSubjects({
  params,
  path,
  resolve,
}: SetContext<CanonicalParams>): Promise<CanonicalSubjects<PhotographState>> {
  if (params.models.length > 0)
    throw wrongParameter(
      'Photographs take the place of models; give photographs or models, not both',
      params.models,
    );
  if (typeof params.size !== 'number')
    throw wrongParameter(
      `Photos are square, not ${params.size}: a quarter turn of any other form would show another part of the photo`,
      params.size,
      'a whole number of pixels',
    );
  if (params.answers !== undefined)
    throw wrongParameter(
      'Which answers photographs have is in their file; leave answers out',
      params.answers,
      'no value',
    );
  const { photos, hashes } = await loadUserPhotographs(params.photos, params.size, resolve);
  const seenPhotos = new Map(chosen(photos, params).map((photo) => [photo.name, look(photo, params)]));
  const named = (verdict: string): UserPhotograph[] =>
    [...seenPhotos.values()].filter((entry) => entry.verdict === verdict).map(({ photo }) => photo);
  const pools = {
    determined: named('determined').filter(({ canonical }) => hasAllAnswers(canonical, params)),
    undetermined: named('undetermined'),
  };
  checkPools(pools, params);
  const { options } = typeOf(dealtLevel(params.level));
  const { size, at } = photoDesign(
    dealtLevel(params.level),
    options.length,
    params.undetermined,
    pools,
    path,
  );

  return {
    hashes,
    size,
    capacity: (options.length - 1) * pools.determined.length + pools.undetermined.length,
    optionOf: (index) => at(index).option,
    engine: () => undefined,
    propose({ index, stream }) {
      const { photo, option, turn: by } = at(index);
      const { name, sha256 } = photo;
      const determined = option < options.length - 1;
      const order = stream('order').below(0x100000000);
      return { state: { photo: { name, sha256, determined, order }, turn: 'none' }, transform: { turn: by } };
    },
    upright: ({ photo: { name } }) => seenPhotos.get(name)!.photo.raster(),
    judge({ photo: { name, sha256, determined } }, seen) {
      const { evidence, verdict, photo } = seenPhotos.get(name)!;
      const holds = verdict === (determined ? 'determined' : 'undetermined');
      return verdictOf(holds, whyNot({ determined }), {
        difference: evidence.least,
        largestDifference: evidence.most,
        verdict,
        canonical: [...photo.canonical],
        source: sha256,
        seen,
      });
    },
    recognize: ({ photo: { name } }, seen, picture) =>
      missedPhotograph('picture', picture, turn(seenPhotos.get(name)!.photo.raster(), seen)),
    asked({ photo: { name, determined, order } }) {
      const { category, broadClass } = seenPhotos.get(name)!.photo;
      const groups = { category, ...(broadClass && { class: broadClass }), source: 'photo' };
      return { determined, order, groups };
    },
  };
}

/** Whether a photograph can be shown with each of the answers, so that the photograph does not tell which is right. */
const hasAllAnswers = (canonical: readonly Turn[], params: CanonicalParams): boolean =>
  typeOf(dealtLevel(params.level))
    .options.slice(0, -1)
    .every((_, option) => photoTurns(dealtLevel(params.level), option, canonical).length > 0);

function chosen(
  photos: readonly UserPhotograph[],
  { categories, photos: file }: CanonicalParams,
): UserPhotograph[] {
  const there = [...new Set(photos.map(({ category }) => category))];
  const missing = categories.find((category) => !there.includes(category));
  if (missing !== undefined)
    throw wrongParameter(`No photo of '${file}' shows '${missing}'; they show ${there.join(', ')}`, missing);
  return photos.filter(({ category }) => categories.length === 0 || categories.includes(category));
}

/** @throws TopsyturvyError 'bad-picture' if a person might or might not see which way up a photograph is */
function look(photo: UserPhotograph, params: CanonicalParams): SeenPhoto {
  const views = photo.small.map((square) => comparePhoto(square, dealtLevel(params.level), photo.canonical));
  const evidence = {
    least: Math.min(...views.map(({ least }) => least)),
    most: Math.max(...views.map(({ most }) => most)),
  };
  const alike = evidence.most <= turnedBounds.same;
  if (isRound(photo.canonical) || alike) return { photo, evidence, verdict: 'undetermined' };
  if (evidence.least >= turnedBounds.apart) return { photo, evidence, verdict: 'determined' };
  if (!hasAllAnswers(photo.canonical, params)) return { photo, evidence, verdict: 'unclear' };
  throw new TopsyturvyError(
    'bad-picture',
    `The photo '${photo.name}' is too much the same picture under two answers: they differ by ${evidence.least}; leave it out, or declare the turns under which it is as canonical`,
    photo.image,
    `a difference of at least ${turnedBounds.apart}`,
  );
}

/** @throws TopsyturvyError 'bad-parameter' if there are no photographs for some answer */
function checkPools(
  {
    determined,
    undetermined,
  }: { determined: readonly UserPhotograph[]; undetermined: readonly UserPhotograph[] },
  params: CanonicalParams,
): void {
  const { code } = typeOf(dealtLevel(params.level));
  if (determined.length === 0)
    throw wrongParameter(
      `None of the photos can be asked about with all answers of ${code}${params.level !== 'coarse' ? ": it needs photos that are canonical as 'none' only, such as those of text" : ''}`,
      params.photos,
    );
  if (undetermined.length === 0 && params.undetermined !== 0)
    throw wrongParameter(
      "'cannot be determined' is right for none of the photos; add one that is canonical as 'all', or set undetermined to 0",
      params.photos,
    );
}

/** How much a photograph's pictures differ between answers: mean difference of the channels, 0 to 1. */
interface PhotoEvidence {
  /** The least between pictures that may be shown with different answers. */
  readonly least: number;
  /** The most between any two turns. */
  readonly most: number;
}

/** Compares the turns of a photograph. @param square small, so that grain does not count */
function comparePhoto(square: Raster, level: Level, canonical: readonly Turn[]): PhotoEvidence {
  const turned = new Map(turns.map((by) => [by, turn(square, by)]));
  const groups = operations[level].map((_, option) => photoTurns(level, option, canonical));
  let [least, most] = [Infinity, 0];
  for (const one of turns) {
    const group = groups.findIndex((list) => list.includes(one));
    for (const other of turns) {
      const difference = meanDifference(turned.get(one)!, turned.get(other)!);
      most = Math.max(most, difference);
      const apart = groups.some((list, at) => at > group && list.includes(other));
      if (group >= 0 && apart) least = Math.min(least, difference);
    }
  }
  return { least: Number.isFinite(least) ? least : 0, most };
}

function meanDifference({ data: a }: Raster, { data: b }: Raster): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i]);
  return sixDecimals(sum / (255 * a.length));
}

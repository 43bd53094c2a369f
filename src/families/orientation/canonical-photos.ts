import { TopsyturvyError } from '../../core/errors.js';
import type { StreamPath } from '../../core/stream.js';
import type { Turn } from '../../draw/turn.js';
import { doriTypes } from './prompts/index.js';
import type { CanonicalParams } from './canonical-params.js';
import type { CanonicalSubjects } from './canonical-subject.js';
import { turnedBounds } from './evidence.js';
import { loadCustomPhotos, type CustomPhoto } from './custom-photos.js';
import { comparePhoto, isRound, photoTurns, type PhotoEvidence } from './photo-answers.js';
import { photoDesign } from './photo-design.js';

/** A photo of the user's, and how its picture is turned as seen. */
export type PhotoState = {
  readonly photo: {
    readonly name: string;
    readonly sha256: string;
    readonly determined: boolean;
    /** Names the stream that shuffles the options. */
    readonly order: number;
  };
  readonly turn: Turn;
};

interface Judged {
  readonly photo: CustomPhoto;
  readonly evidence: PhotoEvidence;
  readonly verdict: 'determined' | 'undetermined' | 'unclear';
}

/**
 * The user's photos, upright by the user's word. Whether an answer can be told from pixels is computed all the same: a
 * photo whose turns are the same picture cannot be determined, and one whose turns are nearly so is refused.
 *
 * @throws TopsyturvyError for photos that cannot be read or asked about with these params
 */
export async function photoSubjects(
  params: CanonicalParams,
  path: StreamPath,
  resolve: (path: string) => string,
): Promise<CanonicalSubjects<PhotoState>> {
  if (params.models.length > 0)
    throw new TopsyturvyError('bad-parameter', 'Photos take the place of models; give photos or models, not both', params.models); // prettier-ignore
  const { photos, hashes } = await loadCustomPhotos(params.photos, params.size, resolve);
  const judged = new Map(chosen(photos, params).map((photo) => [photo.name, judge(photo, params)]));
  const named = (verdict: string): CustomPhoto[] =>
    [...judged.values()].filter((entry) => entry.verdict === verdict).map(({ photo }) => photo);
  const pools = {
    determined: named('determined').filter(({ canonical }) => hasAllAnswers(canonical, params)),
    undetermined: named('undetermined'),
  };
  checkPools(pools, params);
  const { options } = typeOf(params);
  const { size, at } = photoDesign(params.level, options.length, params.undetermined, pools, path);

  return {
    hashes,
    size,
    optionOf: (index) => at(index).option,
    engine: () => undefined,
    state({ index, stream }) {
      const { photo, option } = at(index);
      const { name, sha256 } = photo;
      const determined = option < options.length - 1;
      return {
        photo: { name, sha256, determined, order: stream('order').below(0x100000000) },
        turn: 'none',
      };
    },
    turnOf: (_, { index }) => at(index).turn,
    upright: ({ photo: { name } }) => judged.get(name)!.photo.raster,
    evidence({ photo: { name, sha256, determined } }) {
      const { evidence, verdict, photo } = judged.get(name)!;
      return {
        holds: verdict === (determined ? 'determined' : 'undetermined'),
        difference: evidence.least,
        largestDifference: evidence.most,
        verdict,
        canonical: [...photo.canonical],
        source: sha256,
      };
    },
    asked({ photo: { name, determined, order } }) {
      const { category, broadClass } = judged.get(name)!.photo;
      const groups = { category, ...(broadClass && { class: broadClass }), source: 'photo' };
      return { determined, order, groups };
    },
  };
}

const typeOf = ({ level }: CanonicalParams) => doriTypes[level === 'coarse' ? '7C' : '7G'];

/** Whether a photo can be shown with each of the answers, so that the photo does not tell which is right. */
const hasAllAnswers = (canonical: readonly Turn[], params: CanonicalParams): boolean =>
  typeOf(params)
    .options.slice(0, -1)
    .every((_, option) => photoTurns(params.level, option, canonical).length > 0);

function chosen(
  photos: readonly CustomPhoto[],
  { categories, photos: file }: CanonicalParams,
): CustomPhoto[] {
  const there = [...new Set(photos.map(({ category }) => category))];
  const missing = categories.find((category) => !there.includes(category));
  if (missing !== undefined)
    throw new TopsyturvyError('bad-parameter', `No photo of '${file}' shows '${missing}'; they show ${there.join(', ')}`, missing); // prettier-ignore
  return photos.filter(({ category }) => categories.length === 0 || categories.includes(category));
}

/** @throws TopsyturvyError 'bad-picture' if a person might or might not see which way up a photo is */
function judge(photo: CustomPhoto, params: CanonicalParams): Judged {
  const views = photo.small.map((square) => comparePhoto(square, params.level, photo.canonical));
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

/** @throws TopsyturvyError 'bad-parameter' if there are no photos for some answer */
function checkPools(
  { determined, undetermined }: { determined: readonly CustomPhoto[]; undetermined: readonly CustomPhoto[] },
  params: CanonicalParams,
): void {
  const { code } = typeOf(params);
  if (determined.length === 0)
    throw new TopsyturvyError(
      'bad-parameter',
      `None of the photos can be asked about with all answers of ${code}${params.level === 'granular' ? ": it needs photos that are canonical as 'none' only, such as those of text" : ''}`,
      params.photos,
    );
  if (undetermined.length === 0 && params.undetermined !== 0)
    throw new TopsyturvyError(
      'bad-parameter',
      "None of the photos is one of which 'cannot be determined' is right; add one that is canonical as 'all', or set undetermined to 0",
      params.photos,
    );
}
